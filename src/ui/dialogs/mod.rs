//! Dialogs that lie over the page.

mod modal;
mod settings;

pub(crate) use settings::settings_dialog;
