//! What was there when the page was opened.

use super::database::{Durability, Failure, Writing, entries_of, key_of_game};
use super::{Open, State, Store, database, raw};
use crate::app::kept::{AtHand, LeftAlone, StorageFault, StoreName, gone_on_without, is_later, last_begun};
use crate::app::records::{Record, Singles};
use crate::app::{DiskMsg, Stored, StoredGame, Trouble};
use crate::browser::from_js::JsReader;
use gloo_timers::callback::Timeout;
use js_sys::Reflect;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// How long the page waits for its storage before it goes on without, in milliseconds.
const PATIENCE_MS: u32 = 4_000;
/// What is done with what was found; by whoever comes first.
type Then = Rc<Cell<Option<Box<dyn FnOnce(Stored)>>>>;

impl Store {
    /// Opens the storage and hands over what is in it. If that takes too long, the page goes on without; what it saves
    /// is written as soon as the storage is open after all.
    pub(in crate::browser) fn open(self: &Rc<Store>, then: impl FnOnce(Stored) + 'static) {
        self.begin_opening(false, Box::new(then));
    }

    /// Takes the storage over from the tab that has it; what is in it comes as [`DiskMsg::Opened`].
    pub(in crate::browser) fn take_over(self: &Rc<Store>) {
        self.begin_opening(true, self.hand_over());
    }

    fn hand_over(&self) -> Box<dyn FnOnce(Stored)> {
        let post = self.post.clone();
        Box::new(move |stored| post.send(DiskMsg::Opened(Box::new(stored)).into()))
    }

    /// Reads everything again: another tab has written meanwhile.
    pub(super) fn read_again(self: &Rc<Store>) {
        let post = self.post.clone();
        self.begin_opening(
            false,
            Box::new(move |stored| post.send(DiskMsg::Opened(Box::new(stored)).into())),
        );
    }

    fn begin_opening(self: &Rc<Store>, by_force: bool, then: Box<dyn FnOnce(Stored)>) {
        if let State::Open(before) = self.state.replace(State::Opening(Vec::new())) {
            before.database.close();
        }
        let then: Then = Rc::new(Cell::new(Some(then)));
        let waiting_for_it = then.clone();
        // A tab that takes the game over has nothing of its own to go on with: it waits.
        let too_late = (!by_force).then(|| {
            Timeout::new(PATIENCE_MS, move || {
                if let Some(then) = then.take() {
                    let trouble = Some(Trouble::Storage(StorageFault::Silent));
                    then(Stored { trouble, ..Stored::default() });
                }
            })
        });
        let me = self.clone();
        spawn_local(async move {
            let mut stored = Stored::default();
            let attempted = me.attempt(by_force, &mut stored).await;
            drop(too_late);
            let then = waiting_for_it.take();
            let state = match attempted {
                Ok(mut open) => {
                    if then.is_none() {
                        open.at_hand = gone_on_without(std::mem::take(&mut open.at_hand));
                    }
                    State::Open(open)
                }
                Err(failure) => {
                    stored.trouble = Some(match failure {
                        Failure::NotOurs => Trouble::Elsewhere,
                        Failure::Refused(fault) => Trouble::Storage(fault),
                    });
                    State::Closed
                }
            };
            if let State::Opening(waiting) = me.state.replace(state) {
                waiting.into_iter().for_each(|keep| me.keep(keep));
            }
            if let Some(then) = then {
                then(stored);
            }
        });
    }

    async fn attempt(self: &Rc<Store>, by_force: bool, stored: &mut Stored) -> Result<Open, Failure> {
        if !self.lock.take(by_force, self.on_lost()).await {
            return Err(Failure::NotOurs);
        }
        let database = database::open(self.on_lost(), self.on_closed()).await?;
        let tab = (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
        let writing = Writing::begin(&database, Durability::Strict, false, &StoreName::ALL)?;
        let (at_hand, left_alone) = match all(&writing, tab, stored).await {
            Ok(found) => found,
            Err(error) => {
                writing.call_off().await;
                return Err(error.into());
            }
        };
        writing.done(tab).await?;
        self.clock.be_after(stored.last_instant());
        Ok(Open::new(database, tab, at_hand, left_alone))
    }
}

/// Makes this tab the owner and reads all that is at hand.
async fn all(writing: &Writing, tab: u32, stored: &mut Stored) -> Result<(AtHand, LeftAlone), idb::Error> {
    let state = writing.store(StoreName::State)?;
    state.put(&raw(&Record::of_owner(tab)), None)?;
    let found = state.get_all(None, None)?.await?;
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
