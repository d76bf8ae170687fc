//! Effects on the storage.

use crate::app::kept::{GameId, Keep, Saved};

/// Something for the storage to do.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreEffect {
    /// Write this to the disk, in the order of the effects.
    Keep(Keep),
    /// Take the game over from the other tab; [`DiskMsg::Opened`](crate::app::DiskMsg::Opened) brings it.
    TakeOver,
    /// Find out how much this device stores; [`device::Msg::Measured`](crate::app::device::Msg::Measured) says it.
    Measure,
    /// Read pages of the list of all that is saved;
    /// [`games::Msg::Listed`](crate::app::dialogs::games::Msg::Listed) brings it, or
    /// [`games::Msg::NotRead`](crate::app::dialogs::games::Msg::NotRead) says that it cannot be read.
    List {
        /// The place in the list, from 0.
        from: usize,
        /// How many pages of it.
        pages: usize,
        /// Whether games played on this device are read whole: their summaries are enough to show and to search them.
        whole: bool,
        /// The unfinished games: they come first.
        unfinished: Vec<GameId>,
    },
    /// Read all of this; [`games::Msg::Whole`](crate::app::dialogs::games::Msg::Whole) brings it, or `NotRead` as above.
    ReadSaved(Saved),
    /// Save these lines as games from elsewhere, each under its name;
    /// [`games::Msg::Added`](crate::app::dialogs::games::Msg::Added) says that it is done.
    Add(Vec<(GameId, String)>),
    /// Delete this. What it was stays at hand until the page is closed. Where nothing can be written,
    /// [`device::Msg::Failed`](crate::app::device::Msg::Failed) says so, and after the next two effects.
    Delete(Saved),
    /// Save again what was deleted.
    Undelete(Saved),
    /// Read this event of the club, or the first line of each;
    /// [`club::Msg::Read`](crate::app::dialogs::club::Msg::Read) brings it, or
    /// [`club::Msg::NotRead`](crate::app::dialogs::club::Msg::NotRead) says that it cannot be read.
    ReadClub(Option<GameId>),
    /// Read these games for the club; the same messages answer.
    ReadGames(Vec<GameId>),
    /// Read the summaries of all games played on this device, some at a time; the same messages answer.
    ReadSummaries,
    /// Read no further for a dialog: it has been closed.
    StopReading,
    /// Derive the summary of this game: it is over.
    Summarize(GameId),
    /// Delete this event of the club.
    DeleteClub(GameId),
    /// Save everything to one file.
    Export,
    /// Restore everything from the file that was chosen, game by game.
    Import,
    /// Save or restore no further.
    Stop,
}
