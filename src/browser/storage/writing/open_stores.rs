//! The database that this tab has opened and owns, with the records that must still be written to
//! it.

use super::damage::DamageReport;
use super::unload_backup::UnloadBackup;
use crate::app::storage::{
    AutosaveQueue, GameRename, HeartbeatQueue, NumberedRecord, OpenGames, ProtectedKeys, SavedGameRecords,
    StoreRecord, WriteBatch,
};
use crate::browser::storage::database::transaction::Database;
use std::rc::Rc;
use web_sys::IdbTransaction;

/// The database that this tab has opened and owns, with the records that must still be written to
/// it.
pub(crate) struct OpenStores {
    pub(crate) database: Database,
    /// The number that marks this tab as the owner of the database, the only tab that may write.
    pub(crate) owner_mark: u32,
    /// The ids of the open games after all queued writes: of the game on the board, and of the
    /// unfinished games that were put aside.
    pub(crate) open_games: OpenGames,
    /// The saved and the unwritten records of the game on the board.
    pub(crate) current_game_records: SavedGameRecords,
    /// Keys of records that a later version of the app wrote; these records must not be
    /// overwritten.
    pub(crate) protected_keys: ProtectedKeys,
    /// Records that wait to be written.
    pub(crate) autosave_queue: AutosaveQueue,
    /// The running transactions and their records, in the order in which they were begun.
    pub(crate) running_writes: Vec<(IdbTransaction, Rc<WriteBatch>)>,
    /// Whether a backup of the unwritten records is in local storage.
    pub(crate) is_backed_up: bool,
    /// Decides when heartbeats are written. A heartbeat records that the page was alive while a
    /// chess clock ran.
    pub(crate) heartbeat_queue: HeartbeatQueue,
    /// The running transaction that writes a heartbeat, if any.
    pub(crate) heartbeat_write: Option<IdbTransaction>,
    /// Reports on damaged records that must still be moved to the store of damaged records. While
    /// there are any, no new batch of other records is written.
    pub(crate) damage: Vec<Rc<DamageReport>>,
    /// Whether damaged records are being moved, or queued records are being written one by one.
    pub(crate) is_repairing: bool,
    /// Whether the connection to the database is unusable.
    pub(crate) is_connection_broken: bool,
}

impl OpenStores {
    /// Creates the state of an open database with nothing to write. `owner_mark` is the number that
    /// marks this tab as the owner. `protected_keys` are the keys of records that a later version
    /// of the app wrote.
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

    /// Saves a backup of the unwritten records. The app writes them to the database when it is
    /// opened again. Does nothing if all records are written.
    pub(crate) fn back_up_unwritten(&mut self, unload_backup: &UnloadBackup) {
        if self.is_all_written() {
            return;
        }
        let unwritten = self.unwritten();
        self.is_backed_up =
            unload_backup.back_up(self.owner_mark, unwritten.iter().map(|(_, written)| written));
    }

    /// Returns the records that are queued or being written, in the order of writing. Leaves out
    /// heartbeats, and records that would overwrite records of a later version of the app. Unless
    /// no record is queued or being written, the last record lists the open games.
    pub(crate) fn unwritten(&self) -> Vec<NumberedRecord> {
        let under_way = self.running_writes.iter().map(|(_, batch)| &**batch);
        let mut unwritten = self.autosave_queue.all_unwritten(under_way, &self.open_games);
        unwritten.retain(|(_, written)| self.protected_keys.allows_writing(written));
        unwritten
    }

    /// Whether no record is queued or being written. Ignores heartbeats.
    pub(crate) fn is_all_written(&self) -> bool {
        self.running_writes.is_empty() && !self.autosave_queue.is_waiting()
    }

    /// Aborts all running write transactions and queues their records again. All are aborted, so
    /// that no move is ever saved without the moves before it.
    ///
    /// Called when the user leaves the page, and when a transaction has failed. The caller has
    /// already removed the failed transaction from [`OpenStores::running_writes`].
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

    /// Prepares for a write of records, such as a move: aborts the running write of a heartbeat,
    /// because a move must not wait for a heartbeat.
    pub(crate) fn note_entry_write(&mut self) {
        if self.heartbeat_queue.begin_entry()
            && let Some(write) = self.heartbeat_write.take()
        {
            // A transaction that cannot be aborted has already finished.
            let _ = write.abort();
        }
    }

    /// Returns the first queued record that may be written, for a transaction of its own; `None` if
    /// there is none. Records that would overwrite records of a later version of the app are
    /// removed from the queue.
    pub(crate) fn next_writable_record(&mut self) -> Option<NumberedRecord> {
        loop {
            let next = self.autosave_queue.next_single_record()?;
            if self.protected_keys.allows_writing(&next.1) {
                return Some(next);
            }
            self.autosave_queue.remove_record(next.0);
        }
    }

    /// Gives the game on the board a new id. `written` are records of this game, with the old id,
    /// that are already in the database with the new id. Removes these records from the queue.
    pub(crate) fn rename(&mut self, renamed: GameRename, written: &[StoreRecord]) {
        self.autosave_queue.rename_game(renamed, written);
        self.current_game_records.rename_game(renamed);
        self.open_games = renamed.rename_open_games(std::mem::take(&mut self.open_games));
    }
}
