//! What a game starts from.

use serde::{Deserialize, Serialize};

use super::journal::wire;
use super::{Edition, HouseRules, TimeControl};
use crate::rules::Position;

/// What a game starts from: everything that is agreed before the first move.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// The house rules.
    pub rules: HouseRules,
    /// The position of the pieces. The rules decide whether pawns may be taken in passing, whatever it says.
    #[serde(with = "wire::position")]
    pub start: Position,
    /// The clocks.
    pub time: TimeControl,
    /// Who plays, where and when.
    pub headers: Headers,
    /// Which rulings judge it.
    #[serde(default = "Edition::unnamed")]
    pub edition: Edition,
}

/// The first lines of a score sheet, as the players gave them; empty where nobody said. Nothing here is ever
/// read from a calendar or guessed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Headers {
    /// The tournament or match.
    pub event: String,
    /// The place.
    pub site: String,
    /// The date, as PGN has it: `2026.11.21`.
    pub date: String,
    /// The round.
    pub round: String,
    /// The player of the white pieces.
    pub white: String,
    /// The player of the black pieces.
    pub black: String,
}
