//! The page's address: what its fragment asks for.
//!
//! `#fen=<percent-encoded FEN>&rules=lobby&en-passant=off&clock=300+3` opens a new game from that position, under
//! those rules and with that clock. Everything may be left out; nothing else may stand there.

mod link;
mod parse;
mod route;

pub use link::link_of;
pub(super) use route::Wanted;
pub use route::{BOARD, GAME, RESULT, Route};

use crate::app::settings::seating::Seating;
use crate::game::{HouseRules, ParseTimeControlError, Seat, TimeControl};
use crate::rules::pgn::Note;
use crate::rules::{Color, FenError, Position};
use crate::words::Language;
use thiserror::Error;

/// What an address asks for: the start of a game and the rules it is played under.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// The position the game starts from.
    pub start: Position,
    /// How that position was read, where it is not quite written as FEN.
    pub note: Option<Note>,
    /// The rules it is played under.
    pub rules: HouseRules,
    /// The clocks it is played with.
    pub time: TimeControl,
    /// How the players sit; `None`: as they did.
    pub seats: Option<Seating>,
    /// Who is near; `None`: who was.
    pub near: Option<Color>,
    /// The name of who plays White, and whether that is the computer; `None`: as it was.
    pub white: Option<(String, Seat)>,
    /// The name of who plays Black, and whether that is the computer; `None`: as it was.
    pub black: Option<(String, Seat)>,
    /// The language of the page; `None`: as it was.
    pub language: Option<Language>,
    /// Announcements to White and to Black in languages of their own; `None`: unchanged.
    pub own_languages: [Option<Language>; 2],
}

/// Why an address cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AddressError {
    /// The position is malformed or impossible.
    #[error(transparent)]
    Fen(FenError),
    /// A setting's name is not known.
    #[error("unknown setting “{0}”")]
    UnknownSetting(String),
    /// A setting has no such value.
    #[error("“{name}” cannot be “{value}”, only {}", .expected.join(" or "))]
    BadValue {
        /// The setting.
        name: String,
        /// What the address says.
        value: String,
        /// What it may say.
        expected: Vec<&'static str>,
    },
    /// Both say where the pieces stand.
    #[error("“{0}” and “{1}” cannot stand together")]
    Both(&'static str, &'static str),
    /// The clock is no time control.
    #[error(transparent)]
    Clock(ParseTimeControlError),
    /// The bytes behind the percent signs are not UTF-8 text.
    #[error("the value of “{0}” is not text")]
    NotText(String),
    /// It is longer than anything that it could ask for.
    #[error("too long")]
    TooLong,
}
