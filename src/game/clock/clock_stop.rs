//! Interruptions of a game's clocks, and changes of a clock by hand.

use crate::game::{Instant, Span};
use crate::rules::Color;

/// Whether a pause or an interruption has stopped both clocks during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockStop {
    /// Neither a pause nor an interruption.
    None,
    /// The players have paused the game.
    Paused,
    /// The game was interrupted at this instant, and the players have not decided yet whether the
    /// time of the interruption is charged.
    Suspended(Instant),
}

/// Interruption of a game, during which the page was closed or the device slept.
///
/// Kept until the players have decided whether the time of the interruption is charged to the
/// player whose clock ran.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::game) struct Absence {
    /// Latest known end of the interruption. If the game is interrupted again before the players
    /// have decided, this is the end of the later interruption.
    pub(in crate::game) until: Instant,
    /// The player whose clock ran when the interruption began.
    pub(in crate::game) owner: Color,
    /// The unused delay of this player's move. This part of the interruption costs nothing.
    pub(in crate::game) free_time: Span,
    /// The time that was left for the move when the interruption began; `None` without a limit for
    /// each move.
    pub(in crate::game) move_left: Option<Span>,
    /// Whether the clock starts again when the players have decided.
    pub(in crate::game) restarts_clock: bool,
}

/// Length of an interruption, such as a closed page, and its cost for the player whose clock ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbsenceCost {
    /// The length of the interruption.
    pub length: Span,
    /// The part of the interruption that the unused delay of the player's move covers.
    pub covered_by_delay: Span,
    /// The time to charge: the part of the interruption that the delay does not cover, but at most
    /// the time left on the clock.
    pub charged: Span,
}

/// Record of a change of a player's clock by hand, such as time added by the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockEdit {
    /// Instant of the change.
    pub at: Instant,
    /// Number of half-moves of the game before the change.
    pub ply: usize,
    /// Player whose clock is changed.
    pub color: Color,
    /// Time left before the change.
    pub before: Span,
    /// Time left after the change.
    pub after: Span,
}
