//! State of the list of games.

use super::export::GamesExport;
use super::import_state::ImportState;
use super::message::LoadedArchive;
use super::notes::{GameAnnotation, NotesByGame};
use super::row::ArchiveRow;
use crate::app::action::PageAction;
use crate::app::dialogs::ptr_eq_rc::PtrEqRc;
use crate::app::storage::SavedItem;
use crate::app::update::Update;
use crate::club::Duplicates;
use crate::game::pgn::PgnResult;
use crate::openings::Openings;
use crate::words::Words;
use std::collections::BTreeSet;
use std::rc::Rc;

/// State of the list of games.
#[derive(Clone, Debug, Default)]
pub struct ArchiveState {
    /// List as shown; `None` until a part of it has been read.
    pub list: Option<GameList>,
    /// Search criteria.
    pub search: ArchiveSearch,
    /// Running or finished import from a file.
    pub coming: Option<ImportState>,
    /// All games, shared with [`List`] and copied on write; `None` where a row has not been read.
    pub(super) rows: Rc<Vec<Option<Rc<ArchiveRow>>>>,
    /// Numbers of the pages that have been requested.
    pub(super) asked: BTreeSet<usize>,
    pub(super) names: Option<PtrEqRc<Openings>>,
    /// Texts of the reader's language, which the search also covers.
    pub(super) words: Option<Words>,
    /// Row numbers of the search results; `None` if there are no criteria.
    pub(super) hits: Option<Vec<usize>>,
    /// Export of all found games, while it is being gathered.
    pub(super) out: Option<GamesExport>,
    /// The game that is being read in full, its row number, and the action that follows.
    pub(super) wanted: Option<(SavedItem, usize, AfterReading)>,
    /// Whether the import reads the file; before that, the whole list has to be read.
    pub(super) begun: bool,
    /// Games of the list, as far as it has been read, for the detection of duplicates in an import.
    pub(super) seen: Duplicates,
    /// Whether `seen` has to be rebuilt because games were deleted or restored.
    pub(super) is_seen_stale: bool,
    /// Annotations of the games.
    pub(super) said: NotesByGame,
    /// Row number and annotation state of the game that is being annotated.
    pub(super) noting: Option<(usize, GameAnnotation)>,
    /// Last id given to an imported game.
    pub(super) last: u64,
}

/// The action that follows once a game has been read in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterReading {
    Open,
    Save,
    Note,
}

/// The list, as far as it has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct GameList {
    /// All games; `None` where a row has not been read.
    pub rows: PtrEqRc<Vec<Option<Rc<ArchiveRow>>>>,
    /// Row numbers of the search results so far; `None` if there are no criteria.
    pub hits: Option<PtrEqRc<Vec<usize>>>,
    /// Number of rows that have been read.
    pub read: usize,
}

/// Search criteria.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArchiveSearch {
    /// Searched words, and a position as FEN if the text contains one.
    pub text: String,
    /// Result of the game; `None` for any.
    pub score: Option<PgnResult>,
}

impl ArchiveState {
    /// Returns a list of which nothing has been read.
    pub fn loaded() -> LoadedArchive {
        LoadedArchive::new(ArchiveState::default())
    }

    /// Returns the game that is being annotated, and its row.
    pub fn annotated_game(&self) -> Option<(&GameAnnotation, &Rc<ArchiveRow>)> {
        let (number, noting) = self.noting.as_ref()?;
        Some((noting, self.rows.get(*number)?.as_ref()?))
    }

    /// Returns a row that this version of the app can read, if its deletion state is `deleted`.
    pub(super) fn row(&self, number: usize, deleted: bool) -> Option<&ArchiveRow> {
        self.rows.get(number)?.as_deref().filter(|row| !row.later && row.deleted == deleted)
    }

    /// Updates the list that is shown.
    pub(super) fn show_list(&mut self) {
        let read = self.rows.iter().flatten().count();
        let hits = self.hits.clone().map(PtrEqRc::new);
        self.list = Some(GameList { rows: self.rows.clone().into(), hits, read });
    }

    pub(super) fn is_read_completely(&self) -> bool {
        self.rows.iter().all(Option::is_some)
    }

    /// Whether an import waits until the whole list has been read.
    pub(super) fn is_import_waiting(&self) -> bool {
        !self.begun && self.coming.as_ref().is_some_and(|coming| !coming.over)
    }
}

/// Reads the page of the list that begins at row `from`.
pub(super) fn read_page(from: usize) -> Update {
    PageAction::ListGames { from, pages: 1, whole: false }.into()
}
