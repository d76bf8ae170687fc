//! Code for records that a first visit does without.

use crate::app::kept::{
    GameSummary, MAX_ASIDE_READ, OpenGames, ProtectedKeys, StoreName, SummaryRow, is_left_unchanged,
    newest_game_on_board,
};
use crate::app::records::StateRecords;
use crate::app::{GameId, StoredData, StoredGame};
use crate::browser::storage::database::folding::read_entries;
use crate::browser::storage::database::keys::key_of_game;
use crate::browser::storage::database::transaction::Writing;
use crate::browser::storage::reading::summary_rows::SummaryRows;
use crate::browser::storage::writing::Writer;
use crate::browser::storage::writing::unload_backup::UnloadBackup;
use crate::browser::web::field;
use futures_util::future::{FutureExt, LocalBoxFuture};
use idb::Error;
use serde_wasm_bindgen::Deserializer;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Code for records that a first visit does without. Only the program that makes one names that code, so that it can be
/// loaded on demand.
#[derive(Clone, Copy)]
pub struct RecordsCode(&'static dyn RecordsPart);

/// The part of the page that reads the records of earlier visits, summarizes games, and writes what cannot be written as it
/// is.
pub(crate) trait RecordsPart {
    /// Reads all that is at hand, by the disk or by what is known of it: the games, and what a later version of the app wrote.
    fn read<'a>(
        &self,
        writing: &'a Writing,
        stored: &'a mut StoredData,
        known: Option<OpenGames>,
    ) -> LocalBoxFuture<'a, Result<(OpenGames, ProtectedKeys), Error>>;
    /// Reads a game.
    fn game<'a>(&self, writing: &'a Writing, game: GameId) -> LocalBoxFuture<'a, Result<StoredGame, Error>>;
    /// Reads what there is one of.
    fn singles(&self, records: Vec<JsValue>) -> StateRecords;
    /// Derives the summary of a game; `None` where a later version has written the game.
    fn summary(&self, stored: &StoredGame) -> Option<GameSummary>;
    /// Reads the version and the text of a row.
    fn read_row(&self, game: GameId, version: f64, text: Option<&str>) -> Option<SummaryRow>;
    /// Writes the row of a game, or all rows that are missing.
    fn write_rows(&self, rows: Rc<SummaryRows>, game: Option<GameId>) -> LocalBoxFuture<'static, ()>;
    /// Writes what the page before left. Whether some of it was set aside for that.
    fn write_left<'a>(
        &self,
        left: &'a UnloadBackup,
        writing: &'a Writing,
    ) -> LocalBoxFuture<'a, Result<bool, Error>>;
    /// Writes what waits, record by record.
    fn write_each(&self, writer: Rc<Writer>) -> LocalBoxFuture<'static, ()>;
    /// Moves damaged records out of the way.
    fn move_damage(&self, writer: Rc<Writer>) -> LocalBoxFuture<'static, ()>;
}

impl RecordsCode {
    /// All of that code.
    pub fn all() -> RecordsCode {
        RecordsCode(&AllRecords)
    }

    /// What that code does.
    pub(crate) fn part(self) -> &'static dyn RecordsPart {
        self.0
    }
}

struct AllRecords;

impl RecordsPart for AllRecords {
    fn read<'a>(
        &self,
        writing: &'a Writing,
        stored: &'a mut StoredData,
        known: Option<OpenGames>,
    ) -> LocalBoxFuture<'a, Result<(OpenGames, ProtectedKeys), Error>> {
        all(writing, stored, known).boxed_local()
    }

    fn game<'a>(&self, writing: &'a Writing, game: GameId) -> LocalBoxFuture<'a, Result<StoredGame, Error>> {
        one(writing, game).boxed_local()
    }

    fn singles(&self, records: Vec<JsValue>) -> StateRecords {
        singles(records)
    }

    fn summary(&self, stored: &StoredGame) -> Option<GameSummary> {
        GameSummary::derive_from(stored)
    }

    fn read_row(&self, game: GameId, version: f64, text: Option<&str>) -> Option<SummaryRow> {
        SummaryRow::read(game, version, text)
    }

    fn write_rows(&self, rows: Rc<SummaryRows>, game: Option<GameId>) -> LocalBoxFuture<'static, ()> {
        async move { rows.write(game).await }.boxed_local()
    }

    fn write_left<'a>(
        &self,
        left: &'a UnloadBackup,
        writing: &'a Writing,
    ) -> LocalBoxFuture<'a, Result<bool, Error>> {
        left.write(writing).boxed_local()
    }

    fn write_each(&self, writer: Rc<Writer>) -> LocalBoxFuture<'static, ()> {
        writer.write_each().boxed_local()
    }

    fn move_damage(&self, writer: Rc<Writer>) -> LocalBoxFuture<'static, ()> {
        writer.move_damage().boxed_local()
    }
}

fn singles(records: Vec<JsValue>) -> StateRecords {
    StateRecords::read(records.into_iter().map(Deserializer::from))
}

async fn one(writing: &Writing, game: GameId) -> Result<StoredGame, Error> {
    let none = StateRecords::of_records(Vec::new());
    let found = read_game(writing, game, &none).await?;
    Ok(found.unwrap_or_else(|| StoredGame::read(game, None::<Deserializer>, [], &none, false)))
}

/// Reads a game; `None` where there is no record of it.
async fn read_game(
    writing: &Writing,
    id: GameId,
    singles: &StateRecords,
) -> Result<Option<StoredGame>, Error> {
    let begun = writing.store(StoreName::Games)?.get(key_of_game(id))?.await?;
    let entries = read_entries(writing, id).await?;
    if begun.is_none() && entries.is_empty() {
        return Ok(None);
    }
    let later = begun.iter().chain(&entries).any(is_left_unchanged);
    let entries = entries.into_iter().map(Deserializer::from);
    Ok(Some(StoredGame::read(id, begun.map(Deserializer::from), entries, singles, later)))
}

async fn all(
    writing: &Writing,
    stored: &mut StoredData,
    known: Option<OpenGames>,
) -> Result<(OpenGames, ProtectedKeys), Error> {
    let found = writing.store(StoreName::State)?.get_all(None, None)?.await?;
    let key = |record: &JsValue| field(record, "key").as_string();
    let left_alone = ProtectedKeys::new(
        found.iter().filter(|record| is_left_unchanged(*record)).filter_map(key).collect(),
    );
    let singles = singles(found);
    let games = writing.store(StoreName::Games)?;
    let mut at_hand = match known.or_else(|| singles.open_games()) {
        Some(at_hand) => at_hand,
        None => newest_game_on_board(games.get_all(None, None)?.await?.iter().map(name)),
    };
    stored.settings = singles.settings();
    stored.has_later_version = !left_alone.is_empty();
    stored.unread_aside = at_hand.1.get(MAX_ASIDE_READ..).unwrap_or_default().to_vec();
    let mut gone = Vec::new();
    for id in at_hand.0.iter().chain(at_hand.1.iter().take(MAX_ASIDE_READ)) {
        match read_game(writing, *id, &singles).await? {
            // A game that has no record at all is not at hand, whatever says so: there is nothing of it to be damaged.
            None => gone.push(*id),
            Some(game) if Some(*id) == at_hand.0 => stored.current = Some(game),
            Some(game) => stored.aside.push(game),
        }
    }
    at_hand.0.take_if(|game| gone.contains(game));
    at_hand.1.retain(|game| !gone.contains(game));
    Ok((at_hand, left_alone))
}

/// The name of a game, by the record it begins with.
fn name(record: &JsValue) -> Option<f64> {
    field(record, "game").as_f64()
}
