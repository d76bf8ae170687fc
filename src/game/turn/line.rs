//! Moves that are looked at and are no game.

use super::{Correction, Played};
use crate::game::Instant;
use crate::rules::{Move, Position};

/// Moves one after the other from a position, as they are written on a score sheet: the mate that was still
/// possible, a game that somebody else has played. Nobody's rules judge them; they are only legal.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    start: Position,
    moves: Vec<Played>,
}

impl Line {
    /// The line from `start`, up to the first move that is not legal.
    ///
    /// ```
    /// use tabiya::game::Line;
    /// use tabiya::rules::Position;
    ///
    /// let start = Position::initial();
    /// let e4 = start.parse_san("e4")?;
    /// // The same move a second time is not legal.
    /// let line = Line::new(start, [e4, e4]);
    /// assert_eq!(line.moves().len(), 1);
    /// assert_eq!(line.moves()[0].san.to_string(), "e4");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(start: Position, moves: impl IntoIterator<Item = Move>) -> Line {
        let mut line = Line { start, moves: Vec::new() };
        for mv in moves {
            let before = line.moves.last().map_or(&line.start, |played| &played.position);
            let Ok(position) = before.play(mv) else { break };
            let san = before.san(mv);
            let at = Instant::default();
            line.moves.push(Played {
                mv,
                san,
                position,
                at,
                clock: None,
                offered: None,
                before: None,
                after: None,
            });
        }
        line
    }

    /// Where it starts.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Its moves, in order.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }
}

/// A place in a line of moves, and so a position.
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    /// Where the line starts.
    pub start: &'a Position,
    /// Its moves.
    pub moves: &'a [Played],
    /// What the arbiter has put on the board between them.
    pub corrections: &'a [Correction],
    /// How many of them are on the board.
    pub at: usize,
}

impl<'a> Spot<'a> {
    /// The position.
    pub fn position(&self) -> &'a Position {
        match (self.correction(), self.last()) {
            (Some(correction), _) => &correction.position,
            (None, Some(played)) => &played.position,
            (None, None) => self.start,
        }
    }

    /// What the arbiter has put on the board here, if it was the arbiter.
    pub fn correction(&self) -> Option<&'a Correction> {
        self.corrections.iter().rfind(|correction| correction.ply == self.at)
    }

    /// The move that led to it.
    pub fn last(&self) -> Option<&'a Played> {
        let played = self.moves.get(self.at.checked_sub(1)?);
        played.filter(|_| self.correction().is_none())
    }

    /// The position before that move, or the start.
    pub fn before(&self) -> &'a Position {
        Spot { at: self.at.saturating_sub(1), ..*self }.position()
    }
}
