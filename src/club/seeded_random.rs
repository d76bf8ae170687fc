//! Random numbers for tests.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// Generator of random numbers from a fixed seed, for tests.
pub(super) struct SeededRandom(SplitMix64);

impl SeededRandom {
    /// Creates a generator of random numbers; equal seeds give equal numbers.
    pub(super) fn new(seed: u64) -> SeededRandom {
        SeededRandom(SplitMix64::seed_from_u64(seed))
    }

    /// Returns a random number below `end`.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end
    }
}
