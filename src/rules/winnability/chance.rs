//! Deterministic noise for playouts.

/// Pseudo-random numbers from a fixed seed, three bits at a time.
///
/// The numbers vary the moves of playouts (short games in which both sides help one to mate), in
/// the same way on every machine.
pub(super) struct PlayoutRandom {
    state: u64,
    /// The unused bits, below a marker bit.
    rest: u64,
}

impl PlayoutRandom {
    /// Returns a generator of pseudo-random numbers; each one gives the same sequence.
    pub(super) fn new() -> PlayoutRandom {
        PlayoutRandom { state: 0x9e37_79b9_7f4a_7c15, rest: 1 }
    }

    /// Returns the next pseudo-random number, from 0 to 7.
    pub(super) fn next_below_eight(&mut self) -> i32 {
        if self.rest == 1 {
            // Xorshift.
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
