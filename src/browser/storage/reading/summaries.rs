//! Reads summaries of games for dialogs, in batches.
//!
//! A summary row is a database row that holds the summary of one game. Each change of a game
//! deletes its row in the same transaction, so an existing row is never out of date. If the row is
//! missing, this module derives the summary from the game. Only
//! [`summary_rows`](super::summary_rows) writes rows.

use super::{DialogReading, or_nothing};
use crate::app::GameId;
use crate::app::dialogs;
use crate::app::dialogs::club::{Msg, ReadClubData};
use crate::app::records::IMPORTED_GAME_VERSION;
use crate::app::storage::{BackupFault, GameSummary, StoreName, StoredGame, SummaryRow};
use crate::browser::storage::connection::Connection;
use crate::browser::storage::database::keys::key_of_game;
use crate::browser::storage::database::transaction::Transaction;
use crate::browser::storage::opening::records::RecordsPart;
use crate::browser::web::js_field;
use idb::{Error, KeyRange, Query};
use std::collections::BTreeMap;
use std::future::IntoFuture;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Number of game ids read per transaction. The database may contain a hundred thousand ids, and a
/// move can be written only between transactions.
const NAMES_AT_ONCE: u32 = 1_000;
/// Number of summary rows read per transaction.
pub(crate) const ROWS_AT_ONCE: usize = 200;
/// Number of whole games read per transaction.
pub(crate) const GAMES_AT_ONCE: usize = 4;

/// The summary of a saved game, or the reason why the game has none.
pub(crate) enum KnownSummary {
    /// A game played in the app, with its summary.
    Played(Box<GameSummary>),
    /// An imported game. It has no summary.
    Imported,
    /// A game that a later version of the app wrote, with its stored records. This version cannot
    /// read the records completely.
    Later(Box<StoredGame>),
}

impl From<SummaryRow> for KnownSummary {
    fn from(row: SummaryRow) -> KnownSummary {
        match row {
            SummaryRow::Played(summary) => KnownSummary::Played(summary),
            SummaryRow::Imported => KnownSummary::Imported,
        }
    }
}

/// The summaries of several saved games.
#[derive(Default)]
pub(crate) struct Summaries {
    /// The summaries by game. Deleted games are left out.
    pub(crate) known: BTreeMap<GameId, KnownSummary>,
    /// The games whose summary was derived because they had no summary row. Each game comes with
    /// the number of its entries (journal lines); 0 for an imported game.
    pub(crate) derived: Vec<(GameId, usize)>,
}

/// Reads the summaries of all games that were played in the app, for the club dialog. Sends each
/// batch with [`Msg::Read`]. Stops early when the dialog that began `reading` is closed.
pub(crate) fn read_all(connection: Rc<Connection>, reading: DialogReading) {
    spawn_local(async move {
        connection.until_readable().await;
        let read = read_wanted(&connection, &reading).await;
        if or_nothing(&connection, read).is_err() && reading.is_wanted() {
            connection.sender.send(dialogs::Msg::Club(Msg::NotRead).into());
        }
        if reading.is_wanted() {
            send_summaries(&connection, Vec::new(), true);
        }
    });
}

/// Reads the summaries of games that were played in the app, and sends them to the club dialog in
/// batches. Stops early when the dialog is closed.
async fn read_wanted(connection: &Connection, reading: &DialogReading) -> Result<(), BackupFault> {
    let ids = game_ids(connection, StoreName::Games).await?;
    for some in ids.chunks(ROWS_AT_ONCE) {
        if !reading.is_wanted() {
            return Ok(());
        }
        let known = known_summaries(connection, some, || reading.is_wanted()).await?;
        let own = known.known.into_values().filter_map(|known| match known {
            KnownSummary::Played(summary) => Some(*summary),
            KnownSummary::Imported | KnownSummary::Later(_) => None,
        });
        let own: Vec<_> = own.collect();
        if !own.is_empty() && reading.is_wanted() {
            send_summaries(connection, own, false);
        }
    }
    Ok(())
}

/// Sends a batch of summaries of saved games to the club dialog. `is_last` says that no more
/// batches follow.
fn send_summaries(connection: &Connection, summaries: Vec<GameSummary>, is_last: bool) {
    let read = ReadClubData { summaries: Some(summaries), is_last, ..ReadClubData::default() };
    connection.sender.send(dialogs::Msg::Club(Msg::Read(Box::new(read))).into());
}

/// Reads the ids of all games that have a record in `store`, in ascending order.
pub(crate) async fn game_ids(connection: &Connection, store: StoreName) -> Result<Vec<GameId>, BackupFault> {
    let (mut ids, mut last) = (Vec::new(), None);
    loop {
        let reading = connection.begin_reading(&[store])?;
        let some = reading.abort_on_error(keys_after(&reading, store, last).await)?;
        reading.finish_reading().await?;
        // Skips keys that are not valid game ids.
        ids.extend(some.iter().filter_map(JsValue::as_f64).filter_map(GameId::from_number));
        if some.len() < NAMES_AT_ONCE as usize {
            return Ok(ids);
        }
        last = some.into_iter().next_back();
    }
}

/// Returns the summaries of the games `ids`, sorted by id. Reads the summary row of each game, or
/// derives the summary from the game if the row is missing. Stops deriving when `is_wanted` returns
/// false. Leaves out deleted games.
pub(crate) async fn known_summaries(
    connection: &Connection,
    ids: &[GameId],
    is_wanted: impl Fn() -> bool,
) -> Result<Summaries, BackupFault> {
    let (reader, mut found) = (connection.records_code().await, Summaries::default());
    // In the database of a later version of the app, the store of summaries may be missing.
    for (game, row) in game_records(connection, StoreName::Summaries, ids).await.unwrap_or_default() {
        let text = js_field(&row, "text").as_string();
        let version = js_field(&row, "version").as_f64().unwrap_or(-1.0);
        let row = reader.read_row(game, version, text.as_deref());
        found.known.extend(row.map(|row| (game, row.into())));
    }
    let is_missing = |id: &GameId| !found.known.contains_key(id);
    let missing: Vec<_> = ids.iter().copied().filter(is_missing).collect();
    if missing.is_empty() {
        return Ok(found);
    }
    let mut own = Vec::new();
    for (game, record) in game_records(connection, StoreName::Games, &missing).await? {
        if line_of(&record).is_some() {
            found.known.insert(game, KnownSummary::Imported);
            found.derived.push((game, 0));
        } else {
            own.push(game);
        }
    }
    if own.is_empty() {
        return Ok(found);
    }
    for some in own.chunks(GAMES_AT_ONCE).take_while(|_| is_wanted()) {
        for stored in whole_games(connection, reader, some).await? {
            let (game, entries) = (stored.id, stored.entries.len());
            let known = match reader.summary(&stored) {
                Some(summary) => {
                    found.derived.push((game, entries));
                    KnownSummary::Played(Box::new(summary))
                }
                None => KnownSummary::Later(Box::new(stored)),
            };
            found.known.insert(game, known);
        }
    }
    Ok(found)
}

/// Reads the games `ids` with all their records in one transaction. `reader` is the code that
/// parses records.
pub(crate) async fn whole_games(
    connection: &Connection,
    reader: &'static dyn RecordsPart,
    ids: &[GameId],
) -> Result<Vec<StoredGame>, BackupFault> {
    let reading = connection.begin_reading(&[StoreName::Games, StoreName::Entries])?;
    let mut games = Vec::new();
    for id in ids {
        games.push(reading.abort_on_error(reader.game(&reading, *id).await)?);
    }
    reading.finish_reading().await?;
    Ok(games)
}

/// Reads the records of the games `ids`, sorted by id, from the object store `store` in one
/// transaction.
pub(crate) async fn game_records(
    connection: &Connection,
    store: StoreName,
    ids: &[GameId],
) -> Result<Vec<(GameId, JsValue)>, BackupFault> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let reading = connection.begin_reading(&[store])?;
    let records = reading.abort_on_error(read_records(&reading, store, ids).await)?;
    reading.finish_reading().await?;
    Ok(records)
}

/// Returns the content of an imported game, as one line of text, from the game's database record;
/// `None` for a game played in the app.
pub(crate) fn line_of(record: &JsValue) -> Option<String> {
    let version = js_field(record, "version").as_f64()?;
    js_field(record, "text").as_string().filter(|_| version == f64::from(IMPORTED_GAME_VERSION))
}

/// Returns at most [`NAMES_AT_ONCE`] keys of an object store: those after the key `last`, or the
/// first keys if `last` is `None`.
async fn keys_after(
    reading: &Transaction,
    store: StoreName,
    last: Option<JsValue>,
) -> Result<Vec<JsValue>, Error> {
    let after = last.map(|last| KeyRange::lower_bound(&last, Some(true)));
    let after = after.transpose()?.map(Query::from);
    reading.store(store)?.get_all_keys(after, Some(NAMES_AT_ONCE))?.await
}

/// Returns the records of the games `ids` in `store`, as far as they exist. The first request reads
/// as many records as there are ids, starting at the first id. If the store has other games between
/// the ids, this request does not reach the last ids. Each id that it does not reach gets its own
/// request.
async fn read_records(
    reading: &Transaction,
    store: StoreName,
    ids: &[GameId],
) -> Result<Vec<(GameId, JsValue)>, Error> {
    let (Some(first), Some(last)) = (ids.first(), ids.last()) else { return Ok(Vec::new()) };
    let store = reading.store(store)?;
    let range = KeyRange::bound(&key_of_game(*first), &key_of_game(*last), None, None)?;
    let some = store.get_all(Some(range.into()), Some(ids.len() as u32))?.await?;
    let is_all = some.len() < ids.len();
    let some = some.into_iter().filter_map(|record| Some((game_id_of_record(&record)?, record)));
    let mut found: Vec<(GameId, JsValue)> = some.collect();
    let reached = found.last().map(|(id, _)| *id);
    found.retain(|(id, _)| ids.binary_search(id).is_ok());
    if !is_all {
        let beyond = ids.iter().filter(|id| reached.is_none_or(|reached| **id > reached));
        let asked: Vec<_> = beyond
            .map(|id| Ok((*id, store.get(key_of_game(*id))?.into_future())))
            .collect::<Result<_, Error>>()?;
        for (id, record) in asked {
            found.extend(record.await?.map(|record| (id, record)));
        }
    }
    Ok(found)
}

/// Returns the id of the game of a database record; `None` if the record has no valid id.
fn game_id_of_record(record: &JsValue) -> Option<GameId> {
    js_field(record, "game").as_f64().and_then(GameId::from_number)
}
