//! The clock that gives all instants in games: the time of day when the page was loaded, advanced
//! by the browser's monotonic clock.
//!
//! Instants are times of day, so they keep their meaning after a reload. When a saved game is
//! opened, the clock is set later than the last saved instant of the game. So the instants of one
//! journal stay in order, even if the time of day was set back in between. The caller reads the
//! browser's two clocks (time of day and monotonic clock), in milliseconds.

use crate::game::Instant;

/// Time in milliseconds. If the time of day has gained more than this time on the monotonic clock
/// since the last comparison, the device has slept. Corrections of the time of day are far smaller.
///
/// The value equals
/// [`LivenessMonitor::MAX_SILENCE`](crate::app::storage::LivenessMonitor::MAX_SILENCE). A longer
/// sleep counts as a gap, and the players decide how the time of the gap counts.
const MIN_SLEEP_MS: f64 = 3_000.0;

/// Maximum plausible delay of a pointer event after its timestamp, in milliseconds. Timestamps that
/// are this old or older are ignored.
const MAX_EVENT_DELAY_MS: f64 = 2_000.0;

/// Longest wait of a timer, in milliseconds: a day. Browsers store the wait as a signed 32-bit
/// number of milliseconds, at most about 24.8 days. For a longer wait, the timer fires too early,
/// and the caller sets it again.
const MAX_TIMER_MS: u64 = 86_400_000;

/// The clock that gives all instants in games: the time of day when the page was loaded, advanced
/// by the browser's monotonic clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DayClock {
    /// The time of day at the zero of the monotonic clock, in milliseconds since 1970.
    day_at_zero: f64,
    /// The readings of both clocks at the last comparison: time of day, then monotonic clock.
    last_comparison: Option<(f64, f64)>,
    /// Whether the monotonic clock advances while the device sleeps.
    counts_sleep: bool,
}

impl DayClock {
    /// Creates the clock from the present values of the browser's two clocks, in milliseconds:
    /// `day` since 1970, and `monotonic`.
    pub fn new(day: f64, monotonic: f64) -> DayClock {
        DayClock { day_at_zero: day - monotonic, last_comparison: None, counts_sleep: false }
    }

    /// Returns this clock for a browser whose monotonic clock also runs while the device sleeps.
    /// The clock then ignores changes of the time of day.
    #[must_use]
    pub fn counting_sleep(self) -> DayClock {
        DayClock { counts_sleep: true, ..self }
    }

    /// Returns the current instant; `monotonic` is the present value of the browser's monotonic
    /// clock, in milliseconds.
    pub fn now(&self, monotonic: f64) -> Instant {
        Instant::from_millis_f64(self.day_at_zero + monotonic)
    }

    /// Returns the instant at which a player made a press. This is the timestamp `pressed`, or the
    /// current instant if the timestamp is missing or implausible.
    ///
    /// The timestamp matters because a busy page handles a press late, and this must not cost the
    /// player time. Both numbers are milliseconds of the browser's monotonic clock.
    pub fn event_instant(&self, monotonic: f64, pressed: Option<f64>) -> Instant {
        let believed = pressed.filter(|at| *at <= monotonic && monotonic - at < MAX_EVENT_DELAY_MS);
        self.now(believed.unwrap_or(monotonic))
    }

    /// Sets the clock later than `instant`, which comes from a saved game, unless the clock is
    /// later already. `monotonic` is the present value of the browser's monotonic clock, in
    /// milliseconds.
    pub fn advance_beyond(&mut self, instant: Instant, monotonic: f64) {
        let now = self.now(monotonic);
        if instant >= now {
            self.day_at_zero += instant.since(now).as_micros() as f64 / 1_000.0 + 0.001;
        }
    }

    /// Advances the clock by the time that the device has slept since the last comparison of the
    /// browser's two clocks. Returns whether the device has slept. A time of day that was set
    /// forward also counts as sleep.
    ///
    /// `day` and `monotonic` are the present values of the browser's two clocks, in milliseconds.
    /// If the monotonic clock runs during sleep, never advances the clock, and returns `false`.
    pub fn advance_by_sleep(&mut self, day: f64, monotonic: f64) -> bool {
        let before = self.last_comparison.replace((day, monotonic)).filter(|_| !self.counts_sleep);
        let Some((day_before, monotonic_before)) = before else { return false };
        let slept = (day - day_before) - (monotonic - monotonic_before);
        let jumped = slept > MIN_SLEEP_MS;
        if jumped {
            self.day_at_zero += slept;
        }
        jumped
    }

    /// Stores the present values of both browser clocks, in milliseconds. The next check for sleep
    /// compares with these values.
    pub fn set_comparison(&mut self, day: f64, monotonic: f64) {
        self.last_comparison = Some((day, monotonic));
    }
}

/// Returns the delay, in milliseconds, of a browser timer that must not fire before the instant
/// `at`. The maximum is about a day.
pub fn timer_delay(at: Instant, now: Instant) -> u32 {
    let wait = at.as_millis().saturating_sub(now.as_millis()).min(MAX_TIMER_MS);
    // A timer may fire up to a millisecond early, because browsers round their clocks.
    u32::try_from(wait).unwrap_or(u32::MAX).saturating_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An arbitrary date and time, in milliseconds since 1970.
    const DAY: f64 = 1_795_300_000_000.0;

    /// Returns an instant as milliseconds after `DAY`.
    fn ms(instant: Instant) -> u64 {
        instant.as_millis() - DAY as u64
    }

    #[test]
    fn clock_advances_with_the_monotonic_clock() {
        let clock = DayClock::new(DAY, 500.0);
        assert_eq!(ms(clock.now(500.0)), 0);
        assert_eq!(ms(clock.now(1_750.0)), 1_250);
    }

    #[test]
    fn a_press_counts_from_when_it_was_made_if_that_can_be() {
        let clock = DayClock::new(DAY, 0.0);
        assert_eq!(ms(clock.event_instant(5_000.0, Some(4_800.0))), 4_800);
        assert_eq!(ms(clock.event_instant(5_000.0, Some(3_000.0))), 5_000, "two seconds late");
        assert_eq!(ms(clock.event_instant(5_000.0, Some(5_001.0))), 5_000, "yet to come");
        assert_eq!(ms(clock.event_instant(5_000.0, Some(f64::NAN))), 5_000);
        assert_eq!(ms(clock.event_instant(5_000.0, None)), 5_000);
    }

    #[test]
    fn clock_is_later_than_saved_instants_after_setback() {
        let mut clock = DayClock::new(DAY, 0.0);
        let before = clock;
        clock.advance_beyond(Instant::from_millis(DAY as u64 - 1), 0.0);
        assert_eq!(clock, before, "it is later already");
        let saved = Instant::from_millis(DAY as u64 + 3_600_000);
        clock.advance_beyond(saved, 10.0);
        assert!(clock.now(10.0) > saved);
        assert!(clock.now(10.0).since(saved).as_micros() <= 2, "by no more than it must be");
        let again = clock.now(10.0);
        clock.advance_beyond(again, 10.0);
        assert!(clock.now(10.0) > again, "equal is not later");
    }

    #[test]
    fn sleep_is_made_up_for_and_a_corrected_time_of_day_is_not_sleep() {
        let mut clock = DayClock::new(DAY, 0.0);
        clock.advance_by_sleep(DAY, 0.0);
        assert!(clock.advance_by_sleep(DAY + 60_000.0 + 50.0, 50.0));
        assert_eq!(ms(clock.now(50.0)), 60_050, "a minute of sleep");
        assert!(!clock.advance_by_sleep(DAY + 60_100.0 + 2_900.0, 100.0));
        assert_eq!(ms(clock.now(100.0)), 60_100, "a correction");
        assert!(!clock.advance_by_sleep(DAY - 86_400_000.0, 150.0));
        assert_eq!(ms(clock.now(150.0)), 60_150, "set back by a day");
        clock.set_comparison(DAY, 200.0);
        clock.advance_by_sleep(DAY + 50.0, 250.0);
        assert_eq!(
            ms(clock.now(250.0)),
            60_250,
            "what was before the start of the comparison does not count"
        );
    }

    #[test]
    fn where_the_monotonic_clock_counts_sleep_the_time_of_day_is_ignored() {
        let mut clock = DayClock::new(DAY, 0.0).counting_sleep();
        clock.advance_by_sleep(DAY, 0.0);
        for (day, monotonic) in [(DAY + 3_600_000.0, 50.0), (DAY - 3_600_000.0, 100.0), (DAY, 150.0)] {
            assert!(!clock.advance_by_sleep(day, monotonic), "the clock was set");
            assert_eq!(ms(clock.now(monotonic)), monotonic as u64);
        }
        assert!(!clock.advance_by_sleep(DAY + 60_150.0, 60_150.0));
        assert_eq!(ms(clock.now(60_150.0)), 60_150, "a minute of sleep");
    }

    #[test]
    fn a_timer_waits_until_the_time_has_come_and_no_longer_than_it_can() {
        let at = Instant::from_millis;
        assert_eq!(timer_delay(at(1_500), at(1_000)), 501);
        assert_eq!(timer_delay(at(1_000), at(1_500)), 1);
        assert_eq!(timer_delay(Instant::from_micros(u64::MAX), at(0)), 86_400_001);
    }
}
