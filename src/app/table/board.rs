//! What pressing, dropping and promoting do.

use super::input::{Input, Pending, Promotion, Selection, castling_side};
use super::{Table, look, tell};
use crate::app::announcements::{Notice, Said, What};
use crate::app::context::Context;
use crate::app::effect::Focus;
use crate::app::settings::Looks;
use crate::app::update::Update;
use crate::game::{Event, Refusal, Unplayable};
use crate::rules::{Move, Role, Square, WhyIllegal};

/// A press selects a piece that may move, plays to a target of the selected one, or lets go. Where a move waits to be confirmed,
/// a press of its target makes it, and any other takes it back first.
pub(super) fn press(table: &mut Table, square: Square, ctx: &Context<'_>) -> Update {
    if table.input.promotion.is_some() {
        return Update::none();
    }
    table.seats.move_cursor(square);
    if table.ended.is_none() {
        // What was put away to see the squares under it is asked again.
        table.card_away = false;
    }
    if table.looking.is_some() {
        if table.shown().position().piece_at(square).is_some() {
            look::refuse_move(table, ctx.now);
        }
        return Update::none();
    }
    if let Some(Pending { mv, .. }) = table.input.pending {
        if meant(table, mv.from(), square).is_some_and(|meant| meant.to() == mv.to()) {
            return confirm(table, ctx);
        }
        put_back_begun(table);
    }
    if let Some(selection) = &table.input.selection {
        let from = selection.from;
        let plays = from == square || meant(table, from, square).is_some();
        if plays || !may_pick_up(table, square) {
            return put_down(table, from, square, ctx);
        }
    }
    take(table, square, ctx);
    if table.input.selection.is_none() {
        refuse_out_of_turn(table, square, ctx);
    }
    Update::none()
}

/// A piece is picked up, unless another one was touched that has to move.
fn take(table: &mut Table, square: Square, ctx: &Context<'_>) {
    match &table.input.selection {
        Some(held) if held.touched && held.from != square => {
            let piece = table.session.game().position().piece_at(held.from);
            if let Some(piece) = piece {
                let what = What::Touched(held.from, piece);
                tell::notify_one(table, piece.color, Notice::passing(gently(what, ctx), ctx.now));
            }
        }
        _ => table.input.selection = pick_up(table, square, ctx.settings.looks.has(Looks::TOUCH_MOVE)),
    }
}

/// Whether the piece on a square belongs to the player who may move now.
fn may_pick_up(table: &Table, square: Square) -> bool {
    let position = table.session.game().position();
    table.accepts_moves() && position.piece_at(square).is_some_and(|piece| piece.color == position.turn())
}

/// The piece on a square in a player's hand. Where what is touched moves, it has to if it can; not where a move is only
/// declared.
fn pick_up(table: &Table, from: Square, binds: bool) -> Option<Selection> {
    may_pick_up(table, from).then(|| {
        let moves: Vec<Move> = table.session.game().playable_from(from).to_vec();
        let touched = binds && !moves.is_empty() && table.claiming.is_none();
        Selection { from, moves, touched }
    })
}

/// A piece comes down on a square: a move, a promotion to be chosen, or a refusal.
pub(super) fn put_down(table: &mut Table, from: Square, to: Square, ctx: &Context<'_>) -> Update {
    if table.input.promotion.is_some() || !may_pick_up(table, from) {
        table.input.release();
        return Update::none();
    }
    table.input.pending = None;
    take(table, from, ctx);
    let Some(held) = table.input.selection.take_if(|held| held.from == from) else { return Update::none() };
    let touched = held.touched;
    let mut update = Update::none();
    match meant(table, from, to) {
        None => {
            table.input.selection = Some(held).filter(|_| touched);
            if from != to {
                refuse(table, from, to, ctx);
            }
        }
        Some(mv) if mv.promotion().is_some() => {
            table.input.promotion = Some(Promotion { from, to, touched });
            if ctx.settings.looks.has(Looks::AUTO_QUEEN) {
                update.extend(promote(table, Role::Queen, ctx));
            } else {
                update.push(Focus::Question);
            }
        }
        Some(mv) => update.extend(make(table, Pending { mv, touched }, ctx)),
    }
    update
}

/// The move that a piece makes by coming down there; the first of those of a pawn that is promoted. A king castles by
/// coming down on its rook too. Where it can simply step to the square to which it castles, as in Chess960, it steps.
fn meant(table: &Table, from: Square, to: Square) -> Option<Move> {
    let game = table.session.game();
    let (rights, moves) = (game.position().castling_rights(), game.playable_from(from));
    let steps = |mv: &&Move| mv.to() == to && castling_side(**mv).is_none();
    // No two castlings fit: the other one's rook cannot stand where this one's king would go.
    let castles = |mv: &&Move| {
        castling_side(**mv).is_some_and(|side| mv.to() == to || rights.rook(game.turn(), side) == Some(to))
    };
    moves.iter().find(steps).or_else(|| moves.iter().find(castles)).copied()
}

/// The move is made, or shown first, where each is confirmed.
fn make(table: &mut Table, pending: Pending, ctx: &Context<'_>) -> Update {
    if table.claiming.is_some() || !ctx.settings.looks.has(Looks::CONFIRM) {
        return act(table, pending.mv, ctx);
    }
    let position = table.session.game().position();
    let said = Said::ConfirmMove(position.san(pending.mv));
    let turn = position.turn();
    table.seats.move_cursor(pending.mv.to());
    table.seats.tell(turn, vec![said]);
    table.input.pending = Some(pending);
    Update::none()
}

/// The move that was shown is made.
pub(super) fn confirm(table: &mut Table, ctx: &Context<'_>) -> Update {
    let mut update = Update::none();
    if let Some(Pending { mv, .. }) = table.input.pending.take() {
        update.extend(act(table, mv, ctx));
    }
    update
}

/// The move is made; while a claim is made, it is only declared.
fn act(table: &mut Table, mv: Move, ctx: &Context<'_>) -> Update {
    if let Some(claiming) = &mut table.claiming {
        claiming.chosen = Some(mv);
        return Update::none();
    }
    // Only moves that the game itself offered come here; if it thinks better of one, it says why.
    tell::act(table, Event::Move(mv), ctx)
}

/// A move that was typed. Nothing stays in hand beside it.
pub(super) fn play(table: &mut Table, mv: Move, ctx: &Context<'_>) -> Update {
    if table.looking.is_some() {
        look::refuse_move(table, ctx.now);
        return Update::none();
    }
    if table.input.selection.as_ref().is_some_and(|held| held.touched && held.from != mv.from()) {
        take(table, mv.from(), ctx);
        return Update::none();
    }
    table.input = Input::default();
    act(table, mv, ctx)
}

/// The waiting pawn becomes a piece of that kind.
pub(super) fn promote(table: &mut Table, role: Role, ctx: &Context<'_>) -> Update {
    let Some(Promotion { from, to, touched }) = table.input.promotion else { return Update::none() };
    let moves = table.session.game().playable_from(from);
    let chosen = moves.iter().copied().find(|mv| mv.to() == to && mv.promotion() == Some(role));
    let mut update = Update::none();
    if let Some(mv) = chosen {
        table.input.promotion = None;
        update.extend(make(table, Pending { mv, touched }, ctx));
        update.push(Focus::Square(to));
    }
    update
}

/// What is begun and not made yet goes back to where it came from, and the keyboard with it.
pub(super) fn take_back_begun(table: &mut Table) -> Update {
    let mut update = Update::none();
    if let Some(from) = put_back_begun(table) {
        table.seats.move_cursor(from);
        update.push(Focus::Square(from));
    }
    update
}

/// What is begun and not made yet is not any more: a pawn that waits for its role, a move that is not confirmed. Answers where
/// its piece stands. What was touched stays in hand.
fn put_back_begun(table: &mut Table) -> Option<Square> {
    let promotion = table.input.promotion.take().map(|promotion| (promotion.from, promotion.touched));
    let pending = table.input.pending.take().map(|pending| (pending.mv.from(), pending.touched));
    let (from, touched) = promotion.or(pending)?;
    if touched {
        table.input.selection = pick_up(table, from, true);
    }
    Some(from)
}

/// What is said to children, in gentle words.
fn gently(what: What, ctx: &Context<'_>) -> What {
    if ctx.settings.looks.has(Looks::CHILDREN) { What::Gently(Box::new(what)) } else { what }
}

/// Says why a piece may not go there, and points at the pieces that show it.
fn refuse(table: &mut Table, from: Square, to: Square, ctx: &Context<'_>) {
    let now = ctx.now;
    let game = table.session.game();
    let position = game.position();
    let mover = position.turn();
    if let Some(declared) = game.declared() {
        let refusal = Refusal::MoveDeclared(position.san(declared));
        let what = What::Refused { refusal, declared: false };
        return tell::notify_one(table, mover, Notice::passing(what, now));
    }
    let Some(why) = game.unplayable(from, to) else { return };
    let pieces =
        why.squares().iter().filter_map(|square| Some((square, position.piece_at(square)?))).collect();
    let what = match why {
        Unplayable::Illegal(WhyIllegal::KingLeftInCheck(_)) => {
            What::KingLeftInCheck { attackers: pieces, already: position.is_check() }
        }
        why => What::Unplayable { by: mover, why, pieces },
    };
    tell::notify_one(table, mover, Notice::passing(gently(what, ctx), now));
}

/// Whoever takes a piece while it is the other's turn is told so.
fn refuse_out_of_turn(table: &mut Table, square: Square, ctx: &Context<'_>) {
    let position = table.session.game().position();
    let owner = position.piece_at(square).map(|piece| piece.color);
    if let Some(by) = owner.filter(|owner| *owner != position.turn() && table.accepts_moves()) {
        let why = Unplayable::Illegal(WhyIllegal::NotItsTurn);
        let what = gently(What::Unplayable { by, why, pieces: Vec::new() }, ctx);
        tell::notify_one(table, by, Notice::passing(what, ctx.now));
    }
}
