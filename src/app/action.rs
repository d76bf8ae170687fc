//! Actions that a feature asks its parent to carry out.

use super::announcements::{Notice, Said};
use super::effect::Shared;
use super::kept::{GameId, Saved, StoredGame};
use super::settings::{Settings, Start};
use crate::club::event::Place;
use crate::game::link::SharedGame;
use crate::game::pgn::ReadGame;
use crate::game::{Event, Headers, Setup};
use crate::rules::pgn::Note;
use crate::rules::{Move, Position};

/// An action that takes more than one feature knows: the page carries it out after the feature's `update`.
#[derive(Clone, Debug, PartialEq)]
pub enum PageAction {
    /// Close the dialog; the focus goes back to what opened it.
    CloseDialog,
    /// Take the dialog away and leave the focus where it is.
    RemoveDialog,
    /// Open the dialog in which games come in, and read this text there.
    ImportText(String),
    /// Show what was done with each game of a backup.
    ShowRestored,
    /// Open the club, which takes in the result in this fragment of an address.
    TakeResult(String),
    /// Open what this fragment of an address asks for.
    OpenAddress(String),
    /// Take away the dialog and the notices: another version of the page starts.
    ClearPage,
    /// Show a notice, and announce it to both players.
    Notify(Notice),
    /// Announce something to both players.
    Announce(Said),
    /// Show a notice where something did not go out of the page and no dialog shows that, and announce it.
    Shared {
        /// What went out, or did not.
        shared: Shared,
        /// Whether the dialog shows it.
        shown: bool,
    },
    /// Say in the open dialog that what it asked the disk for could not be read.
    ShowNotRead,
    /// Let go of what a player holds over the board.
    ReleasePiece,
    /// Turn the board round.
    FlipBoard,
    /// Change the settings.
    ChooseSettings(Box<Settings>),
    /// Let the next game start like this, and show the sheet for it.
    ChooseStart(Start),
    /// Note that a backup holds everything.
    NoteBackup,
    /// Remember the event of the club that is open.
    RememberEvent(Option<GameId>),
    /// Apply an event to the game on the board.
    Apply(Event),
    /// Put the arbiter's position on the board, and say how it was read where it is not quite written as FEN.
    CorrectPosition {
        /// The event that puts it there.
        event: Event,
        /// How it was read.
        note: Option<Note>,
    },
    /// Play a move as if its piece had been put down, and go back to the board.
    PlayMove(Move),
    /// Write the head of the score sheet.
    SetHeaders(Headers),
    /// Stop the clocks, and make the code that moves the game on the board to another device.
    MoveGame,
    /// Take the ticket from the game on the board: another device reports its result.
    DropTicket,
    /// Begin a game as the settings say.
    StartGame,
    /// Begin a game with these settings.
    StartGameWith(Box<Settings>),
    /// Begin a game from this position.
    StartGameFrom(Box<Position>),
    /// Begin a game that is saved before anything happens in it.
    StartSavedGame(Box<Setup>),
    /// Begin a game of the open event, and tell the club its name.
    StartEventGame(Place, Box<Setup>),
    /// Put a game from a link on the board.
    PlayOn(Box<SharedGame>),
    /// Put a saved game on the board.
    BringGame(Box<StoredGame>),
    /// Look at a game from elsewhere.
    LookAt(Box<ReadGame>),
    /// Read pages of the list of games.
    ListGames {
        /// The place in the list, from 0.
        from: usize,
        /// How many pages.
        pages: usize,
        /// Whether games played on this device are read whole.
        whole: bool,
    },
    /// Delete this; a game is no longer at hand.
    Delete(Saved),
    /// Save again what was deleted; a game is at hand if it was.
    Undelete(Saved),
}
