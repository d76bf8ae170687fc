//! Keys of records, and records as database values.

use crate::app::GameId;
use crate::app::records::Record;
use idb::{KeyRange, Query};
use js_sys::Array;
use wasm_bindgen::JsValue;

/// Returns the key of a game's initial record.
pub(crate) fn key_of_game(game: GameId) -> JsValue {
    // Microseconds since 1970, which a float represents exactly for another two hundred years.
    JsValue::from_f64(game.0 as f64)
}

/// Returns the key of an entry of a game.
pub(crate) fn key_of_entry(game: GameId, number: &JsValue) -> JsValue {
    Array::of2(&key_of_game(game), number).into()
}

/// Returns the query for all entries of a game, with any number.
pub(crate) fn entries_of(game: GameId) -> Result<Query, idb::Error> {
    // Arrays sort after all other keys, and a shorter array before a longer one.
    let (first, last) = (Array::of1(&key_of_game(game)), key_of_entry(game, &Array::new()));
    Ok(KeyRange::bound(&first, &last, None, None)?.into())
}

/// Returns a record as a database value. A record that cannot be converted (none of the app's) is
/// refused by the database.
pub(crate) fn raw(record: &Record) -> JsValue {
    serde_wasm_bindgen::to_value(record).unwrap_or_default()
}
