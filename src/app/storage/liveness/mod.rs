//! Liveness of the page. While a chess clock runs, the page regularly saves that it is running, and
//! detects gaps in which the players could not play.
//!
//! A gap arises when the page is hidden for more than three seconds, the device sleeps, or the
//! browser suspends the page. The page reports a gap, with the instant at which it began, as soon
//! as the page notices the gap. If the page is hidden at that time, it reports the gap again when
//! it becomes visible. The players decide how the time of the gap counts.

mod day_clock;
mod heartbeats;

pub use day_clock::{DayClock, timer_delay};
pub use heartbeats::{HeartbeatMark, HeartbeatQueue};

use crate::app::storage::stored::GameId;
use crate::game::{Instant, Span};

/// Result of a check whether the page has been running since the last check. While the page does
/// not run, the players cannot play. The page makes this check at each heartbeat (about 20 times
/// per second), and when it is hidden or shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LivenessEvent {
    /// The page was running all the time. A heartbeat for this game may be written to the disk.
    Alive {
        /// The game whose clock runs.
        game: GameId,
        /// The current instant.
        at: Instant,
        /// Whether the page becomes hidden, so that no heartbeat follows for a while.
        hides: bool,
    },
    /// The players could not play for a while.
    Gap {
        /// The instant at which the gap began.
        from: Instant,
    },
}

/// Monitor that detects gaps in which the page was hidden or suspended while a chess clock ran. The
/// players are then asked how the time of the gap counts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LivenessMonitor {
    /// The game whose chess clock runs; `None` if none runs.
    game: Option<GameId>,
    /// The last instant at which the page was running and visible.
    last_alive: Instant,
    /// Whether the page is hidden.
    is_hidden: bool,
    /// The beginning of a reported gap that has not ended, because the page is still hidden.
    gap_start: Option<Instant>,
}

impl LivenessMonitor {
    /// Time between two heartbeats, in milliseconds. The page knows the beginning of a gap with
    /// this precision. Usually only every tenth heartbeat is written to the disk, because ten
    /// intervals are just over [`HeartbeatQueue::MIN_INTERVAL`].
    pub const HEARTBEAT_MS: u32 = 51;

    /// Longest time between two heartbeats that does not count as a gap.
    pub const MAX_SILENCE: Span = Span::from_millis(3_000);

    /// Starts to detect gaps while the chess clock of `game` runs. `None` stops the detection.
    pub fn watch_game(&mut self, game: Option<GameId>, now: Instant) {
        self.game = game;
        if game.is_some() {
            (self.last_alive, self.gap_start) = (now, None);
        }
    }

    /// Whether a chess clock runs, so that heartbeats are needed.
    pub fn is_clock_running(&self) -> bool {
        self.game.is_some()
    }

    /// Notes that the page runs at `now`. Returns [`LivenessEvent::Alive`], or
    /// [`LivenessEvent::Gap`] if there was a gap before `now`. `None` if no chess clock runs, or if
    /// there is nothing to report.
    ///
    /// While the page stays hidden, returns a gap only once, as soon as the gap is longer than
    /// [`MAX_SILENCE`](LivenessMonitor::MAX_SILENCE). The app then stops the chess clock.
    pub fn beat(&mut self, now: Instant) -> Option<LivenessEvent> {
        let (game, since) = (self.game?, self.last_alive);
        let gap = now.since(since) > LivenessMonitor::MAX_SILENCE;
        if !self.is_hidden {
            self.last_alive = now;
        } else if gap && self.gap_start.is_none() {
            self.gap_start = Some(since);
        } else {
            return None;
        }
        Some(if gap {
            LivenessEvent::Gap { from: since }
        } else {
            LivenessEvent::Alive { game, at: now, hides: false }
        })
    }

    /// Notes that the page runs at `now`. Returns the instant at which a gap before `now` began;
    /// `None` if there was no gap.
    ///
    /// The caller must call this function before it handles any event. A press or a timer event
    /// that arrives after a gap must not be handled as if it were before the gap.
    pub fn detect_gap(&mut self, now: Instant) -> Option<Instant> {
        match self.beat(now)? {
            LivenessEvent::Gap { from } => Some(from),
            LivenessEvent::Alive { .. } => None,
        }
    }

    /// Notes that the page becomes hidden at `now`. Returns [`LivenessEvent::Alive`] if the page
    /// was running until `now`, or [`LivenessEvent::Gap`] if there was a gap before `now`. `None`
    /// if no chess clock runs, or if there is nothing to report.
    pub fn note_hidden(&mut self, now: Instant) -> Option<LivenessEvent> {
        let pulse = self.beat(now);
        self.is_hidden = true;
        pulse.map(|pulse| match pulse {
            LivenessEvent::Alive { game, at, .. } => LivenessEvent::Alive { game, at, hides: true },
            gap => gap,
        })
    }

    /// Notes that the page is visible again at `now`. If a gap was reported while the page was
    /// hidden, returns this gap again, because it has lasted until `now`. Otherwise does the same
    /// as [`beat`](Self::beat).
    pub fn note_visible(&mut self, now: Instant) -> Option<LivenessEvent> {
        self.is_hidden = false;
        let away = self.gap_start.take().map(|from| LivenessEvent::Gap { from });
        if away.is_some() {
            self.last_alive = now;
        }
        away.or_else(|| self.beat(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(9);

    /// Returns the instant `ms` milliseconds after instant 0.
    fn at(ms: u64) -> Instant {
        Instant::from_millis(ms)
    }

    fn alive(ms: u64) -> Option<LivenessEvent> {
        Some(LivenessEvent::Alive { game: GAME, at: at(ms), hides: false })
    }

    fn hides(ms: u64) -> Option<LivenessEvent> {
        Some(LivenessEvent::Alive { game: GAME, at: at(ms), hides: true })
    }

    fn gap(from: u64) -> Option<LivenessEvent> {
        Some(LivenessEvent::Gap { from: at(from) })
    }

    /// Returns a monitor that watches the test game from instant 0 on.
    fn watching() -> LivenessMonitor {
        let mut monitor = LivenessMonitor::default();
        monitor.watch_game(Some(GAME), at(0));
        monitor
    }

    #[test]
    fn page_is_alive_while_it_beats() {
        let mut monitor = watching();
        assert_eq!(monitor.beat(at(50)), alive(50));
        assert_eq!(monitor.beat(at(3_050)), alive(3_050), "a busy machine");
        monitor.watch_game(None, at(4_000));
        assert_eq!(monitor.beat(at(9_000)), None, "no clock runs");
    }

    #[test]
    fn late_heartbeat_reports_the_gap_once() {
        let mut monitor = watching();
        monitor.beat(at(50));
        assert_eq!(monitor.beat(at(3_051)), gap(50));
        assert_eq!(monitor.beat(at(3_101)), alive(3_101));
    }

    #[test]
    fn event_before_late_heartbeat_reports_the_gap_once() {
        let mut monitor = watching();
        monitor.beat(at(50));
        assert_eq!(monitor.detect_gap(at(1_000)), None);
        assert_eq!(monitor.detect_gap(at(7_000)), Some(at(1_000)), "the page was alive until then");
        assert_eq!(monitor.detect_gap(at(7_001)), None);
        assert_eq!(monitor.beat(at(7_010)), alive(7_010));
    }

    #[test]
    fn a_hidden_page_is_alive_until_it_was_hidden_and_tells_of_the_gap_at_once() {
        let mut monitor = watching();
        assert_eq!(monitor.note_hidden(at(100)), hides(100), "it is the last beat for a while");
        assert_eq!(monitor.beat(at(150)), None);
        assert_eq!(monitor.detect_gap(at(3_100)), None);
        assert_eq!(monitor.beat(at(3_101)), gap(100));
        assert_eq!(monitor.beat(at(99_000)), None, "once");
        // The report of the gap makes the app stop the chess clock.
        monitor.watch_game(None, at(3_101));
        assert_eq!(monitor.note_visible(at(120_000)), gap(100), "it has lasted until now");
        assert_eq!(monitor.note_visible(at(120_001)), None);
    }

    #[test]
    fn short_absence_is_no_gap() {
        let mut monitor = watching();
        monitor.note_hidden(at(100));
        assert_eq!(monitor.note_visible(at(3_100)), alive(3_100));
        assert_eq!(monitor.beat(at(3_150)), alive(3_150));
    }

    #[test]
    fn a_page_that_was_stopped_while_hidden_tells_of_it_when_it_is_seen() {
        let mut monitor = watching();
        monitor.note_hidden(at(100));
        assert_eq!(monitor.note_visible(at(60_000)), gap(100));
        assert_eq!(monitor.note_visible(at(60_001)), alive(60_001), "seen twice, hidden once");
        assert_eq!(monitor.beat(at(60_050)), alive(60_050), "the gap is not told again");
    }

    #[test]
    fn a_page_that_is_hidden_when_it_has_stood_still_tells_of_it() {
        let mut monitor = watching();
        assert_eq!(monitor.note_hidden(at(6_000)), gap(0));
        assert_eq!(monitor.beat(at(6_050)), None);
    }

    #[test]
    fn timer_before_visibility_event_reports_the_gap() {
        let mut monitor = watching();
        monitor.note_hidden(at(100));
        assert_eq!(monitor.detect_gap(at(60_000)), Some(at(100)));
        assert_eq!(monitor.note_visible(at(60_010)), gap(100));
    }

    #[test]
    fn a_clock_that_is_started_while_the_page_is_hidden_has_its_own_gap() {
        let mut monitor = watching();
        monitor.note_hidden(at(100));
        monitor.beat(at(4_000));
        monitor.watch_game(None, at(4_000));
        monitor.watch_game(Some(GAME), at(5_000));
        assert_eq!(monitor.note_visible(at(9_000)), gap(5_000));
    }

    #[test]
    fn a_clock_that_seems_to_go_back_is_no_gap() {
        let mut monitor = LivenessMonitor::default();
        monitor.watch_game(Some(GAME), at(10_000));
        assert_eq!(monitor.beat(at(5_000)), alive(5_000));
        monitor.note_hidden(at(5_050));
        assert_eq!(monitor.note_visible(at(1_000)), alive(1_000));
    }
}
