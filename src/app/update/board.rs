//! What pressing, dropping and promoting do.

use super::{act, look, notify};
use crate::app::effect::{Effect, Focus};
use crate::app::model::Model;
use crate::app::notice::{Notice, Tone};
use crate::app::selection::{Promotion, Selection};
use crate::game::{Event, Instant};
use crate::rules::{Bitboard, Move, Role, Square};
use crate::text;

/// A press selects a piece that may move, plays to a target of the selected one, or lets go.
pub(super) fn press(model: &mut Model, square: Square, now: Instant, effects: &mut Vec<Effect>) {
    if model.promotion.is_some() {
        return;
    }
    model.cursor = square;
    if model.looking.is_some() {
        if model.shown().position().piece_at(square).is_some() {
            look::refuse_move(model, now);
        }
        return;
    }
    if let Some(selection) = &model.selection {
        let from = selection.from;
        if from == square || selection.targets().contains(square) {
            return put_down(model, from, square, now, effects);
        }
        if !may_pick_up(model, square) {
            return put_down(model, from, square, now, effects);
        }
    }
    model.selection = pick_up(model, square);
}

/// Whether the piece on a square belongs to the player who may move now.
fn may_pick_up(model: &Model, square: Square) -> bool {
    let position = model.game.position();
    model.accepts_moves() && position.piece_at(square).is_some_and(|piece| piece.color == position.turn())
}

fn pick_up(model: &Model, from: Square) -> Option<Selection> {
    may_pick_up(model, from)
        .then(|| Selection { from, moves: model.game.playable_from(from).iter().copied().collect() })
}

/// A piece comes down on a square: a move, a promotion to be chosen, or a refusal.
pub(super) fn put_down(model: &mut Model, from: Square, to: Square, now: Instant, effects: &mut Vec<Effect>) {
    model.selection = None;
    if from == to || model.promotion.is_some() || !may_pick_up(model, from) {
        return;
    }
    let moves = model.game.playable_from(from);
    let mut candidates = moves.iter().copied().filter(|mv| mv.to() == to);
    match candidates.next() {
        None => refuse(model, from, to, now),
        Some(mv) if mv.promotion().is_some() => {
            model.promotion = Some(Promotion { from, to });
            effects.push(Effect::Focus(Focus::Dialog));
        }
        Some(mv) => play(model, mv, now, effects),
    }
}

/// The waiting pawn becomes a piece of that kind.
pub(super) fn promote(model: &mut Model, role: Role, now: Instant, effects: &mut Vec<Effect>) {
    let Some(Promotion { from, to }) = model.promotion else { return };
    let moves = model.game.playable_from(from);
    let chosen = moves.iter().copied().find(|mv| mv.to() == to && mv.promotion() == Some(role));
    if let Some(mv) = chosen {
        model.promotion = None;
        play(model, mv, now, effects);
        effects.push(Effect::Focus(Focus::Square(to)));
    }
}

/// The pawn goes back to where it came from.
pub(super) fn cancel_promotion(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Some(Promotion { from, .. }) = model.promotion.take() {
        model.cursor = from;
        effects.push(Effect::Focus(Focus::Square(from)));
    }
}

fn play(model: &mut Model, mv: Move, now: Instant, effects: &mut Vec<Effect>) {
    // Only moves that the game itself offered come here; if it thinks better of one, it says why.
    act::act(model, Event::Move(mv), now, effects);
}

/// Says why a piece may not go there, where the only fault is that the own king would be in check.
fn refuse(model: &mut Model, from: Square, to: Square, now: Instant) {
    let position = model.game.position();
    let pseudo_legal = position.pseudo_legal_moves();
    let meant = pseudo_legal.iter().copied().find(|mv| mv.from() == from && mv.to() == to);
    let attackers = meant.map_or(Bitboard::EMPTY, |mv| position.attackers_of_king_after(mv));
    if attackers.is_empty() {
        return model.tell(text::NOT_A_LEGAL_MOVE.to_owned());
    }
    let named: Vec<_> =
        attackers.iter().filter_map(|square| Some((square, position.piece_at(square)?))).collect();
    let words = text::king_would_be_in_check(&named, position.is_check());
    let squares = attackers;
    notify(model, Notice { squares, ..Notice::passing(Tone::Refusal, words, now) });
}
