//! Effects on the device: clipboard and files, speech, sounds.

use crate::app::settings::SpokenLine;
use crate::game::link::SharedGame;
use crate::rules::Color;

/// What goes to other programs and comes from them.
#[derive(Clone, Debug, PartialEq)]
pub enum Share {
    /// Put this text on the clipboard; [`Shared::Copied`] answers.
    Copy(String),
    /// Save this text as a file; [`Shared::Downloaded`] answers.
    Download {
        /// The file's name.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Save this picture, which is SVG, as a file, or as PNG if that is asked for; [`Shared::Downloaded`] answers.
    Picture {
        /// The file's name, without what it ends with.
        name: String,
        /// The picture.
        svg: String,
        /// Whether it becomes a PNG.
        png: bool,
    },
    /// Make the code that moves this game of an event to another device; it comes as a link does.
    Board(Box<SharedGame>),
    /// Make a link to this page that holds this game; [`sheet::Msg::Linked`](crate::app::dialogs::sheet::Msg::Linked) brings it.
    Link(Box<SharedGame>),
    /// Hand this link to another program that the players choose.
    Send(String),
}

/// Outcome of a [`Share`], as [`dialogs::Msg::Shared`](crate::app::dialogs::Msg::Shared) brings it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// Whether the text is on the clipboard.
    Copied(bool),
    /// Whether the browser has taken the file.
    Downloaded(bool),
}

/// Something for the voices and the ears of the device.
#[derive(Clone, Debug, PartialEq)]
pub enum SpeechEffect {
    /// Say these lines, one after the other, each to a player.
    Say {
        /// Whether what is still being said gives way.
        interrupts: bool,
        /// The lines.
        lines: Vec<(Color, SpokenLine)>,
    },
    /// Announce a check, as the house rules want it.
    AnnounceCheck,
    /// Say what the keyboard is on, or no longer.
    FollowFocus(bool),
    /// Find out whether this device understands speech by itself;
    /// [`typed::Msg::CanListen`](crate::app::dialogs::typed::Msg::CanListen) says so.
    CanListen,
    /// Listen until a move was said; [`typed::Msg::Heard`](crate::app::dialogs::typed::Msg::Heard) brings it.
    Listen,
    /// Listen no more.
    StopListening,
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece comes down.
    Move,
    /// A player takes a piece.
    Capture,
    /// A move gives check.
    Check,
    /// A player's time runs low.
    LowTime,
    /// The game is over.
    End,
}
