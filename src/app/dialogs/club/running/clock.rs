//! The clock of a round.

use super::OpenEvent;
use super::length::MOST_MINUTES;
use crate::app::dialogs::club::line::JournalLine;
use crate::club::RoundClock;
use crate::game::{Instant, Span};
use crate::rules::signs::plain_number;

impl OpenEvent {
    /// The clock of the round that is shown, if it has been started.
    pub fn clock(&self) -> Option<RoundClock> {
        self.clock.filter(|clock| clock.round() == self.round)
    }

    /// What is on the clock of the round that is shown: what is left of it, or what it would begin with. `None` where what
    /// stands in the field is no time.
    pub fn round_time(&self) -> Option<Span> {
        self.clock().map(|clock| clock.left(self.now)).or_else(|| self.typed_time())
    }

    /// The time that stands in the field.
    fn typed_time(&self) -> Option<Span> {
        let minutes = plain_number(&self.minutes).parse().ok()?;
        (1..=MOST_MINUTES).contains(&minutes).then(|| Span::from_mins(minutes))
    }

    /// The clock of the round that is shown runs from now on.
    pub(in crate::app::dialogs::club) fn start_clock(&mut self, now: Instant) {
        self.now = now;
        let Some(length) = self.round_time() else { return };
        let clock = self.clock().unwrap_or(RoundClock::new(self.round, length));
        if !clock.is_running() {
            self.set_clock(clock.started(now));
        }
    }

    /// It stands still.
    pub(in crate::app::dialogs::club) fn stop_clock(&mut self, now: Instant) {
        self.now = now;
        if let Some(clock) = self.clock().filter(RoundClock::is_running) {
            self.set_clock(clock.stopped(now));
        }
    }

    /// It is new: with as much on it as stands in the field.
    pub(in crate::app::dialogs::club) fn reset_clock(&mut self) {
        if let Some(length) = self.typed_time() {
            self.set_clock(RoundClock::new(self.round, length));
        }
    }

    fn set_clock(&mut self, clock: RoundClock) {
        if !self.is_damaged {
            (self.clock, self.refused) = (Some(clock), None);
            self.write(&JournalLine::Clock(clock));
        }
    }
}
