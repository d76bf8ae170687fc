//! Handles input on the chessboard: presses, drops, promotions and confirmations.

use super::input::{BoardInput, PendingPromotion, Selection, UnconfirmedMove, castling_side};
use super::{Table, apply, review_steps};
use crate::app::announcements::{AnnouncementItem, Notice, NoticeContent};
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::settings::Appearance;
use crate::app::update::Update;
use crate::game::{Event, Game, Refusal, UnplayableReason};
use crate::rules::{Bitboard, Move, Role, Square, WhyIllegal};

/// Handles a press of a square. Selects the piece on the square, moves the selected piece to the
/// square, or deselects. While a move waits for confirmation, a press of its target square confirms
/// the move; any other press first cancels the move.
pub(super) fn press_square(table: &mut Table, square: Square, ctx: &Context<'_>) -> Update {
    if table.input.promotion.is_some() {
        return Update::none();
    }
    table.seats.move_cursor(square);
    if table.ended_game.is_none() {
        // While the clocks are stopped, an overlay covers the board. If a player has closed the
        // overlay to see the board, a press shows it again.
        table.is_card_or_overlay_closed = false;
    }
    if table.board_review.is_some() {
        if table.shown().position().piece_at(square).is_some() {
            review_steps::refuse_move_in_review(table, ctx.now);
        }
        return Update::none();
    }
    if let Some(UnconfirmedMove { mv, .. }) = table.input.pending {
        if find_move(table, mv.from(), square).is_some_and(|meant| meant.to() == mv.to()) {
            return confirm_move(table, ctx);
        }
        clear_begun_move(table);
    }
    if let Some(selection) = &table.input.selection {
        let from = selection.from;
        let plays = from == square || find_move(table, from, square).is_some();
        if plays || !may_pick_up(table, square) {
            return drop_piece(table, from, square, ctx);
        }
    }
    pick_up_or_refuse(table, square, ctx);
    if table.input.selection.is_none() {
        refuse_out_of_turn(table, square, ctx);
    }
    Update::none()
}

/// Selects the piece on a square, if the player may pick it up. If the touch-move rule requires
/// another piece to move, shows a notice instead.
fn pick_up_or_refuse(table: &mut Table, square: Square, ctx: &Context<'_>) {
    match &table.input.selection {
        Some(held) if held.must_move && held.from != square => {
            let piece = table.session.game().position().piece_at(held.from);
            if let Some(piece) = piece {
                let what = NoticeContent::TouchedMustMove(held.from, piece);
                apply::notify_one(table, piece.color, Notice::temporary(in_gentle_words(what, ctx), ctx.now));
            }
        }
        _ => {
            table.input.selection =
                selection_from(table, square, ctx.settings.appearance.has(Appearance::TOUCH_MOVE))
        }
    }
}

/// Whether a player may pick up the piece on a square: the piece belongs to the side to move, and
/// the board accepts moves.
fn may_pick_up(table: &Table, square: Square) -> bool {
    let position = table.session.game().position();
    table.accepts_moves() && position.piece_at(square).is_some_and(|piece| piece.color == position.turn())
}

/// Returns a selection of the piece on the square `from`; `None` if the player may not pick it up.
/// With `binds`, touch-move applies: the piece must move if it can. Exception: while the player
/// only names a move for a draw claim, the piece need not move.
fn selection_from(table: &Table, from: Square, binds: bool) -> Option<Selection> {
    may_pick_up(table, from).then(|| {
        let moves: Vec<Move> = table.session.game().playable_from(from).to_vec();
        let touched = binds && !moves.is_empty() && table.pending_claim.is_none();
        Selection { from, moves, must_move: touched }
    })
}

/// Handles a drop of the piece on `from` onto `to`. Makes the move, asks for the role of a
/// promotion, or shows why the move is impossible.
pub(super) fn drop_piece(table: &mut Table, from: Square, to: Square, ctx: &Context<'_>) -> Update {
    if table.input.promotion.is_some() || !may_pick_up(table, from) {
        table.input.release_selection();
        return Update::none();
    }
    table.input.pending = None;
    pick_up_or_refuse(table, from, ctx);
    let Some(held) = table.input.selection.take_if(|held| held.from == from) else { return Update::none() };
    let touched = held.must_move;
    let mut update = Update::none();
    match find_move(table, from, to) {
        None => {
            table.input.selection = Some(held).filter(|_| touched);
            if from != to {
                explain_refused_move(table, from, to, ctx);
            }
        }
        Some(mv) if mv.promotion().is_some() => {
            table.input.promotion = Some(PendingPromotion { from, to, must_move: touched });
            if ctx.settings.appearance.has(Appearance::AUTO_QUEEN) {
                update.extend(promote_pawn(table, Role::Queen, ctx));
            } else {
                update.push(FocusTarget::Question);
            }
        }
        Some(mv) => update.extend(make_or_confirm(table, UnconfirmedMove { mv, must_move: touched }, ctx)),
    }
    update
}

/// Returns the move between these squares that the game allows; `None` if there is no such move. Of
/// several promotions, returns any one. A king also castles if it is dropped on its own rook. In
/// Chess960, the king may reach a square both by an ordinary move and by castling; in this case,
/// returns the ordinary move.
fn find_move(table: &Table, from: Square, to: Square) -> Option<Move> {
    let game = table.session.game();
    let (rights, moves) = (game.position().castling_rights(), game.playable_from(from));
    let steps = |mv: &&Move| mv.to() == to && castling_side(**mv).is_none();
    // At most one castling matches: if a legal castling takes the king to `to`, the rook of the
    // other wing cannot be on `to`, because the king's target square must be free.
    let castles = |mv: &&Move| {
        castling_side(**mv).is_some_and(|side| mv.to() == to || rights.rook(game.turn(), side) == Some(to))
    };
    moves.iter().find(steps).or_else(|| moves.iter().find(castles)).copied()
}

/// Makes a move on the board. If the settings require confirmation, first shows the move, until the
/// player confirms it.
fn make_or_confirm(table: &mut Table, pending: UnconfirmedMove, ctx: &Context<'_>) -> Update {
    if table.pending_claim.is_some() || !ctx.settings.appearance.has(Appearance::CONFIRM_MOVES) {
        return play_or_declare(table, pending.mv, ctx);
    }
    let position = table.session.game().position();
    let said = AnnouncementItem::ConfirmMove(position.san(pending.mv));
    let turn = position.turn();
    table.seats.move_cursor(pending.mv.to());
    table.seats.announce_to(turn, vec![said]);
    table.input.pending = Some(pending);
    Update::none()
}

/// Makes the move that waits for the player's confirmation; does nothing if no move waits.
pub(super) fn confirm_move(table: &mut Table, ctx: &Context<'_>) -> Update {
    let mut update = Update::none();
    if let Some(UnconfirmedMove { mv, .. }) = table.input.pending.take() {
        update.extend(play_or_declare(table, mv, ctx));
    }
    update
}

/// Makes a move on the board. While a player prepares a draw claim, only records the move as the
/// one that the player intends to make (FIDE 9.2.1.1, 9.3.1).
fn play_or_declare(table: &mut Table, mv: Move, ctx: &Context<'_>) -> Update {
    if let Some(claiming) = &mut table.pending_claim {
        claiming.chosen = Some(mv);
        return Update::none();
    }
    apply::apply_event(table, Event::Move(mv), ctx)
}

/// Plays a move that a player typed, and drops any selection of a piece. Shows a notice instead if
/// the board shows an earlier position or another line, or if another piece has to move under
/// touch-move.
pub(super) fn play_typed_move(table: &mut Table, mv: Move, ctx: &Context<'_>) -> Update {
    if table.board_review.is_some() {
        review_steps::refuse_move_in_review(table, ctx.now);
        return Update::none();
    }
    if table.input.selection.as_ref().is_some_and(|held| held.must_move && held.from != mv.from()) {
        pick_up_or_refuse(table, mv.from(), ctx);
        return Update::none();
    }
    table.input = BoardInput::default();
    play_or_declare(table, mv, ctx)
}

/// Makes the pending promotion to a piece of this role, or asks the player to confirm it. Does
/// nothing if no promotion is pending.
pub(super) fn promote_pawn(table: &mut Table, role: Role, ctx: &Context<'_>) -> Update {
    let Some(PendingPromotion { from, to, must_move: touched }) = table.input.promotion else {
        return Update::none();
    };
    let moves = table.session.game().playable_from(from);
    let chosen = moves.iter().copied().find(|mv| mv.to() == to && mv.promotion() == Some(role));
    let mut update = Update::none();
    if let Some(mv) = chosen {
        table.input.promotion = None;
        update.extend(make_or_confirm(table, UnconfirmedMove { mv, must_move: touched }, ctx));
        update.push(FocusTarget::Square(to));
    }
    update
}

/// Cancels a promotion without a chosen role, or a move that waits for confirmation. Moves the
/// keyboard focus to the square of the piece.
pub(super) fn cancel_begun_move(table: &mut Table) -> Update {
    let mut update = Update::none();
    if let Some(from) = clear_begun_move(table) {
        table.seats.move_cursor(from);
        update.push(FocusTarget::Square(from));
    }
    update
}

/// Cancels a promotion without a chosen role, or a move that waits for confirmation. Under
/// touch-move, the piece stays selected. Returns the square of the piece; `None` if there was
/// nothing to cancel.
fn clear_begun_move(table: &mut Table) -> Option<Square> {
    let promotion = table.input.promotion.take().map(|promotion| (promotion.from, promotion.must_move));
    let pending = table.input.pending.take().map(|pending| (pending.mv.from(), pending.must_move));
    let (from, touched) = promotion.or(pending)?;
    if touched {
        table.input.selection = selection_from(table, from, true);
    }
    Some(from)
}

/// Returns the notice `what`; if the settings ask for it, in gentle words for children.
fn in_gentle_words(what: NoticeContent, ctx: &Context<'_>) -> NoticeContent {
    if ctx.settings.appearance.has(Appearance::CHILDREN) {
        NoticeContent::InGentleWords(Box::new(what))
    } else {
        what
    }
}

/// Shows a notice that says why the piece on `from` may not move to `to`, and highlights the pieces
/// that prevent the move.
fn explain_refused_move(table: &mut Table, from: Square, to: Square, ctx: &Context<'_>) {
    let now = ctx.now;
    let game = table.session.game();
    let position = game.position();
    let mover = position.turn();
    if let Some(declared) = game.declared_move() {
        let refusal = Refusal::MoveDeclared(position.san(declared));
        let what = NoticeContent::Refused { by: mover, refusal, declared: false };
        return apply::notify_one(table, mover, Notice::temporary(what, now));
    }
    let Some(why) = game.why_unplayable(from, to) else { return };
    let pieces =
        why.squares().iter().filter_map(|square| Some((square, position.piece_at(square)?))).collect();
    let what = match why {
        UnplayableReason::Illegal(WhyIllegal::KingLeftInCheck(_)) => {
            NoticeContent::KingLeftInCheck { attackers: pieces, already: position.is_check() }
        }
        why => NoticeContent::Unplayable { by: mover, why, pieces, reach: reach(game, from, why) },
    };
    apply::notify_one(table, mover, Notice::temporary(in_gentle_words(what, ctx), now));
}

/// Returns the square `from` and the squares to which its piece can move. Empty if `why` itself
/// names squares, which already show why the move was refused.
fn reach(game: &Game, from: Square, why: UnplayableReason) -> Bitboard {
    if !why.squares().is_empty() {
        return Bitboard::EMPTY;
    }
    game.playable_from(from).iter().fold(Bitboard::from(from), |set, mv| set | Bitboard::from(mv.to()))
}

/// Shows a notice to a player who presses one of their own pieces while the opponent is to move.
fn refuse_out_of_turn(table: &mut Table, square: Square, ctx: &Context<'_>) {
    let position = table.session.game().position();
    let owner = position.piece_at(square).map(|piece| piece.color);
    if let Some(by) = owner.filter(|owner| *owner != position.turn() && table.accepts_moves()) {
        let why = UnplayableReason::Illegal(WhyIllegal::NotItsTurn);
        let reach = Bitboard::from(square);
        let what = in_gentle_words(NoticeContent::Unplayable { by, why, pieces: Vec::new(), reach }, ctx);
        apply::notify_one(table, by, Notice::temporary(what, ctx.now));
    }
}
