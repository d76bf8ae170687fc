//! Random numbers of the tests.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// Random numbers, the same in every run.
pub(super) struct Numbers(SplitMix64);

impl Numbers {
    pub(super) fn new(seed: u64) -> Numbers {
        Numbers(SplitMix64::seed_from_u64(seed))
    }

    /// A number below `end`.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end
    }
}
