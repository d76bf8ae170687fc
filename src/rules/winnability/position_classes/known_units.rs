//! Units of a position class whose squares are known, as sets of squares.

use super::super::super::Color;

/// Units whose squares are the same in all positions of a class: pawns, kings and some pieces.
///
/// The fields are sets of squares.
#[derive(Clone, Copy)]
pub(super) struct KnownUnits {
    /// The pawns, by colour.
    pub(super) pawns: [u64; 2],
    /// The king, by colour.
    pub(super) kings: [u64; 2],
    /// The known pieces, by colour and role, in the order knight, bishop, rook, queen.
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
