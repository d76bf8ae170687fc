//! The list of saved games: unfinished games, then damaged games, then all others by date.
//!
//! Users can search, open, review, export and delete games, and import games from files. The list
//! is read from storage page by page; a page is a group of rows. Usually, only the pages in view
//! are read. A search, an import or an export reads all pages. The app loads the program code of
//! the list when the dialog is first opened ([`LoadedArchive`]).
//!
//! | file | contents |
//! |---|---|
//! | `message` | messages |
//! | `state`, `update` | state of the list, and its changes |
//! | `reading` | reads and searches the list |
//! | `saved_game` | opens, exports and deletes a game |
//! | `row` | a row of the list |
//! | `file_import`, `import_state` | import from a file, and its progress |
//! | `notes`, `annotation` | players' notes on the games |
//! | `export` | export as PGN |

mod annotation;
mod export;
mod file_import;
mod import_state;
mod message;
mod notes;
mod reading;
mod row;
mod saved_game;
mod state;
mod update;

pub use import_state::{ImportBatch, ImportState};
pub use message::{LoadedArchive, Msg, NoteLine};
pub use row::ArchiveRow;
pub(in crate::app::dialogs) use row::replayed_game;
pub use state::{ArchiveSearch, ArchiveState, GameList};

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, StoreEffect};
use crate::app::storage::{DeviceInfo, GameId, RestoreReport};
use crate::app::update::Update;
use std::rc::Rc;

/// The dialog with the list of saved games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamesDialog {
    /// List of games, once its code is loaded.
    pub list: Option<LoadedArchive>,
}

/// View of the dialog with the list of saved games.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesView {
    /// List of games, once its code is loaded.
    pub list: Option<LoadedArchive>,
    /// Id of the game on the board, if it is saved.
    pub current: Option<GameId>,
    /// Report on the last restored backup: what happened to each game, and which lines of the
    /// backup were refused.
    pub restored: Option<Rc<RestoreReport>>,
    /// Storage use and capabilities of the device.
    pub device: DeviceInfo,
    /// Position shown on the board, as FEN.
    pub fen: String,
}

impl Screen for GamesDialog {
    type Msg = Msg;
    type View = GamesView;

    const FRAGMENT: &'static str = "games";
    const OPENER: FocusTarget = FocusTarget::MenuButton;
    const READS_DISK: bool = true;

    /// Opens the dialog with the list of saved games; never `None`. The list is read afterwards.
    fn open(_: &DialogContext<'_>) -> Option<GamesDialog> {
        Some(GamesDialog::default())
    }

    /// Requests the current storage use when the dialog opens.
    fn on_open() -> Update {
        Update::effect(StoreEffect::Measure)
    }

    /// Applies a message to the list of saved games. Until the code of the list is loaded, ignores
    /// all messages except [`Msg::Loaded`].
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        self.update_list(msg, ctx)
    }

    /// Returns the view of the dialog with the list of saved games.
    fn view(&self, page: &DialogContext<'_>) -> GamesView {
        GamesView {
            list: self.list.clone(),
            current: page.current_game_id,
            restored: page.restored.cloned(),
            device: *page.device,
            fen: page.shown.position().to_fen(),
        }
    }
}

impl GamesDialog {
    /// Applies a message to the list of saved games. Until the code of the list is loaded, ignores
    /// all messages except [`Msg::Loaded`].
    pub(super) fn update_list(&mut self, msg: Msg, ctx: &Context<'_>) -> Update {
        let begun = if let Msg::Loaded(begun) = &msg { Some(begun.clone()) } else { None };
        let Some(list) = self.list.take().or(begun) else { return Update::none() };
        let (list, update) = list.update(msg, ctx);
        self.list = Some(list);
        update
    }
}
