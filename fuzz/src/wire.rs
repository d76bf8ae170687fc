//! Fuzz target for stored data.
//!
//! Each of the main stored types either refuses a JSON value, or reads a value that is the same
//! after it is written and read again. Reading lines of JSON as the records of a game gives a game
//! or an error, and never panics.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabiya::app::records::{Record, StateRecords};
use tabiya::app::storage::GameSummary;
use tabiya::app::{GameId, Settings, StoredGame};
use tabiya::club::event;
use tabiya::game::{Event, GameSetup, Headers, HouseRules, TimeControl, reopen_game};

/// Reads each line of the input as JSON of each of the main stored types, and all lines together as
/// the stored records of a game.
pub fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut records = Vec::new();
    for line in text.lines() {
        let Ok(value) = serde_json::from_str::<Value>(line) else { continue };
        comes_back::<Record>(&value);
        comes_back::<Settings>(&value);
        comes_back::<GameSetup>(&value);
        comes_back::<Headers>(&value);
        comes_back::<HouseRules>(&value);
        comes_back::<TimeControl>(&value);
        comes_back::<Event>(&value);
        comes_back::<event::EventSetup>(&value);
        comes_back::<event::EventStep>(&value);
        records.push(value);
    }
    open(&records);
}

/// Asserts that a value of the stored type `T`, if `value` can be read as `T`, is the same after it
/// is written and read again.
fn comes_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &Value) {
    let Ok(read) = T::deserialize(value) else { return };
    let text = serde_json::to_string(&read).expect("what was read can be written");
    let again = serde_json::from_str::<T>(&text);
    assert_eq!(again.as_ref().ok(), Some(&read), "{text}: {again:?}");
}

/// Opens the stored game whose setup is the first record and whose events are the other records. No
/// records may cause a panic.
fn open(records: &[Value]) {
    let Some(id) = records.first().and_then(|record| record.get("game")?.as_u64()) else { return };
    let (begun, entries) = (records.first(), records.iter().skip(1));
    let singles = StateRecords::read::<&Value>([]);
    let stored = StoredGame::read(GameId(id), begun, entries, &singles, false);
    let _ = GameSummary::derive_from(&stored);
    let Ok(setup) = stored.setup else { return };
    let reopened = reopen_game(setup, &stored.entries);
    assert!(reopened.good_records as usize <= stored.entries.len());
    let _ = reopened.game.pgn();
}
