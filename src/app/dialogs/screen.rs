//! The trait of every dialog.

use super::context::DialogContext;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, ShareResult};
use crate::app::update::Update;

/// State and behaviour of a dialog over the page.
pub trait Screen: Sized {
    /// Messages to the dialog.
    type Msg;
    /// View of the dialog. The dialog is drawn again if the view has changed.
    type View;

    /// Fragment of the page's address while the dialog is open. The default, `open`, is for dialogs
    /// that the players cannot open by an address.
    const FRAGMENT: &'static str = "open";
    /// Element that gets the keyboard focus when the dialog closes.
    const OPENER: FocusTarget = FocusTarget::Board;
    /// Whether the dialog reads saved data, such as games, from storage. When the dialog closes or
    /// is replaced, reading stops.
    const READS_DISK: bool = false;

    /// Creates the dialog; `None` if the dialog cannot be opened now. `page` is the part of the
    /// page's state that dialogs can read.
    fn open(page: &DialogContext<'_>) -> Option<Self>;

    /// Returns the effects and actions to perform when the dialog opens, such as a request to
    /// storage. By default, nothing is performed.
    fn on_open() -> Update {
        Update::none()
    }

    /// Returns the effects and actions to perform when the dialog closes or is replaced, such as
    /// stopping a web worker. By default, nothing is performed.
    fn on_close(&self) -> Update {
        Update::none()
    }

    /// Applies a message to this dialog, and returns the effects and actions of the message. `page`
    /// is the part of the page's state that dialogs can read.
    fn update(&mut self, msg: Self::Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update;

    /// Returns the view of this dialog. `page` is the part of the page's state that dialogs can
    /// read.
    fn view(&self, page: &DialogContext<'_>) -> Self::View;

    /// Shows in the dialog whether copying to the clipboard or saving to a file succeeded. Returns
    /// `false` if the dialog does not show this outcome, which is the default.
    fn show_shared(&mut self, _: ShareResult) -> bool {
        false
    }
}

/// A large dialog is boxed to keep [`Dialog`](super::Dialog) small.
impl<S: Screen> Screen for Box<S> {
    type Msg = S::Msg;
    type View = S::View;

    const FRAGMENT: &'static str = S::FRAGMENT;
    const OPENER: FocusTarget = S::OPENER;
    const READS_DISK: bool = S::READS_DISK;

    /// Opens the dialog `S` in a box; `None` if the dialog cannot be opened now.
    fn open(page: &DialogContext<'_>) -> Option<Box<S>> {
        S::open(page).map(Box::new)
    }

    /// Returns the effects and actions to perform when the boxed dialog opens.
    fn on_open() -> Update {
        S::on_open()
    }

    /// Returns the effects and actions to perform when the boxed dialog closes or is replaced.
    fn on_close(&self) -> Update {
        (**self).on_close()
    }

    /// Applies a message to the boxed dialog.
    fn update(&mut self, msg: S::Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        (**self).update(msg, page, ctx)
    }

    /// Returns the view of the boxed dialog.
    fn view(&self, page: &DialogContext<'_>) -> S::View {
        (**self).view(page)
    }

    /// Shows in the boxed dialog whether copying or saving succeeded. Returns `false` if the dialog
    /// does not show this outcome.
    fn show_shared(&mut self, shared: ShareResult) -> bool {
        (**self).show_shared(shared)
    }
}
