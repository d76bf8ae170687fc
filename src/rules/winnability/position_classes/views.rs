//! Finds the units of a position class whose squares are known, and tells whether a king in it is
//! certainly attacked.

use super::super::super::Color;
use super::super::reach::pawn_attacks;
use super::super::set_moves::{diagonal_rays, king_steps, leaps, straight_rays};
use super::PositionClassListing;
use super::position_class::{CAPTURED, PositionClass};
use super::view::KnownUnits;

impl PositionClassListing {
    /// Returns the units whose squares are the same in all positions of the class `state`.
    pub(super) fn known_units(&self, state: PositionClass) -> KnownUnits {
        let config = &self.structures[state.structure_index() as usize];
        let (pawns, kings, mut officers) = (config.pawns, state.kings(), config.frozen);
        for (slot, &(color, role)) in self.cast.followed.iter().enumerate() {
            let at = state.tracked_square(slot);
            if at != CAPTURED {
                officers[color as usize][role] |= 1 << at;
            }
        }
        let men = [0, 1].map(|i| officers[i].iter().fold(pawns[i] | kings[i], |all, set| all | set));
        KnownUnits { pawns, kings, officers, men }
    }

    /// Whether the king of `mover` is attacked in every position of the class `state`.
    ///
    /// Only the units of `view`, whose squares the class fixes, count as attackers, since the
    /// squares of all other pieces are open.
    pub(super) fn is_surely_in_check(&self, state: PositionClass, view: &KnownUnits, mover: Color) -> bool {
        let (m, t) = (mover as usize, !mover as usize);
        let king = view.kings[m];
        let attacks = pawn_attacks(!mover, view.pawns[t]) | king_steps(view.kings[t]);
        if attacks & king != 0 {
            return true;
        }
        let [knights, bishops, rooks, queens] = view.officers[t];
        if knights | bishops | rooks | queens == 0 {
            return false;
        }
        let haunted = self.structures[state.structure_index() as usize].haunted;
        // The square in `vacant` may already be occupied again by an untracked piece of the winner.
        let vacant = self.vacant & !haunted[self.winner as usize];
        let open = !(view.occupied() | (haunted[0] | haunted[1]) & !vacant);
        let attacks =
            leaps(knights) | diagonal_rays(bishops | queens, open) | straight_rays(rooks | queens, open);
        attacks & king != 0
    }
}
