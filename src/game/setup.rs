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

/// The first lines of a score sheet, as the players gave them; empty where nobody said. Nothing here is ever
/// read from a calendar or guessed.
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
    /// The player of the white pieces.
    pub white: String,
    /// The player of the black pieces.
    pub black: String,
}

/// The start of a [`Headers::site`] that holds the ticket of a board on another device.
pub(crate) const TICKET: &str = "board:";

impl Headers {
    /// Whether the site is no place but the ticket of a board on another device: a secret between this device and the
    /// director's.
    pub fn has_ticket(&self) -> bool {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let ticket = self.site.strip_prefix(TICKET);
        ticket.is_some_and(|text| !text.is_empty() && text.bytes().all(is_letter))
    }

    /// The site for people and other programs: empty where it is a [ticket](Headers::has_ticket).
    pub fn public_site(&self) -> &str {
        if self.has_ticket() { "" } else { &self.site }
    }
}
