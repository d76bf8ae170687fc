//! The fragment (after the `#`) of the page's address, and what it requests.
//!
//! For example, `#fen=<percent-encoded FEN>&rules=lobby&en-passant=off&clock=300+3` starts a new
//! game from that position, under those rules and with that clock. Each setting is optional. An
//! unknown setting is an error.

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
    /// A note on how the FEN was read, if the FEN is not quite standard.
    pub note: Option<ReadNote>,
    /// The house rules.
    pub rules: HouseRules,
    /// The time control.
    pub time_control: TimeControl,
    /// The seating; `None` leaves the seating unchanged.
    pub seats: Option<Seating>,
    /// The player whose side of the board is at the bottom or, if the board is turned by 90
    /// degrees, at the left; `None` leaves the orientation unchanged.
    pub near_player: Option<Color>,
    /// The name of White, and whether a person or the computer plays White; `None` leaves both
    /// unchanged.
    pub white: Option<(String, Seat)>,
    /// The name of Black, and whether a person or the computer plays Black; `None` leaves both
    /// unchanged.
    pub black: Option<(String, Seat)>,
    /// The language of the page; `None` leaves the language unchanged.
    pub language: Option<Language>,
    /// The languages of the announcements to White and to Black; `None` leaves a language
    /// unchanged.
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
    /// The setting cannot have this value.
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
    /// The address is longer than any valid address.
    #[error("too long")]
    TooLong,
}
