//! Stores the entries (journal lines) of a finished game in one record, and splits that record
//! again for reading. A game has one entry for each event, such as a move.
//!
//! One record takes less disk space than many: Chromium adds 192 bytes to each record before
//! compression. A game of 60 half-moves takes 1.9 kB on the disk in one record, and 4.0 kB in
//! separate records (both compressed).

use super::keys::{entries_of, key_of_game};
use crate::app::GameId;
use crate::app::records::{FOLDED_GAME_VERSION, PLAYED_GAME_VERSION};
use crate::app::storage::{RawRecord, StoreName};
use crate::browser::storage::database::transaction::Transaction;
use crate::browser::web::{js_field, js_object, set_js_field};
use idb::{Error, ObjectStore};
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

/// Reads the entries (journal lines) of a game, each as a separate record.
pub(crate) async fn read_entries(transaction: &Transaction, game: GameId) -> Result<Vec<JsValue>, Error> {
    let records = transaction.store(StoreName::Entries)?.get_all(Some(entries_of(game)?), None)?.await?;
    Ok(unfold_entries(records))
}

/// Returns one record for each entry (journal line) of a game. `records` are the game's records in
/// the database. A record that holds all entries of a finished game is split. A record that holds a
/// single entry is kept, unless the split record contains the same entry.
pub(crate) fn unfold_entries(records: Vec<JsValue>) -> Vec<JsValue> {
    let (folded, mut single): (Vec<_>, Vec<_>) = records.into_iter().partition(is_folded);
    let entries: Vec<JsValue> = folded.iter().flat_map(unfold_record).collect();
    // After a fault the database may hold an entry twice: in the folded record and separately.
    let is_known = |record: &JsValue| {
        let number = record.number_field("number").unwrap_or(-1.0);
        entries.get(number as usize).is_some_and(|entry| entry.is_same(record))
    };
    single.retain(|record| !is_known(record));
    entries.into_iter().chain(single).collect()
}

/// Replaces the separate records of a finished game's entries by one record that holds all entries.
/// Does nothing if there is only one record, or if splitting the new record would not restore
/// exactly the same entries.
pub(crate) async fn fold_entries(entries: &ObjectStore, game: GameId) -> Result<(), Error> {
    let records = entries.get_all(Some(entries_of(game)?), None)?.await?;
    if records.len() < 2 {
        return Ok(());
    }
    let whole = unfold_entries(records);
    let folded = folded_record(game, &whole);
    let back = unfold_record(&folded);
    if back.len() == whole.len() && back.iter().zip(&whole).all(|(back, record)| back.is_same(record)) {
        entries.delete(entries_of(game)?)?;
        entries.put(&folded, None)?;
    }
    Ok(())
}

/// Whether a database record holds all entries (journal lines) of a finished game.
fn is_folded(record: &JsValue) -> bool {
    record.number_field("version") == Some(f64::from(FOLDED_GAME_VERSION))
        && Array::is_array(&js_field(record, "entries"))
}

/// Returns one record that holds all entries (journal lines) of a finished game. `records` are the
/// entries as separate records, numbered from 0. A record in the short form, with a text in the
/// field `entry`, becomes this text. Any other record becomes an object with the fields `at`,
/// `event` and `after`.
fn folded_record(game: GameId, records: &[JsValue]) -> JsValue {
    let entries: Array = records
        .iter()
        .map(|record| match js_field(record, "entry") {
            short if short.is_string() => short,
            _ => js_object(["at", "event", "after"].map(|name| (name, js_field(record, name)))).into(),
        })
        .collect();
    let game = key_of_game(game);
    js_object([
        ("version", FOLDED_GAME_VERSION.into()),
        ("game", game),
        ("number", 0.into()),
        ("entries", entries.into()),
    ])
    .into()
}

/// Splits a record that holds all entries (journal lines) of a finished game into one record for
/// each entry.
fn unfold_record(folded: &JsValue) -> Vec<JsValue> {
    let entries = Array::from(&js_field(folded, "entries"));
    let numbered = entries.iter().zip(0_u32..);
    let records = numbered.map(|(entry, number)| {
        let record = js_object([("version", PLAYED_GAME_VERSION.into()), ("game", js_field(folded, "game"))]);
        if entry.is_string() {
            set_js_field(&record, "entry", &entry);
        }
        set_js_field(&record, "number", &number.into());
        if entry.is_object() {
            Object::assign(&record, &Object::from(entry));
        }
        record.into()
    });
    records.collect()
}
