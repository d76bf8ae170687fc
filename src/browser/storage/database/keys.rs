//! Keys of records, and records as the database takes them.

use crate::app::GameId;
use crate::app::records::Record;
use idb::{KeyRange, Query};
use js_sys::Array;
use wasm_bindgen::JsValue;

/// The key of how a game began.
pub(crate) fn key_of_game(game: GameId) -> JsValue {
    // Microseconds since 1970: a whole number that a float holds exactly for another two hundred years.
    JsValue::from_f64(game.0 as f64)
}

/// The key of an entry of a game.
pub(crate) fn key_of_entry(game: GameId, number: &JsValue) -> JsValue {
    Array::of2(&key_of_game(game), number).into()
}

/// All the entries of a game, whatever their numbers are.
pub(crate) fn entries_of(game: GameId) -> Result<Query, idb::Error> {
    // Among keys a list comes after everything else, and a shorter list before a longer one.
    let (first, last) = (Array::of1(&key_of_game(game)), key_of_entry(game, &Array::new()));
    Ok(KeyRange::bound(&first, &last, None, None)?.into())
}

/// The record as the database takes it. What cannot be one (none of ours) is refused by the database.
pub(crate) fn raw(record: &Record) -> JsValue {
    serde_wasm_bindgen::to_value(record).unwrap_or_default()
}
