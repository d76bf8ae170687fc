//! Finds the known units of a position class, and tells whether they certainly attack a king.
//!
//! A position class is a set of positions. A unit (piece, pawn or king) is *known* if it is on the
//! same square in all of them; the squares of *untracked* pieces are left open. The *winner* is the
//! side that is to be proved unable to mate, the *loser* the other side.

use super::super::super::Color;
use super::super::reach::pawn_attacks;
use super::super::set_moves::{diagonal_rays, king_steps, leaps, straight_rays};
use super::PositionClassListing;
use super::known_units::KnownUnits;
use super::position_class::{CAPTURED, PositionClass};

impl PositionClassListing {
    /// Returns the units whose squares are the same in all positions of the class `class`.
    pub(super) fn known_units(&self, class: PositionClass) -> KnownUnits {
        let structure = &self.structures[class.structure_index() as usize];
        let (pawns, kings, mut officers) = (structure.pawns, class.kings(), structure.frozen);
        for (slot, &(color, role)) in self.levels.tracked.iter().enumerate() {
            let at = class.tracked_square(slot);
            if at != CAPTURED {
                officers[color as usize][role] |= 1 << at;
            }
        }
        let men = [0, 1].map(|i| officers[i].iter().fold(pawns[i] | kings[i], |all, set| all | set));
        KnownUnits { pawns, kings, officers, men }
    }

    /// Whether the king of `mover` is attacked in every position of the class `class`.
    ///
    /// Only the units of `units`, whose squares the class fixes, count as attackers.
    pub(super) fn is_surely_in_check(&self, class: PositionClass, units: &KnownUnits, mover: Color) -> bool {
        let (m, t) = (mover as usize, !mover as usize);
        let king = units.kings[m];
        let attacks = pawn_attacks(!mover, units.pawns[t]) | king_steps(units.kings[t]);
        if attacks & king != 0 {
            return true;
        }
        let [knights, bishops, rooks, queens] = units.officers[t];
        if knights | bishops | rooks | queens == 0 {
            return false;
        }
        let untracked_squares = self.structures[class.structure_index() as usize].untracked_squares;
        // The square that a unit of the loser has just left (`self.vacant`) counts as empty, unless
        // an untracked piece of the winner may be on it.
        let vacant = self.vacant & !untracked_squares[self.winner as usize];
        let open = !(units.occupied() | (untracked_squares[0] | untracked_squares[1]) & !vacant);
        let attacks =
            leaps(knights) | diagonal_rays(bishops | queens, open) | straight_rays(rooks | queens, open);
        attacks & king != 0
    }
}
