//! Known units of a position class, as sets of squares.
//!
//! A position class is a set of positions. A unit (piece, pawn or king) is *known* if it is on the
//! same square in all of them.

use super::super::super::Color;

/// Units whose squares are the same in all positions of a class: pawns, kings and some pieces.
///
/// The fields are sets of squares, with a bit for each square. In arrays by colour, White comes
/// first.
#[derive(Clone, Copy)]
pub(super) struct KnownUnits {
    /// The pawns, by colour.
    pub(super) pawns: [u64; 2],
    /// The squares of the kings, by colour.
    pub(super) kings: [u64; 2],
    /// The known pieces, by colour and role, in the order knight, bishop, rook, queen.
    pub(super) officers: [[u64; 4]; 2],
    /// All known units, by colour.
    pub(super) men: [u64; 2],
}

impl KnownUnits {
    /// Returns the squares of all known units of both sides.
    pub(super) fn occupied(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    /// Returns the squares of all known units of both sides except the kings.
    pub(super) fn other_than_kings(&self) -> u64 {
        self.occupied() & !self.kings[0] & !self.kings[1]
    }

    /// Returns these units with the king of `color` on the square `at`, given as a bit.
    pub(super) fn with_king(mut self, color: Color, at: u64) -> KnownUnits {
        let c = color as usize;
        self.men[c] = self.men[c] & !self.kings[c] | at;
        self.kings[c] = at;
        self
    }
}
