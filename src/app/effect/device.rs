//! Requests to the device (clipboard, files, links, speech, sounds), and the answers to requests to
//! copy or save.

use crate::app::settings::SpokenLine;
use crate::game::link::SharedGame;
use crate::rules::Color;

/// A request to pass data out of the app: to the clipboard, to a file, or as a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Share {
    /// Copies this text to the clipboard. [`ShareResult::Copied`] answers.
    Copy(String),
    /// Saves this text as a file. [`ShareResult::FileSaved`] or [`ShareResult::FileNotSaved`]
    /// answers; there is no answer if the player cancels the system's share dialog.
    Download {
        /// The name of the file.
        name: String,
        /// The content.
        text: String,
    },
    /// Saves this SVG picture as a file. [`ShareResult::FileSaved`] or
    /// [`ShareResult::FileNotSaved`] answers; there is no answer if the player cancels the system's
    /// share dialog.
    Picture {
        /// The name of the file, without extension.
        name: String,
        /// The picture.
        svg: String,
        /// Whether to convert the picture to PNG before it is saved.
        png: bool,
    },
    /// Creates the link that moves this tournament game to another device.
    /// [`sheet::Msg::Linked`](crate::app::dialogs::sheet::Msg::Linked) answers.
    MoveCode(Box<SharedGame>),
    /// Creates a link that contains this game. For a finished tournament game, the link is a signed
    /// report to the director's device.
    /// [`sheet::Msg::Linked`](crate::app::dialogs::sheet::Msg::Linked) answers.
    Link(Box<SharedGame>),
    /// Passes this link to another program, which the players choose. There is no answer.
    SendLink(String),
}

/// Result of a [`Share`] request, in a message
/// [`dialogs::Msg::Shared`](crate::app::dialogs::Msg::Shared).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareResult {
    /// Whether the text is on the clipboard.
    Copied(bool),
    /// The file was passed to this target.
    FileSaved(FileTarget),
    /// The browser did not accept the file.
    FileNotSaved,
}

/// Target of a file that the page saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileTarget {
    /// The downloads of the browser.
    Downloads,
    /// A program that the player chose in the system's share dialog.
    OtherProgram,
}

/// A request of the app to the browser's speech output or speech recognition.
#[derive(Clone, Debug, PartialEq)]
pub enum SpeechEffect {
    /// Speaks these lines in order. Each line is addressed to the player of the given colour.
    Say {
        /// Whether to interrupt current speech.
        interrupts: bool,
        /// The lines.
        lines: Vec<(Color, SpokenLine)>,
    },
    /// Says "check" aloud, as the house rules require.
    AnnounceCheck,
    /// Starts (`true`) or stops (`false`) speaking the element that has the keyboard focus.
    FollowFocus(bool),
    /// Asks whether the device can recognize speech without a server.
    /// [`typed::Msg::CanListen`](crate::app::dialogs::typed::Msg::CanListen) answers.
    CanListen,
    /// Listens until a player has said something.
    /// [`typed::Msg::Heard`](crate::app::dialogs::typed::Msg::Heard) answers.
    Listen,
    /// Stops listening.
    StopListening,
}

/// A sound that the app plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A move without capture or check.
    Move,
    /// A capture.
    Capture,
    /// A move that gives check.
    Check,
    /// The time of a player is low.
    LowTime,
    /// The end of the game, or the end of the time for a tournament round.
    End,
}
