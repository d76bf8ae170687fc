//! What the page may know of the list: what goes in.

use super::coming::ImportBatch;
use crate::app::dialogs::lazy_screen::LoadedScreen;
use crate::app::dialogs::same::PtrEqRc;
use crate::app::kept::{GameId, ListedGame, SavedGamesPart};
use crate::game::pgn::PgnResult;
use crate::openings::Openings;
use crate::rules::pgn::Glyph;
use crate::words::Words;

/// The list of games, once its code is loaded.
pub type LoadedArchive = LoadedScreen<Msg>;

/// A line of a journal: of which one, its number, its text.
pub type NoteLine = (GameId, u32, String);

/// What happens in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Its code is here, with a list of which nothing has been read.
    Here(LoadedArchive),
    /// A part of the list has been read.
    Listed(Box<SavedGamesPart>),
    /// The game at this place is in sight and has not been read.
    Sight(usize),
    /// The names of openings have been loaded.
    Names(PtrEqRc<Openings>),
    /// The words of the reader's language, by which games are found too.
    Words(Words),
    /// These words are searched for, and the position in them if there is one.
    Search(String),
    /// This result is searched for; `None`: any.
    Score(Option<PgnResult>),
    /// All of a game has been read; `None` if it is not there any more.
    Whole(Option<Box<ListedGame>>),
    /// The disk could not give back what was asked for.
    NotRead,
    /// Put this one on the board, or look at it.
    Open(usize),
    /// Save this one as PGN.
    Save(usize),
    /// Save all that are found as PGN.
    SaveAll,
    /// Delete this one; not the game on the board.
    Delete(usize),
    /// Take that back.
    Undelete(usize),
    /// Lines of this journal have been read, or the first one of each: what is said of games is among them.
    Said(Option<GameId>, Vec<NoteLine>),
    /// Annotate this one.
    Note(usize),
    /// Say something of this half-move, from 1.
    NoteMove(usize),
    /// It has this sign, or no more.
    NoteSign(Glyph),
    /// These words are said of it.
    NoteWord(String),
    /// The game has these tags.
    Tags(String),
    /// Back to the list.
    NotesDone,
    /// A file with games has been chosen: they come in.
    FileChosen,
    /// Some of its games; `None` if whoever was to read it did not answer.
    Batch(Option<ImportBatch>),
    /// Those that have come are saved.
    Added,
    /// No more are to come.
    StopComing,
}
