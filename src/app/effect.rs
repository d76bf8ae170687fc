//! The one way out.

use super::stored::{GameId, Keep};
use crate::game::{Instant, Question};
use crate::rules::Square;

/// Something the world outside is asked to do. Data only: `browser` carries it out.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Send [`Msg::Wake`](super::Msg::Wake) at this instant; an earlier wish of this kind is forgotten.
    WakeAt(Instant),
    /// Move the keyboard focus.
    Focus(Focus),
    /// Take the fragment out of the page's address: it no longer says what is on the board.
    ClearAddress,
    /// Keep this PGN at hand, so that a crash of the page does not take the game with it.
    KeepPgn(String),
    /// Write this to the disk, in the order of the effects.
    Keep(Keep),
    /// From now on, write down all the time that the page is alive, for this game: its clock runs.
    /// `None`: no more.
    Heartbeat(Option<GameId>),
    /// Have this answered; [`Msg::Answer`](super::Msg::Answer) brings the verdict.
    Ask {
        /// The game it came up in.
        game: GameId,
        /// The question.
        question: Box<Question>,
    },
    /// Take the game over from the other tab; [`Msg::Opened`](super::Msg::Opened) brings it.
    TakeOver,
    /// Find out what this device keeps; [`Msg::Device`](super::Msg::Device) says it.
    MeasureDevice,
    /// Hand everything that is kept over as one file.
    ExportAll,
    /// Take everything from the text of such a file, and start with it.
    ImportAll(String),
    /// Put the new version of the page in force, and start with it.
    TakeUpdate,
    /// Put this text on the clipboard.
    Copy(String),
    /// Hand this text over as a file.
    Download {
        /// The file's name.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Say this aloud.
    Speak(String),
    /// Make a sound.
    Sound(Sound),
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece comes down.
    Move,
    /// A piece is taken.
    Capture,
    /// A player's time runs low.
    LowTime,
    /// The game is over.
    End,
}

/// Where the keyboard focus can be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A square of the board.
    Square(Square),
    /// The first thing in the dialog that is open.
    Dialog,
    /// The button that opens the settings.
    SettingsButton,
    /// The button that lets the clocks go on.
    ResumeButton,
    /// The first field that holds something that cannot be used.
    Fault,
    /// The button that opens the dialog in which games go out and come in.
    GameButton,
}
