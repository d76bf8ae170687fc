//! What every dialog has: how it opens, changes, closes, and what it shows.

use super::context::DialogContext;
use super::settings::Form;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, ShareResult};
use crate::app::update::Update;

/// A dialog: its data, and what the page asks of every dialog.
pub trait Screen: Sized {
    /// Messages to the dialog.
    type Msg;
    /// What the dialog shows.
    type View;

    /// Fragment of the page's address while the dialog is open. `open` is that of dialogs which no address brings back.
    const FRAGMENT: &'static str = "open";
    /// Where the focus goes when the dialog is closed.
    const OPENER: FocusTarget = FocusTarget::Board;
    /// Whether games are read from the disk for as long as the dialog is open.
    const READS_DISK: bool = false;

    /// The dialog as it opens; `None` if it cannot be opened now.
    fn open(page: &DialogContext<'_>) -> Option<Self>;

    /// What happens besides when a player opens the dialog.
    fn opened() -> Update {
        Update::none()
    }

    /// What happens besides when the dialog is closed.
    fn closed(&self) -> Update {
        Update::none()
    }

    /// Changes the dialog as the message asks.
    fn update(&mut self, msg: Self::Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update;

    /// What the dialog shows.
    fn view(&self, page: &DialogContext<'_>) -> Self::View;

    /// The fields of the next game, in a dialog that has them.
    fn form(&self) -> Option<&Form> {
        None
    }

    /// Shows whether something went to the clipboard or to a file. Whether the dialog has a place for that.
    fn show_shared(&mut self, _: ShareResult) -> bool {
        false
    }
}

/// A large dialog on the heap.
impl<S: Screen> Screen for Box<S> {
    type Msg = S::Msg;
    type View = S::View;

    const FRAGMENT: &'static str = S::FRAGMENT;
    const OPENER: FocusTarget = S::OPENER;
    const READS_DISK: bool = S::READS_DISK;

    fn open(page: &DialogContext<'_>) -> Option<Box<S>> {
        S::open(page).map(Box::new)
    }

    fn opened() -> Update {
        S::opened()
    }

    fn closed(&self) -> Update {
        (**self).closed()
    }

    fn update(&mut self, msg: S::Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        (**self).update(msg, page, ctx)
    }

    fn view(&self, page: &DialogContext<'_>) -> S::View {
        (**self).view(page)
    }

    fn form(&self) -> Option<&Form> {
        (**self).form()
    }

    fn show_shared(&mut self, shared: ShareResult) -> bool {
        (**self).show_shared(shared)
    }
}
