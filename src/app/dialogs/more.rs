//! Dialog that explains the symbols shown without a text label.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::update::Update;
use std::convert::Infallible;

/// Dialog that explains the symbols shown without a text label.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoreDialog;

/// View of the dialog that explains the symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoreView {
    /// Whether the game has no result yet, so that the arbiter can end it.
    pub goes_on: bool,
}

impl Screen for MoreDialog {
    type Msg = Infallible;
    type View = MoreView;

    /// Opens the dialog that explains the symbols; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<MoreDialog> {
        Some(MoreDialog)
    }

    /// Never called, because no message to this dialog exists.
    fn update(&mut self, msg: Infallible, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {}
    }

    /// Returns the view of the dialog that explains the symbols.
    fn view(&self, page: &DialogContext<'_>) -> MoreView {
        MoreView { goes_on: page.game.outcome().is_none() }
    }
}
