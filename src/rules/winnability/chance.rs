//! Random numbers for playouts, from a fixed seed.

/// Generator of pseudo-random numbers from 0 to 7, with a fixed seed.
///
/// The numbers vary the moves of playouts: short games in which both sides help one side to mate.
pub(super) struct PlayoutRandom {
    /// State of the xorshift generator. Each step gives 63 random bits.
    state: u64,
    /// The random bits not yet used, below a marker bit. The value is 1 if all are used.
    rest: u64,
}

impl PlayoutRandom {
    /// Returns a generator with the fixed seed.
    pub(super) fn new() -> PlayoutRandom {
        PlayoutRandom { state: 0x9e37_79b9_7f4a_7c15, rest: 1 }
    }

    /// Returns the next pseudo-random number, from 0 to 7.
    pub(super) fn next_below_eight(&mut self) -> i32 {
        if self.rest == 1 {
            self.state ^= self.state << 13;
            self.state ^= self.state >> 7;
            self.state ^= self.state << 17;
            self.rest = self.state | 1 << 63;
        }
        let drawn = self.rest & 7;
        self.rest >>= 3;
        drawn as i32
    }
}
