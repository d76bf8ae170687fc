//! Clock of a tournament round: a countdown of the time in which all games of the round must end.

use crate::game::{Instant, Span};

/// Clock of a tournament round: a countdown of the time that is left for all games of the round.
///
/// The clock stores when it was started, and its methods get the present time as a parameter, so
/// the clock needs no timer.
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
    /// Splits the round's clock into its fields, to store them. These are the round (from 0), the
    /// time that was left at the last start or stop, and the time of the last start (`None` while
    /// the clock is stopped).
    pub(in crate::club) const fn parts(self) -> (usize, Span, Option<Instant>) {
        (self.round, self.left, self.since)
    }

    /// Restores a tournament round's clock from stored fields, which [`parts`](RoundClock::parts)
    /// describes.
    pub(in crate::club) const fn from_parts(round: usize, left: Span, since: Option<Instant>) -> RoundClock {
        RoundClock { round, left, since }
    }

    /// Creates a stopped clock for a tournament round. `round` counts from 0, and `length` is the
    /// time for all games of the round.
    pub const fn new(round: usize, length: Span) -> RoundClock {
        RoundClock { round, left: length, since: None }
    }

    /// Returns the tournament round, from 0, whose time the clock measures.
    pub const fn round(&self) -> usize {
        self.round
    }

    /// Whether the clock of the tournament round is running.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Returns the time that is left for the games of the tournament round; zero if the time has
    /// run out. `now` is the present time.
    pub fn time_left(&self, now: Instant) -> Span {
        self.left - self.since.map_or(Span::ZERO, |since| now.since(since))
    }

    /// Returns the clock of the tournament round, running from the time `now`.
    #[must_use]
    pub fn started(self, now: Instant) -> RoundClock {
        RoundClock { left: self.time_left(now), since: Some(now), ..self }
    }

    /// Returns the clock of the tournament round, stopped at the time `now`.
    #[must_use]
    pub fn stopped(self, now: Instant) -> RoundClock {
        RoundClock { left: self.time_left(now), since: None, ..self }
    }
}
