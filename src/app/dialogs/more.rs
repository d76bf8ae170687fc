//! Dialog that explains the icons of the page's buttons, for screens without room for labels.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::update::Update;
use std::convert::Infallible;

/// Dialog that explains the icons of the page's buttons, for screens without room for labels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoreDialog;

/// View of the dialog that explains the icons of the page's buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoreView {
    /// Whether the game has no result yet, so that the arbiter can end it.
    pub goes_on: bool,
}

impl Screen for MoreDialog {
    type Msg = Infallible;
    type View = MoreView;

    /// Opens the dialog that explains the icons of the page's buttons; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<MoreDialog> {
        Some(MoreDialog)
    }

    /// Never called, because no message to the dialog that explains the icons exists.
    fn update(&mut self, msg: Infallible, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {}
    }

    /// Returns the view of the dialog that explains the icons of the page's buttons.
    fn view(&self, page: &DialogContext<'_>) -> MoreView {
        MoreView { goes_on: page.game.outcome().is_none() }
    }
}
