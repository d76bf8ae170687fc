//! Database records in the shape that they have on the disk.
//!
//! [`Record`] writes each kind of record in its newest shape, and reads the shapes of all versions.
//! This module converts records by Serde. Other code reads and writes the disk.

use super::open_games::OpenGames;
use super::stored::{GameId, StoredData, StoredGame};
use crate::app::Settings;
use crate::game::wire::v2::ShortEntry;
use crate::game::{Edition, Event, GameSetup, Instant, JournalEntry};
use serde::{Deserialize, Deserializer, Serialize};

/// The version of new records. Games, summaries, and settings with byo-yomi have other versions.
///
/// | version | difference from the previous version |
/// |---|---|
/// | 0 | |
/// | 1 | an entry has the fingerprint of the game after this entry |
/// | 2 | edition (version) of the program's rulings; several games put aside; new fingerprint |
pub const RECORD_VERSION: u32 = 2;

/// The version of records with a whole imported game, as a line of text instead of a setup. Code
/// that reads games played in the app leaves these records unchanged. An older app that does not
/// know this version also leaves them unchanged.
pub const IMPORTED_GAME_VERSION: u32 = 3;

/// The version of records of games played in the app. Moves and clock presses have a short form.
/// The setup has a field for the players (persons or the computer), and a field for the ticket of a
/// tournament game that another device plays. An older app that does not know this version leaves
/// the game unchanged.
pub const PLAYED_GAME_VERSION: u32 = 4;

/// The version of a record with all entries of a finished game. Its field `entries` is a list of
/// the entries, in order. An item of this list is the text of a single entry's field `entry`, or an
/// object with the fields `at`, `event` and `after`. This module reads and writes only single
/// entries, with the version [`PLAYED_GAME_VERSION`]. The code that accesses the database converts
/// between single entries and this record.
pub const FOLDED_GAME_VERSION: u32 = 5;

/// The version of the setup of a game with byo-yomi, or of a game on a wooden board, for which the
/// page is only the clock. Settings with byo-yomi also have this version. An older app that does
/// not know this version leaves the game or the settings unchanged.
pub const CLOCK_GAME_VERSION: u32 = 6;

/// Key of the record that lists the open games: the game on the board, and the unfinished games
/// that were put aside.
pub const OPEN_GAMES_KEY: &str = "current";
/// Key of the record with the last heartbeat: the last saved instant at which the page was running
/// while a chess clock ran.
pub const HEARTBEAT_KEY: &str = "alive";
/// Key of the record with the players' settings.
pub const SETTINGS_KEY: &str = "settings";
/// Key of the record that identifies the browser tab that may write.
pub const OWNER_KEY: &str = "owner";

/// A record in the browser's database. All kinds of records share this type, and each kind uses
/// only some of the fields. A type for each kind would add a lot of code to the page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The version of the record's shape.
    #[serde(default)]
    pub version: u32,
    /// The key. Only for kinds of which the database has a single record, such as the settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The game or journal that the record belongs to. In the record of the open games: the game on
    /// the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// The game that was put aside last; only in the record of the open games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub aside: Option<GameId>,
    /// The games that were put aside before `aside`, the latest first. Since version 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<GameId>,
    /// The setup of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<GameSetup>,
    /// An entry in short form: instant, event and fingerprint. Only for moves and clock presses,
    /// since version 4.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<ShortEntry>,
    /// The number of an entry in its game or journal, from 0. In the record of the tab that may
    /// write: the mark of that tab.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// The instant of an event or of a heartbeat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Instant>,
    /// The event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Event>,
    /// The fingerprint of the game after the event. Written since version 1; ignored in records
    /// before version 2.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
    /// The players' settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settings: Option<Settings>,
    /// Lines of one of the club's journals, an imported game, or the summary of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Latest plausible instant of an event, the year 2255, in microseconds since 1970. A record with a
/// later instant is damaged.
const LATEST_EVENT: Instant = Instant::from_micros(9_000_000_000_000_000);

/// Latest saved instant that can advance the clock of the page: the beginning of the year 2200, in
/// microseconds since 1970. Later instants do not change the clock.
const LATEST_PLAUSIBLE: Instant = Instant::from_micros(7_258_118_400_000_000);

/// Maximum time from the last event of a game to its last heartbeat, in milliseconds: a day. A
/// later heartbeat is ignored.
const MAX_ALIVE_MS: u64 = 86_400_000;

impl Record {
    /// Returns the first record of a saved game, which holds its setup (rules, clock, players).
    pub fn of_setup(game: GameId, setup: GameSetup) -> Record {
        let version = match setup.is_clock_only || setup.time.has_byo_yomi() {
            true => CLOCK_GAME_VERSION,
            false => PLAYED_GAME_VERSION,
        };
        Record { version, game: Some(game), setup: Some(setup), ..Record::default() }
    }

    /// Returns the database record of a game's journal entry, such as a move.
    pub fn of_entry(game: GameId, entry: JournalEntry) -> Record {
        let JournalEntry { number, at, event, fingerprint_after: after } = entry;
        // Records without a fingerprint have the shape of version 0.
        let version = if after.is_some() { PLAYED_GAME_VERSION } else { 0 };
        let record = Record { version, game: Some(game), number: Some(number), ..Record::default() };
        match after.and_then(|after| ShortEntry::new(at, &event, after)) {
            Some(entry) => Record { entry: Some(entry), ..record },
            None => Record { at: Some(at), event: Some(event), after, ..record },
        }
    }

    /// Returns the journal entry (a move or other event) in the database record; `None` if the
    /// record is of another kind.
    pub fn to_entry(&self) -> Option<JournalEntry> {
        let number = self.number?;
        match &self.entry {
            Some(ShortEntry { at, event, fingerprint_after: after }) => {
                Some(JournalEntry { number, at: *at, event: event.clone(), fingerprint_after: Some(*after) })
            }
            None => Some(JournalEntry {
                number,
                at: self.at?,
                event: self.event.clone()?,
                fingerprint_after: self.after,
            }),
        }
    }

    /// Returns the database record that lists the open games: `game` is on the board, and `aside`
    /// are the unfinished games that were put aside, the last one first.
    pub fn of_open_games(game: Option<GameId>, aside: &[GameId]) -> Record {
        let before = aside.get(1..).unwrap_or_default().to_vec();
        Record { game, aside: aside.first().copied(), before, ..Record::keyed(OPEN_GAMES_KEY) }
    }

    /// Returns the database record of a heartbeat: the page was running at the instant `at`, while
    /// the chess clock of this game ran.
    pub fn of_heartbeat(game: GameId, at: Instant) -> Record {
        Record { game: Some(game), at: Some(at), ..Record::keyed(HEARTBEAT_KEY) }
    }

    /// Returns the database record that stores the players' settings.
    pub fn of_settings(settings: Settings) -> Record {
        let version = if settings.time_control.has_byo_yomi() { CLOCK_GAME_VERSION } else { RECORD_VERSION };
        Record { version, settings: Some(settings), ..Record::keyed(SETTINGS_KEY) }
    }

    /// Returns the database record `number` of a journal of the club, for example of a tournament.
    /// `text` is the content of the record, one or more lines.
    pub fn of_club_line(journal: GameId, number: u32, text: String) -> Record {
        Record { game: Some(journal), number: Some(number), text: Some(text), ..Record::empty() }
    }

    /// Returns the database record of an imported game. `line` has the moves and headers of the
    /// game.
    pub fn of_imported_game(game: GameId, line: String) -> Record {
        Record { version: IMPORTED_GAME_VERSION, game: Some(game), text: Some(line), ..Record::default() }
    }

    /// Returns the database record of the browser tab that may write. `mark` is a number that only
    /// this tab has.
    pub fn of_owner(mark: u32) -> Record {
        Record { number: Some(mark), ..Record::keyed(OWNER_KEY) }
    }

    /// Returns a database record of version [`RECORD_VERSION`] with no other fields filled in.
    fn empty() -> Record {
        Record { version: RECORD_VERSION, ..Record::default() }
    }

    /// Returns a single record, such as the settings, with its key and no other fields.
    fn keyed(key: &str) -> Record {
        Record { key: Some(key.to_owned()), ..Record::empty() }
    }

    /// Reads a database record.
    ///
    /// # Errors
    /// If the record is unreadable, was written by a later version of the app, or has a whole
    /// imported game or all entries of a finished game ([`FOLDED_GAME_VERSION`]).
    pub fn read<'de>(from: impl Deserializer<'de>) -> Result<Record, String> {
        let record = Record::deserialize(from).map_err(|fault| fault.to_string())?;
        if must_stay_unchanged(record.version) {
            return Err("it was written by a later version of the app".to_owned());
        }
        Ok(record)
    }

    /// Returns the journal entry (a move or other event) in the record. Checks that the entry
    /// belongs to the game `of`, and fits `edition`, the version of the program's rulings on
    /// questions that the house rules of this game leave open.
    ///
    /// # Errors
    /// The fault of the record, in English.
    fn into_checked_entry(self, of: GameId, edition: Edition) -> Result<JournalEntry, String> {
        let version = self.version;
        let fault = match self.to_entry() {
            _ if self.game != Some(of) => "it belongs to another game",
            Some(JournalEntry { at, .. }) if at > LATEST_EVENT => "its time is out of all reason",
            _ if version < 2 && edition > Edition::First => "it is older than its game",
            Some(JournalEntry { fingerprint_after: None, .. }) if version > 0 => "its fingerprint is missing",
            Some(entry) => {
                return Ok(JournalEntry {
                    fingerprint_after: entry.fingerprint_after.filter(|_| version > 1),
                    ..entry
                });
            }
            None => "something of it is missing",
        };
        Err(fault.to_owned())
    }
}

/// Whether this module must leave records with this version number unchanged, because a later
/// version of the app wrote them. Also `true` for imported games, and for records with all entries
/// of a finished game, because other code reads these.
pub(super) fn must_stay_unchanged(version: u32) -> bool {
    let is_known = version <= PLAYED_GAME_VERSION || version == CLOCK_GAME_VERSION;
    !is_known || version == IMPORTED_GAME_VERSION
}

/// The single records of the database: the settings, the ids of the open games, the last heartbeat
/// (when the page was last known to run), and the browser tab that may write.
pub struct StateRecords(Vec<Record>);

impl StateRecords {
    /// Reads the single records of the database, such as the settings. Leaves out unreadable
    /// records.
    pub fn read<'de, D: Deserializer<'de>>(found: impl IntoIterator<Item = D>) -> StateRecords {
        StateRecords(found.into_iter().filter_map(|record| Record::read(record).ok()).collect())
    }

    /// Wraps single records of the database, such as the settings, that have already been read.
    pub fn of_records(records: Vec<Record>) -> StateRecords {
        StateRecords(records)
    }

    /// Returns the single record with this key; `None` if there is no such record.
    fn find_key(&self, key: &str) -> Option<&Record> {
        self.0.iter().find(|record| record.key.as_deref() == Some(key))
    }

    /// Returns the ids of the open games: the game on the board, and the unfinished games that were
    /// put aside. `None` if the record of the open games is missing.
    pub fn open_games(&self) -> Option<OpenGames> {
        let record = self.find_key(OPEN_GAMES_KEY)?;
        Some((record.game, record.aside.into_iter().chain(record.before.iter().copied()).collect()))
    }

    /// Returns the ids of all open games: first the game on the board, then the unfinished games
    /// that were put aside.
    pub fn open_game_ids(&self) -> Vec<GameId> {
        let (game, aside) = self.open_games().unwrap_or_default();
        game.into_iter().chain(aside).collect()
    }

    /// Returns the saved settings of the app; `None` if no settings are saved.
    pub fn settings(&self) -> Option<Settings> {
        self.find_key(SETTINGS_KEY)?.settings.clone()
    }

    /// Returns the last saved instant at which the page was running while the chess clock of this
    /// game ran; `None` if no such instant is saved.
    fn last_heartbeat(&self, game: GameId) -> Option<Instant> {
        self.find_key(HEARTBEAT_KEY).filter(|record| record.game == Some(game))?.at
    }
}

impl StoredGame {
    /// Reads the saved records of a game. Each unreadable record becomes an error.
    ///
    /// - `begun` has the setup, and `entries` are the journal (moves and other events).
    /// - `state_records` contain the last heartbeat (when the page was last known to run).
    /// - `is_later_version` says that a later version of the app wrote some of the records.
    pub fn read<'de, D: Deserializer<'de>>(
        id: GameId,
        begun: Option<D>,
        entries: impl IntoIterator<Item = D>,
        state_records: &StateRecords,
        is_later_version: bool,
    ) -> StoredGame {
        let missing = || "the record it begins with is missing".to_owned();
        let setup = begun.ok_or_else(missing).and_then(Record::read);
        let setup = setup.and_then(|record| record.setup.ok_or_else(missing));
        let edition = setup.as_ref().map_or(Edition::First, |setup| setup.edition);
        let entries: Vec<_> = entries
            .into_iter()
            .map(|entry| Record::read(entry).and_then(|record| record.into_checked_entry(id, edition)))
            .collect();
        let last = entries.iter().flatten().map(|entry| entry.at).max().unwrap_or_default();
        let last_heartbeat =
            state_records.last_heartbeat(id).filter(|alive| *alive <= last.plus_millis(MAX_ALIVE_MS));
        StoredGame { id, setup, entries, last_heartbeat, is_later_version }
    }
}

impl StoredData {
    /// Returns the latest plausible instant in the open games that have been read; the beginning of
    /// 1970 if there is none. The clock of the page must be advanced beyond this instant, so that
    /// later moves have later instants.
    pub fn last_instant(&self) -> Instant {
        let games = self.current.iter().chain(&self.aside);
        let instants = games
            .flat_map(|game| game.entries.iter().flatten().map(|entry| entry.at).chain(game.last_heartbeat));
        instants.filter(|at| *at <= LATEST_PLAUSIBLE).max().unwrap_or_default()
    }
}
