//! Pseudo-random numbers for the computer opponent's mistakes, thinking time and position hashes:
//! the same seed gives the same numbers on every device.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// Returns a pseudo-random number that depends only on the seed `number`.
pub(super) fn mix_bits(number: u64) -> u64 {
    SplitMix64::seed_from_u64(number).next_u64()
}

/// Converts the random number `random` to a number from `-reach` to `reach`; numbers near 0 are the
/// most likely. Used as the random error of the computer opponent's evaluations.
pub(super) fn symmetric_number(random: u64, reach: i32) -> i32 {
    let half = |bits: u64| (((bits & 0xFFFF) as i64 * (i64::from(reach) + 1)) >> 16) as i32;
    half(random) - half(random >> 16)
}

/// Returns `true` with a probability of `times` in 256, decided by the random number `random`.
pub(super) fn happens_with_chance(random: u64, times: u8) -> bool {
    (random >> 40 & 0xFF) < u64::from(times)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_in_reach_and_come_on_both_sides() {
        let drawn: Vec<i32> = (0..10_000).map(|seed| symmetric_number(mix_bits(seed), 100)).collect();
        assert!(drawn.iter().all(|number| (-100..=100).contains(number)));
        assert!(drawn.iter().any(|&number| number < -80) && drawn.iter().any(|&number| number > 80));
        let often = (0..10_000).filter(|&seed| happens_with_chance(mix_bits(seed), 64)).count();
        assert!((2_300..2_700).contains(&often), "{often}");
    }
}
