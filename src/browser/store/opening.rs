//! What was there when the page was opened.

use super::database::{Durability, ENTRIES, Failure, GAMES, STATE, Writing, key_of_game, records_of};
use super::{Open, STORE, Store, database, lock, lose};
use crate::app::records::{Record, Singles};
use crate::app::{GameId, Msg, Stored, StoredGame, Trouble};
use crate::browser::clock;
use crate::browser::post::send;
use crate::text;
use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use js_sys::Reflect;
use serde_wasm_bindgen::Deserializer;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// How long the page waits for its storage before it goes on without, in milliseconds.
const PATIENCE_MS: u32 = 4_000;
/// A tab that is being closed or loaded again may still hold what belongs to it for a moment: how often it is asked for.
const ATTEMPTS: u32 = 10;
/// Between two of these attempts, in milliseconds.
const STEP_MS: u32 = 50;

/// What is done with what was found; by whoever comes first.
type Then = Rc<Cell<Option<Box<dyn FnOnce(Stored)>>>>;

/// Opens the storage and hands over what is in it. If that takes too long, the page goes on without; what it keeps is
/// written as soon as the storage is open after all.
pub fn open(then: impl FnOnce(Stored) + 'static) {
    begin(false, Box::new(then));
}

/// Takes the storage over from the tab that has it; what is in it comes as [`Msg::Opened`].
pub(in crate::browser) fn take_over() {
    begin(true, Box::new(|stored| send(Msg::Opened(Box::new(stored)))));
}

fn begin(by_force: bool, then: Box<dyn FnOnce(Stored)>) {
    STORE.set(Store::Opening(Vec::new()));
    let then: Then = Rc::new(Cell::new(Some(then)));
    let waiting_for_it = then.clone();
    let too_late = Timeout::new(PATIENCE_MS, move || {
        let silent = Trouble::Denied(text::STORAGE_SILENT.to_owned());
        if let Some(then) = then.take() {
            then(Stored { trouble: Some(silent), ..Stored::default() });
        }
    });
    spawn_local(async move {
        let mut stored = Stored::default();
        let attempted = attempt(by_force, &mut stored).await;
        drop(too_late);
        let then = waiting_for_it.take();
        let store = match attempted {
            Ok(mut open) => {
                if then.is_none() {
                    // The page has gone on with another game; the one that was on the board is to be had back.
                    open.current = (None, open.current.0.or(open.current.1));
                }
                Store::Open(open)
            }
            Err(Failure::NotOurs) => {
                stored.trouble = Some(Trouble::Elsewhere);
                Store::Closed
            }
            Err(Failure::Refused(why)) => {
                stored.trouble = Some(Trouble::Denied(why));
                Store::Closed
            }
        };
        if let Store::Opening(waiting) = STORE.replace(store) {
            waiting.into_iter().for_each(super::keep);
        }
        if let Some(then) = then {
            then(stored);
        }
    });
}

async fn attempt(by_force: bool, stored: &mut Stored) -> Result<Open, Failure> {
    let mut attempts = 0;
    while !lock::take(by_force, lose).await {
        attempts += 1;
        if attempts == ATTEMPTS {
            return Err(Failure::NotOurs);
        }
        TimeoutFuture::new(STEP_MS).await;
    }
    let database = database::open(lose).await?;
    let tab = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    let writing = Writing::begin(&database, Durability::Strict, false)?;
    let current = match all(&writing, tab, stored).await {
        Ok(current) => current,
        Err(error) => {
            writing.call_off().await;
            return Err(error.into());
        }
    };
    writing.done(tab).await?;
    clock::be_after(stored.last_instant());
    Ok(Open { database, tab, current, unwritten: Vec::new(), said: false })
}

/// Makes this tab the owner and reads all that is at hand.
async fn all(
    writing: &Writing,
    tab: u32,
    stored: &mut Stored,
) -> Result<(Option<GameId>, Option<GameId>), idb::Error> {
    let state = writing.store(STATE)?;
    state.put(&super::written(STATE, &Record::of_owner(tab)).record, None)?;
    let singles = Singles::read(state.get_all(None, None)?.await?.into_iter().map(Deserializer::from));
    let games = writing.store(GAMES)?;
    let current = match singles.current() {
        Some(current) => current,
        // Its record is lost: it is the last one.
        None => (games.get_all(None, None)?.await?.iter().filter_map(name).max(), None),
    };
    stored.settings = singles.settings();
    for (id, game) in [(current.0, &mut stored.current), (current.1, &mut stored.aside)] {
        let Some(id) = id else { continue };
        let begun = games.get(key_of_game(id))?.await?.map(Deserializer::from);
        let entries = writing.store(ENTRIES)?.get_all(Some(records_of(id)?), None)?.await?;
        *game = Some(StoredGame::read(id, begun, entries.into_iter().map(Deserializer::from), &singles));
    }
    Ok(current)
}

/// The name of a game, by the record it begins with.
fn name(record: &JsValue) -> Option<GameId> {
    let name = Reflect::get(record, &"game".into()).ok()?.as_f64()?;
    (name > 0.0).then_some(GameId(name as u64))
}
