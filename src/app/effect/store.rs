//! Requests to the storage of saved data.

use crate::app::storage::{GameId, SaveCommand, SavedItem};

/// A request of the app to its saved data in the browser's database, such as to save a move or to
/// list games.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreEffect {
    /// Carries out this save command. The storage carries out save commands in the order in which
    /// the app requests them.
    Save(SaveCommand),
    /// Takes the game over from another browser tab;
    /// [`DiskMsg::Opened`](crate::app::DiskMsg::Opened) answers.
    TakeOver,
    /// Measures how much storage the app uses;
    /// [`device::Msg::Measured`](crate::app::device::Msg::Measured) answers.
    Measure,
    /// Reads pages of the list of saved games;
    /// [`games::Msg::Listed`](crate::app::dialogs::games::Msg::Listed) answers, or
    /// [`games::Msg::NotRead`](crate::app::dialogs::games::Msg::NotRead) on failure.
    List {
        /// The index, from 0, of the first item to read.
        from: usize,
        /// The number of pages.
        pages: usize,
        /// Whether to read all records of games played in the app; `false`: only their summaries,
        /// which are enough to show and to search the games.
        whole: bool,
        /// The unfinished games, which come first.
        unfinished: Vec<GameId>,
    },
    /// Reads all records of a saved item;
    /// [`games::Msg::Whole`](crate::app::dialogs::games::Msg::Whole) answers, or
    /// [`games::Msg::NotRead`](crate::app::dialogs::games::Msg::NotRead) on failure.
    ReadSaved(SavedItem),
    /// Saves these lines as imported games, each under its id;
    /// [`games::Msg::Added`](crate::app::dialogs::games::Msg::Added) answers.
    AddImportedGames(Vec<(GameId, String)>),
    /// Deletes a saved item, which can be restored until the page is closed.
    ///
    /// A failure is reported by [`DiskMsg::SaveFailed`](crate::app::DiskMsg::SaveFailed); if the
    /// page has no storage, by [`device::Msg::Failed`](crate::app::device::Msg::Failed).
    DeleteItem(SavedItem),
    /// Restores a deleted item; a failure is reported as for `DeleteItem`.
    UndeleteItem(SavedItem),
    /// Reads the journal with this id (of a tournament, of edits to the saved players, or of notes
    /// on a game), or, for `None`, the first record of every such journal.
    /// [`club::Msg::Read`](crate::app::dialogs::club::Msg::Read) answers, or
    /// [`club::Msg::NotRead`](crate::app::dialogs::club::Msg::NotRead) on failure.
    ReadClub(Option<GameId>),
    /// Reads these games for the club; the same messages answer as for `ReadClub`.
    ReadGames(Vec<GameId>),
    /// Reads the summaries of all games played in the app, in batches, for the club; the same
    /// messages answer as for `ReadClub`.
    ReadSummaries,
    /// Stops reading for a dialog that has been closed.
    StopReading,
    /// Derives and saves the summary of this game, which is over.
    Summarize(GameId),
    /// Deletes the journal of this tournament; a failure is reported as for `DeleteItem`.
    DeleteTournament(GameId),
    /// Saves a backup of all saved data to one file.
    SaveBackup,
    /// Restores all saved data from the chosen backup file, game by game.
    RestoreBackup,
    /// Stops a backup or its restore.
    StopBackup,
}
