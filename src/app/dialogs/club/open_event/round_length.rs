//! Default length of a tournament round, from the time control of its games.

use crate::game::{Span, TimeBonus, TimeControl};
use crate::rules::Color;

/// Maximum time of a round clock, in minutes.
pub(super) const MAX_MINUTES: u64 = 24 * 60;

/// Returns the default length of a tournament round in minutes, from the time control of its games.
///
/// The length is the sum of both players' times: the times of all stages and, for 60 moves, the
/// increment or delay of the last stage. Byo-yomi periods do not count. The sum is rounded up to a
/// multiple of five minutes, and limited to [`MAX_MINUTES`]. Without clocks, the length is one
/// hour.
pub(super) fn round_minutes(time: &TimeControl) -> u64 {
    const MOVES_PER_GAME: u64 = 60;
    let of = |color: Color| {
        let stages = &time.allowance(color).stages;
        let each = stages.last().map_or(Span::ZERO, |stage| match stage.bonus {
            TimeBonus::Increment(span) | TimeBonus::Bronstein(span) | TimeBonus::Delay(span) => span,
            TimeBonus::None | TimeBonus::Hourglass | TimeBonus::ByoYomi { .. } => Span::ZERO,
        });
        stages.iter().map(|stage| stage.time.as_secs()).sum::<u64>() + each.as_secs() * MOVES_PER_GAME
    };
    match (of(Color::White) + of(Color::Black)).div_ceil(60) {
        0 => 60,
        minutes => minutes.next_multiple_of(5).min(MAX_MINUTES),
    }
}
