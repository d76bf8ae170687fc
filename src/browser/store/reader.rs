//! Reads the records of earlier visits: code that a first visit does without.

use super::database::{Writing, entries_of, key_of_game};
use crate::app::kept::{AtHand, LeftAlone, StoreName, is_later, last_begun};
use crate::app::records::Singles;
use crate::app::{Stored, StoredGame};
use crate::browser::from_js::JsReader;
use js_sys::Reflect;
use std::future::Future;
use std::pin::Pin;
use wasm_bindgen::prelude::*;

/// What is found: the games at hand, and what a later version of the app wrote.
type Found<'a> = Pin<Box<dyn Future<Output = Result<(AtHand, LeftAlone), idb::Error>> + 'a>>;

/// Reads records. Only whoever makes one names the code for it, so that a program can load that on demand.
#[derive(Clone, Copy)]
pub struct Reader(for<'a> fn(&'a Writing, &'a mut Stored) -> Found<'a>);

impl Reader {
    /// What reads the records of every version so far.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Reader {
        Reader(|writing, stored| Box::pin(all(writing, stored)))
    }

    /// Reads all that is at hand.
    pub(super) fn read<'a>(self, writing: &'a Writing, stored: &'a mut Stored) -> Found<'a> {
        self.0(writing, stored)
    }
}

async fn all(writing: &Writing, stored: &mut Stored) -> Result<(AtHand, LeftAlone), idb::Error> {
    let found = writing.store(StoreName::State)?.get_all(None, None)?.await?;
    let key = |record: &JsValue| Reflect::get(record, &"key".into()).ok()?.as_string();
    let left_alone =
        LeftAlone::new(found.iter().filter(|record| is_later(*record)).filter_map(key).collect());
    let singles = Singles::read(found.into_iter().map(JsReader));
    let games = writing.store(StoreName::Games)?;
    let at_hand = match singles.current() {
        Some(at_hand) => at_hand,
        None => last_begun(games.get_all(None, None)?.await?.iter().map(name)),
    };
    stored.settings = singles.settings();
    stored.later = !left_alone.is_empty();
    for id in at_hand.0.iter().chain(&at_hand.1) {
        let begun = games.get(key_of_game(*id))?.await?;
        let entries = writing.store(StoreName::Entries)?.get_all(Some(entries_of(*id)?), None)?.await?;
        let later = begun.iter().chain(&entries).any(is_later);
        let entries = entries.into_iter().map(JsReader);
        let game = StoredGame::read(*id, begun.map(JsReader), entries, &singles, later);
        if Some(*id) == at_hand.0 {
            stored.current = Some(game);
        } else {
            stored.aside.push(game);
        }
    }
    Ok((at_hand, left_alone))
}

/// The name of a game, by the record it begins with.
fn name(record: &JsValue) -> Option<f64> {
    Reflect::get(record, &"game".into()).ok()?.as_f64()
}
