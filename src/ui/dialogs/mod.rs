//! Dialogs that lie over the page.

mod settings;

pub(crate) use settings::settings_dialog;
