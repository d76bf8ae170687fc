//! Conversion of the review dialog's messages to messages of the app.

use crate::app::dialogs::review::Msg;
use crate::app::{self, dialogs};

/// Wraps a message of the review dialog as a message of the app.
pub(super) fn send(msg: Msg) -> app::Msg {
    dialogs::Msg::Review(msg).into()
}
