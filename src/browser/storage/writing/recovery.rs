//! Retries failed writes to the database. Before a retry, opens a new connection if the browser has
//! closed the old one. If the database has been cleared, saves the game on the board again.

use super::StorageWriter;
use super::open_stores::OpenStores;
use crate::app::DiskMsg;
use crate::app::records::Record;
use crate::app::storage::{ProtectedKeys, StorageFault, StoreName, StoreRecord, WriteBatch};
use crate::browser::document::crash;
use crate::browser::storage::connection::{State, tab_mark};
use crate::browser::storage::database::faults::WriteFailure;
use crate::browser::storage::database::keys::to_js_record;
use crate::browser::storage::database::transaction::{Durability, Transaction};
use crate::browser::storage::database::{self, DatabaseAge, OpenedDatabase};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Duration after which the players are notified of an unfinished write transaction, in
/// milliseconds.
const SLOW_WRITE_MS: u32 = 10_000;

impl StorageWriter {
    /// Handles a failed database transaction: queues the records of its batch again, notifies the
    /// players if they have not been notified yet, and schedules a retry. Does nothing if another
    /// tab owns the database or the database was cleared.
    pub(crate) fn write_failed(
        self: &Rc<StorageWriter>,
        open: &mut OpenStores,
        batch: WriteBatch,
        failure: WriteFailure,
    ) {
        let WriteFailure::Refused(fault) = failure else { return };
        let is_single_record_fault =
            matches!(fault, StorageFault::Unwritable(_)) && !batch.records.is_empty();
        if let Some(fault) = open.autosave_queue.requeue_failed(batch.worth_retrying(), fault) {
            self.connection.sender.send_later(DiskMsg::SaveFailed(fault).into());
        }
        // If the fault concerns a single record, the other records can be written immediately.
        let wait = if is_single_record_fault && open.autosave_queue.is_one_by_one() {
            0
        } else {
            open.autosave_queue.retry_delay_ms()
        };
        self.schedule_retry(wait);
    }

    /// Handles a successful database transaction: notifies the players if saving works again after
    /// a failure.
    pub(crate) fn write_succeeded(&self, open: &mut OpenStores) {
        if open.autosave_queue.note_success() {
            self.connection.sender.send_later(DiskMsg::SavingRecovered.into());
        }
    }

    /// Starts a timer that notifies the players if a write to the database takes longer than
    /// [`SLOW_WRITE_MS`]. Dropping the timer cancels it.
    pub(crate) fn report_if_slow(self: &Rc<StorageWriter>) -> Timeout {
        let me = self.clone();
        Timeout::new(SLOW_WRITE_MS, move || {
            if let State::Open(open) = &mut *me.connection.state.borrow_mut()
                && let Some(fault) = open.autosave_queue.note_delay()
            {
                me.connection.sender.send_later(DiskMsg::SaveFailed(fault).into());
            }
        })
    }

    /// Whether this tab has lost the database. In this case, the caller must ignore `done`, the
    /// result of a database transaction. `tab` is the number that marked this tab as the owner (the
    /// only tab that may write) when the transaction began.
    ///
    /// The database is lost if another tab owns it, if it was cleared, or if the storage has been
    /// closed or opened again since the transaction began. In the first case, this function closes
    /// the storage. In the second case, it saves the game on the board again.
    pub(crate) fn has_lost_database<T>(
        self: &Rc<StorageWriter>,
        tab: u32,
        done: &Result<T, WriteFailure>,
    ) -> bool {
        let ours = matches!(&*self.connection.state.borrow(), State::Open(open) if open.owner_mark == tab);
        match done {
            Err(WriteFailure::OwnedByOtherTab) if ours => self.connection.give_up_ownership(),
            Err(WriteFailure::Cleared) if ours => {
                if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
                    self.save_again(open);
                }
            }
            _ => return !ours,
        }
        true
    }

    /// Returns a callback for when the browser closes the connection to the database. The callback
    /// opens a new connection.
    pub(crate) fn on_closed(self: &Rc<StorageWriter>) -> impl FnOnce() + 'static {
        let me = Rc::downgrade(self);
        move || {
            if let Some(me) = me.upgrade() {
                me.reconnect();
            }
        }
    }

    /// Closes the connection to the database and schedules the opening of a new one.
    pub(crate) fn reconnect(self: &Rc<StorageWriter>) {
        if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
            open.database.close();
            open.is_connection_broken = true;
        }
        self.schedule_retry(0);
    }

    /// Schedules a retry of the write after `ms` milliseconds. Cancels an earlier scheduled retry.
    fn schedule_retry(self: &Rc<StorageWriter>, ms: u32) {
        let me = self.clone();
        let again = Timeout::new(ms, move || spawn_local(async move { me.try_again().await }));
        self.retry.replace(Some(again));
    }

    /// Opens a new connection to the database if the old one is unusable, then writes the queued
    /// records.
    async fn try_again(self: Rc<StorageWriter>) {
        if matches!(&*self.connection.state.borrow(), State::Open(open) if open.is_connection_broken) {
            let connected = database::open_database(
                self.connection.running.clone(),
                self.on_upgrade_or_deletion(),
                self.on_closed(),
            )
            .await;
            let mut is_later = false;
            if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
                match connected {
                    Ok(OpenedDatabase { database, age }) => {
                        std::mem::replace(&mut open.database, database).close();
                        open.is_connection_broken = false;
                        match age {
                            DatabaseAge::New => return self.save_again(open),
                            DatabaseAge::Known => {}
                            DatabaseAge::Later => is_later = true,
                        }
                    }
                    Err(error) => return self.write_failed(open, WriteBatch::default(), error.into()),
                }
            }
            if is_later {
                return self.connection.give_up_ownership();
            }
        }
        if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
            self.write_waiting(open);
        }
    }

    /// Moves damaged records to the store of damaged records. If there are none, writes the queued
    /// records.
    pub(crate) fn write_waiting(self: &Rc<StorageWriter>, open: &mut OpenStores) {
        if !open.damage.is_empty() {
            self.start_moving_damage(open);
        } else if open.autosave_queue.is_waiting() {
            self.write(open, Durability::Strict, Vec::new());
        } else {
            self.write_succeeded(open);
        }
    }

    /// Returns a callback for when another tab upgrades the database (argument `false`) or deletes
    /// it (`true`). After a deletion while the storage is open, the callback reconnects, which
    /// creates the database again. In all other cases, the callback closes the storage of this tab.
    pub(crate) fn on_upgrade_or_deletion(self: &Rc<StorageWriter>) -> impl FnOnce(bool) + 'static {
        let me = Rc::downgrade(self);
        move |deleted| {
            let Some(me) = me.upgrade() else { return };
            // `is_crash_page_shown` is also true after the players have erased all data. Nothing
            // may be saved then.
            let can_reconnect = deleted
                && !crash::is_crash_page_shown()
                && matches!(&*me.connection.state.borrow(), State::Open(_));
            if can_reconnect { me.reconnect() } else { me.connection.give_up_ownership() }
        }
    }

    /// Saves the game on the board again after the browser has cleared the database. The other open
    /// games are lost.
    pub(crate) fn save_again(self: &Rc<StorageWriter>, open: &mut OpenStores) {
        let journal = std::mem::take(&mut open.current_game_records);
        let outbox = std::mem::take(&mut open.autosave_queue).without_records();
        let open_games = (open.open_games.0, Vec::new());
        let fresh = OpenStores::new(open.database.clone(), tab_mark(), open_games, ProtectedKeys::default());
        *open = OpenStores { autosave_queue: outbox, ..fresh };
        let mut records = journal.records().to_vec();
        if records.is_empty() && open.open_games.0.is_some() {
            self.connection
                .sender
                .send_later(DiskMsg::SaveFailed(StorageFault::Denied(String::new())).into());
        }
        open.current_game_records = journal;
        records.push(StoreRecord::of_open_games(&open.open_games));
        let tab = open.owner_mark;
        let marked = Transaction::begin(&open.database, Durability::Strict, false, &[StoreName::State])
            .and_then(|transaction| {
                transaction.store(StoreName::State)?.put(&to_js_record(&Record::of_owner(tab)), None)?;
                Ok(transaction)
            });
        if let Ok(transaction) = marked {
            spawn_local(async move {
                // If this transaction fails, the write below fails too, and is retried.
                let _ = transaction.commit(tab).await;
            });
        }
        self.write(open, Durability::Strict, records);
    }
}
