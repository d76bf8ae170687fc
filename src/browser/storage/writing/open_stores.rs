//! The open database of this tab, and the records that must still be written to it.

use super::damage::DamageReport;
use super::unload_backup::UnloadBackup;
use crate::app::storage::{
    AutosaveQueue, GameRename, HeartbeatQueue, NumberedRecord, OpenGames, ProtectedKeys, SavedGameRecords,
    StoreRecord, WriteBatch,
};
use crate::browser::storage::database::transaction::Database;
use std::rc::Rc;
use web_sys::IdbTransaction;

/// The open database, which this browser tab owns, and the records that must still be written to
/// it.
pub(crate) struct OpenStores {
    pub(crate) database: Database,
    /// The number that marks this tab as the owner of the database.
    pub(crate) owner_mark: u32,
    /// The ids of the open games, including changes that are not written yet.
    pub(crate) open_games: OpenGames,
    /// The records of the game on the board that are saved or are to be saved.
    pub(crate) current_game_records: SavedGameRecords,
    /// Keys of records of a later version of the app, which must not be overwritten.
    pub(crate) protected_keys: ProtectedKeys,
    /// Records that wait to be written.
    pub(crate) autosave_queue: AutosaveQueue,
    /// The running transactions and their records, in the order in which they were begun.
    pub(crate) running_writes: Vec<(IdbTransaction, Rc<WriteBatch>)>,
    /// Whether the unwritten records are backed up for the next page.
    pub(crate) is_backed_up: bool,
    /// Decides when heartbeats are written.
    pub(crate) heartbeat_queue: HeartbeatQueue,
    /// The transaction of the heartbeat that is being written; `None` while none is.
    pub(crate) heartbeat_write: Option<IdbTransaction>,
    /// Damaged records that must still be moved away. Until then, no new batch of other records is
    /// written.
    pub(crate) damage: Vec<Rc<DamageReport>>,
    /// Whether a repair is running: damaged records are moved away, or queued records are written
    /// one by one.
    pub(crate) is_repairing: bool,
    /// Whether the connection is unusable.
    pub(crate) is_connection_broken: bool,
}

impl OpenStores {
    /// Creates the state of an open database with nothing to write. `owner_mark` marks this tab as
    /// the owner of the database. Records with the keys `protected_keys` are of a later version of
    /// the app and must not be overwritten.
    pub(crate) fn new(
        database: Database,
        owner_mark: u32,
        open_games: OpenGames,
        protected_keys: ProtectedKeys,
    ) -> OpenStores {
        OpenStores {
            database,
            owner_mark,
            open_games,
            current_game_records: SavedGameRecords::default(),
            protected_keys,
            autosave_queue: AutosaveQueue::default(),
            running_writes: Vec::new(),
            is_backed_up: false,
            heartbeat_queue: HeartbeatQueue::default(),
            heartbeat_write: None,
            damage: Vec::new(),
            is_repairing: false,
            is_connection_broken: false,
        }
    }

    /// Saves the records that are not yet in the database to `unload_backup`, from which the next
    /// page writes them. Does nothing if all are written.
    pub(crate) fn back_up_unwritten(&mut self, unload_backup: &UnloadBackup) {
        if self.is_all_written() {
            return;
        }
        let unwritten = self.unwritten();
        self.is_backed_up =
            unload_backup.back_up(self.owner_mark, unwritten.iter().map(|(_, written)| written));
    }

    /// Returns the records that are queued or being written, in the order of writing; if there are
    /// any, the last one lists the open games. Leaves out heartbeats, and records that would
    /// overwrite those of a later version of the app.
    pub(crate) fn unwritten(&self) -> Vec<NumberedRecord> {
        let under_way = self.running_writes.iter().map(|(_, batch)| &**batch);
        let mut unwritten = self.autosave_queue.all_unwritten(under_way, &self.open_games);
        unwritten.retain(|(_, written)| self.protected_keys.allows_writing(written));
        unwritten
    }

    /// Whether no record is queued or being written. Heartbeats do not count.
    pub(crate) fn is_all_written(&self) -> bool {
        self.running_writes.is_empty() && !self.autosave_queue.is_waiting()
    }

    /// Aborts all running write transactions and queues their records again, so that the saved
    /// journal of a game never has a gap.
    ///
    /// Called when the page is left, and when another transaction has failed; the failed one is
    /// already off the list of running transactions.
    pub(crate) fn abort_and_requeue_writes(&mut self) {
        let outbox = &mut self.autosave_queue;
        self.running_writes.retain(|(transaction, batch)| {
            // A transaction that has finished or is committing cannot be aborted.
            let cannot_abort = transaction.abort().is_err();
            if !cannot_abort {
                outbox.enqueue(WriteBatch::clone(batch).worth_retrying());
            }
            cannot_abort
        });
    }

    /// Notes that records, such as a move, are being written. Aborts the write of a heartbeat (a
    /// time at which the page surely ran) if there is one, because a move must not wait for it.
    pub(crate) fn note_entry_write(&mut self) {
        if self.heartbeat_queue.begin_entry()
            && let Some(write) = self.heartbeat_write.take()
        {
            // A transaction that has finished delays nothing.
            let _ = write.abort();
        }
    }

    /// Returns the first queued record that may be written, to write it in its own transaction;
    /// `None` if there is none. Removes queued records before it that would overwrite records of a
    /// later version of the app.
    pub(crate) fn next_writable_record(&mut self) -> Option<NumberedRecord> {
        loop {
            let next = self.autosave_queue.next_single_record()?;
            if self.protected_keys.allows_writing(&next.1) {
                return Some(next);
            }
            self.autosave_queue.remove_record(next.0);
        }
    }

    /// Gives the game on the board a new id, under which the database already has its records.
    /// `written` are these records, still with the old id; the queued ones among them leave the
    /// queue.
    pub(crate) fn rename(&mut self, renamed: GameRename, written: &[StoreRecord]) {
        self.autosave_queue.rename_game(renamed, written);
        self.current_game_records.rename_game(renamed);
        self.open_games = renamed.rename_open_games(std::mem::take(&mut self.open_games));
    }
}
