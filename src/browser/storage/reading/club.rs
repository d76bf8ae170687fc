//! Reads and deletes club journals, such as those of tournaments, and reads saved games, for the
//! club dialog. (The autosave queue writes the journals.)

use super::or_nothing;
use super::summaries::{GAMES_AT_ONCE, whole_games};
use crate::app::dialogs::club::{ClubLine, Msg, ReadClubData};
use crate::app::storage::{BackupFault, StoreName};
use crate::app::{GameId, dialogs};
use crate::browser::storage::connection::Connection;
use crate::browser::storage::database::keys::{entries_of, key_of_entry};
use crate::browser::storage::database::transaction::{Durability, Transaction};
use crate::browser::web::js_field;
use idb::{Error, Query};
use js_sys::Array;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Reads club journals from storage for the club dialog. With an id `tournament`, reads all lines
/// of the journal with this id, even if this is not the journal of a tournament. With `None`, reads
/// the first line of each journal, which shows what the journal contains.
///
/// Sends [`Msg::Read`] with the lines, or [`Msg::NotRead`] after a failure.
pub(crate) fn read_journals(connection: Rc<Connection>, tournament: Option<GameId>) {
    spawn_local(async move {
        let mut read = ReadClubData { of: tournament, ..ReadClubData::default() };
        connection.until_readable().await;
        let done = async {
            let reading = connection.begin_reading(&[StoreName::Club])?;
            read.lines = reading.abort_on_error(journal_lines(&reading, tournament).await)?;
            Ok(reading.finish_reading().await?)
        };
        send_answer(&connection, done.await, read);
    });
}

/// Reads the saved games with these ids for the club dialog. Sends [`Msg::Read`] with the games, or
/// [`Msg::NotRead`] after a failure. Sends nothing if `games` is empty.
pub(crate) fn read_games(connection: Rc<Connection>, games: Vec<GameId>) {
    spawn_local(async move {
        connection.until_readable().await;
        let reader = connection.records_code().await;
        let mut read = ReadClubData::default();
        let done = async {
            for some in games.chunks(GAMES_AT_ONCE) {
                read.games.extend(whole_games(&connection, reader, some).await?);
            }
            Ok(())
        };
        let done = done.await;
        // The club dialog would mistake a reply without games for a list of events.
        if !read.games.is_empty() || done.is_err() {
            send_answer(&connection, done, read);
        }
    });
}

/// Deletes the journal of a club event, such as a tournament, from the database. Shows a failure to
/// the players.
pub(crate) fn delete_event(connection: Rc<Connection>, event: GameId) {
    spawn_local(async move {
        let done = async {
            let (transaction, tab) = connection.begin_writing(Durability::Strict, &StoreName::ALL)?;
            transaction.abort_on_error(delete_records(&transaction, event).await)?;
            Ok(transaction.commit(tab).await?)
        };
        if let Err(fault) = done.await {
            connection.report_unwritten(fault);
        }
    });
}

/// Sends the journal lines or games in `read` to the club dialog. If `done` is an error, sends
/// [`Msg::NotRead`] instead.
fn send_answer(connection: &Connection, done: Result<(), BackupFault>, read: ReadClubData) {
    let msg = if or_nothing(connection, done).is_ok() { Msg::Read(Box::new(read)) } else { Msg::NotRead };
    connection.sender.send(dialogs::Msg::Club(msg).into());
}

/// Returns all journal lines of the club event `of`, such as a tournament. If `of` is `None`,
/// returns the first line of each journal.
async fn journal_lines(transaction: &Transaction, of: Option<GameId>) -> Result<Vec<ClubLine>, Error> {
    let club = transaction.store(StoreName::Club)?;
    let records = match of {
        Some(event) => club.get_all(Some(entries_of(event)?), None)?.await?,
        None => {
            let mut first = Vec::new();
            for key in club.get_all_keys(None, None)?.await? {
                if key.dyn_ref::<Array>().is_some_and(|key| key.get(1).as_f64() == Some(0.0)) {
                    first.extend(club.get(Query::from(key))?.await?);
                }
            }
            first
        }
    };
    let line = |record: &JsValue| {
        let game = js_field(record, "game").as_f64().and_then(GameId::from_number)?;
        let number = js_field(record, "number").as_f64()? as u32;
        Some((game, number, js_field(record, "text").as_string().unwrap_or_default()))
    };
    Ok(records.iter().filter_map(line).collect())
}

/// Deletes the journal records of a club event.
async fn delete_records(transaction: &Transaction, event: GameId) -> Result<(), Error> {
    let club = transaction.store(StoreName::Club)?;
    for record in club.get_all(Some(entries_of(event)?), None)?.await? {
        club.delete(key_of_entry(event, &js_field(&record, "number")))?;
    }
    Ok(())
}
