//! Dialogs that lie over the page.

mod claim;
mod clocks;
mod custom_clock;
mod device;
mod elsewhere;
mod fields;
mod game;
mod modal;
mod settings;

pub(crate) use claim::claim_dialog;
pub(crate) use clocks::clocks_dialog;
pub(crate) use elsewhere::elsewhere_dialog;
pub(crate) use game::game_dialog;
pub(crate) use settings::settings_dialog;

use super::names::side;
