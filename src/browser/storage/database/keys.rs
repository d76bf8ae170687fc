//! Keys of records in the database, and conversion of records for the database.

use crate::app::GameId;
use crate::app::records::Record;
use idb::{KeyRange, Query};
use js_sys::Array;
use wasm_bindgen::JsValue;

/// Returns the database key of a game, under which the game's setup is stored.
pub(crate) fn key_of_game(game: GameId) -> JsValue {
    // Microseconds since 1970: a float represents these integers exactly for another two hundred
    // years.
    JsValue::from_f64(game.0 as f64)
}

/// Returns the database key of the entry (journal line) `number` of a game or of a club journal.
pub(crate) fn key_of_entry(game: GameId, number: &JsValue) -> JsValue {
    Array::of2(&key_of_game(game), number).into()
}

/// Returns the database query for all entries (journal lines) of a game or of a club journal.
pub(crate) fn entries_of(game: GameId) -> Result<Query, idb::Error> {
    // In IndexedDB an array sorts after all numbers and texts, and before every longer array that
    // starts with the same items.
    let (first, last) = (Array::of1(&key_of_game(game)), key_of_entry(game, &Array::new()));
    Ok(KeyRange::bound(&first, &last, None, None)?.into())
}

/// Converts a record to the JavaScript value that the database stores. If a record could not be
/// serialized (none is known), the database would refuse the value.
pub(crate) fn to_js_record(record: &Record) -> JsValue {
    serde_wasm_bindgen::to_value(record).unwrap_or_default()
}
