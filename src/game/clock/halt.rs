//! What stops the clocks, and what is changed on them by hand.

use crate::game::{Instant, Span};
use crate::rules::Color;

/// Why the clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// They do not, or there are none.
    None,
    /// The players have stopped them.
    Paused,
    /// Nobody could play since that instant, and it is not settled who bears the time.
    Suspended(Instant),
}

/// Time in which nobody could play and of which it is not settled who bears it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::game) struct Away {
    /// Until when.
    pub(in crate::game) until: Instant,
    /// Whose clock ran.
    pub(in crate::game) of: Color,
    /// How much of it would cost that player nothing.
    pub(in crate::game) free: Span,
    /// What was left for the move, where moves are limited.
    pub(in crate::game) move_left: Option<Span>,
    /// Whether a clock runs once it is settled.
    pub(in crate::game) runs: bool,
}

/// A gap in which the game could not be played, and its cost to the player whose clock ran if it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The length of the gap.
    pub away: Span,
    /// The part that the delay of the turn covers.
    pub covered: Span,
    /// The time that is charged: all beyond the delay, up to what is left on the clock.
    pub charged: Span,
}

/// A change of a clock by hand.
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
