//! Repetitions of a position.

use super::Occurrence;
use crate::game::{Game, SamePosition};
use crate::rules::{Placement, Position, RepetitionKey};

#[derive(PartialEq)]
enum Sameness {
    SameMoves(RepetitionKey),
    Placement(Placement),
}

impl Sameness {
    fn new(position: &Position, same: SamePosition) -> Sameness {
        match same {
            SamePosition::SameMoves => Sameness::SameMoves(position.repetition_key()),
            SamePosition::Placement => Sameness::Placement(position.placement()),
        }
    }
}

impl Game {
    /// Returns the occurrences of `position`, which arises after `ply` half-moves, up to and
    /// including itself, in order.
    pub(in crate::game) fn occurrences(&self, position: &Position, ply: usize) -> Vec<Occurrence> {
        let same = self.rules().same_position;
        let key = Sameness::new(position, same);
        // No position before a capture or a pawn move can be the same. The count also starts again
        // where the arbiter has put the position right.
        let reach = position.halfmove_clock() as usize;
        let first = ply.saturating_sub(reach).max(self.goes_on_from());
        let earlier =
            (first..ply).filter(|ply| self.position_at(*ply).is_some_and(|p| Sameness::new(p, same) == key));
        earlier.chain([ply]).map(|ply| Occurrence { ply }).collect()
    }
}
