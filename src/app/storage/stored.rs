//! Ids of saved games, commands to save data, and the data that was found when the page opened.

use super::faults::StorageFault;
use crate::app::Settings;
use crate::game::{GameSetup, Instant, JournalEntry};
use serde::{Deserialize, Serialize};

/// The id of a saved game, or of a journal of the club. Usually the instant at which the game or
/// journal began or was imported, in microseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub u64);

impl GameId {
    /// The latest id that the app assigns: the beginning of the year 2200, in microseconds since
    /// 1970.
    pub const LATEST: GameId = GameId(7_258_118_400_000_000);

    /// 2⁵³ − 1. Up to this number, JavaScript represents every whole number exactly.
    const GREATEST_EXACT: f64 = 9_007_199_254_740_991.0;

    /// Converts the number in the id field of a saved record; `None` unless the number is whole and
    /// from 1 to 2⁵³ − 1.
    pub fn from_number(number: f64) -> Option<GameId> {
        let is_name = number.fract() == 0.0 && (1.0..=GameId::GREATEST_EXACT).contains(&number);
        is_name.then_some(GameId(number as u64))
    }

    /// Whether the id is in the range that the app assigns to new games.
    pub fn could_be_assigned(self) -> bool {
        (1..=GameId::LATEST.0).contains(&self.0)
    }

    /// Returns the id of a game that begins at `now`. The id is greater than `last`, the largest id
    /// so far, unless `last` is [`GameId::LATEST`] or greater.
    pub fn next_after(now: Instant, last: GameId) -> GameId {
        let after = if last < GameId::LATEST { last.0 + 1 } else { 1 };
        let now = Some(now.as_micros()).filter(|now| *now <= GameId::LATEST.0);
        GameId(after.max(now.unwrap_or_default()))
    }
}

/// The identity of an item in the list of saved games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavedItem {
    /// A game.
    Game(GameId),
    /// The readable part of a damaged game, as text. Contains the number of the damaged record.
    Rescued(u32),
}

/// A command to save data on the device, such as an event of a game or the settings.
#[derive(Clone, Debug, PartialEq)]
pub enum SaveCommand {
    /// Saves the beginning of a game, which becomes the game on the board.
    BeginGame {
        /// The id of the game.
        game: GameId,
        /// The setup of the game.
        setup: Box<GameSetup>,
    },
    /// Saves an event of a game.
    AddEvent {
        /// The game.
        game: GameId,
        /// The event with its number, its instant, and the fingerprint of the game after the event.
        entry: JournalEntry,
    },
    /// Saves which game is on the board and which games are put aside. Does not save the games
    /// themselves.
    SetOpenGames {
        /// The game on the board; `None` if this game is not saved yet.
        game: Option<GameId>,
        /// The unfinished games that were put aside; the game put aside last comes first.
        aside: Vec<GameId>,
    },
    /// Moves the game's records from number `good` onwards to the store of damaged records,
    /// together with the PGN of the game.
    SetDamagedAside {
        /// The game.
        game: GameId,
        /// The number of valid entries before the first bad one. 0 moves the whole game.
        good: u32,
        /// The readable part of the game, as PGN.
        pgn: String,
        /// The fault, as text.
        fault: String,
    },
    /// Saves the players' settings.
    Settings(Box<Settings>),
    /// Saves lines of one of the club's journals as one record.
    AddClubLines {
        /// The id of the journal: of a tournament, of the edits to players, or of the notes on a
        /// game.
        journal: GameId,
        /// The number of the record in its journal, from 0.
        number: u32,
        /// The lines, separated by line feeds.
        text: String,
    },
}

/// A saved game as read from the disk. Unreadable parts are replaced by their errors.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// The id of the game.
    pub id: GameId,
    /// The setup of the game.
    pub setup: Result<GameSetup, String>,
    /// The entries, in any order.
    pub entries: Vec<Result<JournalEntry, String>>,
    /// The last heartbeat: the last saved instant at which the page was running while the clock of
    /// the game ran.
    pub last_heartbeat: Option<Instant>,
    /// Whether a later version of the app wrote part of the game. If so, the game is not read, and
    /// stays unchanged.
    pub is_later_version: bool,
}

/// The saved data found on the disk when the page opened: the open games and the settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoredData {
    /// The game that was on the board when the page closed.
    pub current: Option<StoredGame>,
    /// The unfinished games that were put aside; the game put aside last comes first.
    pub aside: Vec<StoredGame>,
    /// The games that were put aside before those in `aside`. They are not read yet.
    pub unread_aside: Vec<GameId>,
    /// The players' settings; `None` if no settings are saved.
    pub settings: Option<Settings>,
    /// Whether a later version of the app wrote the settings or the record of the open games. If
    /// so, both stay unchanged.
    pub has_later_version: bool,
    /// Whether a record that an earlier page could not save is in the store of damaged records.
    /// Reasons: another record has the same key, or the browser refuses the record.
    pub has_set_aside_records: bool,
    /// Why the page cannot save data; `None` if it can. In case of trouble, the saved data may also
    /// be incomplete.
    pub trouble: Option<StorageTrouble>,
}

impl StoredData {
    /// Whether any open game was found on the disk, even if this version of the app cannot read it.
    pub fn has_games(&self) -> bool {
        self.current.is_some() || !self.aside.is_empty() || !self.unread_aside.is_empty()
    }

    /// Whether nothing was found on the disk (no open games, no settings, no records set aside or
    /// of a later version), and nothing prevents saving.
    pub fn is_empty(&self) -> bool {
        let StoredData {
            current,
            aside,
            unread_aside: rest,
            settings,
            has_later_version: later,
            has_set_aside_records: set_aside,
            trouble,
        } = self;
        current.is_none()
            && aside.is_empty()
            && rest.is_empty()
            && settings.is_none()
            && !later
            && !set_aside
            && trouble.is_none()
    }
}

/// Why the page cannot save data on the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageTrouble {
    /// The browser's storage cannot be used.
    Storage(StorageFault),
    /// The app is open in another tab, and that tab saves the game.
    OtherTab,
    /// A later version of the app has changed the database. The page can read the data, but must
    /// not write.
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
    fn new_id_is_always_plausible() {
        let now = Instant::from_micros(1_790_000_000_000_000);
        let names = [0, 1, 1_790_000_000_000_000, GameId::LATEST.0, (1 << 53) - 1, u64::MAX];
        for last in names.map(GameId) {
            for now in [Instant::default(), now, Instant::from_micros(u64::MAX)] {
                let next = GameId::next_after(now, last);
                assert!(next.could_be_assigned(), "{next:?} after {last:?}");
                assert!(next > last || last >= GameId::LATEST, "{next:?} after {last:?}");
            }
        }
        assert_eq!(GameId::next_after(now, GameId(7)), GameId(1_790_000_000_000_000));
        assert_eq!(GameId::next_after(now, GameId((1 << 53) - 1)), GameId(1_790_000_000_000_000));
    }

    #[test]
    fn stored_data_with_any_content_is_not_empty() {
        let nothing = StoredData::default;
        assert!(nothing().is_empty());
        for something in [
            StoredData { unread_aside: vec![GameId(1)], ..nothing() },
            StoredData { settings: Some(Settings::default()), ..nothing() },
            StoredData { has_later_version: true, ..nothing() },
            StoredData { has_set_aside_records: true, ..nothing() },
            StoredData { trouble: Some(StorageTrouble::OtherTab), ..nothing() },
        ] {
            assert!(!something.is_empty(), "{something:?}");
        }
    }
}
