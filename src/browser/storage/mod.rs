//! What is saved on the disk: the journals of games, the settings, what was damaged.
//!
//! Everything is written in the task in which it happened, each thing in a transaction of its own, and carried out in
//! that order. Each transaction first looks whether the stores still belong to this tab, so that there are never two
//! that write: a tab that opens them leaves its mark, and from then on whatever another one still tries comes to
//! nothing.
//!
//! | module | what it does |
//! |---|---|
//! | `database` | opens the database, begins and ends transactions |
//! | `tab_lock` | lets one tab at a time have the game |
//! | `opening` | reads what was saved when the page opens, and lets go of it when the page is left |
//! | `writing` | writes what happens, and writes again what could not be written |
//! | `reading` | reads lists, summaries, whole games and club journals for dialogs |
//! | `backup` | exports everything to a file, and restores it |
//! | `local_storage` | the small storage that a page can write to without waiting |

pub(crate) mod backup;
pub(crate) mod database;
pub(crate) mod local_storage;
pub(crate) mod opening;
pub(crate) mod reading;
pub(crate) mod tab_lock;
pub(crate) mod writing;

pub use opening::records::Reader;

use crate::app::kept::{Batch, Saved, StoreName, Written, records_of};
use crate::app::{DiskMsg, Keep, Stored, Trouble};
use crate::browser::runtime::lazy::Fetch;
use crate::browser::runtime::messages::Post;
use crate::browser::time::clock::Clock;
use database::{Durability, Failure, Writing, raw};
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use tab_lock::Lock;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::IdbDatabase;
use writing::collisions::write;
use writing::damage::Damage;
use writing::open::Open;
use writing::unload_backup;

/// The stores of this page.
pub(crate) struct Store {
    state: RefCell<State>,
    lock: Rc<Lock>,
    /// Tries again what could not be written.
    again: RefCell<Option<Timeout>>,
    /// What has been deleted since the page was opened.
    deleted: RefCell<Vec<(Saved, Vec<Removed>)>>,
    /// The list of all that is saved, as it was read when its first part was.
    list: RefCell<Rc<[Saved]>>,
    /// The number of readings for dialogs that have been ended.
    readings: Cell<u32>,
    /// Whether missing summaries are being written.
    summarizing: Cell<bool>,
    /// Whether the backup on its way is to stop.
    stopping: Cell<bool>,
    /// Whether the page is being left, or has been put away: then nothing is begun.
    away: Cell<bool>,
    /// How often that has been so.
    departures: Cell<u32>,
    clock: Rc<Clock>,
    post: Post,
    /// Loads what reads the records of earlier visits.
    reader: Fetch<Reader>,
}

/// A record that was deleted, where it was, and its key where that is not in the record.
type Removed = (StoreName, JsValue, Option<JsValue>);

// There is one.
#[allow(clippy::large_enum_variant)]
enum State {
    /// It cannot be used, or belongs to another tab. What is to be saved is not.
    Closed,
    /// It is being opened, or nothing can be written yet: what is to be saved waits.
    Opening(Opening),
    /// It can be read, and never written. What is to be saved is not.
    ReadOnly(IdbDatabase),
    Open(Open),
}

/// What is done with what was found; by whoever comes first.
type Then = Rc<Cell<Option<Box<dyn FnOnce(Stored)>>>>;

/// In which way the storage is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The page waits for what is in it.
    Awaited,
    /// The page goes on meanwhile.
    Beside,
    /// The page waits, and takes it from the tab that has it.
    ByForce,
}

struct Opening {
    way: Way,
    /// The mark that this tab will leave.
    tab: u32,
    /// What is to be saved meanwhile.
    waiting: Vec<Keep>,
    /// What is done with what is found.
    then: Then,
    /// The connection, once there is one: it is read from while nothing can be written.
    database: Option<IdbDatabase>,
}

impl Opening {
    /// Lets go of the connection.
    fn disconnect(&mut self) {
        if let Some(database) = self.database.take() {
            database.close();
        }
    }
}

impl Store {
    pub(crate) fn new(clock: Rc<Clock>, post: Post, reader: Fetch<Reader>) -> Rc<Store> {
        Rc::new(Store {
            state: RefCell::new(State::Closed),
            lock: Rc::default(),
            again: RefCell::default(),
            deleted: RefCell::default(),
            list: RefCell::default(),
            readings: Cell::default(),
            summarizing: Cell::default(),
            stopping: Cell::default(),
            away: Cell::default(),
            departures: Cell::default(),
            clock,
            post,
            reader,
        })
    }

    /// Saves something.
    pub(crate) fn keep(self: &Rc<Store>, keep: Keep) {
        match &mut *self.state.borrow_mut() {
            State::Closed | State::ReadOnly(_) => {}
            State::Opening(opening) => opening.waiting.push(keep),
            State::Open(open) => match keep {
                Keep::SetAside { game, good, pgn, fault } => {
                    open.damage.push(Rc::new(Damage { game, good, pgn, fault }));
                    self.set_aside(open);
                }
                keep => {
                    let records = records_of(keep, &mut open.at_hand);
                    open.journal.note(&records);
                    self.write(open, Durability::Strict, records);
                }
            },
        }
    }

    /// Writes records, and before them whatever could not be written.
    fn write(self: &Rc<Store>, open: &mut Open, durability: Durability, new: Vec<Written>) {
        let mut batch = open.outbox.batch(new, durability == Durability::Strict, &open.at_hand);
        batch.records.retain(|(_, written)| open.left_alone.allows(written));
        let is_one_by_one = open.outbox.is_one_by_one();
        if open.broken || !open.damage.is_empty() || self.away.get() || is_one_by_one {
            open.outbox.wait(batch.worth_keeping());
            if self.away.get() {
                open.leave();
            } else if is_one_by_one && !open.broken && open.damage.is_empty() {
                self.write_one_by_one(open);
            }
            return;
        }
        open.make_room();
        match begin(&open.database, &batch) {
            Ok(writing) => {
                let batch = Rc::new(batch);
                open.under_way.push((writing.raw(), batch.clone()));
                if open.left {
                    // The page was about to go, and has stayed: what it left is out of date.
                    open.leave();
                }
                let (me, tab) = (self.clone(), open.tab);
                spawn_local(async move { me.settle(writing, tab, batch).await });
            }
            Err(error) => {
                open.broken = matches!(error, idb::Error::TransactionOpenFailed(_));
                open.beats.deed_ended();
                self.failed(open, batch, error.into());
            }
        }
    }

    /// Sees a transaction through to its end.
    async fn settle(self: &Rc<Store>, writing: Writing, tab: u32, batch: Rc<Batch>) {
        let (late, raw) = (self.tell_if_late(), writing.raw());
        let done = writing.done(tab).await;
        drop(late);
        if self.is_lost(tab, &done) {
            return;
        }
        if let State::Open(open) = &mut *self.state.borrow_mut() {
            let beat = open.beats.deed_ended();
            let place = open.under_way.iter().position(|(other, _)| *other == raw);
            let removed = place.map(|place| open.under_way.remove(place));
            match done {
                Ok(()) => {
                    self.worked(open);
                    if open.left && open.is_all_written() {
                        open.left = false;
                        unload_backup::forget();
                    }
                }
                Err(failure) => {
                    // Of one that was called off everything waits already.
                    if removed.is_some() {
                        open.call_off_the_rest();
                        self.failed(open, Rc::unwrap_or_clone(batch), failure);
                    }
                }
            }
            self.beat(open, beat);
        }
    }

    /// Whether what became of a transaction of this mark is nothing to us any more: the stores are another tab's, or were
    /// cleared away, and it is seen to here.
    fn is_lost(self: &Rc<Store>, tab: u32, done: &Result<(), Failure>) -> bool {
        let ours = matches!(&*self.state.borrow(), State::Open(open) if open.tab == tab);
        match done {
            Err(Failure::NotOurs) if ours => self.lose(),
            Err(Failure::Cleared) if ours => {
                if let State::Open(open) = &mut *self.state.borrow_mut() {
                    self.begin_anew(open);
                }
            }
            _ => return !ours,
        }
        true
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
        let (database, then) = match self.state.replace(State::Closed) {
            State::Closed => return,
            State::Opening(opening) => (opening.database, opening.then.take()),
            State::ReadOnly(database) => (Some(database), None),
            State::Open(open) => (Some(open.database), None),
        };
        // What still hangs on the connection holds up whoever wants the stores.
        database.iter().for_each(IdbDatabase::close);
        self.lock.let_go();
        match then {
            Some(then) => then(Stored { trouble: Some(Trouble::Elsewhere), ..Stored::default() }),
            None => self.post.send(DiskMsg::TakenOver.into()),
        }
    }
}

/// A mark for this tab.
fn mark() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// Begins to write records, in their order.
fn begin(database: &IdbDatabase, batch: &Batch) -> Result<Writing, idb::Error> {
    let durability = if batch.strict { Durability::Strict } else { Durability::Relaxed };
    let writing = Writing::begin(database, durability, true, &StoreName::ALL)?;
    for (_, Written { store: name, record }) in &batch.records {
        if let Err(error) = write(&writing, *name, &raw(record)) {
            spawn_local(async move { drop(writing.call_off().await) });
            return Err(error);
        }
    }
    Ok(writing)
}
