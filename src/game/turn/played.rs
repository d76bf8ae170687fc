//! Half-moves on the score sheet of a game, with clock times, and moves with their numbers.

use std::fmt;

use crate::game::clock::ClockState;
use crate::game::{Instant, Span};
use crate::rules::{Color, Move, Position, San};

/// Half-move that has been played in a game, with its notation, position and clock times.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedHalfMove {
    /// The move.
    pub mv: Move,
    /// The move in the notation of the score sheet.
    pub san: San,
    /// The position after the move. House rules without check warnings accept a move that leaves
    /// the mover's own king in check. After such a move, only the places of the pieces are
    /// meaningful.
    pub position: Position,
    /// The instant of the move.
    pub at: Instant,
    /// The mover's time left at the end of the turn. As long as the mover has not pressed the
    /// clock, the time left just after the move. `None` in a game without clocks, and if the time
    /// control has only a limit for each move.
    pub clock: Option<Span>,
    /// The time that the player used for this move, by the clock; `None` in a game without clocks,
    /// and for a reply before the opponent's clock press.
    pub time_used: Option<Span>,
    /// The player who offered a draw with the move, noted as `(=)` on the score sheet (FIDE
    /// 9.1.2.2).
    pub offered_by: Option<Color>,
    /// The state of both clocks just before the move; `None` in a game without clocks.
    pub(in crate::game) clock_before: Option<ClockRecord>,
    /// The state of both clocks after the turn; `None` in a game without clocks.
    pub(in crate::game) clock_after: Option<ClockRecord>,
}

/// Chess move in notation with its move number, for use outside a list of moves: `12. Nf3`,
/// `12… Nf6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberedSan {
    /// The move number: 12 for `12. Nf3` and for `12… Nf6`.
    pub number: u32,
    /// The player who makes the move.
    pub color: Color,
    /// The move in notation, without its number.
    pub san: San,
}

impl NumberedSan {
    /// Returns the moves of a line from the position `start`, with their numbers.
    ///
    /// All moves of `line` must be legal in their order.
    ///
    /// ```
    /// use tabiya::game::NumberedSan;
    /// use tabiya::rules::Position;
    ///
    /// let start = Position::initial();
    /// let e4 = start.parse_san("e4")?;
    /// let e5 = start.play_unchecked(e4).parse_san("e5")?;
    /// let texts = NumberedSan::of_line(&start, &[e4, e5]).iter().map(ToString::to_string).collect::<Vec<_>>();
    /// assert_eq!(texts, ["1. e4", "1… e5"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_line(start: &Position, line: &[Move]) -> Vec<NumberedSan> {
        let mut at = start.clone();
        let mut numbered = Vec::with_capacity(line.len());
        for &mv in line {
            numbered.push(NumberedSan { number: at.fullmove_number(), color: at.turn(), san: at.san(mv) });
            at = at.play_unchecked(mv);
        }
        numbered
    }
}

impl fmt::Display for NumberedSan {
    /// Writes the move with its number and the English piece letters of PGN: `12… Nf6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {}", self.number, self.color.by_color(".", "…"), self.san)
    }
}

/// State of both clocks just before or after a move of a game, restored when the move is taken back
/// or made again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::game) struct ClockRecord {
    pub(in crate::game) state: ClockState,
    /// Whether a clock was running.
    pub(in crate::game) was_running: bool,
    /// Whether the player's last move still waited for a clock press; index 0 is White, 1 is Black.
    pub(in crate::game) incomplete_moves: [bool; 2],
}
