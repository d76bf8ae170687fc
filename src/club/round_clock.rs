//! Clock of a tournament round.

use crate::game::{Instant, Span};

/// Clock of a tournament round: a countdown of the time for all games of the round.
///
/// The clock stores when it was started, and its methods take the current time as a parameter. So
/// it needs no timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundClock {
    /// The number of the round, from 0.
    round: usize,
    /// The time left when the clock was last started or stopped.
    left: Span,
    /// The time when the clock was last started; `None` while it is stopped.
    since: Option<Instant>,
}

impl RoundClock {
    /// Splits the clock into its fields for storage: the round (from 0), the time that was left at
    /// the last start or stop, and the time of the last start (`None` while the clock is stopped).
    pub(in crate::club) const fn parts(self) -> (usize, Span, Option<Instant>) {
        (self.round, self.left, self.since)
    }

    /// Restores a clock from its stored fields, which [`parts`](RoundClock::parts) describes.
    pub(in crate::club) const fn from_parts(round: usize, left: Span, since: Option<Instant>) -> RoundClock {
        RoundClock { round, left, since }
    }

    /// Creates a stopped clock. `round` counts from 0, and `length` is the time for all games of
    /// the round.
    pub const fn new(round: usize, length: Span) -> RoundClock {
        RoundClock { round, left: length, since: None }
    }

    /// Returns the number of the round, from 0.
    pub const fn round(&self) -> usize {
        self.round
    }

    /// Whether the clock is running.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Returns the time that is left at the time `now`; zero if the time has run out.
    pub fn time_left(&self, now: Instant) -> Span {
        self.left - self.since.map_or(Span::ZERO, |since| now.since(since))
    }

    /// Returns this clock, running from the time `now`.
    #[must_use]
    pub fn started(self, now: Instant) -> RoundClock {
        RoundClock { left: self.time_left(now), since: Some(now), ..self }
    }

    /// Returns this clock, stopped at the time `now`.
    #[must_use]
    pub fn stopped(self, now: Instant) -> RoundClock {
        RoundClock { left: self.time_left(now), since: None, ..self }
    }
}
