//! Macro that generates the enums of all dialogs from one list, and the methods that call the open
//! dialog.

/// Generates `Dialog`, `Kind`, `Msg` and `DialogView` from a list of dialogs, each a `Screen`.
macro_rules! dialogs {
    ($($(#[$doc:meta])* $name:ident($screen:ty),)*) => {
        /// The dialog that is open over the page, with its state.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Dialog {
            $($(#[$doc])* $name($screen),)*
        }

        /// Kind of a dialog over the page, without the state of the dialog.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind {
            $($(#[$doc])* $name,)*
        }

        /// Messages to the open dialog.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Msg {
            /// The players close the dialog.
            Close,
            /// A press outside the dialog closes it.
            PressOutside,
            /// A press of the Escape key returns to an earlier screen of the dialog, or closes the
            /// dialog.
            Escape,
            /// Outcome of copying to the clipboard or saving to a file.
            Shared(ShareResult),
            $($(#[$doc])* $name(<$screen as Screen>::Msg),)*
        }

        /// View of the open dialog. Views are compared, and only a changed view is drawn again.
        #[derive(Clone, Debug, PartialEq)]
        pub enum DialogView {
            $($(#[$doc])* $name(<$screen as Screen>::View),)*
            /// Notice that another browser tab has taken over the game. Not a dialog of the list.
            Elsewhere,
        }

        impl Kind {
            /// All kinds of dialogs.
            pub const ALL: &'static [Kind] = &[$(Kind::$name,)*];

            /// Returns the fragment (after the `#`) of the page's address while a dialog of this
            /// kind is open.
            pub fn fragment(self) -> &'static str {
                match self {
                    $(Kind::$name => <$screen as Screen>::FRAGMENT,)*
                }
            }

            /// Opens a dialog of this kind; `None` if the dialog cannot be opened now.
            pub(in crate::app) fn open(self, page: &DialogContext<'_>) -> Option<Dialog> {
                match self {
                    $(Kind::$name => <$screen as Screen>::open(page).map(Dialog::$name),)*
                }
            }

            /// Returns the effects and actions to perform when a dialog of this kind opens, such as
            /// a request to storage.
            pub(in crate::app) fn on_open(self) -> Update {
                match self {
                    $(Kind::$name => <$screen as Screen>::on_open(),)*
                }
            }

            /// Returns the element of the page that gets the keyboard focus when a dialog of this
            /// kind closes. Usually this is the button that opened the dialog.
            pub(in crate::app) fn opener(self) -> FocusTarget {
                match self {
                    $(Kind::$name => <$screen as Screen>::OPENER,)*
                }
            }

            /// Whether dialogs of this kind read saved data, such as games, from storage. When a
            /// dialog of this kind closes or is replaced, an unfinished read is stopped.
            pub(in crate::app) fn reads_disk(self) -> bool {
                match self {
                    $(Kind::$name => <$screen as Screen>::READS_DISK,)*
                }
            }
        }

        impl Dialog {
            /// Returns the kind of this dialog.
            pub fn kind(&self) -> Kind {
                match self {
                    $(Dialog::$name(_) => Kind::$name,)*
                }
            }

            /// Returns the view of this dialog. `page` is the part of the page's state that dialogs
            /// can read.
            pub fn view(&self, page: &DialogContext<'_>) -> DialogView {
                match self {
                    $(Dialog::$name(screen) => DialogView::$name(screen.view(page)),)*
                }
            }

            /// Returns the effects and actions to perform when this dialog closes or is replaced,
            /// such as stopping a web worker.
            pub(in crate::app) fn on_close(&self) -> Update {
                match self {
                    $(Dialog::$name(screen) => screen.on_close(),)*
                }
            }

            /// Shows in the dialog whether copying to the clipboard or saving to a file succeeded.
            /// Returns `false` if the dialog does not show this outcome.
            fn show_shared(&mut self, shared: ShareResult) -> bool {
                match self {
                    $(Dialog::$name(screen) => screen.show_shared(shared),)*
                }
            }

            /// Applies a message to this dialog. Ignores a message to another kind of dialog.
            fn update(&mut self, msg: Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
                match (self, msg) {
                    $((Dialog::$name(screen), Msg::$name(msg)) => screen.update(msg, page, ctx),)*
                    _ => Update::none(),
                }
            }
        }
    };
}

pub(super) use dialogs;
