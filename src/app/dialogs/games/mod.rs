//! The games of this device: the unfinished ones first, then by date. They are searched, opened, saved as PGN, deleted;
//! others come in from files.
//!
//! The list is read part by part: what is in sight, and all of it where it is searched. Its code is loaded when the dialog is
//! first opened ([`LoadedArchive`]).
//!
//! | file | what it answers |
//! |---|---|
//! | `message` | what may the page know of it? messages |
//! | `inside`, `update` | what is known of the list, and what does each message change? |
//! | `reading` | what has been read, what is searched for, what is to be read next? |
//! | `saved_game` | what is done with one game? |
//! | `row` | what is one game of the list? |
//! | `bring`, `coming` | which games of a file come in, and how many have? |
//! | `notes`, `annotating` | what is said of a game, and of a move? |
//! | `out` | how does a game become PGN? |

mod annotating;
mod bring;
mod coming;
mod inside;
mod message;
mod notes;
mod out;
mod reading;
mod row;
mod saved_game;
mod update;

pub use coming::{ImportBatch, ImportState};
pub use inside::{ArchiveSearch, ArchiveState, GameList};
pub use message::{LoadedArchive, Msg, NoteLine};
pub use notes::GameAnnotation;
pub use row::ArchiveRow;

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, StoreEffect};
use crate::app::kept::{DeviceInfo, GameId, RestoreReport};
use crate::app::update::Update;
use std::rc::Rc;

/// The dialog with the list, as far as the page knows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamesDialog {
    /// The list, once its code is loaded.
    pub list: Option<LoadedArchive>,
}

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesView {
    /// The list, once its code is here.
    pub list: Option<LoadedArchive>,
    /// The game on the board.
    pub current: Option<GameId>,
    /// What was done with each game of the last backup.
    pub restored: Option<Rc<RestoreReport>>,
    /// What this device stores.
    pub device: DeviceInfo,
    /// The position shown on the board, as FEN.
    pub fen: String,
}

impl Screen for GamesDialog {
    type Msg = Msg;
    type View = GamesView;

    const FRAGMENT: &'static str = "games";
    const OPENER: FocusTarget = FocusTarget::SettingsButton;
    const READS_DISK: bool = true;

    fn open(_: &DialogContext<'_>) -> Option<GamesDialog> {
        Some(GamesDialog::default())
    }

    fn opened() -> Update {
        Update::effect(StoreEffect::Measure)
    }

    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        self.hear(msg, ctx)
    }

    fn view(&self, page: &DialogContext<'_>) -> GamesView {
        GamesView {
            list: self.list.clone(),
            current: page.current,
            restored: page.restored.cloned(),
            device: *page.device,
            fen: page.shown.position().to_fen(),
        }
    }
}

impl GamesDialog {
    /// Changes the list as the message asks. A message to a row that is not there does nothing.
    pub(super) fn hear(&mut self, msg: Msg, ctx: &Context<'_>) -> Update {
        let begun = if let Msg::Here(begun) = &msg { Some(begun.clone()) } else { None };
        let Some(list) = self.list.take().or(begun) else { return Update::none() };
        let (list, update) = list.update(msg, ctx);
        self.list = Some(list);
        update
    }
}
