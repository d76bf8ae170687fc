//! Stopped clocks, and changes of a clock by hand.

use crate::game::{Instant, Span};
use crate::rules::Color;

/// Reason why the clocks stand still during a game: a pause, an interruption, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockStop {
    /// No interruption.
    None,
    /// The players have paused the game.
    Paused,
    /// The game could not be played since this instant, and it is undecided whether the time is
    /// charged.
    Suspended(Instant),
}

/// Interruption in which the game could not be played, such as while the page was closed.
///
/// Kept until the players have decided whether the player whose clock ran is charged for the time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::game) struct Absence {
    /// End of that time as far as it is known; it moves until the players decide.
    pub(in crate::game) until: Instant,
    /// The player whose clock ran.
    pub(in crate::game) owner: Color,
    /// The unused delay of that player's turn: this much of the time costs nothing.
    pub(in crate::game) free_time: Span,
    /// The time that was left for the move when the game stopped; `None` without such a limit.
    pub(in crate::game) move_left: Option<Span>,
    /// Whether the clock is started again once the players have decided.
    pub(in crate::game) is_clock_running: bool,
}

/// Cost of an interruption, such as a closed page, for the player whose clock ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbsenceCost {
    /// The length of the gap.
    pub length: Span,
    /// The part that the delay of the turn covers.
    pub covered_by_delay: Span,
    /// The time that is charged: all beyond the delay, up to the time left on the clock.
    pub charged: Span,
}

/// Record of a change of a player's clock by hand, such as time added by the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockEdit {
    /// Time of the change.
    pub at: Instant,
    /// Number of half-moves played before the change.
    pub ply: usize,
    /// Player whose clock is changed.
    pub color: Color,
    /// Time left before the change.
    pub before: Span,
    /// Time left after the change.
    pub after: Span,
}
