//! Requests to the storage of saved data.

use crate::app::storage::{GameId, SaveCommand, SavedItem};

/// A request of the app to the storage of saved data, such as to save a move or to list games.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreEffect {
    /// Performs this command. Commands are performed in the order in which the app requests them.
    Save(SaveCommand),
    /// Takes the game over from another browser tab;
    /// [`DiskMsg::Opened`](crate::app::DiskMsg::Opened) answers.
    TakeOver,
    /// Measures how much storage the app uses;
    /// [`device::Msg::Measured`](crate::app::device::Msg::Measured) answers.
    Measure,
    /// Reads one or more pages of the list of saved games;
    /// [`games::Msg::Listed`](crate::app::dialogs::games::Msg::Listed) answers, or
    /// [`games::Msg::NotRead`](crate::app::dialogs::games::Msg::NotRead) on failure.
    List {
        /// The index, from 0, of the first item to read.
        from: usize,
        /// The number of pages. A page has [`GAMES_PER_PAGE`](crate::app::storage::GAMES_PER_PAGE)
        /// items.
        pages: usize,
        /// Whether to read all records of games played in the app. `false`: only the summaries of
        /// these games, which are enough to show and to search the list.
        whole: bool,
        /// The ids of the unfinished games, which come first in the list.
        unfinished: Vec<GameId>,
    },
    /// Reads all records of a saved item;
    /// [`games::Msg::Whole`](crate::app::dialogs::games::Msg::Whole) answers, or
    /// [`games::Msg::NotRead`](crate::app::dialogs::games::Msg::NotRead) on failure.
    ReadSaved(SavedItem),
    /// Saves imported games. Each has an id and a line in the form of
    /// [`ArchivedGame`](crate::club::ArchivedGame).
    /// [`games::Msg::Added`](crate::app::dialogs::games::Msg::Added) answers.
    AddImportedGames(Vec<(GameId, String)>),
    /// Deletes a saved item. `UndeleteItem` can restore the item until the users close the app.
    ///
    /// [`DiskMsg::SaveFailed`](crate::app::DiskMsg::SaveFailed) reports a failure. If the app has
    /// no storage, [`device::Msg::Failed`](crate::app::device::Msg::Failed) reports the failure.
    DeleteItem(SavedItem),
    /// Restores a deleted item; a failure is reported as for `DeleteItem`.
    UndeleteItem(SavedItem),
    /// Reads the journal with this id; `None`: the first record of every journal. A journal belongs
    /// to a tournament, to the edits of the saved players, or to the notes on a game.
    /// [`club::Msg::Read`](crate::app::dialogs::club::Msg::Read) answers, or
    /// [`club::Msg::NotRead`](crate::app::dialogs::club::Msg::NotRead) on failure.
    ReadClub(Option<GameId>),
    /// Reads these games for the club dialog; the same messages answer as for `ReadClub`.
    ReadGames(Vec<GameId>),
    /// Reads the summaries of all games played in the app, in batches, for the club dialog; the
    /// same messages answer as for `ReadClub`.
    ReadSummaries,
    /// Stops reading for a dialog that has been closed.
    StopReading,
    /// Creates and saves the summary of this finished game.
    Summarize(GameId),
    /// Deletes the journal of this tournament; a failure is reported as for `DeleteItem`.
    DeleteTournament(GameId),
    /// Saves a backup of all saved data to one file.
    SaveBackup,
    /// Restores all saved data from the chosen backup file, game by game.
    RestoreBackup,
    /// Stops saving or restoring a backup.
    StopBackup,
}
