//! Messages to the list of saved games.

use super::import_state::ImportBatch;
use crate::app::dialogs::lazy_screen::LoadedScreen;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::storage::{GameId, ListedGame, SavedGamesPart};
use crate::game::pgn::PgnResult;
use crate::openings::Openings;
use crate::words::Words;

/// The list of saved games, once its code is loaded.
pub type LoadedArchive = LoadedScreen<Msg>;

/// A record that was read from a saved journal, for example from the journal of the notes on a
/// game: the id of the journal, and the number and the text of the record.
pub type NoteLine = (GameId, u32, String);

/// A message to the list of saved games. Games are given by their row numbers from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The code of the list has been loaded. Contains the new list, still without rows; the rows
    /// are read next.
    Loaded(LoadedArchive),
    /// A part of the list has been read.
    Listed(Box<SavedGamesPart>),
    /// A row that has not been read has scrolled into view.
    RowInView(usize),
    /// The opening names have been loaded.
    Names(PtrEqRc<Openings>),
    /// The texts in the reader's language have been loaded. A search then also finds a game by its
    /// outcome and its rules as these texts describe them.
    Words(Words),
    /// Search for words, and for a position if the text contains one.
    Search(String),
    /// Search for a result; `None` for any.
    Score(Option<PgnResult>),
    /// A game has been read in full; `None` if it no longer exists.
    Whole(Option<Box<ListedGame>>),
    /// A read from storage has failed.
    NotRead,
    /// Open a game: on the board if it was played on this device, for replay if it was imported. A
    /// PGN rescued from a damaged game opens in the import dialog.
    Open(usize),
    /// Export a game as PGN.
    Save(usize),
    /// Export as PGN all games that the search finds; without a search, all games.
    SaveAll,
    /// Delete a game, unless it is on the board.
    Delete(usize),
    /// Undo the deletion of a game.
    Undelete(usize),
    /// Records of journals have been read. With the id of a game, they are all records of the notes
    /// on that game. With `None`, they are the first records of all journals, by which the journals
    /// of notes are recognized.
    NotesRead(Option<GameId>, Vec<NoteLine>),
    /// Review a game.
    Review(usize),
    /// A file with games has been chosen for import.
    FileChosen,
    /// A batch of games from the file; `None` if the file could not be read further.
    Batch(Option<ImportBatch>),
    /// The games of the last batch have been saved.
    Added,
    /// Stop the import from a file.
    StopImport,
}
