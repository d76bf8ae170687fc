//! The one way in.

use super::kept::{Renamed, StorageFault, Stored};
use super::{coach, device, dialogs, opponent, table};

/// Something that happened to the page, one variant for each feature that hears of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// At the table: on the board, between the players, to the clocks.
    Table(table::Msg),
    /// In the dialog that is open.
    Dialog(dialogs::Msg),
    /// To this device's storage and to the version of the page.
    Device(device::Msg),
    /// To the records on the disk.
    Disk(DiskMsg),
    /// To the computer opponent.
    Opponent(opponent::Msg),
    /// To the coach.
    Coach(coach::Msg),
    /// To the page as a whole.
    Page(PageMsg),
}

/// What happens to the records on the disk.
#[derive(Clone, Debug, PartialEq)]
pub enum DiskMsg {
    /// The storage has been opened.
    Opened(Box<Stored>),
    /// Another tab has taken the game over.
    TakenOver,
    /// The players want to take the game over from the other tab.
    TakeOver,
    /// Something could not be saved.
    Failed(StorageFault),
    /// Everything that could not be saved is saved now.
    Works,
    /// Something else is saved where something was to be saved: both are kept. The game on the board may have got another
    /// name, by which it is saved from now on.
    SetAside(Option<Renamed>),
}

/// What happens to the page as a whole.
#[derive(Clone, Debug, PartialEq)]
pub enum PageMsg {
    /// The page's address has this fragment now (without the `#`).
    Address(String),
    /// Escape: closes or takes back whatever is open, innermost first.
    Escape,
    /// The day has begun that PGN writes so: `2026.11.21`.
    Today(String),
    /// Whether this device lies flat between two people as a rule: a screen for fingers, large enough to play on from two
    /// sides.
    Flat(bool),
    /// Open this dialog.
    Open(dialogs::Kind),
    /// Play another game like the one that is over, with colours swapped.
    Rematch,
    /// Turn the board round.
    Flip,
    /// Print what is on the screen.
    Print,
    /// The code of the dialogs has been loaded.
    DialogsLoaded,
    /// Code that an open dialog cannot do without could not be loaded.
    PartMissing,
}

impl From<table::Msg> for Msg {
    fn from(msg: table::Msg) -> Msg {
        Msg::Table(msg)
    }
}

impl From<dialogs::Msg> for Msg {
    fn from(msg: dialogs::Msg) -> Msg {
        Msg::Dialog(msg)
    }
}

impl From<device::Msg> for Msg {
    fn from(msg: device::Msg) -> Msg {
        Msg::Device(msg)
    }
}

impl From<DiskMsg> for Msg {
    fn from(msg: DiskMsg) -> Msg {
        Msg::Disk(msg)
    }
}

impl From<opponent::Msg> for Msg {
    fn from(msg: opponent::Msg) -> Msg {
        Msg::Opponent(msg)
    }
}

impl From<coach::Msg> for Msg {
    fn from(msg: coach::Msg) -> Msg {
        Msg::Coach(msg)
    }
}

impl From<PageMsg> for Msg {
    fn from(msg: PageMsg) -> Msg {
        Msg::Page(msg)
    }
}
