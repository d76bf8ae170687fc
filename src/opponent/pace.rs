//! Thinking time of the computer opponent: about as long as that of a person, and always so short
//! that its flag does not fall.

use super::pseudo_random::mix_bits;
use crate::game::Span;

/// Circumstances of a move from which [`thinking_time`] computes how long the computer opponent
/// appears to think: time left, number of playable moves, and length of the game so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkingContext {
    /// The time left on the computer's clock; `None` without a clock.
    pub time_left: Option<Span>,
    /// The number of moves that the computer can play in the position.
    pub playable_moves: usize,
    /// The number of half-moves played in the game.
    pub plies: usize,
}

/// Returns how long the computer opponent appears to think about a move: about as long as a person,
/// but at most a thirtieth of the time left. This time covers the search and the pause after the
/// search. `seed` varies the time at random.
///
/// ```
/// use tabiya::game::Span;
/// use tabiya::opponent::{ThinkingContext, thinking_time};
///
/// let context = ThinkingContext { time_left: Some(Span::from_millis(300)), playable_moves: 30, plies: 60 };
/// assert!(thinking_time(context, 1) < Span::from_millis(20));
/// ```
pub fn thinking_time(context: ThinkingContext, seed: u64) -> Span {
    let choices = context.playable_moves.clamp(1, 40) as u64;
    let usual = match context.plies {
        _ if choices == 1 => 400,
        0..12 => 700,
        _ => 500 + 45 * choices,
    };
    // Between three quarters and five quarters of the usual time.
    let wanted = usual * (192 + (mix_bits(seed ^ context.plies as u64) & 127)) / 256;
    let most = context.time_left.map_or(u64::MAX, |left| left.as_micros() / 30_000);
    Span::from_millis(wanted.min(most))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that a computer opponent that spends the returned time on each move never uses up its
    /// clock in a very long game.
    #[test]
    fn the_flag_never_falls() {
        let mut left = 60_000_000_u64;
        for plies in 0..2_000 {
            let time_left = Some(Span::from_micros(left));
            let spent =
                thinking_time(ThinkingContext { time_left, playable_moves: 40, plies }, 3).as_micros();
            assert!(spent < left, "{plies}");
            left -= spent;
        }
    }
}
