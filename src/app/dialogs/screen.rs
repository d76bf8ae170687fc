//! The trait of every dialog: how it opens, updates, closes and makes its view.

use super::context::DialogContext;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, ShareResult};
use crate::app::update::Update;

/// Data and behaviour of one dialog over the page: how it opens, updates, closes and makes its
/// view.
pub trait Screen: Sized {
    /// Messages to the dialog.
    type Msg;
    /// View of the dialog, compared to decide whether to render again.
    type View;

    /// Fragment of the page's address while the dialog is open. Dialogs that no address reopens
    /// share `open`.
    const FRAGMENT: &'static str = "open";
    /// Element that gets the focus when the dialog closes.
    const OPENER: FocusTarget = FocusTarget::Board;
    /// Whether the dialog reads saved games or journals from storage. When the dialog closes, or
    /// another one replaces it, reading stops.
    const READS_DISK: bool = false;

    /// Creates the dialog that is to be opened; `None` if it cannot be opened now. `page` is the
    /// state of the page that dialogs can read.
    fn open(page: &DialogContext<'_>) -> Option<Self>;

    /// Returns the update (effects and actions) that the app must perform when a player opens the
    /// dialog, such as a request to storage. Empty by default.
    fn on_open() -> Update {
        Update::none()
    }

    /// Returns the update (effects and actions) that the app must perform when the dialog closes or
    /// another one replaces it, such as stopping a web worker. Empty by default.
    fn on_close(&self) -> Update {
        Update::none()
    }

    /// Applies a message to this dialog, and returns the effects and actions that follow. `page` is
    /// the state of the page that dialogs can read.
    fn update(&mut self, msg: Self::Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update;

    /// Returns what the dialog shows, from the dialog's own state and from `page`, the state of the
    /// page that dialogs can read.
    fn view(&self, page: &DialogContext<'_>) -> Self::View;

    /// Shows in the dialog whether copying to the clipboard or saving to a file succeeded. Returns
    /// whether the dialog shows such an outcome; by default `false`.
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

    /// Opens the dialog `S` and puts it in a box; `None` if it cannot be opened now.
    fn open(page: &DialogContext<'_>) -> Option<Box<S>> {
        S::open(page).map(Box::new)
    }

    /// Returns the effects and actions to run when a player opens the boxed dialog (`S::on_open`).
    fn on_open() -> Update {
        S::on_open()
    }

    /// Returns the effects and actions to run when the boxed dialog closes or is replaced
    /// (`S::on_close`).
    fn on_close(&self) -> Update {
        (**self).on_close()
    }

    /// Passes a message to the boxed dialog (`S::update`).
    fn update(&mut self, msg: S::Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        (**self).update(msg, page, ctx)
    }

    /// Returns the view of the boxed dialog (`S::view`).
    fn view(&self, page: &DialogContext<'_>) -> S::View {
        (**self).view(page)
    }

    /// Forwards the outcome of copying or saving to the dialog in the `Box`, which shows it.
    /// Returns `false` if that dialog does not show this outcome.
    fn show_shared(&mut self, shared: ShareResult) -> bool {
        (**self).show_shared(shared)
    }
}
