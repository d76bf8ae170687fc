//! Closing what lies over the page.

use super::{board, look};
use crate::app::effect::{Effect, Focus};
use crate::app::look::Look;
use crate::app::model::{Dialog, Model};
use crate::app::sharing::Sharing;

/// Closes or takes back whatever is open, innermost first.
pub(super) fn escape(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.promotion.is_some() {
        board::cancel_promotion(model, effects);
    } else if model.dialog.is_some() {
        close(model, effects);
    } else if model.selection.is_some() {
        model.selection = None;
    } else if !model.dismiss_notice() {
        look::look(model, Look::Live, effects);
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
        Some(Dialog::Clocks(_)) => {
            model.dialog = None;
            effects.push(Effect::Focus(Focus::ResumeButton));
        }
        Some(Dialog::Game) => {
            model.dialog = None;
            model.sharing = Sharing::default();
            effects.push(Effect::Focus(Focus::GameButton));
        }
        Some(Dialog::Claim(_)) => {
            model.dialog = None;
            effects.push(Effect::Focus(Focus::Square(model.cursor)));
        }
    }
}
