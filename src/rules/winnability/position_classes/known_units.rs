//! Units of a position class whose squares are known, as sets of squares, and whether they
//! certainly attack a king.

use super::super::super::Color;
use super::super::reach::pawn_attacks;
use super::super::set_moves::{diagonal_rays, king_steps, leaps, straight_rays};
use super::PositionClassListing;
use super::position_class::{CAPTURED, PositionClass};

/// Units whose squares are the same in all positions of a class: pawns, kings and some pieces.
///
/// The fields are sets of squares.
#[derive(Clone, Copy)]
pub(super) struct KnownUnits {
    /// The pawns, by colour.
    pub(super) pawns: [u64; 2],
    /// The king, by colour.
    pub(super) kings: [u64; 2],
    /// The known pieces, by colour and role.
    pub(super) officers: [[u64; 4]; 2],
    /// All known units, by colour.
    pub(super) men: [u64; 2],
}

impl KnownUnits {
    /// Returns the squares of all known units of a position class, of both sides.
    ///
    /// Known are the units whose squares the class fixes.
    pub(super) fn occupied(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    /// Returns the squares of all known units of a position class but the kings, of both sides.
    ///
    /// Known are the units whose squares the class fixes.
    pub(super) fn other_than_kings(&self) -> u64 {
        self.occupied() & !self.kings[0] & !self.kings[1]
    }

    /// Returns these known units of a position class with one king on another square, given as a
    /// bit.
    pub(super) fn with_king(mut self, color: Color, at: u64) -> KnownUnits {
        let c = color as usize;
        self.men[c] = self.men[c] & !self.kings[c] | at;
        self.kings[c] = at;
        self
    }
}

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
    /// Only the units of `units`, whose squares the class fixes, count as attackers, since the
    /// squares of all other pieces are open.
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
        // The square in `vacant` may already be occupied again by an untracked piece of the winner.
        let vacant = self.vacant & !untracked_squares[self.winner as usize];
        let open = !(units.occupied() | (untracked_squares[0] | untracked_squares[1]) & !vacant);
        let attacks =
            leaps(knights) | diagonal_rays(bishops | queens, open) | straight_rays(rooks | queens, open);
        attacks & king != 0
    }
}
