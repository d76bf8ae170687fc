//! The saved records as they lie on the disk, each with the version of its shape.
//!
//! `Record` writes the shape of [`VERSION`] and reads that of every version so far. Nothing here knows what
//! the disk is: a record is whatever serde makes of it.

use super::at_hand::AtHand;
use super::stored::{GameId, Stored, StoredGame};
use crate::app::Settings;
use crate::game::wire::v2::ShortEntry;
use crate::game::{Edition, Entry, Event, Instant, Setup};
use serde::{Deserialize, Deserializer, Serialize};

/// The version that new records have, but for those of games.
///
/// | version | what is different from the one before |
/// |---|---|
/// | 0 | |
/// | 1 | an entry carries the fingerprint of the game after it |
/// | 2 | a game says which edition of the rulings judges it; several games can be put aside; another fingerprint, that of
///        version 1 is not read any more |
pub const VERSION: u32 = 2;

/// The version of the records that hold a whole game from elsewhere, as a line of text in the place of a setup. Whoever reads
/// games that are played on this device leaves them alone, as everything of a later version; so does a page that knows
/// nothing of them.
pub const ELSEWHERE: u32 = 3;

/// The version of the records of games that are played on this device: moves and taps are written in short, and who plays, and
/// the ticket of a board on another device, are fields. A page that knows nothing of them leaves the game alone.
pub const PLAYED: u32 = 4;

/// The version of a record with all entries of a game that is over: `entries` holds them in their order, each as the text of
/// `entry` or as an object with `at`, `event` and `after`. They are read and written as records of version [`PLAYED`].
pub const FOLDED: u32 = 5;

/// The key of the record that names the game on the board and the one put aside.
pub const CURRENT: &str = "current";
/// The key of the record that says when a clock was last known to run.
pub const ALIVE: &str = "alive";
/// The key of the record with the players' settings.
pub const SETTINGS: &str = "settings";
/// The key of the record that says which tab may write.
pub const OWNER: &str = "owner";

/// A record. All kinds share one shape, and each fills in its own fields: reading a shape for each would add a lot of
/// code to the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The version of the shape.
    #[serde(default)]
    pub version: u32,
    /// The key, for a kind of record that exists only once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The game it belongs to, or the one on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// The game that was put aside last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<GameId>,
    /// Those that were put aside before it, the last one first; since version 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<GameId>,
    /// What the game started from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<Setup>,
    /// What happened, when, and the fingerprint after it, in short: of moves and taps, since version 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<ShortEntry>,
    /// The number of an entry in its game, from 0; the mark of a tab.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// When something happened, or a clock was known to run.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Instant>,
    /// What happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Event>,
    /// The fingerprint of the game after the event; since version 1, and read since version 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
    /// The players' settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settings: Option<Settings>,
    /// A line of one of the club's journals; a game from elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// No game outlasts it, and what claims to be later is damaged: the year 2255, in microseconds since 1970.
const LATEST: Instant = Instant::from_micros(9_000_000_000_000_000);

/// The clock is not put forward to an instant that is later: the year 2200.
const PLAUSIBLE: Instant = Instant::from_micros(7_258_118_400_000_000);

/// The longest that a page can have been alive after the last event of a game: a day.
const LONGEST_MS: u64 = 86_400_000;

impl Record {
    /// A game begins.
    pub fn of_setup(game: GameId, setup: Setup) -> Record {
        Record { version: PLAYED, game: Some(game), setup: Some(setup), ..Record::default() }
    }

    /// Something has happened in a game.
    pub fn of_entry(game: GameId, entry: Entry) -> Record {
        let Entry { number, at, event, after } = entry;
        // Without a fingerprint it is as in version 0, and read as that.
        let version = if after.is_some() { PLAYED } else { 0 };
        let record = Record { version, game: Some(game), number: Some(number), ..Record::default() };
        match after.and_then(|after| ShortEntry::new(at, &event, after)) {
            Some(entry) => Record { entry: Some(entry), ..record },
            None => Record { at: Some(at), event: Some(event), after, ..record },
        }
    }

    /// The entry of a game that it is, if it is one.
    pub fn to_entry(&self) -> Option<Entry> {
        let number = self.number?;
        match &self.entry {
            Some(ShortEntry { at, event, after }) => {
                Some(Entry { number, at: *at, event: event.clone(), after: Some(*after) })
            }
            None => Some(Entry { number, at: self.at?, event: self.event.clone()?, after: self.after }),
        }
    }

    /// Which games are at hand.
    pub fn of_current(game: Option<GameId>, aside: &[GameId]) -> Record {
        let before = aside.get(1..).unwrap_or_default().to_vec();
        Record { game, aside: aside.first().copied(), before, ..Record::keyed(CURRENT) }
    }

    /// A page was there while the clock of a game ran.
    pub fn of_life(game: GameId, at: Instant) -> Record {
        Record { game: Some(game), at: Some(at), ..Record::keyed(ALIVE) }
    }

    /// The players' settings.
    pub fn of_settings(settings: Settings) -> Record {
        Record { settings: Some(settings), ..Record::keyed(SETTINGS) }
    }

    /// A line of one of the club's journals.
    pub fn of_line(journal: GameId, number: u32, text: String) -> Record {
        Record { game: Some(journal), number: Some(number), text: Some(text), ..Record::empty() }
    }

    /// A game from elsewhere, as a line of text.
    pub fn of_elsewhere(game: GameId, line: String) -> Record {
        Record { version: ELSEWHERE, game: Some(game), text: Some(line), ..Record::default() }
    }

    /// The tab with this mark may write.
    pub fn of_owner(mark: u32) -> Record {
        Record { number: Some(mark), ..Record::keyed(OWNER) }
    }

    fn empty() -> Record {
        Record { version: VERSION, ..Record::default() }
    }

    fn keyed(key: &str) -> Record {
        Record { key: Some(key.to_owned()), ..Record::empty() }
    }

    /// Reads one of any version.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read<'de>(from: impl Deserializer<'de>) -> Result<Record, String> {
        let record = Record::deserialize(from).map_err(|fault| fault.to_string())?;
        if is_later(record.version) {
            return Err("it was written by a later version of the app".to_owned());
        }
        Ok(record)
    }

    /// The entry of a game of that edition that it is.
    fn entry(self, of: GameId, edition: Edition) -> Result<Entry, String> {
        let version = self.version;
        let fault = match self.to_entry() {
            _ if self.game != Some(of) => "it belongs to another game",
            Some(Entry { at, .. }) if at > LATEST => "its time is out of all reason",
            _ if version < 2 && edition > Edition::First => "it is older than its game",
            Some(Entry { after: None, .. }) if version > 0 => "its fingerprint is missing",
            Some(entry) => return Ok(Entry { after: entry.after.filter(|_| version > 1), ..entry }),
            None => "something of it is missing",
        };
        Err(fault.to_owned())
    }
}

/// Whether records of that version are left alone: they are of a later version of the app, or games from elsewhere.
pub(super) fn is_later(version: u32) -> bool {
    version > PLAYED || version == ELSEWHERE
}

/// What there is one of, as it was found.
pub struct Singles(Vec<Record>);

impl Singles {
    /// Reads the records; those that cannot be read are left out.
    pub fn read<'de, D: Deserializer<'de>>(found: impl IntoIterator<Item = D>) -> Singles {
        Singles(found.into_iter().filter_map(|record| Record::read(record).ok()).collect())
    }

    /// Takes records that have been read.
    pub fn of_records(records: Vec<Record>) -> Singles {
        Singles(records)
    }

    fn of(&self, key: &str) -> Option<&Record> {
        self.0.iter().find(|record| record.key.as_deref() == Some(key))
    }

    /// The game on the board and those that were put aside; `None` if that is not known.
    pub fn current(&self) -> Option<AtHand> {
        let record = self.of(CURRENT)?;
        Some((record.game, record.aside.into_iter().chain(record.before.iter().copied()).collect()))
    }

    /// The names of the games at hand.
    pub fn named(&self) -> Vec<GameId> {
        let (game, aside) = self.current().unwrap_or_default();
        game.into_iter().chain(aside).collect()
    }

    /// The players' settings.
    pub fn settings(&self) -> Option<Settings> {
        self.of(SETTINGS)?.settings.clone()
    }

    /// When a clock of a game was last known to run.
    fn alive(&self, game: GameId) -> Option<Instant> {
        self.of(ALIVE).filter(|record| record.game == Some(game))?.at
    }
}

impl StoredGame {
    /// Reads the records of a game, as they were found: the one it begins with and those of its events. `later`: a later
    /// version of the app wrote some of them.
    pub fn read<'de, D: Deserializer<'de>>(
        id: GameId,
        begun: Option<D>,
        entries: impl IntoIterator<Item = D>,
        singles: &Singles,
        later: bool,
    ) -> StoredGame {
        let missing = || "the record it begins with is missing".to_owned();
        let setup = begun.ok_or_else(missing).and_then(Record::read);
        let setup = setup.and_then(|record| record.setup.ok_or_else(missing));
        let edition = setup.as_ref().map_or(Edition::First, |setup| setup.edition);
        let entries: Vec<_> = entries
            .into_iter()
            .map(|entry| Record::read(entry).and_then(|record| record.entry(id, edition)))
            .collect();
        let last = entries.iter().flatten().map(|entry| entry.at).max().unwrap_or_default();
        let alive = singles.alive(id).filter(|alive| *alive <= last.after(LONGEST_MS));
        StoredGame { id, setup, entries, alive, later }
    }
}

impl Stored {
    /// The last instant that is kept: it is later by now.
    pub fn last_instant(&self) -> Instant {
        let games = self.current.iter().chain(&self.aside);
        let instants =
            games.flat_map(|game| game.entries.iter().flatten().map(|entry| entry.at).chain(game.alive));
        instants.filter(|at| *at <= PLAUSIBLE).max().unwrap_or_default()
    }
}
