//! One line of the score sheet.

use std::fmt;

use crate::game::clock::ClockState;
use crate::game::{Instant, Span};
use crate::rules::{Color, Move, Position, San};

/// A half-move that has been played.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// The move as it is written on the score sheet.
    pub san: San,
    /// What stands on the board after it. After a move that left the king in check, under house rules that play
    /// such a move, this is no legal position: only where the pieces stand means anything.
    pub position: Position,
    /// When it was made.
    pub at: Instant,
    /// What its player had left once the turn was complete, where there is a total.
    pub clock: Option<Span>,
    /// Who offered a draw with it: that stands beside it as `(=)` (FIDE 9.1.2.2).
    pub offered: Option<Color>,
    /// The clocks at the instant before it.
    pub(in crate::game) before: Option<Stand>,
    /// The clocks once its turn was complete.
    pub(in crate::game) after: Option<Stand>,
}

/// A move with its number, as one is named outside the score sheet: `12. Nf3`, `12… Nf6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberedSan {
    /// The number of the move.
    pub number: u32,
    /// Who made it.
    pub color: Color,
    /// The move.
    pub san: San,
}

/// With the English letters of PGN.
impl fmt::Display for NumberedSan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {}", self.number, self.color.fold(".", "…"), self.san)
    }
}

/// How the clocks stood.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::game) struct Stand {
    pub(in crate::game) state: ClockState,
    /// Whether one of them ran.
    pub(in crate::game) ran: bool,
    /// Whose move was not complete.
    pub(in crate::game) incomplete: [bool; 2],
}
