//! A game of one's own from a PGN's.

use super::super::{Event, Headers, HouseRules, Instant, Journal, Setup};
use super::Record;

impl Record {
    /// Who played, where and when, as far as its tags say.
    pub fn headers(&self) -> Headers {
        let told =
            |name| self.tag(name).filter(|value| !value.starts_with('?')).unwrap_or_default().to_owned();
        Headers {
            event: told("Event"),
            site: told("Site"),
            date: told("Date"),
            round: told("Round"),
            white: told("White"),
            black: told("Black"),
        }
    }

    /// The same moves as a journal under house rules of one's own, without clocks: to look at, or to play on from.
    /// Rules that end the game earlier refuse the moves after that.
    ///
    /// ```
    /// use tabiya::game::{HouseRules, pgn};
    ///
    /// let rules = HouseRules::fide();
    /// let record = pgn::games("[White \"Ada\"]\n\n1. e4 e5 *", rules.laws()).next().unwrap()?;
    /// let game = record.journal(rules).replay().game;
    /// assert_eq!((game.headers().white.as_str(), game.moves().len()), ("Ada", 2));
    /// # Ok::<(), pgn::PgnError>(())
    /// ```
    pub fn journal(&self, rules: HouseRules) -> Journal {
        let setup = Setup { rules, start: self.start.clone(), headers: self.headers(), ..Setup::default() };
        let events = self.moves().into_iter().map(|mv| (Instant::default(), Event::Move(mv))).collect();
        Journal { setup, events }
    }
}
