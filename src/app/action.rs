//! Actions that a feature of the app, such as a dialog, asks the page to carry out.

use super::announcements::{AnnouncementItem, Notice};
use super::dialogs::settings::SettingsForm;
use super::dialogs::typed::TypedLine;
use super::effect::ShareResult;
use super::settings::Settings;
use super::storage::{GameId, SavedItem, StoredGame};
use crate::club::event::GamePlace;
use crate::game::link::SharedGame;
use crate::game::pgn::ImportedGame;
use crate::game::{Event, GameSetup, Headers, HouseRules};
use crate::rules::pgn::ReadNote;
use crate::rules::{Move, Position};

/// An action that a feature of the app (the board, a dialog, the coach) leaves to the page, such as
/// closing the dialog. The feature's `update` function returns the action, and the page carries it
/// out.
#[derive(Clone, Debug, PartialEq)]
pub enum PageAction {
    /// Close the open dialog; the keyboard focus returns to the element that opened it.
    CloseDialog,
    /// Remove the open dialog, and leave the keyboard focus where it is.
    RemoveDialog,
    /// Open the dialog that imports games, and read the games in this text.
    ImportText(String),
    /// Show the dialog for a new game, with these settings for the game and these contents of the
    /// dialog's form.
    ShowNewGame(Box<(Settings, SettingsForm)>),
    /// Show the list of saved games. If a backup was restored, the list shows the report on it.
    ShowGames,
    /// Open the review dialog with a saved game.
    ReviewGame(GameId),
    /// Open the club dialog, and enter the result of a tournament game. The text is the fragment of
    /// an address with a result code.
    OpenClubResult(String),
    /// Open what this fragment of an address requests, such as a dialog or a new game.
    OpenAddress(String),
    /// Remove the dialog and the notices, because another version of the page starts.
    ClearPage,
    /// Show a notice over the board, and announce it to both players.
    Notify(Notice),
    /// Announce an item to both players.
    Announce(AnnouncementItem),
    /// Announce whether copying or downloading succeeded. A failure also becomes a notice, unless a
    /// dialog shows it.
    AnnounceShared {
        /// What was copied or downloaded, and whether that succeeded.
        shared: ShareResult,
        /// Whether a dialog shows the result of copying or downloading.
        shown: bool,
    },
    /// Show in the open dialog that its data could not be read from the disk.
    ShowReadFailure,
    /// Deselect the piece that a player has selected.
    ReleasePiece,
    /// Turn the board on the screen around.
    FlipBoard,
    /// Change the settings.
    SetSettings(Box<Settings>),
    /// Restart the count of games since the last backup, because a backup of everything was saved.
    NoteBackup,
    /// Remember which tournament of the club is open, for the next time the club dialog opens;
    /// `None` if none is open.
    RememberEvent(Option<GameId>),
    /// Apply an event, such as a move or a draw offer, to the game on the board.
    ApplyEvent(Event),
    /// Set the position on the board to the position that the arbiter entered.
    CorrectPosition {
        /// The event that sets the position.
        event: Event,
        /// A note on how the FEN was read, if that FEN is not quite standard. Shown as a notice.
        note: Option<ReadNote>,
    },
    /// Play a typed move, and set the keyboard focus to the board.
    PlayMove(Move),
    /// Play the moves of a typed text in order, up to the first fault. The dialog for typed moves
    /// shows the fault, and keeps the rest of the text.
    PlayLine(Box<TypedLine>),
    /// Remember whether the dialog for typed moves stays open after a move. The next time, the
    /// dialog behaves in the same way.
    RememberTypesSeveral(bool),
    /// Set the headers of the score sheet of the game on the board.
    SetHeaders(Headers),
    /// Pause the clocks, and create the link that moves the game on the board to another device.
    MoveGameToDevice,
    /// Remove the club's ticket, which links the game on the board to a tournament game, because
    /// another device continues the game and reports the result.
    DropTicket,
    /// Start a game on a wooden board with the current settings. The app is only the clock.
    StartClock,
    /// Replace the game on a wooden board by a new game on the app's own board. Does nothing while
    /// the clock runs.
    LeaveClock,
    /// Start a game with these settings.
    StartGameWith(Box<Settings>),
    /// Start a game from this position.
    StartGameFrom(Box<Position>),
    /// Start a game with this setup, and save the game at once. Other games are saved at their
    /// first event.
    StartSavedGame(Box<GameSetup>),
    /// Start the game at this place (round, board and game) of the open tournament, and send the
    /// game's id to the club dialog.
    StartEventGame(GamePlace, Box<GameSetup>),
    /// Put a game from a link on the board.
    ReceiveGame(Box<SharedGame>),
    /// Put a saved game on the board.
    BringSavedGame(Box<StoredGame>),
    /// Show an imported game (from a text, a file, a link, or the saved games) as a review on the
    /// board, without starting that game.
    ReviewImportedGame(Box<OpenedGame>),
    /// Show the current position of the game in progress, and close everything that is open over
    /// the board, such as a draw claim or the question whether to resign.
    ShowGameInProgress,
    /// Start a game from the position shown in the review of an imported game.
    PlayFromReview,
    /// Read some pages of the list of saved games.
    ListGames {
        /// The index of the first item, from 0.
        from: usize,
        /// The number of pages (groups of items) to read.
        pages: usize,
        /// Whether to read all records of each listed game that was played in the app. Otherwise
        /// only its summary is read.
        whole: bool,
    },
    /// Delete an item of the list of saved games. A deleted game is also removed from the
    /// unfinished games that are put aside.
    DeleteItem(SavedItem),
    /// Restore a deleted item of the list of saved games. An unfinished game that was put aside
    /// before it was deleted is put aside again.
    UndeleteItem(SavedItem),
}

/// An imported game that the board shows as a review.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenedGame {
    /// The game.
    pub game: ImportedGame,
    /// Where the game is from.
    pub source: GameSource,
}

/// Source of an imported game that the board shows as a review.
#[derive(Clone, Debug, PartialEq)]
pub enum GameSource {
    /// A text, a file or a link; the game is not among the saved games. Contains the house rules of
    /// a game from a link; `None` for a text or a file.
    Unsaved(Option<HouseRules>),
    /// The list of saved games, in which the game has this id.
    Archive(GameId),
}
