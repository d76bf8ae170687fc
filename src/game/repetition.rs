//! How often a position has been on the board.

use super::{Game, SamePosition};
use crate::rules::{Placement, Position, RepetitionKey};

/// One time that a position was on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// After so many half-moves of the game; 0 is the start.
    pub ply: usize,
}

#[derive(PartialEq)]
enum Key {
    SameMoves(RepetitionKey),
    Placement(Placement),
}

impl Key {
    fn new(position: &Position, same: SamePosition) -> Key {
        match same {
            SamePosition::SameMoves => Key::SameMoves(position.repetition_key()),
            SamePosition::Placement => Key::Placement(position.placement()),
        }
    }
}

impl Game {
    /// When the position after `ply` half-moves, which is `position`, has been on the board up to then, in
    /// order; the last one is itself.
    pub(super) fn occurrences(&self, position: &Position, ply: usize) -> Vec<Occurrence> {
        let same = self.rules().same_position;
        let key = Key::new(position, same);
        // A capture or a pawn move can never be undone: nothing before it is the same.
        let reach = position.halfmove_clock() as usize;
        let first = ply.saturating_sub(reach);
        let earlier =
            (first..ply).filter(|ply| self.position_at(*ply).is_some_and(|p| Key::new(p, same) == key));
        earlier.chain([ply]).map(|ply| Occurrence { ply }).collect()
    }
}
