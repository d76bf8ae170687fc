//! Makes the enums of all dialogs, and what hands each call on to the one that is open, from one list.

/// Makes `Dialog`, `Kind`, `Msg` and `DialogView` from a list of dialogs, each of which is a `Screen`.
macro_rules! dialogs {
    ($($(#[$doc:meta])* $name:ident($screen:ty),)*) => {
        /// The dialog that is open.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Dialog {
            $($(#[$doc])* $name($screen),)*
        }

        /// Names of the dialogs.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind {
            $($(#[$doc])* $name,)*
        }

        /// Messages to the open dialog. A message to any other dialog does nothing.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Msg {
            /// The players close it.
            Close,
            /// A press beside it, which closes it.
            Beside,
            /// Outcome of something that went to the clipboard or to a file.
            Shared(ShareResult),
            $($(#[$doc])* $name(<$screen as Screen>::Msg),)*
        }

        /// What the open dialog shows, compared so that it is drawn again only when that has changed.
        #[derive(Clone, Debug, PartialEq)]
        pub enum DialogView {
            $($(#[$doc])* $name(<$screen as Screen>::View),)*
            /// Another tab has the game.
            Elsewhere,
        }

        impl Kind {
            /// Every dialog.
            pub const ALL: &'static [Kind] = &[$(Kind::$name,)*];

            /// Fragment of the page's address while the dialog is open.
            pub fn fragment(self) -> &'static str {
                match self {
                    $(Kind::$name => <$screen as Screen>::FRAGMENT,)*
                }
            }

            /// The dialog as it opens; `None` if it cannot be opened now.
            pub(in crate::app) fn open(self, page: &DialogContext<'_>) -> Option<Dialog> {
                match self {
                    $(Kind::$name => <$screen as Screen>::open(page).map(Dialog::$name),)*
                }
            }

            /// What happens besides when a player opens the dialog.
            pub(in crate::app) fn opened(self) -> Update {
                match self {
                    $(Kind::$name => <$screen as Screen>::opened(),)*
                }
            }

            /// Where the focus goes when the dialog is closed.
            pub(in crate::app) fn opener(self) -> FocusTarget {
                match self {
                    $(Kind::$name => <$screen as Screen>::OPENER,)*
                }
            }

            /// Whether games are read from the disk for as long as the dialog is open.
            pub(in crate::app) fn reads_disk(self) -> bool {
                match self {
                    $(Kind::$name => <$screen as Screen>::READS_DISK,)*
                }
            }
        }

        impl Dialog {
            /// Which dialog it is.
            pub fn kind(&self) -> Kind {
                match self {
                    $(Dialog::$name(_) => Kind::$name,)*
                }
            }

            /// What the dialog shows.
            pub fn view(&self, page: &DialogContext<'_>) -> DialogView {
                match self {
                    $(Dialog::$name(screen) => DialogView::$name(screen.view(page)),)*
                }
            }

            /// The fields of the next game, in a dialog that has them.
            pub fn form(&self) -> Option<&settings::Form> {
                match self {
                    $(Dialog::$name(screen) => screen.form(),)*
                }
            }

            /// What happens besides when the dialog is closed.
            pub(in crate::app) fn closed(&self) -> Update {
                match self {
                    $(Dialog::$name(screen) => screen.closed(),)*
                }
            }

            /// Shows whether something went to the clipboard or to a file. Whether the dialog has a place for that.
            fn show_shared(&mut self, shared: ShareResult) -> bool {
                match self {
                    $(Dialog::$name(screen) => screen.show_shared(shared),)*
                }
            }

            /// Changes the dialog if the message is for it.
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
