//! Writes the summaries of games to database rows: in the background when a game ends, and, for
//! missing rows, some time after the page was opened or a backup was restored. The row of an
//! imported game is written together with the game.

use super::summaries::{KnownSummary, Summaries, game_ids, known_summaries};
use crate::app::GameId;
use crate::app::storage::{BackupFault, SUMMARY_VERSION, StoreName, SummaryRow};
use crate::browser::storage::connection::Connection;
use crate::browser::storage::database::folding::{fold_entries, unfold_entries};
use crate::browser::storage::database::keys::{entries_of, key_of_game, to_js_record};
use crate::browser::storage::database::transaction::{Durability, Transaction};
use crate::browser::web::js_field;
use gloo_timers::future::TimeoutFuture;
use idb::{Error, Query};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::future::IntoFuture;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Number of rows written per transaction.
const WRITTEN_AT_ONCE: usize = 20;
/// Delay before a check for missing rows, in milliseconds: after the page was opened, and after a
/// restore of a backup.
const FIRST_CHECK_MS: u32 = 2_000;
/// Pause after each batch of summaries in the background, in milliseconds.
const PAUSE_MS: u32 = 20;

/// Writes the summary of each game to its own database row. Lists of games read these short rows
/// instead of whole games.
pub(crate) struct SummaryRows {
    connection: Rc<Connection>,
    /// Whether missing rows are being written, or will be soon.
    is_writing: Cell<bool>,
}

impl SummaryRows {
    /// Creates the object that writes summaries of games to this storage; nothing is written yet.
    pub(crate) fn new(connection: Rc<Connection>) -> Rc<SummaryRows> {
        Rc::new(SummaryRows { connection, is_writing: Cell::default() })
    }

    /// Derives the summary of a finished game and writes it to its own database row, in the
    /// background.
    pub(crate) fn summarize(self: &Rc<SummaryRows>, game: GameId) {
        let me = self.clone();
        spawn_local(async move { me.connection.records_code().await.write_summaries(me, Some(game)).await });
    }

    /// Writes the summaries of all saved games that have none stored, in the background, after a
    /// delay.
    pub(crate) fn write_missing(self: &Rc<SummaryRows>) {
        if self.is_writing.replace(true) {
            return;
        }
        let me = self.clone();
        spawn_local(async move {
            TimeoutFuture::new(FIRST_CHECK_MS).await;
            me.connection.records_code().await.write_summaries(me.clone(), None).await;
            me.is_writing.set(false);
        });
    }

    /// Writes the summary of `game` to its database row; for `None`, the summaries of all games
    /// that have no row. Errors are ignored, because a missing summary is derived when needed.
    pub(crate) async fn write(&self, game: Option<GameId>) {
        let _ = match game {
            Some(game) => self.write_summaries(&[game]).await,
            None => self.write_missing_now().await,
        };
    }

    /// Writes the summaries of all games that have none stored, in batches.
    async fn write_missing_now(&self) -> Result<(), BackupFault> {
        if !self.lacks_rows().await? {
            return Ok(());
        }
        let known: BTreeSet<_> =
            game_ids(&self.connection, StoreName::Summaries).await?.into_iter().collect();
        let mut missing = game_ids(&self.connection, StoreName::Games).await?;
        missing.retain(|game| !known.contains(game));
        for some in missing.chunks(WRITTEN_AT_ONCE) {
            self.write_summaries(some).await?;
            TimeoutFuture::new(PAUSE_MS).await;
        }
        Ok(())
    }

    /// Whether some games have no stored summary (row). If the first row has another version than
    /// the rows of this app, all rows are deleted first.
    ///
    /// Compares only the number of games with that of rows, which is enough: a transaction that
    /// deletes a game deletes its row, so no row is without its game. A row that is missing all the
    /// same costs only time, because [`known_summaries`] derives the summary for each list.
    async fn lacks_rows(&self) -> Result<bool, BackupFault> {
        let reading = self.connection.begin_reading(&[StoreName::Games, StoreName::Summaries])?;
        let (games, rows, first) = reading.abort_on_error(row_counts(&reading).await)?;
        reading.finish_reading().await?;
        if first.is_some_and(|row| js_field(&row, "version").as_f64() != Some(f64::from(SUMMARY_VERSION))) {
            let (transaction, tab) = self.begin_writing(&[StoreName::State, StoreName::Summaries])?;
            transaction.abort_on_error(
                transaction.store(StoreName::Summaries).and_then(|rows| rows.clear().map(drop)),
            )?;
            transaction.commit(tab).await?;
            return Ok(true);
        }
        Ok(games != rows)
    }

    /// Derives the summary of each of these games that has no stored summary, and writes it to the
    /// database, so that lists of games load faster.
    async fn write_summaries(&self, games: &[GameId]) -> Result<(), BackupFault> {
        let Summaries { known, derived } =
            known_summaries(&self.connection, games, || !self.connection.is_away()).await?;
        if derived.is_empty() {
            return Ok(());
        }
        let stores = [StoreName::State, StoreName::Games, StoreName::Entries, StoreName::Summaries];
        let (transaction, tab) = self.begin_writing(&stores)?;
        transaction.abort_on_error(put_rows(&transaction, &known, &derived).await)?;
        Ok(transaction.commit(tab).await?)
    }

    /// Begins a write transaction of the database on these object stores. Returns it with the
    /// number that marks this tab as the owner of the database. `Err` if the page has been left, or
    /// if the storage is not open for writing.
    fn begin_writing(&self, stores: &[StoreName]) -> Result<(Transaction, u32), BackupFault> {
        match self.connection.is_away() {
            true => Err(BackupFault::StorageUnavailable),
            false => self.connection.begin_writing(Durability::Relaxed, stores),
        }
    }
}

/// Writes the database row of an imported game in the store of summaries. Instead of a summary, the
/// row says that the game is imported.
pub(crate) fn add_imported_row(transaction: &Transaction, game: GameId) -> Result<(), Error> {
    let row = to_js_record(&SummaryRow::imported_game_row(game));
    transaction.store(StoreName::Summaries)?.put(&row, None).map(drop)
}

/// Returns the number of saved games, the number of stored summaries (rows), and the first row, if
/// there is one.
async fn row_counts(reading: &Transaction) -> Result<(u32, u32, Option<JsValue>), Error> {
    let rows = reading.store(StoreName::Summaries)?;
    let first = rows.get_all(None, Some(1))?.await?.into_iter().next();
    let games = reading.store(StoreName::Games)?.count(None)?.await?;
    Ok((games, rows.count(None)?.await?, first))
}

/// Writes the summary of each game in `derived` to a database row, and packs the entries of each
/// finished one of these games into one record. Each item of `derived` is a game and the number of
/// entries from which its summary was derived; a game whose number of entries has changed since
/// then is left out. `known` contains the summaries.
async fn put_rows(
    transaction: &Transaction,
    known: &BTreeMap<GameId, KnownSummary>,
    derived: &[(GameId, usize)],
) -> Result<(), Error> {
    let [games, entries, rows] = [StoreName::Games, StoreName::Entries, StoreName::Summaries];
    let (games, entries, rows) =
        (transaction.store(games)?, transaction.store(entries)?, transaction.store(rows)?);
    let mut counted = Vec::new();
    for (game, derived_count) in derived {
        let is_there = games.count(Some(Query::from(key_of_game(*game))))?.into_future();
        let stored_entries = entries.get_all(Some(entries_of(*game)?), None)?.into_future();
        counted.push((*game, *derived_count, is_there, stored_entries));
    }
    for (game, derived_count, is_there, stored_entries) in counted {
        if is_there.await? == 1 && unfold_entries(stored_entries.await?).len() == derived_count {
            let row = match known.get(&game) {
                Some(KnownSummary::Played(summary)) => {
                    if summary.facts.outcome.is_some() {
                        fold_entries(&entries, game).await?;
                    }
                    summary.to_row()
                }
                Some(KnownSummary::Imported) => SummaryRow::imported_game_row(game),
                Some(KnownSummary::Later(_)) | None => continue,
            };
            rows.put(&to_js_record(&row), None)?;
        }
    }
    Ok(())
}
