//! Decides when heartbeats are written to the disk. A heartbeat records that the page was running
//! at an instant.
//!
//! Usually at most two heartbeats are written per second, one at a time, and none while a journal
//! entry, such as a move, is being written. An entry never waits for a heartbeat.

use crate::app::storage::stored::GameId;
use crate::game::{Instant, Span};

/// A heartbeat: the game whose chess clock runs, and an instant at which the page was running.
pub type HeartbeatMark = (GameId, Instant);

/// Queue that decides when a heartbeat is written to the disk. A heartbeat records that the page
/// was running while a chess clock ran.
///
/// The page makes a heartbeat every
/// [`LivenessMonitor::HEARTBEAT_MS`](crate::app::storage::LivenessMonitor::HEARTBEAT_MS), but
/// usually writes one only every [`HeartbeatQueue::MIN_INTERVAL`]. If the browser is killed, the
/// time that the chess clock has run since the last written heartbeat is lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeartbeatQueue {
    /// Whether a heartbeat is being written.
    is_writing_heartbeat: bool,
    /// The number of journal entries that are being written.
    pending_entries: u32,
    /// The newest heartbeat that has not been written.
    waiting: Option<HeartbeatMark>,
    /// The last heartbeat that was written. `None`: the next heartbeat is written at once.
    last_written: Option<HeartbeatMark>,
}

impl HeartbeatQueue {
    /// Minimum time between two written heartbeats of a game. The last heartbeat before the page is
    /// hidden or closed ignores this time.
    pub const MIN_INTERVAL: Span = Span::from_millis(500);

    /// Adds a heartbeat. Returns the heartbeat to write now. `None` if it has to wait; the next
    /// heartbeat may replace a waiting one.
    pub fn add_heartbeat(&mut self, beat: HeartbeatMark) -> Option<HeartbeatMark> {
        self.waiting = Some(beat);
        self.next_due()
    }

    /// Adds the last heartbeat before the page is hidden. Returns the heartbeat if it can be
    /// written now. `None` if another write is pending; the heartbeat is then written when that
    /// write has ended.
    pub fn add_last_heartbeat(&mut self, beat: HeartbeatMark) -> Option<HeartbeatMark> {
        self.last_written = None;
        self.add_heartbeat(beat)
    }

    /// Removes and returns the waiting heartbeat, so that it is written before the page closes.
    /// `None` if no heartbeat waits, or another write is pending.
    pub fn take_waiting(&mut self) -> Option<HeartbeatMark> {
        self.last_written = None;
        self.next_due()
    }

    /// Notes that a journal entry, such as a move, is being written. Returns whether a heartbeat is
    /// also being written. The caller then aborts that write, because an entry must not wait for a
    /// heartbeat.
    pub fn begin_entry(&mut self) -> bool {
        self.pending_entries += 1;
        if self.is_writing_heartbeat {
            self.last_written = None;
        }
        self.is_writing_heartbeat
    }

    /// Notes that the write of a journal entry, such as a move, has ended. Returns the waiting
    /// heartbeat if it can be written now; otherwise `None`.
    pub fn end_entry(&mut self) -> Option<HeartbeatMark> {
        self.pending_entries = self.pending_entries.saturating_sub(1);
        self.next_due()
    }

    /// Notes that the write of a heartbeat has ended, successful or not. Returns the waiting
    /// heartbeat if it can be written now; otherwise `None`.
    pub fn end_heartbeat(&mut self) -> Option<HeartbeatMark> {
        self.is_writing_heartbeat = false;
        self.next_due()
    }

    /// Removes and returns the waiting heartbeat if it may be written now, and notes that it is
    /// being written. `None` if no heartbeat waits, if another write is pending, or if the last
    /// heartbeat of the game was written less than [`HeartbeatQueue::MIN_INTERVAL`] ago.
    fn next_due(&mut self) -> Option<HeartbeatMark> {
        if self.is_writing_heartbeat || self.pending_entries > 0 {
            return None;
        }
        let (game, at) = self.waiting?;
        // If the instant is earlier than the last written one, the clock was corrected, and the
        // heartbeat is due.
        let is_due = self.last_written.is_none_or(|(of, last)| {
            of != game || at < last || at.since(last) >= HeartbeatQueue::MIN_INTERVAL
        });
        if !is_due {
            return None;
        }
        (self.is_writing_heartbeat, self.last_written) = (true, self.waiting);
        self.waiting.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::LivenessMonitor;

    /// Returns a heartbeat of game 1 at this many milliseconds.
    fn beat(ms: u64) -> HeartbeatMark {
        (GameId(1), Instant::from_millis(ms))
    }

    /// Simulates half a minute in which each heartbeat takes `disk` milliseconds to write, and a
    /// player acts every `deeds` milliseconds (`None`: never). Returns the times at which writes of
    /// heartbeats began, and the longest time since the last saved instant, in milliseconds.
    fn half_a_minute(disk: u64, deeds: Option<u64>) -> (Vec<u64>, u64) {
        let mut beats = HeartbeatQueue::default();
        let (mut written, mut ends) = (Vec::new(), None);
        let (mut last, mut longest) = (0, 0);
        let mut begin = |beat: Option<HeartbeatMark>, now: u64, ends: &mut Option<(u64, u64)>| {
            if let Some((_, at)) = beat {
                written.push(now);
                *ends = Some((now + disk, at.as_micros() / 1_000));
            }
        };
        for now in 1..=30_000_u64 {
            if let Some((end, at)) = ends
                && end <= now
            {
                (last, ends) = (at, None);
                let next = beats.end_heartbeat();
                begin(next, now, &mut ends);
            }
            if deeds.is_some_and(|every| now % every == 0) {
                if beats.begin_entry() {
                    ends = None;
                    assert_eq!(beats.end_heartbeat(), None, "it has been called off");
                }
                last = now;
                let next = beats.end_entry();
                begin(next, now, &mut ends);
            }
            if now % u64::from(LivenessMonitor::HEARTBEAT_MS) == 0 {
                let next = beats.add_heartbeat(beat(now));
                begin(next, now, &mut ends);
            }
            longest = longest.max(now - last);
        }
        (written, longest)
    }

    #[test]
    fn at_most_sixty_heartbeats_are_written_in_thirty_seconds() {
        for disk in [0, 5, 30, 200, 3_000] {
            let (written, _) = half_a_minute(disk, None);
            assert!(written.len() <= 60, "{} with a disk that takes {disk} ms", written.len());
        }
    }

    #[test]
    fn a_kill_costs_half_a_second_of_clock_and_the_time_of_one_write() {
        for disk in [5, 30] {
            for deeds in [None, Some(90), Some(730), Some(4_001)] {
                let (written, longest) = half_a_minute(disk, deeds);
                assert!(longest <= 510 + disk, "{longest} ms with {disk} and {deeds:?}: {written:?}");
            }
        }
    }

    #[test]
    fn the_last_heartbeat_before_the_page_is_hidden_is_written_at_once() {
        let mut beats = HeartbeatQueue::default();
        assert_eq!(beats.add_heartbeat(beat(50)), Some(beat(50)));
        assert_eq!(beats.end_heartbeat(), None);
        assert_eq!(beats.add_heartbeat(beat(100)), None);
        assert_eq!(beats.add_last_heartbeat(beat(130)), Some(beat(130)));
    }

    #[test]
    fn waiting_heartbeat_is_flushed_before_closing() {
        let mut beats = HeartbeatQueue::default();
        assert_eq!(beats.take_waiting(), None, "no clock runs");
        assert_eq!(beats.add_heartbeat(beat(50)), Some(beat(50)));
        assert_eq!(beats.add_heartbeat(beat(100)), None);
        assert_eq!(beats.take_waiting(), None, "one is on its way");
        assert_eq!(beats.end_heartbeat(), Some(beat(100)), "and the next follows at once");
        assert_eq!(beats.end_heartbeat(), None);
        assert_eq!(beats.add_heartbeat(beat(150)), None);
        assert_eq!(beats.take_waiting(), Some(beat(150)));
    }

    #[test]
    fn other_game_and_corrected_clock_are_due_at_once() {
        let mut beats = HeartbeatQueue::default();
        assert_eq!(beats.add_heartbeat(beat(9_000)), Some(beat(9_000)));
        assert_eq!(beats.end_heartbeat(), None);
        let other = (GameId(2), Instant::from_millis(9_050));
        assert_eq!(beats.add_heartbeat(other), Some(other));
        assert_eq!(beats.end_heartbeat(), None);
        let earlier = (GameId(2), Instant::from_millis(4_000));
        assert_eq!(beats.add_heartbeat(earlier), Some(earlier));
    }

    #[test]
    fn a_heartbeat_waits_for_the_one_before_it_and_only_the_last_is_written() {
        let mut beats = HeartbeatQueue::default();
        assert_eq!(beats.add_heartbeat(beat(50)), Some(beat(50)));
        assert_eq!(beats.add_heartbeat(beat(600)), None);
        assert_eq!(beats.add_heartbeat(beat(650)), None);
        assert_eq!(beats.end_heartbeat(), Some(beat(650)));
        assert_eq!(beats.end_heartbeat(), None);
        assert_eq!(beats.add_heartbeat(beat(1_100)), None);
        assert_eq!(beats.add_heartbeat(beat(1_150)), Some(beat(1_150)));
    }

    #[test]
    fn heartbeat_waits_for_entries() {
        let mut beats = HeartbeatQueue::default();
        assert!(!beats.begin_entry(), "nothing is in its way");
        assert!(!beats.begin_entry());
        assert_eq!(beats.add_heartbeat(beat(50)), None);
        assert_eq!(beats.end_entry(), None, "one more is on its way");
        assert_eq!(beats.end_entry(), Some(beat(50)));
    }

    #[test]
    fn entry_aborts_heartbeat_and_next_one_follows() {
        let mut beats = HeartbeatQueue::default();
        beats.add_heartbeat(beat(50));
        assert!(beats.begin_entry());
        assert_eq!(beats.end_heartbeat(), None);
        assert_eq!(beats.add_heartbeat(beat(100)), None);
        assert_eq!(beats.end_entry(), Some(beat(100)));
    }
}
