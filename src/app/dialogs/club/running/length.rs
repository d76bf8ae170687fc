//! How long a round takes.

use crate::game::{Bonus, Span, TimeControl};
use crate::rules::Color;

/// The longest clock of a round.
pub(super) const MOST_MINUTES: u64 = 24 * 60;

/// So many minutes a round takes at most with these clocks: as long as two players need for sixty moves each, rounded up
/// to five; an hour without clocks.
pub(super) fn minutes(time: &TimeControl) -> u64 {
    const MOVES: u64 = 60;
    let of = |color: Color| {
        let stages = &time.allowance(color).stages;
        let each = stages.last().map_or(Span::ZERO, |stage| match stage.bonus {
            Bonus::Increment(span) | Bonus::Bronstein(span) | Bonus::Delay(span) => span,
            Bonus::None | Bonus::Hourglass => Span::ZERO,
        });
        stages.iter().map(|stage| stage.time.as_secs()).sum::<u64>() + each.as_secs() * MOVES
    };
    match (of(Color::White) + of(Color::Black)).div_ceil(60) {
        0 => 60,
        minutes => minutes.next_multiple_of(5).min(MOST_MINUTES),
    }
}
