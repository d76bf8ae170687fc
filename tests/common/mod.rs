//! Helpers that several test programs share.

/// Generator of random numbers by Marsaglia's xorshift, equal on every machine. The field is the
/// state of the generator, which must not be 0.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// Returns a number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % bound as u64) as usize
    }
}
