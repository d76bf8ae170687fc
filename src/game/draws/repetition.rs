//! Finds the repetitions of a position in a game.

use super::PositionOccurrence;
use crate::game::{Game, SamePosition};
use crate::rules::{Placement, Position, RepetitionKey};

/// Key of a position for counting repetitions: positions with equal keys count as the same.
#[derive(PartialEq)]
enum PositionIdentity {
    /// The same pieces on the same squares, the same side to move and the same possible moves (FIDE
    /// 9.2.3).
    SameMoves(RepetitionKey),
    /// The same pieces on the same squares, whichever side is to move.
    Placement(Placement),
}

impl PositionIdentity {
    /// Returns the key of `position` for counting repetitions.
    ///
    /// The house rule `same` says when two positions count as the same: if they allow the same
    /// moves, or if their pieces are on the same squares.
    fn new(position: &Position, same: SamePosition) -> PositionIdentity {
        match same {
            SamePosition::SameMoves => PositionIdentity::SameMoves(position.repetition_key()),
            SamePosition::Placement => PositionIdentity::Placement(position.placement()),
        }
    }
}

impl Game {
    /// Returns the places in the game where `position` has occurred, in order.
    ///
    /// `position` is the position after `ply` half-moves. The last of these half-moves may be only
    /// declared for a claim and not played. The last element of the result is always the place
    /// after `ply` half-moves. Positions before the arbiter's last correction of the position do
    /// not count.
    pub(in crate::game) fn occurrences(&self, position: &Position, ply: usize) -> Vec<PositionOccurrence> {
        let same = self.rules().same_position;
        let key = PositionIdentity::new(position, same);
        // Only positions after the last capture or pawn move, and after the arbiter's last
        // correction of the position, can be the same.
        let reach = position.halfmove_clock() as usize;
        let first = ply.saturating_sub(reach).max(self.last_correction_ply());
        let earlier = (first..ply)
            .filter(|ply| self.position_at(*ply).is_some_and(|p| PositionIdentity::new(p, same) == key));
        earlier.chain([ply]).map(|ply| PositionOccurrence { ply }).collect()
    }
}
