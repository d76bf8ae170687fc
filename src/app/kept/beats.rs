//! Heartbeats on their way to the disk: each waits for the one before it and for what players do, which never waits
//! for a heartbeat.

use super::stored::GameId;
use crate::game::Instant;

/// A heartbeat: the game whose clock runs, and the moment.
pub type Beat = (GameId, Instant);

/// What is on its way to the disk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beats {
    /// Whether a heartbeat is.
    beating: bool,
    /// How many of the players' deeds are.
    deeds: u32,
    /// The last heartbeat that had to wait.
    waiting: Option<Beat>,
}

impl Beats {
    /// The page is alive. Answers with what to write now; the last one that has to wait is written later.
    pub fn beat(&mut self, beat: Beat) -> Option<Beat> {
        self.waiting = Some(beat);
        self.next()
    }

    /// What a player did is written now. Answers whether a heartbeat is on its way and must make room.
    pub fn deed(&mut self) -> bool {
        self.deeds += 1;
        self.beating
    }

    /// What a player did is written, or could not be. Answers with the heartbeat to write now.
    pub fn deed_ended(&mut self) -> Option<Beat> {
        self.deeds = self.deeds.saturating_sub(1);
        self.next()
    }

    /// The heartbeat is written, or could not be. Answers with the one to write now.
    pub fn beat_ended(&mut self) -> Option<Beat> {
        self.beating = false;
        self.next()
    }

    fn next(&mut self) -> Option<Beat> {
        if self.beating || self.deeds > 0 {
            return None;
        }
        let next = self.waiting.take();
        self.beating = next.is_some();
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(ms: u64) -> Beat {
        (GameId(1), Instant::from_millis(ms))
    }

    #[test]
    fn a_heartbeat_waits_for_the_one_before_it_and_only_the_last_is_written() {
        let mut beats = Beats::default();
        assert_eq!(beats.beat(beat(50)), Some(beat(50)));
        assert_eq!(beats.beat(beat(100)), None);
        assert_eq!(beats.beat(beat(150)), None);
        assert_eq!(beats.beat_ended(), Some(beat(150)));
        assert_eq!(beats.beat_ended(), None);
        assert_eq!(beats.beat(beat(200)), Some(beat(200)));
    }

    #[test]
    fn a_heartbeat_waits_for_what_a_player_does() {
        let mut beats = Beats::default();
        assert!(!beats.deed(), "nothing is in its way");
        assert!(!beats.deed());
        assert_eq!(beats.beat(beat(50)), None);
        assert_eq!(beats.deed_ended(), None, "one more is on its way");
        assert_eq!(beats.deed_ended(), Some(beat(50)));
    }

    #[test]
    fn a_heartbeat_makes_room_for_what_a_player_does() {
        let mut beats = Beats::default();
        beats.beat(beat(50));
        assert!(beats.deed());
        assert_eq!(beats.beat_ended(), None);
        assert_eq!(beats.beat(beat(100)), None);
        assert_eq!(beats.deed_ended(), Some(beat(100)));
    }
}
