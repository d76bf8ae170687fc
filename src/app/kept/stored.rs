//! What is kept beyond this page, and what was found of it when the page was opened.

use super::faults::StorageFault;
use crate::app::Settings;
use crate::game::{Entry, Instant, Setup};
use serde::{Deserialize, Serialize};

/// The name of a kept game: the moment it began, in microseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub u64);

impl GameId {
    /// The latest name that this page gives: the beginning of the year 2200, in microseconds since 1970.
    pub const LATEST: GameId = GameId(7_258_118_400_000_000);

    /// The greatest whole number up to which a number of JavaScript's is exact.
    const GREATEST_EXACT: f64 = 9_007_199_254_740_991.0;

    /// The name that a record holds as a number: a whole one, from 1 on, and exact.
    pub fn from_number(number: f64) -> Option<GameId> {
        let is_name = number.fract() == 0.0 && (1.0..=GameId::GREATEST_EXACT).contains(&number);
        is_name.then_some(GameId(number as u64))
    }

    /// Whether this page gives such a name.
    pub fn is_plausible(self) -> bool {
        (1..=GameId::LATEST.0).contains(&self.0)
    }

    /// The name of what begins `now`: it comes after `last`, unless that is a name that this page does not give.
    pub fn next(now: Instant, last: GameId) -> GameId {
        let after = if last < GameId::LATEST { last.0 + 1 } else { 1 };
        let now = Some(now.as_micros()).filter(|now| *now <= GameId::LATEST.0);
        GameId(after.max(now.unwrap_or_default()))
    }
}

/// Something that is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// A game.
    Game(GameId),
    /// What was rescued of a damaged one, by its number.
    Rescued(u32),
}

/// Something to be kept.
#[derive(Clone, Debug, PartialEq)]
pub enum Keep {
    /// A game begins; it is the current one from now on.
    Begin {
        /// Its name.
        game: GameId,
        /// What it starts from.
        setup: Box<Setup>,
    },
    /// Something happened in it.
    Event {
        /// The game.
        game: GameId,
        /// What happened.
        entry: Entry,
    },
    /// Other games are at hand, all kept before.
    Current {
        /// The one on the board; `None`: nothing of it is kept yet.
        game: Option<GameId>,
        /// The unfinished ones that were put aside, the last one first.
        aside: Vec<GameId>,
    },
    /// The records of that game from number `good` on are damaged: they are put where nothing reads them by
    /// itself, with the PGN of what came before, and are not deleted.
    SetAside {
        /// The game.
        game: GameId,
        /// How many entries, from the first, are good. With none the whole game is set aside.
        good: u32,
        /// The game as far as any sense can be made of its records.
        pgn: String,
        /// What is wrong, and where.
        fault: String,
    },
    /// The players' settings.
    Settings(Box<Settings>),
    /// Lines of one of the club's journals, one after the other.
    Club {
        /// Which journal: the name of an event.
        journal: GameId,
        /// Which record of it, from 0.
        number: u32,
        /// What they say, with a line feed between them.
        text: String,
    },
}

/// A game as it was found. What could not be read says why.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// Its name.
    pub id: GameId,
    /// What it started from.
    pub setup: Result<Setup, String>,
    /// Its records, in any order.
    pub entries: Vec<Result<Entry, String>>,
    /// When a clock of it was last known to run.
    pub alive: Option<Instant>,
    /// A later version of the app wrote some of it: it is not read, and stays as it is.
    pub later: bool,
}

/// All that was found when the page was opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stored {
    /// The game that was on the board.
    pub current: Option<StoredGame>,
    /// The unfinished games that were put aside, the last one first.
    pub aside: Vec<StoredGame>,
    /// Those that were put aside before them: they are on the disk, and have not been read.
    pub rest: Vec<GameId>,
    /// The players' settings.
    pub settings: Option<Settings>,
    /// A later version of the app wrote the settings, or which games are at hand: both stay as they are.
    pub later: bool,
    /// Something that a page before had left was set aside: something else is in its place.
    pub set_aside: bool,
    /// Why nothing can be kept, or nothing was found.
    pub trouble: Option<Trouble>,
}

impl Stored {
    /// Whether a game was found, also one that this version cannot read.
    pub fn has_games(&self) -> bool {
        self.current.is_some() || !self.aside.is_empty() || !self.rest.is_empty()
    }

    /// Whether nothing was found, and nothing is in the way of saving.
    pub fn is_nothing(&self) -> bool {
        let Stored { current, aside, rest, settings, later, set_aside, trouble } = self;
        current.is_none()
            && aside.is_empty()
            && rest.is_empty()
            && settings.is_none()
            && !later
            && !set_aside
            && trouble.is_none()
    }
}

/// Why nothing can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser's storage cannot be used.
    Storage(StorageFault),
    /// The same app is open in another tab, which saves the game.
    Elsewhere,
    /// A later version of the app has changed the database: it can be read, and is left as it is.
    LaterDatabase,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_whole_number_that_is_exact_is_a_name() {
        for number in [1.0, 1_790_000_000_000_000.0, 9_007_199_254_740_991.0] {
            assert_eq!(GameId::from_number(number), Some(GameId(number as u64)));
        }
        let none = [0.0, -1.0, 0.5, 1_790_000_000_000_000.5, 9_007_199_254_740_992.0, 1e300];
        for number in none.into_iter().chain([f64::NAN, f64::INFINITY, f64::NEG_INFINITY]) {
            assert_eq!(GameId::from_number(number), None, "{number}");
        }
    }

    #[test]
    fn a_new_game_has_a_name_that_this_page_gives_whatever_came_before() {
        let now = Instant::from_micros(1_790_000_000_000_000);
        let names = [0, 1, 1_790_000_000_000_000, GameId::LATEST.0, (1 << 53) - 1, u64::MAX];
        for last in names.map(GameId) {
            for now in [Instant::default(), now, Instant::from_micros(u64::MAX)] {
                let next = GameId::next(now, last);
                assert!(next.is_plausible(), "{next:?} after {last:?}");
                assert!(next > last || last >= GameId::LATEST, "{next:?} after {last:?}");
            }
        }
        assert_eq!(GameId::next(now, GameId(7)), GameId(1_790_000_000_000_000));
        assert_eq!(GameId::next(now, GameId((1 << 53) - 1)), GameId(1_790_000_000_000_000));
    }

    #[test]
    fn what_is_found_and_what_is_in_the_way_is_something() {
        let nothing = Stored::default;
        assert!(nothing().is_nothing());
        for something in [
            Stored { rest: vec![GameId(1)], ..nothing() },
            Stored { settings: Some(Settings::default()), ..nothing() },
            Stored { later: true, ..nothing() },
            Stored { set_aside: true, ..nothing() },
            Stored { trouble: Some(Trouble::Elsewhere), ..nothing() },
        ] {
            assert!(!something.is_nothing(), "{something:?}");
        }
    }
}
