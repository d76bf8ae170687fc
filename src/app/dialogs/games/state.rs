//! State of the list of saved games.

use super::export::GamesExport;
use super::import_state::ImportState;
use super::message::LoadedArchive;
use super::notes::NotesByGame;
use super::row::ArchiveRow;
use crate::app::action::PageAction;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::storage::SavedItem;
use crate::app::update::Update;
use crate::club::Duplicates;
use crate::game::pgn::PgnResult;
use crate::openings::Openings;
use crate::words::Words;
use std::collections::BTreeSet;
use std::rc::Rc;

/// State of the list of saved games: its rows, search, import and export.
#[derive(Clone, Debug, Default)]
pub struct ArchiveState {
    /// The list that the dialog draws; `None` until a part of it has been read.
    pub list: Option<GameList>,
    /// Search criteria.
    pub search: ArchiveSearch,
    /// Running or finished import from a file.
    pub import: Option<ImportState>,
    /// Rows of all games; `None` where a row has not been read. Shared with [`GameList`], and
    /// copied on write.
    pub(super) rows: Rc<Vec<Option<Rc<ArchiveRow>>>>,
    /// Numbers of the pages (groups of rows) that have been requested from storage.
    pub(super) asked: BTreeSet<usize>,
    /// Opening names, once loaded.
    pub(super) names: Option<PtrEqRc<Openings>>,
    /// Texts in the reader's language, once loaded. With them, a search also finds the outcome and
    /// the rules of a game in that language.
    pub(super) words: Option<Words>,
    /// Row numbers of the search results; `None` if there are no criteria.
    pub(super) hits: Option<Vec<usize>>,
    /// Running export of all games that match the search; `None` if no export runs.
    pub(super) export: Option<GamesExport>,
    /// The game that is being read in full, its row number, and the action that follows.
    pub(super) wanted: Option<(SavedItem, usize, AfterReading)>,
    /// Whether the import has begun to read the file. It begins only after the whole list has been
    /// read.
    pub(super) is_importing: bool,
    /// Games of the list, as far as it has been read, for the detection of duplicates in an import.
    pub(super) known_games: Duplicates,
    /// Whether `known_games` has to be rebuilt because games were deleted or restored.
    pub(super) has_stale_known_games: bool,
    /// Notes on the games.
    pub(super) notes: NotesByGame,
    /// Last id given to an imported game.
    pub(super) last_id: u64,
}

/// What to do with a saved game once it has been read in full: open it, or export it as a PGN file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterReading {
    /// Open the game.
    Open,
    /// Export the game as a PGN file.
    Save,
}

/// The list of saved games as the dialog shows it, as far as it has been read from storage.
#[derive(Clone, Debug, PartialEq)]
pub struct GameList {
    /// All games; `None` where a row has not been read.
    pub rows: PtrEqRc<Vec<Option<Rc<ArchiveRow>>>>,
    /// Row numbers of the search results so far; `None` if there are no criteria.
    pub hits: Option<PtrEqRc<Vec<usize>>>,
    /// Number of rows that have been read.
    pub read: usize,
}

/// Search criteria for the list of saved games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArchiveSearch {
    /// Text of the search field: words, and possibly a position as FEN.
    pub text: String,
    /// Result of the game; `None` for any.
    pub score: Option<PgnResult>,
}

impl ArchiveState {
    /// Returns an empty list of saved games, the first content of the dialog once its code is
    /// loaded.
    pub fn empty_content() -> LoadedArchive {
        LoadedArchive::new(ArchiveState::default())
    }

    /// Returns row `number` of the list of saved games, if its game is deleted (for `deleted` =
    /// `true`) or not deleted (for `false`). Otherwise returns `None`, also if the row has not been
    /// read yet or if a later version of the app saved the game.
    pub(super) fn row(&self, number: usize, deleted: bool) -> Option<&ArchiveRow> {
        self.rows.get(number)?.as_deref().filter(|row| !row.later && row.deleted == deleted)
    }

    /// Rebuilds the list of saved games that the dialog draws (the field `list`) from the rows and
    /// the search results.
    pub(super) fn show_list(&mut self) {
        let read = self.rows.iter().flatten().count();
        let hits = self.hits.clone().map(PtrEqRc::new);
        self.list = Some(GameList { rows: self.rows.clone().into(), hits, read });
    }

    /// Whether every row of the list of saved games has been read from storage.
    pub(super) fn is_read_completely(&self) -> bool {
        self.rows.iter().all(Option::is_some)
    }

    /// Whether an import of games from a file is requested but has not begun. It begins once the
    /// whole list of saved games has been read, so that duplicates are found.
    pub(super) fn is_import_waiting(&self) -> bool {
        !self.is_importing && self.import.as_ref().is_some_and(|import| !import.over)
    }
}

/// Requests one page (group of rows) of the list of saved games from storage. `from` is the number
/// of its first row, from 0.
pub(super) fn request_page(from: usize) -> Update {
    PageAction::ListGames { from, pages: 1, whole: false }.into()
}
