//! Lots, drawn from the moment of a press: nobody can press to the microsecond.

use crate::game::Instant;

/// The toss of a coin.
pub(super) fn heads(at: Instant) -> bool {
    draw(at) >> 63 == 1
}

/// A start of Chess960: which one is independent of how the coin falls.
pub(super) fn start(at: Instant) -> u64 {
    (draw(at) & 0xffff_ffff) % 960
}

/// A number that says nothing of the moment it is drawn at, also where a browser rounds its clock to milliseconds
/// (the last steps of `SplitMix64`).
fn draw(at: Instant) -> u64 {
    let mixed = at.as_micros().wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_is_drawn() {
        let mut drawn = [0; 960];
        (0..96_000).for_each(|n| drawn[start(Instant::from_micros(n * 16_667)) as usize] += 1);
        assert!(drawn.iter().all(|times| (50..=160).contains(times)), "{drawn:?}");
    }

    #[test]
    fn a_coin_falls_on_either_side_as_often() {
        for step in [1, 100, 1_000, 16_667, 1_000_000] {
            let heads = (0..10_000).filter(|n| heads(Instant::from_micros(n * step))).count();
            assert!((4_800..=5_200).contains(&heads), "{heads} of 10,000 at steps of {step} microseconds");
        }
    }
}
