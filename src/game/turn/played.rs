//! A line of the score sheet.

use std::fmt;

use crate::game::clock::ClockState;
use crate::game::{Instant, Span};
use crate::rules::{Color, Move, Position, San};

/// Half-move that has been played, with its notation, position and clock times.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedHalfMove {
    /// The move.
    pub mv: Move,
    /// The move in the notation of the score sheet.
    pub san: San,
    /// The position after the move. After a move that left the king in check, under house rules
    /// that play such a move, the position is not legal: only the placement of the pieces is
    /// meaningful.
    pub position: Position,
    /// The instant of the move.
    pub at: Instant,
    /// The player's time left once the turn was complete; `None` without a clock or without stages.
    pub clock: Option<Span>,
    /// The player who offered a draw with the move, noted as `(=)` (FIDE 9.1.2.2).
    pub offered_by: Option<Color>,
    /// The state of the clocks just before the move.
    pub(in crate::game) clock_before: Option<ClockRecord>,
    /// The state of the clocks once the turn was complete.
    pub(in crate::game) clock_after: Option<ClockRecord>,
}

/// Move in notation with its move number, to be quoted alone: `12. Nf3`, `12… Nf6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberedSan {
    /// The number of the move.
    pub number: u32,
    /// The player of the move.
    pub color: Color,
    /// The move.
    pub san: San,
}

impl fmt::Display for NumberedSan {
    /// Writes the move with its number and the English piece letters of PGN: `12… Nf6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {}", self.number, self.color.by_color(".", "…"), self.san)
    }
}

/// State of both clocks just before or after a move, restored when the move is taken back or made
/// again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::game) struct ClockRecord {
    pub(in crate::game) state: ClockState,
    /// Whether a clock ran.
    pub(in crate::game) was_running: bool,
    /// Players whose move was not complete.
    pub(in crate::game) incomplete_moves: [bool; 2],
}
