//! A new version of the page: announced at once, taken when the players say so, and never in the middle of a game.

use super::notify;
use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::notice::{Notice, Tone};
use crate::game::Instant;
use crate::text;

/// It has been fetched.
pub(super) fn ready(model: &mut Model, now: Instant) {
    model.update_ready = true;
    notify(model, announcement(model, now));
}

/// The players want it.
pub(super) fn take(model: &mut Model, now: Instant, effects: &mut Vec<Effect>) {
    if !model.update_ready {
        return;
    }
    if model.game_in_progress() {
        return notify(model, announcement(model, now));
    }
    model.notice = None;
    model.dialog = None;
    effects.push(Effect::TakeUpdate);
}

/// During a game there is nothing to decide; between games there is.
fn announcement(model: &Model, now: Instant) -> Notice {
    if model.game_in_progress() {
        Notice::passing(Tone::Info, text::UPDATE_AFTER_GAME.to_owned(), now)
    } else {
        Notice { offers_update: true, ..Notice::staying(Tone::Info, text::UPDATE_READY.to_owned()) }
    }
}
