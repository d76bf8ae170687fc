//! What is kept on the disk: the journals of games, the settings, what was damaged.
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
//! | `lock` | is the app open in another tab? |
//! | `opening` | what was there when the page was opened? |
//! | `rescue` | what becomes of damaged records? |

mod backup;
mod database;
mod lock;
mod opening;
mod rescue;

pub(super) use backup::{export, import};
pub use opening::open;
pub(super) use opening::take_over;

use super::device;
use super::post::{send, send_later};
use crate::app::records::Record;
use crate::app::{GameId, Keep, Msg};
use crate::game::Instant;
use database::{Durability, ENTRIES, Failure, GAMES, STATE, Writing};
use rescue::Damage;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::IdbDatabase;

thread_local! {
    static STORE: RefCell<Store> = const { RefCell::new(Store::Closed) };
}

enum Store {
    /// It cannot be used, or belongs to another tab. What is to be kept is not.
    Closed,
    /// It is being opened: what is to be kept waits.
    Opening(Vec<Keep>),
    Open(Open),
}

struct Open {
    database: IdbDatabase,
    /// This tab's mark.
    tab: u32,
    /// The games at hand, as they are on the disk or will be once all is written.
    current: (Option<GameId>, Option<GameId>),
    /// What could not be written, to be tried again with the next writing.
    unwritten: Vec<Written>,
    /// Whether it has been said that something could not be written, and not yet that it could.
    said: bool,
}

/// A record and the store it goes to.
struct Written {
    store: &'static str,
    record: JsValue,
}

/// Keeps something.
pub(super) fn keep(keep: Keep) {
    STORE.with_borrow_mut(|store| match store {
        Store::Closed => {}
        Store::Opening(waiting) => waiting.push(keep),
        Store::Open(open) => open.keep(keep),
    });
}

/// Writes down that the page is there while a clock runs.
pub(super) fn alive(game: GameId, at: Instant) {
    STORE.with_borrow_mut(|store| {
        if let Store::Open(open) = store {
            open.write(Durability::Relaxed, vec![written(STATE, &Record::of_life(game, at))]);
        }
    });
}

/// The record as the database takes it. What cannot be one (none of ours) is refused by the database.
fn written(store: &'static str, record: &Record) -> Written {
    Written { store, record: serde_wasm_bindgen::to_value(record).unwrap_or_default() }
}

impl Open {
    fn keep(&mut self, keep: Keep) {
        let records = match keep {
            Keep::Begin { game, setup } => {
                self.current.0 = Some(game);
                device::ask_to_persist();
                vec![written(GAMES, &Record::of_setup(game, *setup)), self.current()]
            }
            Keep::Event { game, entry } => vec![written(ENTRIES, &Record::of_entry(game, entry))],
            Keep::Current { game, aside } => {
                self.current = (game, aside);
                vec![self.current()]
            }
            Keep::Settings(settings) => vec![written(STATE, &Record::of_settings(*settings))],
            Keep::SetAside { game, good, pgn, fault } => {
                return self.set_aside(Damage { game, good, pgn, fault });
            }
        };
        self.write(Durability::Strict, records);
    }

    fn current(&self) -> Written {
        written(STATE, &Record::of_current(self.current.0, self.current.1))
    }

    /// Writes records, and before them whatever could not be written.
    fn write(&mut self, mut durability: Durability, mut new: Vec<Written>) {
        let mut records = std::mem::take(&mut self.unwritten);
        if !records.is_empty() {
            records.push(self.current());
            durability = Durability::Strict;
        }
        records.append(&mut new);
        let begun = Writing::begin(&self.database, durability, true).and_then(|writing| {
            for Written { store, record } in &records {
                if let Err(error) = writing.store(store).and_then(|store| store.put(record, None)) {
                    spawn_local(writing.call_off());
                    return Err(error);
                }
            }
            Ok(writing)
        });
        // What there is one of is out of date by the next time; which games are at hand is known then.
        records.retain(|record| record.store != STATE);
        match begun {
            Ok(writing) => spawn_local(settle(writing, self.tab, records)),
            Err(error) => self.failed(records, error.into()),
        }
    }

    fn set_aside(&mut self, damage: Damage) {
        let tab = self.tab;
        match Writing::begin(&self.database, Durability::Strict, true) {
            Ok(writing) => spawn_local(async move {
                match rescue::set_aside(&writing, damage).await {
                    Ok(()) => settle(writing, tab, Vec::new()).await,
                    // The damage will be found again.
                    Err(_) => writing.call_off().await,
                }
            }),
            Err(error) => self.failed(Vec::new(), error.into()),
        }
    }

    /// Something could not be written. It is said once, until something could be.
    fn failed(&mut self, mut records: Vec<Written>, failure: Failure) {
        records.append(&mut self.unwritten);
        self.unwritten = records;
        if let Failure::Refused(why) = failure
            && !std::mem::replace(&mut self.said, true)
        {
            send_later(Msg::StorageFailed(why));
        }
    }
}

/// Sees a transaction through to its end.
async fn settle(writing: Writing, tab: u32, records: Vec<Written>) {
    let done = writing.done(tab).await;
    if let Err(Failure::NotOurs) = done {
        return lose();
    }
    STORE.with_borrow_mut(|store| {
        if let Store::Open(open) = store {
            match done {
                // It may have been begun before something else was refused.
                Ok(()) if open.unwritten.is_empty() && std::mem::take(&mut open.said) => {
                    send_later(Msg::StorageWorks);
                }
                Ok(()) => {}
                Err(failure) => open.failed(records, failure),
            }
        }
    });
}

/// The stores belong to another tab now, and nothing is written from here on.
fn lose() {
    if let Store::Open(open) = STORE.replace(Store::Closed) {
        open.database.close();
        send(Msg::TakenOver);
    }
}
