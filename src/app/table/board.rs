//! What pressing, dropping and promoting do.

use super::input::{Input, Promotion, Selection, castling_side};
use super::{Table, look, tell};
use crate::app::context::Context;
use crate::app::effect::{Effect, Focus};
use crate::app::notice::{Notice, What};
use crate::game::{Event, Instant, Refusal, Unplayable};
use crate::rules::{Move, Role, Square, WhyIllegal};

/// A press selects a piece that may move, plays to a target of the selected one, or lets go.
pub(super) fn press(table: &mut Table, square: Square, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
    if table.input.promotion.is_some() {
        return;
    }
    table.seats.move_cursor(square);
    if table.looking.is_some() {
        if table.shown().position().piece_at(square).is_some() {
            look::refuse_move(table, ctx.now);
        }
        return;
    }
    if told_to_start(table, square, ctx.now) {
        return;
    }
    if let Some(selection) = &table.input.selection {
        let from = selection.from;
        let plays = from == square || meant(table, from, square).is_some();
        if plays || !may_pick_up(table, square) {
            return put_down(table, from, square, ctx, effects);
        }
    }
    table.input.selection = pick_up(table, square);
    if table.input.selection.is_none() {
        refuse_out_of_turn(table, square, ctx.now);
    }
}

/// Before the clock is started nobody moves: whoever takes a piece is told so. Whether that was it.
fn told_to_start(table: &mut Table, from: Square, now: Instant) -> bool {
    let game = table.session.game();
    let turn = game.turn();
    let tries = game.waits_for_start()
        && !game.accepts_moves()
        && table.looking.is_none()
        && game.position().piece_at(from).is_some_and(|piece| piece.color == turn);
    if tries {
        let what = What::Refused { refusal: Refusal::ClockNotStarted, declared: false };
        tell::notify_one(table, turn, Notice::passing(what, now));
    }
    tries
}

/// Whether the piece on a square belongs to the player who may move now.
fn may_pick_up(table: &Table, square: Square) -> bool {
    let position = table.session.game().position();
    table.accepts_moves() && position.piece_at(square).is_some_and(|piece| piece.color == position.turn())
}

fn pick_up(table: &Table, from: Square) -> Option<Selection> {
    let moves = || table.session.game().playable_from(from).iter().copied().collect();
    may_pick_up(table, from).then(|| Selection { from, moves: moves() })
}

/// A piece comes down on a square: a move, a promotion to be chosen, or a refusal.
pub(super) fn put_down(
    table: &mut Table,
    from: Square,
    to: Square,
    ctx: &Context<'_>,
    effects: &mut Vec<Effect>,
) {
    table.input.selection = None;
    if told_to_start(table, from, ctx.now) {
        return;
    }
    if from == to || table.input.promotion.is_some() || !may_pick_up(table, from) {
        return;
    }
    match meant(table, from, to) {
        None => refuse(table, from, to, ctx.now),
        Some(mv) if mv.promotion().is_some() => {
            table.input.promotion = Some(Promotion { from, to });
            effects.push(Focus::Dialog.into());
        }
        Some(mv) => make(table, mv, ctx, effects),
    }
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

/// The move is made; while a claim is made, it is only declared.
fn make(table: &mut Table, mv: Move, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
    match &mut table.claiming {
        Some(claiming) => claiming.chosen = Some(mv),
        // Only moves that the game itself offered come here; if it thinks better of one, it says why.
        None => tell::act(table, Event::Move(mv), ctx, effects),
    }
}

/// A move that was typed. Nothing stays in hand beside it.
#[inline(never)]
pub(super) fn play(table: &mut Table, mv: Move, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
    if table.looking.is_some() {
        return look::refuse_move(table, ctx.now);
    }
    table.input = Input::default();
    make(table, mv, ctx, effects);
}

/// The waiting pawn becomes a piece of that kind.
#[inline(never)]
pub(super) fn promote(table: &mut Table, role: Role, ctx: &Context<'_>, effects: &mut Vec<Effect>) {
    let Some(Promotion { from, to }) = table.input.promotion else { return };
    let moves = table.session.game().playable_from(from);
    let chosen = moves.iter().copied().find(|mv| mv.to() == to && mv.promotion() == Some(role));
    if let Some(mv) = chosen {
        table.input.promotion = None;
        make(table, mv, ctx, effects);
        effects.push(Focus::Square(to).into());
    }
}

/// The pawn goes back to where it came from.
#[inline(never)]
pub(super) fn cancel_promotion(table: &mut Table, effects: &mut Vec<Effect>) {
    if let Some(Promotion { from, .. }) = table.input.promotion.take() {
        table.seats.move_cursor(from);
        effects.push(Focus::Square(from).into());
    }
}

/// Says why a piece may not go there, and points at the pieces that show it.
#[inline(never)]
fn refuse(table: &mut Table, from: Square, to: Square, now: Instant) {
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
    tell::notify_one(table, mover, Notice::passing(what, now));
}

/// Whoever takes a piece while it is the other's turn is told so.
#[inline(never)]
fn refuse_out_of_turn(table: &mut Table, square: Square, now: Instant) {
    let position = table.session.game().position();
    let owner = position.piece_at(square).map(|piece| piece.color);
    if let Some(by) = owner.filter(|owner| *owner != position.turn() && table.accepts_moves()) {
        let why = Unplayable::Illegal(WhyIllegal::NotItsTurn);
        tell::notify_one(table, by, Notice::passing(What::Unplayable { by, why, pieces: Vec::new() }, now));
    }
}
