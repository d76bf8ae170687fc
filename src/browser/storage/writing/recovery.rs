//! What could not be written is written again: with the next thing that is, or by itself after a while, on a new
//! connection if the browser has closed the old one.

use crate::app::DiskMsg;
use crate::app::kept::{Batch, StorageFault, StoreName};
use crate::browser::storage::database::{self, Age, Durability, Failure, Opened, Writing};
use crate::browser::storage::writing::damage;
use crate::browser::storage::{Open, State, Store};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// A transaction that takes longer than this is told to the players, in milliseconds.
const LATE_MS: u32 = 10_000;

impl Store {
    /// Something could not be written.
    pub(crate) fn failed(self: &Rc<Store>, open: &mut Open, batch: Batch, failure: Failure) {
        let Failure::Refused(fault) = failure else { return };
        let is_of_one = matches!(fault, StorageFault::Unwritable(_)) && !batch.records.is_empty();
        if let Some(fault) = open.outbox.failed(batch.worth_keeping(), fault) {
            self.post.send_later(DiskMsg::Failed(fault).into());
        }
        // The others can be written at once.
        let wait = if is_of_one && open.outbox.is_one_by_one() { 0 } else { open.outbox.try_again_in() };
        self.try_again_in(wait);
    }

    /// Something has been written.
    pub(crate) fn worked(&self, open: &mut Open) {
        if open.outbox.worked() {
            self.post.send_later(DiskMsg::Works.into());
        }
    }

    /// Tells the players if this lasts too long; no more once it is dropped.
    pub(crate) fn tell_if_late(self: &Rc<Store>) -> Timeout {
        let me = self.clone();
        Timeout::new(LATE_MS, move || {
            if let State::Open(open) = &mut *me.state.borrow_mut()
                && let Some(fault) = open.outbox.late()
            {
                me.post.send_later(DiskMsg::Failed(fault).into());
            }
        })
    }

    /// Moves damage out of the way; until that is done nothing is written.
    pub(crate) fn set_aside(self: &Rc<Store>, open: &mut Open) {
        if std::mem::replace(&mut open.moving, true) {
            return;
        }
        let (me, tab, damage) = (self.clone(), open.tab, open.damage.clone());
        match Writing::begin(&open.database, Durability::Strict, true, &StoreName::ALL) {
            Ok(writing) => spawn_local(async move {
                let mut moved = Ok(());
                for damage in &damage {
                    moved = moved.and(damage::set_aside(&writing, damage).await);
                }
                let done = match moved {
                    Ok(()) => writing.done(tab).await,
                    Err(error) => {
                        writing.call_off().await;
                        Err(error.into())
                    }
                };
                me.set_aside_ended(damage.len(), tab, done);
            }),
            Err(error) => {
                open.moving = false;
                self.failed(open, Batch::default(), error.into());
            }
        }
    }

    fn set_aside_ended(self: &Rc<Store>, moved: usize, tab: u32, done: Result<(), Failure>) {
        if self.is_lost(tab, &done) {
            return;
        }
        if let State::Open(open) = &mut *self.state.borrow_mut() {
            open.moving = false;
            match done {
                Ok(()) => {
                    open.damage.drain(..moved.min(open.damage.len()));
                    self.flush(open);
                }
                Err(failure) => self.failed(open, Batch::default(), failure),
            }
        }
    }

    /// The browser has closed the connection.
    pub(crate) fn on_closed(self: &Rc<Store>) -> impl FnOnce() + 'static {
        let me = Rc::downgrade(self);
        move || {
            if let Some(me) = me.upgrade() {
                me.reconnect();
            }
        }
    }

    /// The connection is of no more use; another one is opened.
    pub(crate) fn reconnect(self: &Rc<Store>) {
        if let State::Open(open) = &mut *self.state.borrow_mut() {
            open.database.close();
            open.broken = true;
        }
        self.try_again_in(0);
    }

    fn try_again_in(self: &Rc<Store>, ms: u32) {
        let me = self.clone();
        let again = Timeout::new(ms, move || spawn_local(async move { me.try_again().await }));
        self.again.replace(Some(again));
    }

    async fn try_again(self: Rc<Store>) {
        if matches!(&*self.state.borrow(), State::Open(open) if open.broken) {
            let connected = database::open(self.on_newer(), self.on_closed()).await;
            let mut is_later = false;
            if let State::Open(open) = &mut *self.state.borrow_mut() {
                match connected {
                    Ok(Opened { database, age }) => {
                        std::mem::replace(&mut open.database, database).close();
                        open.broken = false;
                        match age {
                            Age::New => return self.begin_anew(open),
                            Age::Known => {}
                            Age::Later => is_later = true,
                        }
                    }
                    Err(error) => return self.failed(open, Batch::default(), error.into()),
                }
            }
            if is_later {
                return self.lose();
            }
        }
        if let State::Open(open) = &mut *self.state.borrow_mut() {
            self.flush(open);
        }
    }

    /// Writes what waits.
    fn flush(self: &Rc<Store>, open: &mut Open) {
        if !open.damage.is_empty() {
            self.set_aside(open);
        } else if open.outbox.is_waiting() {
            self.write(open, Durability::Strict, Vec::new());
        } else {
            self.worked(open);
        }
    }
}
