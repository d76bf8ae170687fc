//! What a game starts from.

use super::{Edition, HouseRules, TimeControl};
use crate::rules::Position;

/// What a game starts from: everything that is agreed before the first move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Setup {
    /// The house rules.
    pub rules: HouseRules,
    /// The position of the pieces. The rules decide whether pawns may be taken in passing, whatever it says.
    pub start: Position,
    /// The clocks.
    pub time: TimeControl,
    /// Who plays, where and when.
    pub headers: Headers,
    /// Which rulings judge it.
    pub edition: Edition,
}

/// The head of a score sheet: words, as the players gave them, empty where nothing was said; who sits at the board; and the
/// ticket of a tournament. Nothing here is ever read from a calendar or guessed, and no word has a meaning for the program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    /// The tournament or match.
    pub event: String,
    /// The place.
    pub site: String,
    /// The date, as PGN has it: `2026.11.21`.
    pub date: String,
    /// The round.
    pub round: String,
    /// The name of the player of the white pieces.
    pub white: String,
    /// The name of the player of the black pieces.
    pub black: String,
    /// Who plays the white pieces, and who the black ones.
    pub seats: [Seat; 2],
    /// The ticket of a board on another device, a secret between this device and the director's; empty for other games. No PGN
    /// and no link has it.
    pub ticket: String,
}

/// Who plays the pieces of one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    #[default]
    Person,
    /// The computer.
    Computer {
        /// Its level, from 1 to [`Seat::LEVELS`].
        level: u8,
        /// Whether it has given a hint in this game.
        hinted: bool,
    },
}

impl Seat {
    /// The number of the highest level of the computer.
    pub const LEVELS: u8 = 7;
}
