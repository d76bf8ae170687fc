//! Random numbers from a fixed seed, for reproducible tests.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// Random number generator with a fixed seed.
pub(super) struct SeededRandom(SplitMix64);

impl SeededRandom {
    /// Creates a random number generator. Equal seeds give equal sequences of numbers.
    pub(super) fn new(seed: u64) -> SeededRandom {
        SeededRandom(SplitMix64::seed_from_u64(seed))
    }

    /// Returns a random number from 0 to `end - 1`.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end
    }
}
