//! The setup of a game.

use super::{Edition, HouseRules, TimeControl};
use crate::rules::Position;

/// The setup of a game: everything that is agreed before the first move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameSetup {
    /// The house rules.
    pub rules: HouseRules,
    /// The start position. The house rules decide whether en passant is allowed, whatever the
    /// position says.
    pub start: Position,
    /// The time control.
    pub time: TimeControl,
    /// The head of the score sheet: the players, the place and the date.
    pub headers: Headers,
    /// The edition of the rulings that judges the game.
    pub edition: Edition,
    /// Whether the page is only the clock of a game on a wooden board. Such a game has no moves:
    /// each turn ends by a press, and the players say how the game has ended.
    pub is_clock_only: bool,
}

/// Head of the score sheet: event, place, date, round, names, and who plays each colour.
///
/// The players write the texts; empty means unknown, and the program neither guesses nor interprets
/// them. `ticket` connects a tournament game on another device to the director's device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    /// The tournament or match.
    pub event: String,
    /// The place.
    pub site: String,
    /// The date in PGN form: `2026.11.21`.
    pub date: String,
    /// The round.
    pub round: String,
    /// The name of the player of the white pieces.
    pub white: String,
    /// The name of the player of the black pieces.
    pub black: String,
    /// The players of White and Black: persons or the computer.
    pub seats: [Seat; 2],
    /// The ticket of a tournament board on another device, a secret between that device and the
    /// director's; empty for other games. PGNs and links do not contain it.
    pub ticket: String,
}

/// The player of one colour: a person or the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    #[default]
    Person,
    /// The computer.
    Computer {
        /// Level, from 1 to [`Seat::LEVELS`].
        level: u8,
        /// Whether the computer has given a hint in this game.
        hinted: bool,
    },
}

impl Seat {
    /// The number of levels of the computer.
    pub const LEVELS: u8 = 7;
}
