//! Dialogs that lie over the page.

mod claim;
mod elsewhere;
mod modal;
mod settings;

pub(crate) use claim::claim_dialog;
pub(crate) use elsewhere::elsewhere_dialog;
pub(crate) use settings::settings_dialog;
