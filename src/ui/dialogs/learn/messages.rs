//! Messages of the dialog with rules and exercises.

use crate::app::dialogs::{self, learn::Msg};

/// Wraps a message of the dialog with rules and exercises as a message to the dialogs.
pub(super) fn send(msg: Msg) -> dialogs::Msg {
    dialogs::Msg::Learn(msg)
}
