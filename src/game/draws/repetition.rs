//! Repetitions of a position.

use super::Occurrence;
use crate::game::{Game, SamePosition};
use crate::rules::{Placement, Position, RepetitionKey};

#[derive(PartialEq)]
enum PositionIdentity {
    SameMoves(RepetitionKey),
    Placement(Placement),
}

impl PositionIdentity {
    fn new(position: &Position, same: SamePosition) -> PositionIdentity {
        match same {
            SamePosition::SameMoves => PositionIdentity::SameMoves(position.repetition_key()),
            SamePosition::Placement => PositionIdentity::Placement(position.placement()),
        }
    }
}

impl Game {
    /// Returns the occurrences of `position`, which arises after `ply` half-moves, up to and
    /// including itself, in order.
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
