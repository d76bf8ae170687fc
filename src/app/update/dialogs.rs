//! Opening and closing what lies over the page, and what is chosen there.

use super::{act, board};
use crate::app::effect::{Effect, Focus};
use crate::app::model::{Dialog, Model};
use crate::app::stored::Keep;
use crate::game::{Event, Instant};

/// Closes or takes back whatever is open, innermost first.
pub(super) fn escape(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.promotion.is_some() {
        board::cancel_promotion(model, effects);
    } else if model.dialog.is_some() {
        close(model, effects);
    } else if model.selection.is_some() {
        model.selection = None;
    } else {
        model.notice = None;
    }
}

/// Opens the settings.
pub(super) fn open_settings(model: &mut Model, effects: &mut Vec<Effect>) {
    if !model.elsewhere {
        model.dialog = Some(Dialog::Settings);
        effects.push(Effect::Focus(Focus::Dialog));
    }
}

/// Closes the dialog that is open; the one that says that the game is elsewhere stays.
pub(super) fn close(model: &mut Model, effects: &mut Vec<Effect>) {
    match model.dialog {
        None | Some(Dialog::Elsewhere) => {}
        Some(Dialog::Settings) => {
            model.dialog = None;
            effects.push(Effect::Focus(Focus::SettingsButton));
        }
        Some(Dialog::Claim(_)) => {
            model.dialog = None;
            effects.push(Effect::Focus(Focus::Square(model.cursor)));
        }
    }
}

/// The settings have changed: they are kept.
pub(super) fn keep_settings(model: &Model, effects: &mut Vec<Effect>) {
    effects.push(Effect::Keep(Keep::Settings(Box::new(model.settings.clone()))));
}

/// Check is announced, or no more: in the game on the board and in the next ones.
pub(super) fn set_announce_check(model: &mut Model, on: bool, now: Instant, effects: &mut Vec<Effect>) {
    model.settings.rules.announce_check = on;
    keep_settings(model, effects);
    if model.game.outcome().is_none() && model.game.rules().announce_check != on {
        let mut rules = model.game.rules().clone();
        rules.announce_check = on;
        act::act(model, Event::ChangeRules(rules), now, effects);
    }
}
