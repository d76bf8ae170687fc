//! What is saved on the disk: the journals of games, the settings, what was damaged.
//!
//! Everything is written in the task in which it happened, each thing in a transaction of its own, and carried out in
//! that order. Each transaction first looks whether the stores still belong to this tab, so that there are never two
//! that write: a tab that opens them leaves its mark, and from then on whatever another one still tries comes to
//! nothing.
//!
//! | file | what it answers |
//! |---|---|
//! | `backup` | how does everything go out, and come in again? |
//! | `database` | how is it laid out, and how is something carried out as a whole or not at all? |
//! | `leaving` | what happens when the page is left, and when it comes back? |
//! | `lock` | is the app open in another tab? |
//! | `opening` | what was there when the page was opened? |
//! | `rescue` | what becomes of damaged records? |

mod backup;
mod database;
mod leaving;
mod lock;
mod opening;
mod rescue;

use super::device::Device;
use super::post::Post;
use super::time::Clock;
use crate::app::kept::{AtHand, Batch, Outbox, StoreName, Written, records_of};
use crate::app::records::Record;
use crate::app::{DiskMsg, GameId, Keep};
use crate::game::Instant;
use database::{Durability, Failure, Writing};
use lock::Lock;
use rescue::Damage;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::IdbDatabase;

/// The stores of this page.
pub(super) struct Store {
    state: RefCell<State>,
    lock: Rc<Lock>,
    clock: Rc<Clock>,
    device: Rc<Device>,
    post: Post,
}

enum State {
    /// It cannot be used, or belongs to another tab. What is to be saved is not.
    Closed,
    /// It is being opened: what is to be saved waits.
    Opening(Vec<Keep>),
    Open(Open),
}

struct Open {
    database: IdbDatabase,
    /// This tab's mark.
    tab: u32,
    /// The games at hand, as they are on the disk or will be once all is written.
    at_hand: AtHand,
    outbox: Outbox,
}

impl Store {
    pub(super) fn new(clock: Rc<Clock>, device: Rc<Device>, post: Post) -> Rc<Store> {
        Rc::new(Store { state: RefCell::new(State::Closed), lock: Rc::default(), clock, device, post })
    }

    /// Saves something.
    pub(super) fn keep(self: &Rc<Store>, keep: Keep) {
        match &mut *self.state.borrow_mut() {
            State::Closed => {}
            State::Opening(waiting) => waiting.push(keep),
            State::Open(open) => {
                if let Keep::Begin { .. } = keep {
                    self.device.ask_to_persist();
                }
                match keep {
                    Keep::SetAside { game, good, pgn, fault } => {
                        self.set_aside(open, Damage { game, good, pgn, fault });
                    }
                    keep => {
                        let records = records_of(keep, &mut open.at_hand);
                        self.write(open, Durability::Strict, records);
                    }
                }
            }
        }
    }

    /// Writes down that the page is there while a clock runs.
    pub(super) fn alive(self: &Rc<Store>, game: GameId, at: Instant) {
        if let State::Open(open) = &mut *self.state.borrow_mut() {
            let record = Record::of_life(game, at);
            self.write(open, Durability::Relaxed, vec![Written { store: StoreName::State, record }]);
        }
    }

    /// Writes records, and before them whatever could not be written.
    fn write(self: &Rc<Store>, open: &mut Open, durability: Durability, new: Vec<Written>) {
        let batch = open.outbox.batch(new, durability == Durability::Strict, &open.at_hand);
        match begin(&open.database, &batch) {
            Ok(writing) => self.see_through(writing, open.tab, batch),
            Err(error) => self.failed(open, batch, error.into()),
        }
    }

    fn set_aside(self: &Rc<Store>, open: &mut Open, damage: Damage) {
        let (me, tab) = (self.clone(), open.tab);
        match Writing::begin(&open.database, Durability::Strict, true) {
            Ok(writing) => spawn_local(async move {
                match rescue::set_aside(&writing, damage).await {
                    Ok(()) => me.settle(writing, tab, Batch { records: Vec::new(), strict: true }).await,
                    // The damage will be found again.
                    Err(_) => writing.call_off().await,
                }
            }),
            Err(error) => self.failed(open, Batch { records: Vec::new(), strict: true }, error.into()),
        }
    }

    /// Something could not be written.
    fn failed(&self, open: &mut Open, batch: Batch, failure: Failure) {
        if let Failure::Refused(fault) = failure
            && let Some(fault) = open.outbox.failed(batch.worth_keeping(), fault)
        {
            self.post.send_later(DiskMsg::Failed(fault).into());
        }
    }

    fn see_through(self: &Rc<Store>, writing: Writing, tab: u32, batch: Batch) {
        let me = self.clone();
        spawn_local(async move { me.settle(writing, tab, batch).await });
    }

    /// Sees a transaction through to its end.
    async fn settle(&self, writing: Writing, tab: u32, batch: Batch) {
        let done = writing.done(tab).await;
        if let Err(Failure::NotOurs) = done {
            return self.lose();
        }
        if let State::Open(open) = &mut *self.state.borrow_mut() {
            match done {
                Ok(()) if open.outbox.worked() => self.post.send_later(DiskMsg::Works.into()),
                Ok(()) => {}
                Err(failure) => self.failed(open, batch, failure),
            }
        }
    }

    /// What is done when another tab takes the stores.
    fn on_lost(self: &Rc<Store>) -> impl FnOnce() + 'static {
        let me = Rc::downgrade(self);
        move || {
            if let Some(me) = me.upgrade() {
                me.lose();
            }
        }
    }

    /// The stores belong to another tab now, and nothing is written from here on.
    fn lose(&self) {
        if let State::Open(open) = self.state.replace(State::Closed) {
            open.database.close();
            self.lock.let_go();
            self.post.send(DiskMsg::TakenOver.into());
        }
    }
}

/// Begins to write records, in their order.
fn begin(database: &IdbDatabase, batch: &Batch) -> Result<Writing, idb::Error> {
    let durability = if batch.strict { Durability::Strict } else { Durability::Relaxed };
    let writing = Writing::begin(database, durability, true)?;
    for Written { store, record } in &batch.records {
        if let Err(error) = writing.store(*store).and_then(|store| store.put(&raw(record), None)) {
            spawn_local(writing.call_off());
            return Err(error);
        }
    }
    Ok(writing)
}

/// The record as the database takes it. What cannot be one (none of ours) is refused by the database.
fn raw(record: &Record) -> JsValue {
    serde_wasm_bindgen::to_value(record).unwrap_or_default()
}
