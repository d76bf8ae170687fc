//! Messages to the list of saved games.

use super::import_state::ImportBatch;
use crate::app::dialogs::lazy_screen::LoadedScreen;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::storage::{GameId, ListedGame, SavedGamesPart};
use crate::game::pgn::PgnResult;
use crate::openings::Openings;
use crate::words::Words;

/// The list of saved games, once its program code is loaded.
pub type LoadedArchive = LoadedScreen<Msg>;

/// A record of a saved journal: the id of the journal, the number of the record, and its text.
///
/// The notes on a game form a separate journal, whose id is the id of the game. Only the records of
/// such journals begin with `Notes`, so the first record of a journal shows whether the journal
/// contains notes.
pub type NoteLine = (GameId, u32, String);

/// A message to the list of saved games. A `usize` is the index of a row in the list, from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The program code of the list has been loaded. Contains the new list, whose rows are still to
    /// be read.
    Loaded(LoadedArchive),
    /// A part of the list has been read.
    Listed(Box<SavedGamesPart>),
    /// A row that has not been read yet has scrolled into view.
    RowInView(usize),
    /// The opening names have been loaded.
    Names(PtrEqRc<Openings>),
    /// The texts in the page's language have been loaded. With these texts, a search also finds the
    /// outcome and the rules of a game in this language.
    Words(Words),
    /// Search for the words of a text, and for a position if the text contains one.
    Search(String),
    /// Search for games with this result; `None` means any result.
    Score(Option<PgnResult>),
    /// The requested game has been read in full; `None` if the game is not in storage.
    Whole(Option<Box<ListedGame>>),
    /// A read from storage has failed.
    NotRead,
    /// Open a game. A game that was played on this device opens on the board, an imported game as a
    /// review, and a PGN rescued from a damaged game in the import dialog.
    Open(usize),
    /// Export a game as PGN.
    Save(usize),
    /// Export as PGN all games that match the search; without a search, all games.
    SaveAll,
    /// Delete a game, unless it is on the board.
    Delete(usize),
    /// Undo the deletion of a game.
    Undelete(usize),
    /// Records of journals have been read. With the id of a game: all records of the notes on that
    /// game. With `None`: the first record of every journal (of a tournament, of edits to players,
    /// or of notes on a game). The first records show which journals contain notes; these journals
    /// are then read in full.
    NotesRead(Option<GameId>, Vec<NoteLine>),
    /// Review a game.
    Review(usize),
    /// A file with games has been chosen for import.
    FileChosen,
    /// A batch of games from the file; `None` if the rest of the file could not be read.
    Batch(Option<ImportBatch>),
    /// The games of the last batch have been saved.
    Added,
    /// Stop the import from a file.
    StopImport,
}
