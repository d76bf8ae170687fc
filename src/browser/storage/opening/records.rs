//! Reads saved records. This code is loaded on demand, because a first visit does not need it.

use crate::app::records::StateRecords;
use crate::app::storage::{
    GameSummary, MAX_ASIDE_READ, OpenGames, ProtectedKeys, StoreName, SummaryRow, is_left_unchanged,
    newest_game_on_board,
};
use crate::app::{GameId, StoredData, StoredGame};
use crate::browser::storage::database::folding::read_entries;
use crate::browser::storage::database::keys::key_of_game;
use crate::browser::storage::database::transaction::Transaction;
use crate::browser::storage::reading::summary_rows::SummaryRows;
use crate::browser::storage::writing::StorageWriter;
use crate::browser::storage::writing::unload_backup::UnloadBackup;
use crate::browser::web::js_field;
use futures_util::future::{FutureExt, LocalBoxFuture};
use idb::Error;
use serde_wasm_bindgen::Deserializer;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// The code that reads saved records. Only a program (WebAssembly file) that calls
/// [`RecordsCode::all`] contains this code, so that the page can load it on demand.
#[derive(Clone, Copy)]
pub struct RecordsCode(&'static dyn RecordsPart);

/// Interface of the code that the page loads on demand: it reads the saved records of earlier
/// visits, summarizes games, writes records that an earlier page left or that the browser refused,
/// and moves damaged records, which the app cannot read, to an object store of their own.
pub(crate) trait RecordsPart {
    /// Reads the settings and the open games from the database into `stored`. The open games are
    /// the game on the board and the games put aside, of which at most [`MAX_ASIDE_READ`] are read.
    /// `known` contains the ids of the open games, if the caller knows them.
    ///
    /// Returns the ids of the open games that have records. Also returns the keys of settings and
    /// other state records that a later version of the app wrote: these records must not be
    /// overwritten.
    fn read<'a>(
        &self,
        transaction: &'a Transaction,
        stored: &'a mut StoredData,
        known: Option<OpenGames>,
    ) -> LocalBoxFuture<'a, Result<(OpenGames, ProtectedKeys), Error>>;
    /// Reads a game with its entries (journal lines) from the database. Returns a game without
    /// content if the game has no records.
    fn game<'a>(
        &self,
        transaction: &'a Transaction,
        game: GameId,
    ) -> LocalBoxFuture<'a, Result<StoredGame, Error>>;
    /// Parses the state records of the database: records that exist only once, such as the settings
    /// and the list of open games. Leaves out unreadable records.
    fn state_records(&self, records: Vec<JsValue>) -> StateRecords;
    /// Derives the summary of a saved game for lists of games; `None` if a later version of the app
    /// wrote the game.
    fn summary(&self, stored: &StoredGame) -> Option<GameSummary>;
    /// Parses a summary row: the database row with the summary of a game. `version` and `text` are
    /// the fields of the row. The row of an imported game has no text. Returns `None` if the row is
    /// invalid.
    fn read_row(&self, game: GameId, version: f64, text: Option<&str>) -> Option<SummaryRow>;
    /// Writes the summary row of `game`. If `game` is `None`, writes the rows of all games that
    /// have none.
    fn write_summaries(&self, rows: Rc<SummaryRows>, game: Option<GameId>) -> LocalBoxFuture<'static, ()>;
    /// Writes the records of the backup to the database: records that an earlier page could not
    /// write before it was closed. Returns whether a record was moved to the store of damaged
    /// records.
    fn write_backup<'a>(
        &self,
        backup: &'a UnloadBackup,
        transaction: &'a Transaction,
    ) -> LocalBoxFuture<'a, Result<bool, Error>>;
    /// Writes each queued record in its own database transaction, after the browser has refused one
    /// of the records.
    fn write_each(&self, writer: Rc<StorageWriter>) -> LocalBoxFuture<'static, ()>;
    /// Moves the damaged records of games to the database's store of damaged records.
    fn move_damage(&self, writer: Rc<StorageWriter>) -> LocalBoxFuture<'static, ()>;
}

impl RecordsCode {
    /// Creates the value that contains all code for reading saved records.
    pub fn all() -> RecordsCode {
        RecordsCode(&AllRecords)
    }

    /// Returns the functions of this code.
    pub(crate) fn part(self) -> &'static dyn RecordsPart {
        self.0
    }
}

/// The only implementation of [`RecordsPart`].
struct AllRecords;

impl RecordsPart for AllRecords {
    fn read<'a>(
        &self,
        transaction: &'a Transaction,
        stored: &'a mut StoredData,
        known: Option<OpenGames>,
    ) -> LocalBoxFuture<'a, Result<(OpenGames, ProtectedKeys), Error>> {
        read_settings_and_open_games(transaction, stored, known).boxed_local()
    }

    fn game<'a>(
        &self,
        transaction: &'a Transaction,
        game: GameId,
    ) -> LocalBoxFuture<'a, Result<StoredGame, Error>> {
        read_single(transaction, game).boxed_local()
    }

    fn state_records(&self, records: Vec<JsValue>) -> StateRecords {
        state_records(records)
    }

    fn summary(&self, stored: &StoredGame) -> Option<GameSummary> {
        GameSummary::derive_from(stored)
    }

    fn read_row(&self, game: GameId, version: f64, text: Option<&str>) -> Option<SummaryRow> {
        SummaryRow::read(game, version, text)
    }

    fn write_summaries(&self, rows: Rc<SummaryRows>, game: Option<GameId>) -> LocalBoxFuture<'static, ()> {
        async move { rows.write(game).await }.boxed_local()
    }

    fn write_backup<'a>(
        &self,
        backup: &'a UnloadBackup,
        transaction: &'a Transaction,
    ) -> LocalBoxFuture<'a, Result<bool, Error>> {
        backup.write(transaction).boxed_local()
    }

    fn write_each(&self, writer: Rc<StorageWriter>) -> LocalBoxFuture<'static, ()> {
        writer.write_each().boxed_local()
    }

    fn move_damage(&self, writer: Rc<StorageWriter>) -> LocalBoxFuture<'static, ()> {
        writer.move_damage().boxed_local()
    }
}

/// Parses the state records of the database, such as the settings and the list of open games.
/// Leaves out unreadable records.
fn state_records(records: Vec<JsValue>) -> StateRecords {
    StateRecords::read(records.into_iter().map(Deserializer::from))
}

/// Reads a game from the database. Returns a game without content if the game has no records.
async fn read_single(transaction: &Transaction, game: GameId) -> Result<StoredGame, Error> {
    let none = StateRecords::of_records(Vec::new());
    let found = read_game(transaction, game, &none).await?;
    Ok(found.unwrap_or_else(|| StoredGame::read(game, None::<Deserializer>, [], &none, false)))
}

/// Reads the game `id` from the database; `None` if the game has no records. `state_records`
/// contains the settings and the list of open games.
async fn read_game(
    transaction: &Transaction,
    id: GameId,
    state_records: &StateRecords,
) -> Result<Option<StoredGame>, Error> {
    let begun = transaction.store(StoreName::Games)?.get(key_of_game(id))?.await?;
    let entries = read_entries(transaction, id).await?;
    if begun.is_none() && entries.is_empty() {
        return Ok(None);
    }
    let is_from_later_version = begun.iter().chain(&entries).any(is_left_unchanged);
    let entries = entries.into_iter().map(Deserializer::from);
    Ok(Some(StoredGame::read(
        id,
        begun.map(Deserializer::from),
        entries,
        state_records,
        is_from_later_version,
    )))
}

/// Reads the settings and the open games from the database into `stored`. The open games are the
/// game on the board and the games put aside, of which at most [`MAX_ASIDE_READ`] are read. `known`
/// contains the ids of the open games, if the caller knows them.
///
/// Returns the ids of the open games that have records. Also returns the keys of settings and other
/// state records that a later version of the app wrote: these records must not be overwritten.
async fn read_settings_and_open_games(
    transaction: &Transaction,
    stored: &mut StoredData,
    known: Option<OpenGames>,
) -> Result<(OpenGames, ProtectedKeys), Error> {
    let found = transaction.store(StoreName::State)?.get_all(None, None)?.await?;
    let key = |record: &JsValue| js_field(record, "key").as_string();
    let protected_keys = ProtectedKeys::new(
        found.iter().filter(|record| is_left_unchanged(*record)).filter_map(key).collect(),
    );
    let state_records = state_records(found);
    let games = transaction.store(StoreName::Games)?;
    let mut open_games = match known.or_else(|| state_records.open_games()) {
        Some(open_games) => open_games,
        None => newest_game_on_board(games.get_all(None, None)?.await?.iter().map(game_of_record)),
    };
    stored.settings = state_records.settings();
    stored.has_later_version = !protected_keys.is_empty();
    stored.unread_aside = open_games.1.get(MAX_ASIDE_READ..).unwrap_or_default().to_vec();
    let mut gone = Vec::new();
    for id in open_games.0.iter().chain(open_games.1.iter().take(MAX_ASIDE_READ)) {
        match read_game(transaction, *id, &state_records).await? {
            // A game without records does not count as open, even if the list of open games
            // contains its id.
            None => gone.push(*id),
            Some(game) if Some(*id) == open_games.0 => stored.current = Some(game),
            Some(game) => stored.aside.push(game),
        }
    }
    open_games.0.take_if(|game| gone.contains(game));
    open_games.1.retain(|game| !gone.contains(game));
    Ok((open_games, protected_keys))
}

/// Returns the id of a game, as a number, from the record of the game's setup; `None` if the record
/// has no id.
fn game_of_record(record: &JsValue) -> Option<f64> {
    js_field(record, "game").as_f64()
}
