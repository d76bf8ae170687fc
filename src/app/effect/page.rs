//! Effects on the page around the app, on its clock and on the keyboard focus.

use crate::app::address::Route;
use crate::app::kept::GameId;
use crate::game::{Game, Instant};
use crate::rules::Square;
use crate::words::Language;

/// Something for the clock to do.
#[derive(Clone, Debug, PartialEq)]
pub enum TimeEffect {
    /// Send [`table::Msg::Wake`](crate::app::table::Msg::Wake) at this instant; replaces an earlier `WakeAt`.
    WakeAt(Instant),
    /// From now on, write down that the page is alive, for this game: its clock runs. `None`: stop that.
    Heartbeat(Option<GameId>),
}

/// Where the keyboard focus can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A square of the board.
    Square(Square),
    /// A square of the board in the dialog that is open.
    Lesson(Square),
    /// The choice of a promotion in the dialog that is open.
    Picker,
    /// The button that opens the rules and tasks.
    LearnButton,
    /// The square on the board that has the keyboard.
    Board,
    /// The first thing in what a player is asked on the board.
    Question,
    /// The button that opens the settings.
    SettingsButton,
    /// The button that opens the sheet for a new game.
    NewGameButton,
    /// The button that starts the clocks again.
    ResumeButton,
    /// The first field with a fault.
    Fault,
    /// The button that opens the score sheet's dialog.
    SheetButton,
}

/// Something for the page around the app to do.
#[derive(Clone, Debug, PartialEq)]
pub enum PageEffect {
    /// Take the start of a game out of the page's address: it no longer says what is on the board.
    ClearAddress,
    /// Write this route into the address; going there is a step that the back button takes back.
    Go(Route),
    /// Hold the PGN of this game ready, so that a crash of the page does not lose it.
    HoldPgn(Box<Game>),
    /// Fetch the licences; [`about::Msg`](crate::app::dialogs::about::Msg) brings them.
    LoadLicences,
    /// Open the dialog that is drawn over the page; it takes the focus.
    ShowDialog,
    /// Print what is on the screen.
    Print,
    /// Fill the screen with the page, or no longer.
    FillScreen,
    /// Put the new version of the page in force, and start with it.
    TakeUpdate,
    /// Erase all that this browser holds of ours; nothing of the page goes on after it.
    EraseEverything,
    /// Show the page in this language; `None`: in the one that the browser asks for.
    Speak(Option<Language>),
    /// Speak to White and to Black in these languages; `None`: in that of the page.
    /// [`PageMsg::PartMissing`](crate::app::PageMsg::PartMissing) says that the words of one cannot be had.
    SpeakTo([Option<Language>; 2]),
}
