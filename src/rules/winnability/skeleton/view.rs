//! A skeleton spread out: who is known to stand where.

use super::super::super::Color;

/// A skeleton spread out.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) pawns: [u64; 2],
    pub(super) kings: [u64; 2],
    /// Those of whom it is known where they stand, by colour and role.
    pub(super) officers: [[u64; 4]; 2],
    /// All of them.
    pub(super) men: [u64; 2],
}

impl View {
    pub(super) fn occupied(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    pub(super) fn other_than_kings(&self) -> u64 {
        self.occupied() & !self.kings[0] & !self.kings[1]
    }

    /// The same with a king somewhere else.
    pub(super) fn with_king(mut self, color: Color, at: u64) -> View {
        let c = color as usize;
        self.men[c] = self.men[c] & !self.kings[c] | at;
        self.kings[c] = at;
        self
    }
}
