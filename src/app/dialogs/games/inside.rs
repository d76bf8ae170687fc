//! What is known of the list, and what is shown of it.

use super::coming::ImportState;
use super::message::LoadedArchive;
use super::notes::{GameAnnotation, NotesByGame};
use super::out::GamesExport;
use super::row::ArchiveRow;
use crate::app::action::PageAction;
use crate::app::dialogs::same::PtrEqRc;
use crate::app::kept::SavedItem;
use crate::app::update::Update;
use crate::club::Duplicates;
use crate::game::pgn::PgnResult;
use crate::openings::Openings;
use crate::words::Words;
use std::collections::BTreeSet;
use std::rc::Rc;

/// The list, and what is done with it.
#[derive(Clone, Debug, Default)]
pub struct ArchiveState {
    /// The list; `None` while nothing of it has been read.
    pub list: Option<GameList>,
    /// What is searched for.
    pub search: ArchiveSearch,
    /// Games that come in from a file, or have come.
    pub coming: Option<ImportState>,
    /// Every game there is, shared with [`GameList`]: it is copied where it changes only.
    pub(super) rows: Rc<Vec<Option<Rc<ArchiveRow>>>>,
    /// The parts that have been asked for, by their numbers.
    pub(super) asked: BTreeSet<usize>,
    pub(super) names: Option<PtrEqRc<Openings>>,
    /// The words of the reader's language, by which games are found too.
    pub(super) words: Option<Words>,
    /// The places of those that are searched for.
    pub(super) hits: Option<Vec<usize>>,
    /// All that is to be saved as PGN, as far as it has been gathered.
    pub(super) out: Option<GamesExport>,
    /// The game that is being read whole, its place, and what is done with it then.
    pub(super) wanted: Option<(SavedItem, usize, AfterReading)>,
    /// Whether the file is being read: before that the whole list has to be known.
    pub(super) begun: bool,
    /// What is here already, as far as the list has been read.
    pub(super) seen: Duplicates,
    /// Whether games have been deleted or had back since.
    pub(super) is_seen_stale: bool,
    /// What is said of the games.
    pub(super) said: NotesByGame,
    /// The game that is being annotated, and its place.
    pub(super) noting: Option<(usize, GameAnnotation)>,
    /// The name that was given last to a game from elsewhere.
    pub(super) last: u64,
}

/// What is done with a game as soon as all of it has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterReading {
    Open,
    Save,
    Note,
}

/// The list, as far as it has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct GameList {
    /// Every game there is; `None` where it has not been read.
    pub rows: PtrEqRc<Vec<Option<Rc<ArchiveRow>>>>,
    /// The places of those that are searched for, as far as they have been found; `None`: nothing is searched for.
    pub hits: Option<PtrEqRc<Vec<usize>>>,
    /// How many have been read.
    pub read: usize,
}

/// What is searched for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ArchiveSearch {
    /// Words.
    pub text: String,
    /// A result.
    pub score: Option<PgnResult>,
}

impl ArchiveState {
    /// A list of which nothing has been read.
    pub fn loaded() -> LoadedArchive {
        LoadedArchive::new(ArchiveState::default())
    }

    /// The game that is being annotated.
    pub fn noting(&self) -> Option<(&GameAnnotation, &Rc<ArchiveRow>)> {
        let (number, noting) = self.noting.as_ref()?;
        Some((noting, self.rows.get(*number)?.as_ref()?))
    }

    /// A row that can be dealt with and is, or is not, deleted.
    pub(super) fn row(&self, number: usize, deleted: bool) -> Option<&ArchiveRow> {
        self.rows.get(number)?.as_deref().filter(|row| !row.later && row.deleted == deleted)
    }

    /// Shows the list as it is.
    pub(super) fn show(&mut self) {
        let read = self.rows.iter().flatten().count();
        let hits = self.hits.clone().map(PtrEqRc::new);
        self.list = Some(GameList { rows: self.rows.clone().into(), hits, read });
    }

    pub(super) fn is_whole(&self) -> bool {
        self.rows.iter().all(Option::is_some)
    }

    /// Whether games are to come as soon as it is known what is here.
    pub(super) fn waits_to_come(&self) -> bool {
        !self.begun && self.coming.as_ref().is_some_and(|coming| !coming.over)
    }
}

/// Reads the page of the list that begins there.
pub(super) fn read_page(from: usize) -> Update {
    PageAction::ListGames { from, pages: 1, whole: false }.into()
}
