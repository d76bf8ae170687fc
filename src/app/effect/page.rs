//! Requests to the web page around the app, to its timers, and to the keyboard focus.

use crate::app::address::Route;
use crate::app::storage::GameId;
use crate::game::{Game, Instant};
use crate::rules::{Color, Square};
use crate::words::Language;

/// A request of the app to the browser's timers.
#[derive(Clone, Debug, PartialEq)]
pub enum TimeEffect {
    /// Send [`table::Msg::Wake`](crate::app::table::Msg::Wake) at this instant; replaces an earlier
    /// `WakeAt`.
    WakeAt(Instant),
    /// Send [`lock::Msg::Expire`](crate::app::dialogs::lock::Msg::Expire) after this time, in
    /// milliseconds; replaces an earlier `ExpireUnlockAfter`.
    ExpireUnlockAfter(u32),
    /// Save heartbeats (times at which the page surely runs) for this game, whose clock runs;
    /// `None`: stop saving them.
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
    /// The square of the keyboard cursor on the board.
    Board,
    /// The first enabled button in this player's strip (name, clock and buttons) beside the board.
    EdgeButtons(Color),
    /// The first element of a question on the board.
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
    /// reload does not carry it out again.
    ClearAddress,
    /// Writes the name of the open screen (its route) into the page's address, as a step that the
    /// Back button of the browser undoes.
    GoToRoute(Route),
    /// Keeps a copy of this game as PGN outside the app, so that the page can still offer the game
    /// after a crash.
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
    /// Fills the screen (`true`) or leaves full screen, where the browser allows it.
    SetFullScreen(bool),
    /// Activates the new version of the page, and restarts with it.
    InstallUpdate,
    /// Erases all data of the app in this browser, which ends the page.
    EraseEverything,
    /// Shows the page in this language; `None`: in the language that the browser prefers.
    SetLanguage(Option<Language>),
    /// Uses these languages for announcements to White and to Black; `None`: the language of the
    /// page. [`PageMsg::CodeNotLoaded`](crate::app::PageMsg::CodeNotLoaded) reports translated
    /// texts that could not be loaded.
    SetPlayerLanguages([Option<Language>; 2]),
}
