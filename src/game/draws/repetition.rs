//! Repetitions of a position.

use super::Occurrence;
use crate::game::{Game, SamePosition};
use crate::rules::{Placement, Position, RepetitionKey};

/// Key of a position: two positions count as the same for repetition if their keys are equal.
#[derive(PartialEq)]
enum PositionIdentity {
    /// The same pieces, side to move and possible moves (FIDE 9.2.3).
    SameMoves(RepetitionKey),
    /// The same pieces on the same squares.
    Placement(Placement),
}

impl PositionIdentity {
    /// Returns the key of `position` under the house rule `same`, which says what counts as the
    /// same.
    fn new(position: &Position, same: SamePosition) -> PositionIdentity {
        match same {
            SamePosition::SameMoves => PositionIdentity::SameMoves(position.repetition_key()),
            SamePosition::Placement => PositionIdentity::Placement(position.placement()),
        }
    }
}

impl Game {
    /// Returns where in the game `position` has occurred, in order.
    ///
    /// The last place is `ply`: `position` occurs now, after that many half-moves.
    pub(in crate::game) fn occurrences(&self, position: &Position, ply: usize) -> Vec<Occurrence> {
        let same = self.rules().same_position;
        let key = PositionIdentity::new(position, same);
        // No position before a capture or a pawn move can be the same. The count also starts again
        // where the arbiter has put the position right.
        let reach = position.halfmove_clock() as usize;
        let first = ply.saturating_sub(reach).max(self.repetition_start_ply());
        let earlier = (first..ply)
            .filter(|ply| self.position_at(*ply).is_some_and(|p| PositionIdentity::new(p, same) == key));
        earlier.chain([ply]).map(|ply| Occurrence { ply }).collect()
    }
}
