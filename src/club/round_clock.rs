//! The clock of a round: when all of its games have to be over.

use crate::game::{Instant, Span};

/// How long a round may still take. It is told the time, and runs on while nobody looks: what it holds is when it was
/// started, not how often somebody has looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundClock {
    round: usize,
    /// What was left when it was last started or stopped.
    left: Span,
    /// Since when it runs.
    since: Option<Instant>,
}

impl RoundClock {
    /// Its round, what was left when it was last started or stopped, and since when it runs.
    pub(in crate::club) const fn parts(self) -> (usize, Span, Option<Instant>) {
        (self.round, self.left, self.since)
    }

    /// The clock of these parts.
    pub(in crate::club) const fn from_parts(round: usize, left: Span, since: Option<Instant>) -> RoundClock {
        RoundClock { round, left, since }
    }

    /// The clock of this round, from 0, with so much on it. It stands still.
    pub const fn new(round: usize, length: Span) -> RoundClock {
        RoundClock { round, left: length, since: None }
    }

    /// Of which round it is, from 0.
    pub const fn round(&self) -> usize {
        self.round
    }

    /// Whether it runs.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What is left.
    pub fn left(&self, now: Instant) -> Span {
        self.left - self.since.map_or(Span::ZERO, |since| now.since(since))
    }

    /// The same, running from now on.
    #[must_use]
    pub fn started(self, now: Instant) -> RoundClock {
        RoundClock { left: self.left(now), since: Some(now), ..self }
    }

    /// The same, standing still from now on.
    #[must_use]
    pub fn stopped(self, now: Instant) -> RoundClock {
        RoundClock { left: self.left(now), since: None, ..self }
    }
}
