//! Writes records to the database, and retries failed writes.
//!
//! Every change is written immediately, in its own transaction; transactions run in order. A tab
//! that opens the database writes its own number there, as the mark of the owner. A write
//! transaction is aborted if the mark is the number of another tab. So two tabs never both write.

pub(crate) mod collisions;
pub(crate) mod damage;
pub(crate) mod heartbeats;
pub(crate) mod open_stores;
pub(crate) mod recovery;
pub(crate) mod single_records;
pub(crate) mod unload_backup;

use super::connection::{Connection, State};
use super::database::faults::WriteFailure;
use super::database::keys::to_js_record;
use super::database::transaction::{Database, Durability, Transaction};
use crate::app::storage::{StoreName, StoreRecord, WriteBatch, records_to_save};
use crate::app::{DiskMsg, SaveCommand};
use collisions::write_unless_taken;
use damage::DamageReport;
use gloo_timers::callback::Timeout;
use open_stores::OpenStores;
use single_records::SingleRecord;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Writes records of games, settings and club journals to the database, and retries failed writes.
pub(crate) struct StorageWriter {
    /// The storage to which records are written.
    pub(crate) connection: Rc<Connection>,
    /// Timer of the next retry; `None` before the first retry.
    retry: RefCell<Option<Timeout>>,
}

impl StorageWriter {
    /// Creates a writer for the storage of `connection`.
    pub(crate) fn new(connection: Rc<Connection>) -> Rc<StorageWriter> {
        Rc::new(StorageWriter { connection, retry: RefCell::default() })
    }

    /// Carries out a command of the app to save data, such as a move. While the storage is opening,
    /// queues the command. If the storage cannot be written, drops the command.
    pub(crate) fn save(self: &Rc<StorageWriter>, keep: SaveCommand) {
        match &mut *self.connection.state.borrow_mut() {
            State::Closed | State::ReadOnly(_) => {}
            State::Opening(opening) => opening.waiting.push(keep),
            State::Open(open) => match keep {
                SaveCommand::SetDamagedAside { game, good, pgn, fault } => {
                    open.damage.push(Rc::new(DamageReport { game, good, pgn, fault }));
                    self.start_moving_damage(open);
                }
                keep => {
                    let records = records_to_save(keep, &mut open.open_games);
                    open.current_game_records.add_written(&records);
                    self.write(open, Durability::Strict, records);
                }
            },
        }
    }

    /// Writes the records queued after an earlier failure, then the records `new`. If nothing can
    /// be written at present, queues all these records.
    pub(crate) fn write(
        self: &Rc<StorageWriter>,
        open: &mut OpenStores,
        durability: Durability,
        new: Vec<StoreRecord>,
    ) {
        let mut batch =
            open.autosave_queue.next_batch(new, durability == Durability::Strict, &open.open_games);
        batch.records.retain(|(_, written)| open.protected_keys.allows_writing(written));
        let (is_away, is_one_by_one) = (self.connection.is_away(), open.autosave_queue.is_one_by_one());
        if open.is_connection_broken || !open.damage.is_empty() || is_away || is_one_by_one {
            open.autosave_queue.enqueue(batch.worth_retrying());
            if is_away {
                open.back_up_unwritten(&self.connection.unload_backup);
            } else if is_one_by_one && !open.is_connection_broken && open.damage.is_empty() {
                self.write_one_by_one(open);
            }
            return;
        }
        open.note_entry_write();
        match begin_write(&open.database, &batch) {
            Ok(transaction) => {
                let batch = Rc::new(batch);
                open.running_writes.push((transaction.raw(), batch.clone()));
                if open.is_backed_up {
                    // The page was about to close, so it saved a backup, but it stayed open. The
                    // backup lacks the new records.
                    open.back_up_unwritten(&self.connection.unload_backup);
                }
                let (me, tab) = (self.clone(), open.owner_mark);
                spawn_local(async move { me.finish_transaction(transaction, tab, batch).await });
            }
            Err(error) => {
                open.is_connection_broken = matches!(error, idb::Error::TransactionOpenFailed(_));
                open.heartbeat_queue.end_entry();
                self.write_failed(open, batch, error.into());
            }
        }
    }

    /// Commits the transaction that writes the records of `batch`, waits for its end, and handles
    /// its success or failure. `tab` is the number that marks this tab as the owner of the
    /// database.
    async fn finish_transaction(
        self: &Rc<StorageWriter>,
        transaction: Transaction,
        tab: u32,
        batch: Rc<WriteBatch>,
    ) {
        let (late, raw) = (self.report_if_slow(), transaction.raw());
        let done = transaction.commit(tab).await;
        drop(late);
        if self.has_lost_database(tab, &done) {
            return;
        }
        if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
            let beat = open.heartbeat_queue.end_entry();
            let place = open.running_writes.iter().position(|(other, _)| *other == raw);
            let removed = place.map(|place| open.running_writes.remove(place));
            match done {
                Ok(()) => {
                    self.write_succeeded(open);
                    if open.is_backed_up && open.is_all_written() {
                        open.is_backed_up = false;
                        self.connection.unload_backup.delete();
                    }
                }
                Err(failure) => {
                    // `removed` is `None` if `abort_and_requeue_writes` has aborted this
                    // transaction and queued its records, for example because an earlier
                    // transaction failed.
                    if removed.is_some() {
                        open.abort_and_requeue_writes();
                        self.write_failed(open, Rc::unwrap_or_clone(batch), failure);
                    }
                }
            }
            self.write_heartbeat(open, beat);
        }
    }

    /// Starts to move damaged records of games to the store of damaged records. Does nothing if
    /// this task or [`StorageWriter::write_one_by_one`] is already running. Until the task ends, no
    /// new batch of other records is written.
    fn start_moving_damage(self: &Rc<StorageWriter>, open: &mut OpenStores) {
        if !std::mem::replace(&mut open.is_repairing, true) {
            let me = self.clone();
            spawn_local(async move { me.connection.records_code().await.move_damage(me).await });
        }
    }

    /// Moves damaged records of games to the store of damaged records.
    /// [`StorageWriter::start_moving_damage`] calls this function once the code for it is loaded.
    pub(crate) async fn move_damage(self: Rc<StorageWriter>) {
        let (tab, damage, begun) = match &*self.connection.state.borrow() {
            State::Open(open) => {
                let begun = Transaction::begin(&open.database, Durability::Strict, true, &StoreName::ALL);
                (open.owner_mark, open.damage.clone(), begun)
            }
            _ => return,
        };
        let done = async {
            let transaction = begun?;
            let mut moved = Ok(());
            for damage in &damage {
                moved = moved.and(damage::set_aside(&transaction, damage).await);
            }
            match moved {
                Ok(()) => transaction.commit(tab).await,
                Err(error) => {
                    transaction.abort().await;
                    Err(error.into())
                }
            }
        };
        let done = done.await;
        self.finish_moving_damage(damage.len(), tab, done);
    }

    /// Handles the end of moving damaged records; `done` is the result. `moved` is the number of
    /// handled damage reports. `tab` is the number that marked this tab as the owner of the
    /// database.
    fn finish_moving_damage(
        self: &Rc<StorageWriter>,
        moved: usize,
        tab: u32,
        done: Result<(), WriteFailure>,
    ) {
        if self.has_lost_database(tab, &done) {
            return;
        }
        if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
            open.is_repairing = false;
            match done {
                Ok(()) => {
                    open.damage.drain(..moved.min(open.damage.len()));
                    self.write_waiting(open);
                }
                Err(failure) => self.write_failed(open, WriteBatch::default(), failure),
            }
        }
    }

    /// Starts to write the queued records one by one, each in its own database transaction, because
    /// the browser has refused one of them. Does nothing if this task or
    /// [`StorageWriter::start_moving_damage`] is already running.
    fn write_one_by_one(self: &Rc<StorageWriter>, open: &mut OpenStores) {
        if !std::mem::replace(&mut open.is_repairing, true) {
            let me = self.clone();
            spawn_local(async move { me.connection.records_code().await.write_each(me).await });
        }
    }

    /// Writes the queued records one by one. [`StorageWriter::write_one_by_one`] calls this
    /// function once the code for it is loaded.
    pub(crate) async fn write_each(self: Rc<StorageWriter>) {
        while let Some(alone) = self.next_single_record() {
            let done = alone.write(&self.connection).await;
            if self.has_lost_database(alone.tab, &done) {
                return;
            }
            match done {
                Ok(None) => {}
                // The game may have a new id, because its old id was taken in the database. The app
                // handles this message immediately, so it saves later records under the new id.
                Ok(Some(aside)) => self.connection.sender.send(DiskMsg::RecordSetAside(aside.renamed).into()),
                Err(failure) => {
                    if let State::Open(open) = &mut *self.connection.state.borrow_mut() {
                        open.is_repairing = false;
                        // The batch is empty, because the record is still queued. `write_failed`
                        // schedules a retry.
                        return self.write_failed(open, WriteBatch::default(), failure);
                    }
                }
            }
        }
    }

    /// Returns the next queued record, to be written in its own transaction. Returns `None` if no
    /// record is queued or nothing can be written at present. In this case, also ends the task that
    /// writes records one by one, and starts to move damaged records if there are any.
    fn next_single_record(self: &Rc<StorageWriter>) -> Option<SingleRecord> {
        let mut state = self.connection.state.borrow_mut();
        let State::Open(open) = &mut *state else { return None };
        let may_begin = !open.is_connection_broken && !self.connection.is_away();
        let next = may_begin.then(|| SingleRecord::next(open)).flatten();
        if next.is_none() {
            open.is_repairing = false;
            if !open.damage.is_empty() {
                self.start_moving_damage(open);
            } else if !open.autosave_queue.is_waiting() {
                self.write_succeeded(open);
                if std::mem::take(&mut open.is_backed_up) {
                    self.connection.unload_backup.delete();
                }
            }
        }
        next
    }
}

/// Begins a database transaction that writes the records of a batch, in order. Does not commit the
/// transaction.
fn begin_write(database: &Database, batch: &WriteBatch) -> Result<Transaction, idb::Error> {
    let durability = if batch.is_strict { Durability::Strict } else { Durability::Relaxed };
    let transaction = Transaction::begin(database, durability, true, &StoreName::ALL)?;
    for (_, StoreRecord { store: name, record }) in &batch.records {
        if let Err(error) = write_unless_taken(&transaction, *name, &to_js_record(record)) {
            spawn_local(async move { drop(transaction.abort().await) });
            return Err(error);
        }
    }
    Ok(transaction)
}
