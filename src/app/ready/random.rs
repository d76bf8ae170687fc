//! Random numbers from the instant of a press. They cannot be predicted, because no person can time
//! a press to the millisecond.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

use crate::game::Instant;

/// Tosses a fair coin, `true` or `false`, for example to draw the players' colours. The random
/// number comes from `at`, the instant at which a person pressed a button.
pub(super) fn toss_coin(at: Instant) -> bool {
    draw_number(at) >> 63 == 1
}

/// Draws the number of a Chess960 start position, 0 to 959, at random. The random number comes from
/// `at`, the instant at which a person pressed a button. The result is independent of [`toss_coin`]
/// at the same instant, because it uses other bits of the random number.
pub(super) fn draw_chess960_start(at: Instant) -> u64 {
    (draw_number(at) & 0xffff_ffff) % 960
}

/// Returns a random number that is computed from `at`, the instant at which a person pressed a
/// button. The numbers are well distributed even if the browser rounds its clock to milliseconds.
fn draw_number(at: Instant) -> u64 {
    SplitMix64::seed_from_u64(at.as_micros()).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_is_drawn() {
        let mut drawn = [0; 960];
        (0..96_000).for_each(|n| drawn[draw_chess960_start(Instant::from_micros(n * 16_667)) as usize] += 1);
        assert!(drawn.iter().all(|times| (50..=160).contains(times)), "{drawn:?}");
    }

    #[test]
    fn a_coin_falls_on_either_side_as_often() {
        for step in [1, 100, 1_000, 16_667, 1_000_000] {
            let heads = (0..10_000).filter(|n| toss_coin(Instant::from_micros(n * step))).count();
            assert!((4_800..=5_200).contains(&heads), "{heads} of 10,000 at steps of {step} microseconds");
        }
    }
}
