//! Keys of database records, and conversion of records for the database. A club journal has the
//! saved changes of a tournament, of the player profiles, or of the notes on a game.

use crate::app::GameId;
use crate::app::records::Record;
use idb::{KeyRange, Query};
use js_sys::Array;
use wasm_bindgen::JsValue;

/// Returns the database key of a game: the game's id as a number.
pub(crate) fn key_of_game(game: GameId) -> JsValue {
    // A game's id counts microseconds since 1970. A float represents such integers exactly until
    // the year 2255.
    JsValue::from_f64(game.0 as f64)
}

/// Returns the database key of the entry (journal line) `number` of a game or of a club journal.
pub(crate) fn key_of_entry(game: GameId, number: &JsValue) -> JsValue {
    Array::of2(&key_of_game(game), number).into()
}

/// Returns the database query for all entries (journal lines) of a game or of a club journal.
pub(crate) fn entries_of(game: GameId) -> Result<Query, idb::Error> {
    // The keys of all entries lie between `[game]` and `[game, []]`: IndexedDB sorts an array
    // before longer arrays that start with the same items, and an array as item after all numbers.
    let (first, last) = (Array::of1(&key_of_game(game)), key_of_entry(game, &Array::new()));
    Ok(KeyRange::bound(&first, &last, None, None)?.into())
}

/// Converts a record to the JavaScript value that the database stores. Returns `undefined`, which
/// the database refuses, if the record cannot be serialized.
pub(crate) fn to_js_record(record: &Record) -> JsValue {
    serde_wasm_bindgen::to_value(record).unwrap_or_default()
}
