//! How long a partner seems to think: as a person would, and never so long that its flag falls.

use super::chance::mix;
use crate::game::Span;

/// What a partner has before it when it is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// What is left on its clock for this turn, if it has one.
    pub left: Option<Span>,
    /// What each move adds.
    pub increment: Span,
    /// How many moves it can choose from.
    pub choices: usize,
    /// How many half-moves have been played.
    pub plies: usize,
}

/// How long it takes for its move, its real thinking included.
///
/// ```
/// use tabiya::game::Span;
/// use tabiya::partner::{Hand, pace};
///
/// let hand = Hand { left: Some(Span::from_millis(300)), increment: Span::ZERO, choices: 30, plies: 60 };
/// assert!(pace(hand, 1) < Span::from_millis(20));
/// ```
pub fn pace(hand: Hand, seed: u64) -> Span {
    let choices = hand.choices.clamp(1, 40) as u64;
    let usual = match hand.plies {
        _ if choices == 1 => 400,
        0..12 => 700,
        _ => 500 + 45 * choices,
    };
    // From three quarters to five quarters of it.
    let wanted = usual * (192 + (mix(seed ^ hand.plies as u64) & 127)) / 256;
    let most = hand.left.map_or(u64::MAX, |left| {
        let left = left.as_micros() / 1_000;
        (left / 30 + hand.increment.as_micros() / 2_000).min(left / 4)
    });
    Span::from_millis(wanted.min(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A partner that only spends what it is told never oversteps, however long the game.
    #[test]
    fn the_flag_never_falls() {
        for increment in [0, 1_000] {
            let mut left = 60_000_000_u64;
            for plies in 0..2_000 {
                let hand = Hand {
                    left: Some(Span::from_micros(left)),
                    increment: Span::from_millis(increment),
                    choices: 40,
                    plies,
                };
                let spent = pace(hand, 3).as_micros();
                assert!(spent < left, "{plies}");
                left = left - spent + increment * 1_000;
            }
        }
    }
}
