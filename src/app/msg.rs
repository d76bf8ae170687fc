//! Messages to the app: one type for each feature, collected in [`Msg`].

use super::storage::{GameRename, StorageFault, StoredData};
use super::{coach, device, dialogs, opponent, table};

/// A message to the app, with a variant for each feature that handles messages: the board, the open
/// dialog, the computer opponent and so on.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A message to the board, its game, the players and the clocks.
    Table(table::Msg),
    /// A message to the open dialog.
    Dialog(dialogs::Msg),
    /// A message about the device: its storage, backups, and the version of the app.
    Device(device::Msg),
    /// A message about the saved records.
    Disk(DiskMsg),
    /// A message from the web worker of the computer opponent.
    Opponent(opponent::Msg),
    /// A message to the coach.
    Coach(coach::Msg),
    /// A message about the page as a whole.
    Page(PageMsg),
}

/// A message about the saved records: the storage is open, saving fails, or another tab has the
/// game.
#[derive(Clone, Debug, PartialEq)]
pub enum DiskMsg {
    /// The storage has been opened.
    Opened(Box<StoredData>),
    /// Another browser tab has taken the game over.
    TakenOver,
    /// The players want to take the game over from the other tab.
    TakeOver,
    /// A save has failed.
    SaveFailed(StorageFault),
    /// Saving works again: everything has been saved.
    SavingRecovered,
    /// A record could not be saved in its own object store, usually because another record has the
    /// same storage key. The record was saved in the store of damaged records instead. If another
    /// game on the disk has the id of the record's game, the message contains a new id for the
    /// record's game. Later records of that game are saved under the new id.
    RecordSetAside(Option<GameRename>),
}

/// A message about the page as a whole, such as a changed address.
#[derive(Clone, Debug, PartialEq)]
pub enum PageMsg {
    /// The new fragment of the page's address, without the `#`.
    Address(String),
    /// The Escape key was pressed.
    Escape,
    /// Today's date, in PGN form: `2026.11.21`.
    Today(String),
    /// Whether the device is suited to lie flat between two people: a touch screen that is large
    /// enough to play on from two sides.
    SuggestFaceToFace(bool),
    /// A request to open this dialog.
    OpenDialog(dialogs::Kind),
    /// A request for a rematch with colours swapped.
    Rematch,
    /// A request to flip the board.
    FlipBoard,
    /// A request to print the screen.
    Print,
    /// The code of the dialogs has been loaded, so the open dialog becomes visible.
    DialogsLoaded,
    /// Program code, translated texts or a style sheet could not be loaded. The open dialog is
    /// closed.
    CodeNotLoaded,
}

impl From<table::Msg> for Msg {
    /// Wraps a message to the board screen as a message to the app.
    fn from(msg: table::Msg) -> Msg {
        Msg::Table(msg)
    }
}

impl From<dialogs::Msg> for Msg {
    /// Wraps a message to the open dialog as a message to the app.
    fn from(msg: dialogs::Msg) -> Msg {
        Msg::Dialog(msg)
    }
}

impl From<device::Msg> for Msg {
    /// Wraps a message about the device as a message to the app.
    fn from(msg: device::Msg) -> Msg {
        Msg::Device(msg)
    }
}

impl From<DiskMsg> for Msg {
    /// Wraps a message about the saved records as a message to the app.
    fn from(msg: DiskMsg) -> Msg {
        Msg::Disk(msg)
    }
}

impl From<opponent::Msg> for Msg {
    /// Wraps a message from the web worker of the computer opponent, such as its decision, as a
    /// message to the app.
    fn from(msg: opponent::Msg) -> Msg {
        Msg::Opponent(msg)
    }
}

impl From<coach::Msg> for Msg {
    /// Wraps a message to the coach (hints and reviews) as a message to the app.
    fn from(msg: coach::Msg) -> Msg {
        Msg::Coach(msg)
    }
}

impl From<PageMsg> for Msg {
    /// Wraps a message about the page as a whole, such as a changed address, as a message to the
    /// app.
    fn from(msg: PageMsg) -> Msg {
        Msg::Page(msg)
    }
}
