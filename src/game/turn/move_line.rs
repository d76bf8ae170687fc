//! Lines of moves outside a game, and places in a line of moves.

use super::{PlayedHalfMove, PositionCorrection};
use crate::game::Instant;
use crate::rules::{Move, Position};

/// Line of legal moves from a position, each with its notation and the position after it.
///
/// Used for imported games, for a move declared with a draw claim, and for lines that show how a
/// mate is possible. The start position determines whether en passant is allowed. No other house
/// rules apply.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveLine {
    start: Position,
    moves: Vec<PlayedHalfMove>,
}

impl MoveLine {
    /// Returns the line of `moves` from the position `start`, up to the first illegal move.
    ///
    /// ```
    /// use tabiya::game::MoveLine;
    /// use tabiya::rules::Position;
    ///
    /// let start = Position::initial();
    /// let e4 = start.parse_san("e4")?;
    /// // e4 is not legal a second time.
    /// let line = MoveLine::new(start, [e4, e4]);
    /// assert_eq!(line.moves().len(), 1);
    /// assert_eq!(line.moves()[0].san.to_string(), "e4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(start: Position, moves: impl IntoIterator<Item = Move>) -> MoveLine {
        let mut line = MoveLine { start, moves: Vec::new() };
        for mv in moves {
            let before = line.moves.last().map_or(&line.start, |played| &played.position);
            let Ok(position) = before.play(mv) else { break };
            let san = before.san(mv);
            let at = Instant::default();
            line.moves.push(PlayedHalfMove {
                mv,
                san,
                position,
                at,
                clock: None,
                time_used: None,
                offered_by: None,
                clock_before: None,
                clock_after: None,
            });
        }
        line
    }

    /// Returns the position from which this line of moves starts.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the half-moves of this line, in order.
    pub fn moves(&self) -> &[PlayedHalfMove] {
        &self.moves
    }
}

/// Place in a game or in a line of moves. Its methods return the position, the last move and the
/// arbiter's correction at this place.
///
/// The cursor borrows the whole line: the start position, the moves and the arbiter's corrections.
#[derive(Clone, Copy, Debug)]
pub struct LineCursor<'a> {
    /// The start position of the line.
    pub start: &'a Position,
    /// The moves of the line.
    pub moves: &'a [PlayedHalfMove],
    /// The arbiter's corrections within the line.
    pub corrections: &'a [PositionCorrection],
    /// Number of half-moves before the place.
    pub ply: usize,
}

impl<'a> LineCursor<'a> {
    /// Returns the position at this place of the game or line of moves.
    pub fn position(&self) -> &'a Position {
        match (self.correction(), self.last_move()) {
            (Some(correction), _) => &correction.position,
            (None, Some(played)) => &played.position,
            (None, None) => self.start,
        }
    }

    /// Returns the last correction of the position that the arbiter made at this place; `None` if
    /// the arbiter made none.
    pub fn correction(&self) -> Option<&'a PositionCorrection> {
        self.corrections.iter().rfind(|correction| correction.ply == self.ply)
    }

    /// Returns the move that led to the position at this place; `None` at the start, and if the
    /// arbiter corrected the position at this place.
    pub fn last_move(&self) -> Option<&'a PlayedHalfMove> {
        let played = self.moves.get(self.ply.checked_sub(1)?);
        played.filter(|_| self.correction().is_none())
    }

    /// Returns the position one half-move before this place; at the start, the position there.
    pub fn position_before(&self) -> &'a Position {
        LineCursor { ply: self.ply.saturating_sub(1), ..*self }.position()
    }
}
