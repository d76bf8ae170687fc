//! Dialog that lists the keyboard commands of the board.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::update::Update;
use std::convert::Infallible;

/// Dialog that lists the keyboard commands of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeysDialog;

impl Screen for KeysDialog {
    type Msg = Infallible;
    type View = ();

    /// Opens the dialog that lists the keyboard commands; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<KeysDialog> {
        Some(KeysDialog)
    }

    /// Never called, because no value of the message type exists.
    fn update(&mut self, msg: Infallible, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {}
    }

    fn view(&self, _: &DialogContext<'_>) {}
}
