//! Reproducible random numbers for a tournament. The same seed gives the same numbers on every
//! device and in every version of the app.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// Random number generator of a tournament for one purpose, such as the pairings of a round. The
/// same seed and purpose give the same numbers.
#[derive(Clone, Debug)]
pub(super) struct RandomSource(SplitMix64);

impl RandomSource {
    /// Creates the random number generator for one purpose. `seed` is the published seed of the
    /// tournament. `occasion` identifies the purpose, for example by the number of the round.
    pub(super) fn new(seed: u64, occasion: &[u64]) -> RandomSource {
        let with = |seed: u64, number: &u64| SplitMix64::seed_from_u64(seed).next_u64() ^ number;
        RandomSource(SplitMix64::seed_from_u64(occasion.iter().fold(seed, with)))
    }

    /// Returns a random number from 0 to `end - 1`; all are equally likely. Returns 0 if `end` is
    /// 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.0.next_u64()) * end as u128) >> 64) as usize
    }

    /// Puts a list into a random order. All orders are equally likely.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All six orders of three items occur about equally often.
    #[test]
    fn every_order_is_as_likely() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..6000 {
            let mut list = [0, 1, 2];
            RandomSource::new(seed, &[1]).shuffle(&mut list);
            *counts.entry(list).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|&count| (850..1150).contains(&count)), "{counts:?}");
    }

    /// Different purposes give different numbers; the same purpose gives the same number.
    #[test]
    fn lots_are_of_an_occasion() {
        let lots = |occasion: &[u64]| RandomSource::new(7, occasion).below(1 << 30);
        assert_eq!(lots(&[1, 2]), lots(&[1, 2]));
        assert_ne!(lots(&[1, 2]), lots(&[2, 1]));
    }
}
