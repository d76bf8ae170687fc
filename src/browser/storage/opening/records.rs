//! Reads the records of earlier visits: code that a first visit does without.

use crate::app::kept::{
    AT_HAND_MOST, AtHand, GameSummary, LeftAlone, StoreName, Summarized, is_later, last_begun,
};
use crate::app::records::{Record, Singles};
use crate::app::{GameId, Stored, StoredGame};
use crate::browser::from_js::JsReader;
use crate::browser::storage::database::folding::read_entries;
use crate::browser::storage::database::keys::key_of_game;
use crate::browser::storage::database::transaction::Writing;
use crate::browser::web::field;
use std::future::Future;
use std::pin::Pin;
use wasm_bindgen::prelude::*;

/// What is found: the games at hand, and what a later version of the app wrote.
type Found<'a> = Pin<Box<dyn Future<Output = Result<(AtHand, LeftAlone), idb::Error>> + 'a>>;

/// A game that is found.
type FoundGame<'a> = Pin<Box<dyn Future<Output = Result<StoredGame, idb::Error>> + 'a>>;

/// Reads records. Only whoever makes one names the code for it, so that a program can load that on demand.
#[derive(Clone, Copy)]
pub struct Reader {
    all: for<'a> fn(&'a Writing, &'a mut Stored, Option<AtHand>) -> Found<'a>,
    game: for<'a> fn(&'a Writing, GameId) -> FoundGame<'a>,
    singles: fn(Vec<JsValue>) -> Singles,
    summary: fn(&StoredGame) -> Option<GameSummary>,
    row: fn(&GameSummary) -> Record,
    read_row: fn(GameId, f64, Option<&str>) -> Option<Summarized>,
}

impl Reader {
    /// What reads the records of every version so far.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Reader {
        Reader {
            all: |writing, stored, at_hand| Box::pin(all(writing, stored, at_hand)),
            game: |writing, game| Box::pin(one(writing, game)),
            singles,
            summary: GameSummary::of,
            row: GameSummary::row,
            read_row: Summarized::read,
        }
    }

    /// Reads all that is at hand: by the disk, or by what is known of it.
    pub(crate) fn read<'a>(
        self,
        writing: &'a Writing,
        stored: &'a mut Stored,
        at_hand: Option<AtHand>,
    ) -> Found<'a> {
        (self.all)(writing, stored, at_hand)
    }

    /// Reads a game.
    pub(crate) fn game(self, writing: &Writing, game: GameId) -> FoundGame<'_> {
        (self.game)(writing, game)
    }

    /// Reads what there is one of.
    pub(crate) fn singles(self, records: Vec<JsValue>) -> Singles {
        (self.singles)(records)
    }

    /// Derives the summary of a game; `None` where a later version has written the game.
    pub(crate) fn summary(self, stored: &StoredGame) -> Option<GameSummary> {
        (self.summary)(stored)
    }

    /// The row of a summary.
    pub(crate) fn row(self, summary: &GameSummary) -> Record {
        (self.row)(summary)
    }

    /// Reads the version and the text of a row.
    pub(crate) fn read_row(self, game: GameId, version: f64, text: Option<&str>) -> Option<Summarized> {
        (self.read_row)(game, version, text)
    }
}

fn singles(records: Vec<JsValue>) -> Singles {
    Singles::read(records.into_iter().map(JsReader))
}

async fn one(writing: &Writing, game: GameId) -> Result<StoredGame, idb::Error> {
    let none = Singles::of_records(Vec::new());
    let found = read_game(writing, game, &none).await?;
    Ok(found.unwrap_or_else(|| StoredGame::read(game, None::<JsReader>, [], &none, false)))
}

/// Reads a game; `None` where there is no record of it.
async fn read_game(
    writing: &Writing,
    id: GameId,
    singles: &Singles,
) -> Result<Option<StoredGame>, idb::Error> {
    let begun = writing.store(StoreName::Games)?.get(key_of_game(id))?.await?;
    let entries = read_entries(writing, id).await?;
    if begun.is_none() && entries.is_empty() {
        return Ok(None);
    }
    let later = begun.iter().chain(&entries).any(is_later);
    let entries = entries.into_iter().map(JsReader);
    Ok(Some(StoredGame::read(id, begun.map(JsReader), entries, singles, later)))
}

async fn all(
    writing: &Writing,
    stored: &mut Stored,
    known: Option<AtHand>,
) -> Result<(AtHand, LeftAlone), idb::Error> {
    let found = writing.store(StoreName::State)?.get_all(None, None)?.await?;
    let key = |record: &JsValue| field(record, "key").as_string();
    let left_alone =
        LeftAlone::new(found.iter().filter(|record| is_later(*record)).filter_map(key).collect());
    let singles = singles(found);
    let games = writing.store(StoreName::Games)?;
    let mut at_hand = match known.or_else(|| singles.current()) {
        Some(at_hand) => at_hand,
        None => last_begun(games.get_all(None, None)?.await?.iter().map(name)),
    };
    stored.settings = singles.settings();
    stored.later = !left_alone.is_empty();
    stored.rest = at_hand.1.get(AT_HAND_MOST..).unwrap_or_default().to_vec();
    let mut gone = Vec::new();
    for id in at_hand.0.iter().chain(at_hand.1.iter().take(AT_HAND_MOST)) {
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
