//! The fragment (after the `#`) of the page's address, and what it requests.
//!
//! `#fen=<percent-encoded FEN>&rules=lobby&en-passant=off&clock=300+3` starts a new game from that
//! position, under those rules and with that clock. All settings are optional, and unknown ones are
//! errors.

mod link;
mod parse;
mod route;

pub use link::game_link;
pub(super) use route::AddressContent;
pub use route::{BOARD_PREFIX, GAME_PREFIX, RESULT_PREFIX, Route};

use crate::app::settings::seating::Seating;
use crate::game::{HouseRules, ParseTimeControlError, Seat, TimeControl};
use crate::rules::pgn::ReadNote;
use crate::rules::{Color, FenError, Position};
use crate::words::Language;
use thiserror::Error;

/// The new game that the fragment (after the `#`) of the page's address requests: its start
/// position and its settings.
#[derive(Clone, Debug, PartialEq)]
pub struct GameAddress {
    /// The start position.
    pub start: Position,
    /// A note on how the FEN of the position was read, if that FEN is not quite standard.
    pub note: Option<ReadNote>,
    /// The house rules.
    pub rules: HouseRules,
    /// The time control.
    pub time_control: TimeControl,
    /// The seating; `None`: unchanged.
    pub seats: Option<Seating>,
    /// The player whose side of the board is at the bottom of the screen, or at its left; `None`:
    /// unchanged.
    pub near_player: Option<Color>,
    /// The name of White, and whether a person or the computer plays White; `None`: unchanged.
    pub white: Option<(String, Seat)>,
    /// The name of Black, and whether a person or the computer plays Black; `None`: unchanged.
    pub black: Option<(String, Seat)>,
    /// The language of the page; `None`: unchanged.
    pub language: Option<Language>,
    /// The languages of the announcements to White and to Black; `None`: unchanged.
    pub player_languages: [Option<Language>; 2],
}

/// Why the fragment (after the `#`) of the page's address cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AddressError {
    /// The position is malformed or impossible.
    #[error(transparent)]
    Fen(FenError),
    /// There is no setting with this name.
    #[error("unknown setting “{0}”")]
    UnknownSetting(String),
    /// A setting is given a value that it cannot have.
    #[error("“{name}” cannot be “{value}”, only {}", .expected.join(" or "))]
    BadValue {
        /// The setting.
        name: String,
        /// The value in the address.
        value: String,
        /// The possible values.
        expected: Vec<&'static str>,
    },
    /// These two settings both define the start position.
    #[error("“{0}” and “{1}” cannot stand together")]
    ConflictingStarts(&'static str, &'static str),
    /// The clock is no valid time control.
    #[error(transparent)]
    Clock(ParseTimeControlError),
    /// The percent-encoded value of this setting is not UTF-8 text.
    #[error("the value of “{0}” is not text")]
    NotText(String),
    /// The address is longer than any valid one.
    #[error("too long")]
    TooLong,
}
