//! The setup of a chess game: everything that is agreed before the first move.

use super::{Edition, HouseRules, TimeControl};
use crate::rules::Position;

/// Setup of a chess game: everything that is agreed before the first move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameSetup {
    /// The house rules.
    pub rules: HouseRules,
    /// The start position. The house rules decide whether en passant is allowed, not the laws
    /// stored in this `Position`.
    pub start: Position,
    /// The time control.
    pub time: TimeControl,
    /// The headers: the players, the event, the place and the date.
    pub headers: Headers,
    /// The edition (version) of the program's rulings under which the game is played.
    pub edition: Edition,
    /// Whether the game is played on a wooden board, so that the page is only the chess clock. The
    /// program then sees no moves: each turn ends by a clock press, and the players give the
    /// result.
    pub is_clock_only: bool,
}

/// Headers of a game, as at the head of a score sheet: event, place, date, round, names, and who
/// plays each colour.
///
/// The players write the texts; empty means unknown, and the program does not interpret them. Only
/// a tournament game on a device other than the tournament director's has a `ticket`.
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
    /// The ticket of a tournament board on another device: a secret code that only that device and
    /// the tournament director's device know. Empty for other games. PGNs, and links with which
    /// players share a game, do not contain the ticket. Two links contain it: the link that sends
    /// the tournament game to that device, and the link that moves the running game to yet another
    /// device.
    pub ticket: String,
}

/// Player of one colour: a person or the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    #[default]
    Person,
    /// The computer.
    Computer {
        /// Playing level, from 1 to [`Seat::LEVELS`].
        level: u8,
        /// Whether the computer has given its opponent a hint in this game.
        hinted: bool,
    },
}

impl Seat {
    /// Number of the computer's playing levels.
    pub const LEVELS: u8 = 7;
}
