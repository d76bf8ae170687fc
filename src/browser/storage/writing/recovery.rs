//! What could not be written is written again: with the next thing that is, or by itself after a while, on a new
//! connection if the browser has closed the old one. Where everything has been cleared away, the game on the board is
//! saved again.

use super::Writer;
use super::open::Open;
use crate::app::DiskMsg;
use crate::app::kept::{ProtectedKeys, StorageFault, StoreName, StoreRecord, WriteBatch};
use crate::app::records::Record;
use crate::browser::document::crash;
use crate::browser::storage::connection::{State, mark};
use crate::browser::storage::database::faults::Failure;
use crate::browser::storage::database::keys::raw;
use crate::browser::storage::database::transaction::{Durability, Writing};
use crate::browser::storage::database::{self, DatabaseAge, Opened};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// A transaction that takes longer than this is reported to the players, in milliseconds.
const LATE_MS: u32 = 10_000;

impl Writer {
    /// Something could not be written.
    pub(crate) fn failed(self: &Rc<Writer>, open: &mut Open, batch: WriteBatch, failure: Failure) {
        let Failure::Refused(fault) = failure else { return };
        let is_of_one = matches!(fault, StorageFault::Unwritable(_)) && !batch.records.is_empty();
        if let Some(fault) = open.outbox.note_failure(batch.worth_retrying(), fault) {
            self.connection.post.send_later(DiskMsg::SaveFailed(fault).into());
        }
        // The others can be written at once.
        let wait = if is_of_one && open.outbox.is_one_by_one() { 0 } else { open.outbox.retry_delay_ms() };
        self.try_again_in(wait);
    }

    /// Something has been written.
    pub(crate) fn worked(&self, open: &mut Open) {
        if open.outbox.note_success() {
            self.connection.post.send_later(DiskMsg::SavingRecovered.into());
        }
    }

    /// Tells the players if this lasts too long; no more once it is dropped.
    pub(crate) fn tell_if_late(self: &Rc<Writer>) -> Timeout {
        let me = self.clone();
        Timeout::new(LATE_MS, move || {
            if let State::Open(open) = &mut *me.connection.state.borrow_mut()
                && let Some(fault) = open.outbox.note_delay()
            {
                me.connection.post.send_later(DiskMsg::SaveFailed(fault).into());
            }
        })
    }

    /// Whether what became of a transaction of this mark is nothing to us any more: the stores are another tab's, or were
    /// cleared away, and this is dealt with here.
    pub(crate) fn is_lost<T>(self: &Rc<Writer>, tab: u32, done: &Result<T, Failure>) -> bool {
        let ours = matches!(&*self.connection.state.borrow(), State::Open(open) if open.tab == tab);
        match done {
            Err(Failure::NotOurs) if ours => self.connection.lose(),
            Err(Failure::Cleared) if ours => {
                if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
                    self.save_again(open);
                }
            }
            _ => return !ours,
        }
        true
    }

    /// The browser has closed the connection.
    pub(crate) fn on_closed(self: &Rc<Writer>) -> impl FnOnce() + 'static {
        let me = Rc::downgrade(self);
        move || {
            if let Some(me) = me.upgrade() {
                me.reconnect();
            }
        }
    }

    /// The connection is of no more use; another one is opened.
    pub(crate) fn reconnect(self: &Rc<Writer>) {
        if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
            open.database.close();
            open.broken = true;
        }
        self.try_again_in(0);
    }

    fn try_again_in(self: &Rc<Writer>, ms: u32) {
        let me = self.clone();
        let again = Timeout::new(ms, move || spawn_local(async move { me.try_again().await }));
        self.retry.replace(Some(again));
    }

    async fn try_again(self: Rc<Writer>) {
        if matches!(&*self.connection.state.borrow(), State::Open(open) if open.broken) {
            let connected =
                database::open(self.connection.running.clone(), self.on_newer(), self.on_closed()).await;
            let mut is_later = false;
            if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
                match connected {
                    Ok(Opened { database, age }) => {
                        std::mem::replace(&mut open.database, database).close();
                        open.broken = false;
                        match age {
                            DatabaseAge::New => return self.save_again(open),
                            DatabaseAge::Known => {}
                            DatabaseAge::Later => is_later = true,
                        }
                    }
                    Err(error) => return self.failed(open, WriteBatch::default(), error.into()),
                }
            }
            if is_later {
                return self.connection.lose();
            }
        }
        if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
            self.flush(open);
        }
    }

    /// Writes what waits.
    pub(crate) fn flush(self: &Rc<Writer>, open: &mut Open) {
        if !open.damage.is_empty() {
            self.set_aside(open);
        } else if open.outbox.is_waiting() {
            self.write(open, Durability::Strict, Vec::new());
        } else {
            self.worked(open);
        }
    }

    /// What is done when another tab brings the stores to a later version, or somebody deletes them.
    pub(crate) fn on_newer(self: &Rc<Writer>) -> impl FnOnce(bool) + 'static {
        let me = Rc::downgrade(self);
        move |deleted| {
            let Some(me) = me.upgrade() else { return };
            // Where the players erase everything it stays erased.
            let goes_on =
                deleted && !crash::is_shown() && matches!(&*me.connection.state.borrow(), State::Open(_));
            if goes_on { me.reconnect() } else { me.connection.lose() }
        }
    }

    /// The stores are empty. The game on the board is not lost; what was put aside is gone.
    pub(crate) fn save_again(self: &Rc<Writer>, open: &mut Open) {
        let journal = std::mem::take(&mut open.journal);
        let outbox = std::mem::take(&mut open.outbox).without_records();
        let at_hand = (open.at_hand.0, Vec::new());
        let fresh = Open::new(open.database.clone(), mark(), at_hand, ProtectedKeys::default());
        *open = Open { outbox, ..fresh };
        let mut records = journal.records().to_vec();
        if records.is_empty() && open.at_hand.0.is_some() {
            self.connection.post.send_later(DiskMsg::SaveFailed(StorageFault::Denied(String::new())).into());
        }
        open.journal = journal;
        records.push(StoreRecord::of_open_games(&open.at_hand));
        let tab = open.tab;
        let marked = Writing::begin(&open.database, Durability::Strict, false, &[StoreName::State]).and_then(
            |writing| {
                writing.store(StoreName::State)?.put(&raw(&Record::of_owner(tab)), None)?;
                Ok(writing)
            },
        );
        if let Ok(writing) = marked {
            spawn_local(async move {
                // If it fails, so does what comes after it, which is tried again.
                let _ = writing.done(tab).await;
            });
        }
        self.write(open, Durability::Strict, records);
    }
}
