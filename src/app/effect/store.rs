//! Effects on the storage.

use crate::app::storage::{GameId, SaveCommand, SavedItem};

/// A request to the browser's storage.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreEffect {
    /// Saves this, in the order of the effects.
    Save(SaveCommand),
    /// Takes the game over from the other tab; [`DiskMsg::Opened`](crate::app::DiskMsg::Opened)
    /// answers.
    TakeOver,
    /// Measures the storage; [`device::Msg::Measured`](crate::app::device::Msg::Measured) answers.
    Measure,
    /// Reads pages of the list of saved games;
    /// [`games::Msg::Listed`](crate::app::dialogs::games::Msg::Listed) answers, or
    /// [`games::Msg::NotRead`](crate::app::dialogs::games::Msg::NotRead) on failure.
    List {
        /// The index of the first item, from 0.
        from: usize,
        /// The number of pages.
        pages: usize,
        /// Whether to read all records of games played in the app: their summaries are enough to
        /// show and to search them.
        whole: bool,
        /// The unfinished games, which come first.
        unfinished: Vec<GameId>,
    },
    /// Reads all of a saved item; [`games::Msg::Whole`](crate::app::dialogs::games::Msg::Whole)
    /// answers, or `NotRead` as above.
    ReadSaved(SavedItem),
    /// Saves these lines as imported games, each under its id;
    /// [`games::Msg::Added`](crate::app::dialogs::games::Msg::Added) answers.
    AddImportedGames(Vec<(GameId, String)>),
    /// Deletes a saved item, which can be restored until the page is closed.
    /// [`device::Msg::Failed`](crate::app::device::Msg::Failed) reports a failure of this and the
    /// next two effects.
    DeleteItem(SavedItem),
    /// Restores a deleted item.
    UndeleteItem(SavedItem),
    /// Reads this event of the club, or the first line of each;
    /// [`club::Msg::Read`](crate::app::dialogs::club::Msg::Read) answers, or
    /// [`club::Msg::NotRead`](crate::app::dialogs::club::Msg::NotRead) on failure.
    ReadClub(Option<GameId>),
    /// Reads these games for the club; the same messages answer.
    ReadGames(Vec<GameId>),
    /// Reads the summaries of all games played in the app, in batches; the same messages answer.
    ReadSummaries,
    /// Stops reading for a dialog that has been closed.
    StopReading,
    /// Derives the summary of this game, which is over.
    Summarize(GameId),
    /// Deletes this event of the club.
    DeleteClub(GameId),
    /// Saves a backup of everything to one file.
    SaveBackup,
    /// Restores everything from the chosen backup, game by game.
    RestoreBackup,
    /// Stops a backup or its restore.
    StopBackup,
}
