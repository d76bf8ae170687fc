//! How often a position has been on the board.

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
    /// When the position after `ply` half-moves, which is `position`, has been on the board up to then, in
    /// order; the last one is itself.
    pub(in crate::game) fn occurrences(&self, position: &Position, ply: usize) -> Vec<Occurrence> {
        let same = self.rules().same_position;
        let key = Sameness::new(position, same);
        // A capture or a pawn move can never be undone: nothing before it is the same. Nor does anything count before
        // the arbiter has put the position right.
        let reach = position.halfmove_clock() as usize;
        let first = ply.saturating_sub(reach).max(self.goes_on_from());
        let earlier =
            (first..ply).filter(|ply| self.position_at(*ply).is_some_and(|p| Sameness::new(p, same) == key));
        earlier.chain([ply]).map(|ply| Occurrence { ply }).collect()
    }
}
