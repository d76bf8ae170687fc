//! Claims of a draw.

use super::act::act;
use crate::app::effect::{Effect, Focus};
use crate::app::model::{Dialog, Model};
use crate::game::{DrawRule, Event, Instant};
use crate::rules::Color;

/// A player claims: at once if the position proves it; with a move to be chosen if one would; else the claim is
/// judged as it stands, and the answer says why it is wrong.
pub(super) fn claim(model: &mut Model, by: Color, now: Instant, effects: &mut Vec<Effect>) {
    let game = &model.game;
    if game.outcome().is_some() || model.elsewhere {
        return;
    }
    if game.claims(by).is_empty() && names_a_move(model, by) {
        model.selection = None;
        model.dialog = Some(Dialog::Claim(by));
        effects.push(Effect::Focus(Focus::Dialog));
        return;
    }
    act(model, Event::Claim { by, intended: None }, now, effects);
}

/// Whether the player may declare a move, and has one that would bring the draw about.
fn names_a_move(model: &Model, by: Color) -> bool {
    let rules = model.game.rules();
    let intended = [rules.threefold, rules.fifty_moves].contains(&DrawRule::IntendedMoveToo);
    intended && model.game.turn() == by && !model.game.claims_with_move(by).is_empty()
}

/// The move has been chosen: the claim is judged with it. It is not played.
pub(super) fn claim_with(model: &mut Model, number: usize, now: Instant, effects: &mut Vec<Effect>) {
    let Some(Dialog::Claim(by)) = model.dialog else { return };
    let intended = model.game.position().legal_moves().get(number).copied();
    if intended.is_some() {
        model.dialog = None;
        act(model, Event::Claim { by, intended }, now, effects);
    }
}
