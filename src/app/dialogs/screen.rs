//! The trait of every dialog: how it opens, updates, closes and makes its view.

use super::context::DialogContext;
use super::settings::SettingsForm;
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
    /// Whether the dialog reads saved games or journals from storage. When it closes, reading
    /// stops.
    const READS_DISK: bool = false;

    /// Opens the dialog; `None` if it cannot be opened now.
    fn open(page: &DialogContext<'_>) -> Option<Self>;

    /// Returns the effects and actions to run when a player opens the dialog.
    fn opened() -> Update {
        Update::none()
    }

    /// Returns the effects and actions to run when the dialog closes.
    fn closed(&self) -> Update {
        Update::none()
    }

    /// Applies a message to the dialog. `page` is the state of the page that dialogs can read.
    fn update(&mut self, msg: Self::Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update;

    /// Returns the view of the dialog.
    fn view(&self, page: &DialogContext<'_>) -> Self::View;

    /// Returns the fields of the next game, if this dialog contains them.
    fn form(&self) -> Option<&SettingsForm> {
        None
    }

    /// Shows in the dialog whether copying to the clipboard or saving to a file succeeded. Returns
    /// whether the dialog displays such outcomes.
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

    /// Opens the dialog and boxes it (`Box<S>`); `None` if it cannot be opened now.
    fn open(page: &DialogContext<'_>) -> Option<Box<S>> {
        S::open(page).map(Box::new)
    }

    /// Returns the effects and actions to run when a player opens this boxed dialog.
    fn opened() -> Update {
        S::opened()
    }

    /// Returns the effects and actions to run when this boxed dialog closes.
    fn closed(&self) -> Update {
        (**self).closed()
    }

    /// Applies a message to this boxed dialog.
    fn update(&mut self, msg: S::Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        (**self).update(msg, page, ctx)
    }

    /// Returns the view of this boxed dialog.
    fn view(&self, page: &DialogContext<'_>) -> S::View {
        (**self).view(page)
    }

    /// Returns the fields of the next game, if this boxed dialog contains them.
    fn form(&self) -> Option<&SettingsForm> {
        (**self).form()
    }

    /// Shows in this boxed dialog whether copying or saving succeeded. Returns whether the dialog
    /// displays such outcomes.
    fn show_shared(&mut self, shared: ShareResult) -> bool {
        (**self).show_shared(shared)
    }
}
