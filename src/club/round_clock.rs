//! Clock of a round, for the time in which all its games must end.

use crate::game::{Instant, Span};

/// Clock of a tournament round: the time that is left for all its games.
///
/// Callers pass the present time. The clock stores when it was started, so it needs no ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundClock {
    /// The round, from 0.
    round: usize,
    /// The time left at the last start or stop.
    left: Span,
    /// The time of the last start; `None` while stopped.
    since: Option<Instant>,
}

impl RoundClock {
    /// Splits the round's clock into its values for storage: round, time left, and time of the
    /// start. The time left is that at the last start or stop. The time of the start is `None` for
    /// a stopped clock.
    pub(in crate::club) const fn parts(self) -> (usize, Span, Option<Instant>) {
        (self.round, self.left, self.since)
    }

    /// Creates the round's clock from the values that [`parts`](RoundClock::parts) returns.
    pub(in crate::club) const fn from_parts(round: usize, left: Span, since: Option<Instant>) -> RoundClock {
        RoundClock { round, left, since }
    }

    /// Returns a stopped clock for the round `round`, from 0, with the time `length`.
    pub const fn new(round: usize, length: Span) -> RoundClock {
        RoundClock { round, left: length, since: None }
    }

    /// Returns the round, from 0, to which the clock belongs.
    pub const fn round(&self) -> usize {
        self.round
    }

    /// Whether the round's clock runs.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Returns the time that is left for the round at the time `now`; negative after its end.
    pub fn time_left(&self, now: Instant) -> Span {
        self.left - self.since.map_or(Span::ZERO, |since| now.since(since))
    }

    /// Returns the round's clock, started at the time `now`.
    #[must_use]
    pub fn started(self, now: Instant) -> RoundClock {
        RoundClock { left: self.time_left(now), since: Some(now), ..self }
    }

    /// Returns the round's clock, stopped at the time `now`.
    #[must_use]
    pub fn stopped(self, now: Instant) -> RoundClock {
        RoundClock { left: self.time_left(now), since: None, ..self }
    }
}
