//! Collects all saved data for a backup file. Reads the data in many short transactions, so that
//! the moves of a game in progress can be saved in between.
//!
//! A club journal has the saved changes of a tournament, of the player profiles, or of the notes on
//! a game.

use super::lines::{GAMES_FIELD, VERSION_FIELD};
use crate::app::storage::{BACKUP_VERSION, BackupFault, StoreName, group_by_game};
use crate::app::{GameId, device};
use crate::browser::storage::connection::Connection;
use crate::browser::storage::database::folding::unfold_entries;
use crate::browser::storage::database::keys::{entries_of, key_of_entry, key_of_game};
use crate::browser::storage::database::raw_record::to_json;
use crate::browser::storage::database::transaction::Transaction;
use crate::browser::web::{js_object, set_js_field};
use idb::{KeyRange, Query};
use js_sys::{Array, Object};
use std::cell::Cell;
use wasm_bindgen::prelude::*;

/// Number of games read per transaction.
const GAMES_PER_TRANSACTION: usize = 10;

/// Reads all saved data, and returns the text of the backup file, in parts. Returns the error
/// [`BackupFault::Stopped`] if `is_stopping` is true before a batch of games.
pub(crate) async fn collect_backup(
    connection: &Connection,
    is_stopping: &Cell<bool>,
) -> Result<Array, BackupFault> {
    connection.until_readable().await;
    if connection.has_no_stores() {
        return Ok(Array::of2(&head_text(&Object::new()).into(), &"\n]}\n".into()));
    }
    let stores = [StoreName::State, StoreName::Damaged, StoreName::Games, StoreName::Club];
    let reading = connection.begin_reading(&stores)?;
    let (head, ids, journals) = reading.abort_on_error(backup_head(&reading).await)?;
    reading.finish_reading().await?;
    let parts = Array::of1(&head);
    let mut lines = 0;
    for ids in ids.chunks(GAMES_PER_TRANSACTION) {
        if is_stopping.get() {
            return Err(BackupFault::Stopped);
        }
        let reading = connection.begin_reading(&[StoreName::Games, StoreName::Entries])?;
        let part = reading.abort_on_error(game_lines(&reading, ids, &mut lines).await)?;
        reading.finish_reading().await?;
        parts.push(&part.into());
        connection.sender.send(device::Msg::Progress(lines).into());
    }
    for journal in journals {
        let reading = connection.begin_reading(&[StoreName::Club])?;
        let part = reading.abort_on_error(club_line(&reading, journal, &mut lines).await)?;
        reading.finish_reading().await?;
        parts.push(&part.into());
    }
    parts.push(&"\n]}\n".into());
    Ok(parts)
}

/// Returns the first line of the backup file (everything but games and club journals), the ids of
/// the saved games, and the ids of the club journals.
async fn backup_head(transaction: &Transaction) -> Result<(JsValue, Vec<GameId>, Vec<GameId>), idb::Error> {
    let file = Object::new();
    for store in [StoreName::State, StoreName::Damaged] {
        let records: Array = transaction.store(store)?.get_all(None, None)?.await?.into_iter().collect();
        set_js_field(&file, store.name(), &records);
    }
    let games = transaction.store(StoreName::Games)?.get_all_keys(None, None)?.await?;
    let ids = games.iter().filter_map(JsValue::as_f64).filter_map(GameId::from_number).collect();
    let head = head_text(&file);
    let club = transaction.store(StoreName::Club)?.get_all_keys(None, None)?.await?;
    let journal = |key: &JsValue| key.dyn_ref::<Array>()?.get(0).as_f64().and_then(GameId::from_number);
    let mut journals: Vec<GameId> = club.iter().filter_map(journal).collect();
    journals.dedup();
    Ok((head.into(), ids, journals))
}

/// Returns the first line of the backup file. It has `fields`, such as the settings, and ends
/// inside the JSON list of games. The items of this list are the lines that follow.
fn head_text(fields: &Object) -> String {
    let file = js_object([(VERSION_FIELD, BACKUP_VERSION.into())]);
    let file = to_json(&Object::assign(&file, fields));
    file.strip_suffix('}').unwrap_or(&file).to_owned() + ",\"" + GAMES_FIELD + "\":["
}

/// Returns the line of a club journal in the backup file. Increases `lines`, the number of lines
/// after the first line, by 1.
async fn club_line(
    transaction: &Transaction,
    journal: GameId,
    lines: &mut u64,
) -> Result<String, idb::Error> {
    let records = transaction.store(StoreName::Club)?.get_all(Some(entries_of(journal)?), None)?.await?;
    let records: Array = records.into_iter().collect();
    let line = js_object([(StoreName::Club.name(), records.into())]);
    let before = if *lines == 0 { "\n" } else { ",\n" };
    *lines += 1;
    Ok(before.to_owned() + &to_json(&line))
}

/// Returns a line of the backup file for each saved game with an id from the first to the last of
/// the sorted `ids`. Adds their number to `lines`, the number of lines after the first line of the
/// file.
async fn game_lines(
    transaction: &Transaction,
    ids: &[GameId],
    lines: &mut u64,
) -> Result<String, idb::Error> {
    let (Some(first), Some(last)) = (ids.first(), ids.last()) else { return Ok(String::new()) };
    let range = Query::from(KeyRange::bound(&key_of_game(*first), &key_of_game(*last), None, None)?);
    let begun = transaction.store(StoreName::Games)?.get_all(Some(range), None)?.await?;
    let (from, to) = (Array::of1(&key_of_game(*first)), key_of_entry(*last, &Array::new()));
    let range = Query::from(KeyRange::bound(&from, &to, None, None)?);
    let entries = transaction.store(StoreName::Entries)?.get_all(Some(range), None)?.await?;
    let mut part = String::new();
    for game in group_by_game(begun, entries).into_values() {
        part += if *lines == 0 { "\n" } else { ",\n" };
        *lines += 1;
        let line = Object::new();
        if let Some(begun) = &game.setup_record {
            set_js_field(&line, "begun", begun);
        }
        set_js_field(&line, "entries", &unfold_entries(game.entries).into_iter().collect::<Array>());
        part += &to_json(&line);
    }
    Ok(part)
}
