//! Writes summary rows: database rows that hold the summaries of games. Writes a game's row in the
//! background when the game ends. Writes missing rows some time after the page was opened or a
//! backup was restored, unless a saved game has crashed the page.

use super::summaries::{KnownSummary, Summaries, game_ids, known_summaries};
use crate::app::GameId;
use crate::app::storage::{BackupFault, SUMMARY_VERSION, StoreName, SummaryRow};
use crate::browser::resources::service_worker;
use crate::browser::storage::connection::Connection;
use crate::browser::storage::database::folding::{fold_entries, unfold_entries};
use crate::browser::storage::database::keys::{entries_of, key_of_game, to_js_record};
use crate::browser::storage::database::transaction::{Durability, Transaction};
use crate::browser::storage::local_storage::LocalStorage;
use crate::browser::web::js_field;
use gloo_timers::future::TimeoutFuture;
use idb::{Error, Query};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::future::IntoFuture;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// Number of games whose summary rows are written per transaction.
const WRITTEN_AT_ONCE: usize = 20;
/// Delay between the opening of the page, or the restoring of a backup, and the check for missing
/// rows, in milliseconds.
const FIRST_CHECK_MS: u32 = 2_000;
/// Pause after each transaction that writes missing rows, in milliseconds.
const PAUSE_MS: u32 = 20;
/// The local storage key under which the crash page (`xtask/src/ship/guard.js`) stores the build
/// that the user started without the last game.
const CRASHED_BUILD_KEY: &str = "tabiya.crashed";

/// Writes the summary of each game to its own database row. Lists of games read these short rows
/// instead of whole games.
pub(crate) struct SummaryRows {
    connection: Rc<Connection>,
    local: LocalStorage,
    /// Whether missing rows are being written, or will be written after the delay.
    is_writing: Cell<bool>,
}

impl SummaryRows {
    /// Creates the object that writes summary rows to this storage; writes nothing yet. `local` is
    /// the browser's local storage.
    pub(crate) fn new(connection: Rc<Connection>, local: LocalStorage) -> Rc<SummaryRows> {
        Rc::new(SummaryRows { connection, local, is_writing: Cell::default() })
    }

    /// Derives the summary of a finished game and writes its summary row, in the background.
    pub(crate) fn summarize(self: &Rc<SummaryRows>, game: GameId) {
        let me = self.clone();
        spawn_local(async move { me.connection.records_code().await.write_summaries(me, Some(game)).await });
    }

    /// Writes the summary rows of all games that have none, in the background, after
    /// [`FIRST_CHECK_MS`]. Writes none if a saved game has crashed this build of the page, because
    /// reading that game would crash the page again.
    pub(crate) fn write_missing(self: &Rc<SummaryRows>) {
        let crashed = self.local.with(|local| local.get_item(CRASHED_BUILD_KEY)).flatten();
        if crashed.is_some_and(|build| build == service_worker::build()) || self.is_writing.replace(true) {
            return;
        }
        let me = self.clone();
        spawn_local(async move {
            TimeoutFuture::new(FIRST_CHECK_MS).await;
            me.connection.records_code().await.write_summaries(me.clone(), None).await;
            me.is_writing.set(false);
        });
    }

    /// Writes the summary row of `game`. If `game` is `None`, writes the rows of all games that
    /// have none. Ignores errors, because a missing summary is derived when it is needed.
    pub(crate) async fn write(&self, game: Option<GameId>) {
        let _ = match game {
            Some(game) => self.write_summaries(&[game]).await,
            None => self.write_missing_now().await,
        };
    }

    /// Writes the summary rows of all games that have none, in batches.
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

    /// Whether some games have no summary row. If the first row has another version than
    /// [`SUMMARY_VERSION`], deletes all rows first.
    ///
    /// Compares only the number of games with the number of rows. That suffices, because a
    /// transaction that deletes a game also deletes its row. A missing row costs only time, because
    /// [`known_summaries`] derives the summary for each list.
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

    /// Derives the summary of each of these games that has no summary row, and writes the row.
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

    /// Begins a write transaction on these object stores. Returns the transaction and the number
    /// that marks this tab as the owner of the database.
    ///
    /// # Errors
    /// If the user has left the page, or if the storage is not open for writing.
    fn begin_writing(&self, stores: &[StoreName]) -> Result<(Transaction, u32), BackupFault> {
        match self.connection.is_away() {
            true => Err(BackupFault::StorageUnavailable),
            false => self.connection.begin_writing(Durability::Relaxed, stores),
        }
    }
}

/// Writes the summary row of an imported game. Instead of a summary, the row says that the game is
/// imported.
pub(crate) fn add_imported_row(transaction: &Transaction, game: GameId) -> Result<(), Error> {
    let row = to_js_record(&SummaryRow::imported_game_row(game));
    transaction.store(StoreName::Summaries)?.put(&row, None).map(drop)
}

/// Returns the number of saved games, the number of summary rows, and the first row, if there is
/// one.
async fn row_counts(reading: &Transaction) -> Result<(u32, u32, Option<JsValue>), Error> {
    let rows = reading.store(StoreName::Summaries)?;
    let first = rows.get_all(None, Some(1))?.await?.into_iter().next();
    let games = reading.store(StoreName::Games)?.count(None)?.await?;
    Ok((games, rows.count(None)?.await?, first))
}

/// Writes the summary row of each game in `derived`. Also packs the entries (journal lines) of each
/// finished game into one record. Each item of `derived` is a game and the number of entries from
/// which its summary was derived. Skips games whose number of entries has changed since. `known`
/// contains the summaries.
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
