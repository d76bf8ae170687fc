//! Actions that a feature requests from its parent.

use super::announcements::{AnnouncementItem, Notice};
use super::effect::ShareResult;
use super::settings::{Settings, StartPosition};
use super::storage::{GameId, SavedItem, StoredGame};
use crate::club::event::GamePlace;
use crate::game::link::SharedGame;
use crate::game::pgn::ImportedGame;
use crate::game::{Event, GameSetup, Headers};
use crate::rules::pgn::ReadNote;
use crate::rules::{Move, Position};

/// An action that a feature cannot do alone, such as closing its dialog. The feature's `update`
/// returns it, and the page carries it out.
#[derive(Clone, Debug, PartialEq)]
pub enum PageAction {
    /// Close the dialog; the focus returns to the element that opened it.
    CloseDialog,
    /// Remove the dialog, and leave the focus where it is.
    RemoveDialog,
    /// Open the import dialog, and read this text there.
    ImportText(String),
    /// Show the list of games, with the report of a backup that was just restored.
    ShowGames,
    /// Open the review of a saved game.
    ReviewGame(GameId),
    /// Open the club with the result in this fragment of an address.
    OpenClubResult(String),
    /// Open what this fragment of an address requests.
    OpenAddress(String),
    /// Remove the dialog and the notices, because another version of the page starts.
    ClearPage,
    /// Show a notice, and announce it to both players.
    Notify(Notice),
    /// Announce an item to both players.
    Announce(AnnouncementItem),
    /// Announce whether sharing succeeded. A failure that no dialog shows becomes a notice.
    AnnounceShared {
        /// What was shared, and whether that succeeded.
        shared: ShareResult,
        /// Whether the dialog shows it.
        shown: bool,
    },
    /// Show in the open dialog that its data could not be read from the disk.
    ShowReadFailure,
    /// Deselect the piece that a player holds.
    ReleasePiece,
    /// Flip the board.
    FlipBoard,
    /// Change the settings.
    SetSettings(Box<Settings>),
    /// Set the start position of the next game, and show the dialog for a new game.
    SetStart(StartPosition),
    /// Note that a backup of everything was saved.
    NoteBackup,
    /// Remember the event of the club that is open.
    RememberEvent(Option<GameId>),
    /// Apply an event to the game on the board.
    ApplyEvent(Event),
    /// Put the arbiter's position on the board, with a note if its FEN is not quite valid.
    CorrectPosition {
        /// The event that sets the position.
        event: Event,
        /// How the FEN was read.
        note: Option<ReadNote>,
    },
    /// Play a typed move, and move the focus to the board.
    PlayMove(Move),
    /// Set the headers of the score sheet.
    SetHeaders(Headers),
    /// Stop the clocks, and create the code that moves the game on the board to another device.
    MoveGameToDevice,
    /// Remove the ticket from the game on the board, because another device reports its result.
    DropTicket,
    /// Start a game with the current settings.
    StartGame,
    /// Start the clock of a game on a wooden board, with the current settings.
    StartClock,
    /// Leave the clock of a wooden board for the board, unless it runs.
    LeaveClock,
    /// Start a game with these settings.
    StartGameWith(Box<Settings>),
    /// Start a game from this position.
    StartGameFrom(Box<Position>),
    /// Start a game that is saved before its first event.
    StartSavedGame(Box<GameSetup>),
    /// Start a game of the open event, and pass its id to the club.
    StartEventGame(GamePlace, Box<GameSetup>),
    /// Put a game from a link on the board.
    ReceiveGame(Box<SharedGame>),
    /// Put a saved game on the board.
    BringSavedGame(Box<StoredGame>),
    /// Show an imported game.
    ReviewImportedGame(Box<ImportedGame>),
    /// Read pages of the list of saved games.
    ListGames {
        /// The index of the first item, from 0.
        from: usize,
        /// The number of pages.
        pages: usize,
        /// Whether to read all records of games played in the app, not only their summaries.
        whole: bool,
    },
    /// Delete a saved item; a deleted game is no longer among those put aside.
    DeleteItem(SavedItem),
    /// Undo a deletion; a game that was put aside before is put aside again.
    UndeleteItem(SavedItem),
}
