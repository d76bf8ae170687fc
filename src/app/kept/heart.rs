//! The heartbeat: while a clock runs, the disk knows that the page is alive, and time in which nobody could play is
//! noticed.
//!
//! A page that is hidden for more than a moment, a device that sleeps, a browser that stops the page: each is a gap.
//! It is told once, with the moment it began at; what becomes of its time is for the players to say.

use super::stored::GameId;
use crate::game::{Instant, Span};

/// What a beat, or a look at whether the page is seen, comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pulse {
    /// The page is alive: write it down for this game.
    Alive {
        /// The game whose clock runs.
        game: GameId,
        /// The moment.
        at: Instant,
    },
    /// Nobody could play since then: say so.
    Gap {
        /// Since when.
        from: Instant,
    },
}

/// What is known of whether players could play while a clock runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Heart {
    game: GameId,
    /// The last moment at which the page was seen to be alive.
    last: Instant,
    /// Since when it has been hidden.
    hidden: Option<Instant>,
}

impl Heart {
    /// Between two beats, in milliseconds: with what a busy machine adds to it, what a clock may lose when the page is
    /// killed.
    pub const BEAT_MS: u32 = 50;
    /// What may pass unnoticed, in milliseconds. A page that has been hidden for so long is asked for
    /// [`Heart::still_hidden`].
    pub const GAP_MS: u32 = 3_000;

    const GAP: Span = Span::from_millis(Heart::GAP_MS as u64);

    /// It begins to beat for a game.
    pub fn new(game: GameId, now: Instant) -> Heart {
        Heart { game, last: now, hidden: None }
    }

    /// A beat.
    pub fn beat(&mut self, now: Instant) -> Option<Pulse> {
        if self.hidden.is_some() {
            return None;
        }
        let since = std::mem::replace(&mut self.last, now);
        Some(if now.since(since) > Heart::GAP {
            Pulse::Gap { from: since }
        } else {
            Pulse::Alive { game: self.game, at: now }
        })
    }

    /// The page has been hidden.
    pub fn hide(&mut self, now: Instant) -> Pulse {
        self.hidden = Some(now);
        Pulse::Alive { game: self.game, at: now }
    }

    /// The page is seen again. One that was stopped while it was hidden has not told of it.
    pub fn show(&mut self, now: Instant) -> Option<Pulse> {
        self.last = now;
        let since = self.hidden.take().filter(|since| now.since(*since) > Heart::GAP);
        since.map(|from| Pulse::Gap { from })
    }

    /// The page has stayed hidden: told at once, so that no flag falls while its players are away.
    pub fn still_hidden(&self) -> Option<Pulse> {
        self.hidden.map(|from| Pulse::Gap { from })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(9);

    fn at(ms: u64) -> Instant {
        Instant::from_millis(ms)
    }

    fn alive(ms: u64) -> Pulse {
        Pulse::Alive { game: GAME, at: at(ms) }
    }

    fn gap(from: u64) -> Pulse {
        Pulse::Gap { from: at(from) }
    }

    #[test]
    fn it_says_that_the_page_is_alive_while_it_beats() {
        let mut heart = Heart::new(GAME, at(0));
        assert_eq!(heart.beat(at(50)), Some(alive(50)));
        assert_eq!(heart.beat(at(3_050)), Some(alive(3_050)), "a busy machine");
    }

    #[test]
    fn a_beat_that_comes_late_tells_of_the_gap_once() {
        let mut heart = Heart::new(GAME, at(0));
        heart.beat(at(50));
        assert_eq!(heart.beat(at(3_051)), Some(gap(50)));
        assert_eq!(heart.beat(at(3_101)), Some(alive(3_101)));
    }

    #[test]
    fn a_hidden_page_is_alive_until_it_was_hidden_and_does_not_beat() {
        let mut heart = Heart::new(GAME, at(0));
        assert_eq!(heart.hide(at(100)), alive(100));
        assert_eq!(heart.beat(at(150)), None);
        assert_eq!(heart.beat(at(99_000)), None);
        assert_eq!(heart.still_hidden(), Some(gap(100)));
    }

    #[test]
    fn a_glance_elsewhere_is_no_gap() {
        let mut heart = Heart::new(GAME, at(0));
        heart.hide(at(100));
        assert_eq!(heart.show(at(3_100)), None);
        assert_eq!(heart.still_hidden(), None);
        assert_eq!(heart.beat(at(3_150)), Some(alive(3_150)));
    }

    #[test]
    fn a_page_that_was_stopped_while_hidden_tells_of_it_when_it_is_seen() {
        let mut heart = Heart::new(GAME, at(0));
        heart.hide(at(100));
        assert_eq!(heart.show(at(60_000)), Some(gap(100)));
        assert_eq!(heart.show(at(120_000)), None, "seen twice, hidden once");
        assert_eq!(heart.beat(at(120_050)), Some(alive(120_050)), "the gap is not told again");
    }

    #[test]
    fn a_clock_that_seems_to_go_back_is_no_gap() {
        let mut heart = Heart::new(GAME, at(10_000));
        assert_eq!(heart.beat(at(5_000)), Some(alive(5_000)));
        heart.hide(at(5_050));
        assert_eq!(heart.show(at(1_000)), None);
    }
}
