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
    /// The list as the dialog draws it; `None` until a part of the list has been read.
    pub list: Option<GameList>,
    /// Search criteria.
    pub search: ArchiveSearch,
    /// Running or finished import from a file.
    pub import: Option<ImportState>,
    /// Rows of all games; a row that has not been read is `None`. Shared with [`GameList`], and
    /// copied on write.
    pub(super) rows: Rc<Vec<Option<Rc<ArchiveRow>>>>,
    /// Indices of the pages (groups of rows) that have been requested from storage.
    pub(super) asked: BTreeSet<usize>,
    /// Opening names, once loaded.
    pub(super) names: Option<PtrEqRc<Openings>>,
    /// Texts in the app's language, once loaded. With these texts, a search also finds the outcome
    /// and the rules of a game in that language.
    pub(super) words: Option<Words>,
    /// Row indices of the search results; `None` without a search.
    pub(super) hits: Option<Vec<usize>>,
    /// Running export of all games that match the search; `None` if no export runs.
    pub(super) export: Option<GamesExport>,
    /// The game that is being read in full, its row index, and the action to run when the game has
    /// been read.
    pub(super) wanted: Option<(SavedItem, usize, AfterReading)>,
    /// Whether the import has begun to read the file. An import begins only when the whole list has
    /// been read.
    pub(super) is_importing: bool,
    /// Games in the rows read so far, for finding duplicates in an import.
    pub(super) known_games: Duplicates,
    /// Whether `known_games` must be rebuilt because games were deleted or restored.
    pub(super) has_stale_known_games: bool,
    /// Notes on the games.
    pub(super) notes: NotesByGame,
    /// Last id given to an imported game.
    pub(super) last_id: u64,
}

/// Action on a saved game that runs when the game has been read in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterReading {
    /// Open the game.
    Open,
    /// Export the game as a PGN file.
    Save,
}

/// The list of saved games as the dialog draws it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameList {
    /// Rows of all games; a row that has not been read is `None`.
    pub rows: PtrEqRc<Vec<Option<Rc<ArchiveRow>>>>,
    /// Row indices of the search results so far; `None` without a search.
    pub hits: Option<PtrEqRc<Vec<usize>>>,
    /// Number of rows that have been read.
    pub read: usize,
}

/// Search criteria for the list of saved games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArchiveSearch {
    /// Text of the search field: words, and possibly a position as FEN.
    pub text: String,
    /// Result of the game; `None` means any result.
    pub score: Option<PgnResult>,
}

impl ArchiveState {
    /// Returns the list of saved games before any rows have been read.
    pub fn empty_content() -> LoadedArchive {
        LoadedArchive::new(ArchiveState::default())
    }

    /// Returns the row with the index `number` if the row's field `deleted` equals the argument
    /// `deleted`.
    ///
    /// Otherwise `None`. Also `None` if the row has not been read, or if a later version of the app
    /// saved the game.
    pub(super) fn row(&self, number: usize, deleted: bool) -> Option<&ArchiveRow> {
        self.rows.get(number)?.as_deref().filter(|row| !row.later && row.deleted == deleted)
    }

    /// Updates the field `list` from the rows and the search results.
    pub(super) fn show_list(&mut self) {
        let read = self.rows.iter().flatten().count();
        let hits = self.hits.clone().map(PtrEqRc::new);
        self.list = Some(GameList { rows: self.rows.clone().into(), hits, read });
    }

    /// Whether every row of the list of saved games has been read from storage.
    pub(super) fn is_read_completely(&self) -> bool {
        self.rows.iter().all(Option::is_some)
    }

    /// Whether the users have requested an import that has not begun. An import begins only when
    /// the whole list of saved games has been read, so that duplicates are found.
    pub(super) fn is_import_waiting(&self) -> bool {
        !self.is_importing && self.import.as_ref().is_some_and(|import| !import.over)
    }
}

/// Requests a page (group of rows) of the list of saved games from storage. `from` is the index of
/// the first row of the page.
pub(super) fn request_page(from: usize) -> Update {
    PageAction::ListGames { from, pages: 1, whole: false }.into()
}
