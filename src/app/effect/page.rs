//! Requests to the web page around the app, to the browser's timers, and to move the keyboard
//! focus.

use crate::app::address::Route;
use crate::app::storage::GameId;
use crate::game::{Game, Instant};
use crate::rules::{Color, Square};
use crate::words::Language;

/// A request of the app to the browser's timers.
#[derive(Clone, Debug, PartialEq)]
pub enum TimeEffect {
    /// Sends [`table::Msg::Wake`](crate::app::table::Msg::Wake) at this instant. Replaces an
    /// earlier `WakeAt`.
    WakeAt(Instant),
    /// Sends [`lock::Msg::Expire`](crate::app::dialogs::lock::Msg::Expire) after this time, in
    /// milliseconds. Replaces an earlier `ExpireUnlockAfter`.
    ExpireUnlockAfter(u32),
    /// Starts to save heartbeats (times at which the page was still running) for this game. `None`:
    /// stops saving heartbeats.
    Heartbeat(Option<GameId>),
}

/// The element of the page to which the keyboard focus moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// A square of the board.
    Square(Square),
    /// A square of the board in the open dialog.
    DialogSquare(Square),
    /// The promotion picker in the open dialog.
    PromotionPicker,
    /// The button that opens the menu.
    MenuButton,
    /// The square of the board that has the keyboard cursor.
    Board,
    /// The first enabled button beside the board on the side of this player.
    EdgeButtons(Color),
    /// The first button or choice of a question on the board, such as whether to resign.
    Question,
    /// The button that opens the settings.
    SettingsButton,
    /// The button that opens the dialog for a new game.
    NewGameButton,
    /// The button that resumes the clocks.
    ResumeButton,
    /// The first field with a fault in the open dialog.
    Fault,
    /// The button that opens the dialog of the score sheet.
    SheetButton,
}

/// A request to the web page around the app: its address, language, printing and the like.
#[derive(Clone, Debug, PartialEq)]
pub enum PageEffect {
    /// Removes a request for a new game, or a link to a game, from the page's address, so that a
    /// reload does not start or show that game again.
    ClearAddress,
    /// Writes this route (the name of the open screen) into the page's address. The browser's Back
    /// button returns to the previous route.
    GoToRoute(Route),
    /// Keeps a copy of this game as PGN outside the app. If the app crashes, the page offers this
    /// copy.
    HoldPgn(Box<Game>),
    /// Loads the software licences of the app; [`about::Msg`](crate::app::dialogs::about::Msg)
    /// answers.
    LoadLicences,
    /// Opens the HTML dialog element that is drawn over the page, and focuses it.
    ShowDialog,
    /// Prints the screen.
    Print,
    /// Switches full screen on or off.
    ToggleFullScreen,
    /// Switches full screen on (`true`) or off, if the browser allows this.
    SetFullScreen(bool),
    /// Activates the new version of the page, and restarts with it.
    InstallUpdate,
    /// Erases all data of the app in this browser.
    EraseEverything,
    /// Shows the page in this language; `None`: in the language that the browser prefers.
    SetLanguage(Option<Language>),
    /// Uses these languages for announcements to White and to Black; `None`: the language of the
    /// page. [`PageMsg::CodeNotLoaded`](crate::app::PageMsg::CodeNotLoaded) reports that translated
    /// texts could not be loaded.
    SetPlayerLanguages([Option<Language>; 2]),
}
