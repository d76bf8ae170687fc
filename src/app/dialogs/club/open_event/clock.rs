//! The clock of a tournament round. It counts the time of the whole round, not of a game.

use super::OpenEvent;
use super::round_length::MAX_MINUTES;
use crate::app::dialogs::club::journal_line::JournalLine;
use crate::club::RoundClock;
use crate::game::{ClockDisplay, Instant, Span};

impl OpenEvent {
    /// Returns the clock of the shown round. `None` if that round has no clock. Only the round
    /// whose clock was set last has a clock.
    pub fn shown_round_clock(&self) -> Option<RoundClock> {
        self.clock.filter(|clock| clock.round() == self.round)
    }

    /// Returns the time that the clock of the shown round displays. If the round has no clock,
    /// returns the time typed for a new clock; `None` if the typed text is not a valid time.
    pub fn round_time(&self) -> Option<Span> {
        self.shown_round_clock().map(|clock| clock.time_left(self.now)).or_else(|| self.typed_time())
    }

    /// Returns the time typed for a new round clock: a number of minutes, or a time with colons
    /// such as `1:30:00`. `None` if the text is not a time from 1 minute to 24 hours.
    fn typed_time(&self) -> Option<Span> {
        let typed = ClockDisplay::parse_time(&self.minutes)?;
        (Span::from_mins(1)..=Span::from_mins(MAX_MINUTES)).contains(&typed).then_some(typed)
    }

    /// Starts the clock of the shown round. If the round has no clock, creates one with the typed
    /// time.
    pub(in crate::app::dialogs::club) fn start_clock(&mut self, now: Instant) {
        self.now = now;
        let Some(length) = self.round_time() else { return };
        let clock = self.shown_round_clock().unwrap_or(RoundClock::new(self.round, length));
        if !clock.is_running() {
            self.set_clock(clock.started(now));
        }
    }

    /// Stops the clock of the shown round.
    pub(in crate::app::dialogs::club) fn stop_clock(&mut self, now: Instant) {
        self.now = now;
        if let Some(clock) = self.shown_round_clock().filter(RoundClock::is_running) {
            self.set_clock(clock.stopped(now));
        }
    }

    /// Gives the shown round a stopped clock with the typed time. Does nothing if the typed text is
    /// not a valid time.
    pub(in crate::app::dialogs::club) fn reset_clock(&mut self) {
        if let Some(length) = self.typed_time() {
            self.set_clock(RoundClock::new(self.round, length));
        }
    }

    /// Stores a changed round clock, and adds it to the tournament's saved journal. Does nothing if
    /// the journal is damaged.
    fn set_clock(&mut self, clock: RoundClock) {
        if !self.is_damaged {
            (self.clock, self.refused) = (Some(clock), None);
            self.write_line(&JournalLine::Clock(clock));
        }
    }
}
