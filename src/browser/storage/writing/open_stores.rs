//! The open database of this tab, and the records that are still to be written.

use super::damage::DamageReport;
use super::unload_backup::UnloadBackup;
use crate::app::storage::{
    AutosaveQueue, GameRename, HeartbeatQueue, NumberedRecord, OpenGames, ProtectedKeys, SavedGameRecords,
    StoreRecord, WriteBatch,
};
use crate::browser::storage::database::transaction::Database;
use std::rc::Rc;
use web_sys::IdbTransaction;

/// The open database of this tab, which owns it, and the records that are still to be written.
pub(crate) struct OpenStores {
    pub(crate) database: Database,
    /// The number that marks this tab as the owner of the database.
    pub(crate) tab: u32,
    /// The open games, with the changes that are not written yet.
    pub(crate) at_hand: OpenGames,
    /// The records of the game on the board that are saved or are to be saved.
    pub(crate) journal: SavedGameRecords,
    /// Records of a later version of the app, which must not be overwritten.
    pub(crate) left_alone: ProtectedKeys,
    /// Records that wait to be written.
    pub(crate) outbox: AutosaveQueue,
    /// The running transactions and their records, in the order in which they were begun.
    pub(crate) under_way: Vec<(IdbTransaction, Rc<WriteBatch>)>,
    /// Whether the unwritten records are backed up for the next page.
    pub(crate) left: bool,
    /// Decides when heartbeats are written.
    pub(crate) beats: HeartbeatQueue,
    /// The transaction of the heartbeat that is being written.
    pub(crate) beating: Option<IdbTransaction>,
    /// Damaged records that are still to be moved away. Nothing else is written before.
    pub(crate) damage: Vec<Rc<DamageReport>>,
    /// Whether a repair is running: damaged records are moved away, or records written one by one.
    pub(crate) moving: bool,
    /// Whether the connection is unusable.
    pub(crate) broken: bool,
}

impl OpenStores {
    /// Creates the state of an open database with nothing to write. `tab` marks this tab as the
    /// owner, `at_hand` are the open games, and the records with the keys `left_alone` must not be
    /// overwritten.
    pub(crate) fn new(
        database: Database,
        tab: u32,
        at_hand: OpenGames,
        left_alone: ProtectedKeys,
    ) -> OpenStores {
        OpenStores {
            database,
            tab,
            at_hand,
            journal: SavedGameRecords::default(),
            left_alone,
            outbox: AutosaveQueue::default(),
            under_way: Vec::new(),
            left: false,
            beats: HeartbeatQueue::default(),
            beating: None,
            damage: Vec::new(),
            moving: false,
            broken: false,
        }
    }

    /// Backs up the unwritten records in local storage, so that the next page can write them.
    pub(crate) fn leave(&mut self, unload_backup: &UnloadBackup) {
        if self.is_all_written() {
            return;
        }
        let unwritten = self.unwritten();
        self.left = unload_backup.leave(self.tab, unwritten.iter().map(|(_, written)| written));
    }

    /// Returns the records that are not yet in the database, in order: queued or being written.
    pub(crate) fn unwritten(&self) -> Vec<NumberedRecord> {
        let under_way = self.under_way.iter().map(|(_, batch)| &**batch);
        let mut unwritten = self.outbox.all_unwritten(under_way, &self.at_hand);
        unwritten.retain(|(_, written)| self.left_alone.allows_writing(written));
        unwritten
    }

    /// Whether all records are written: none is queued or being written.
    pub(crate) fn is_all_written(&self) -> bool {
        self.under_way.is_empty() && !self.outbox.is_waiting()
    }

    /// Aborts all running write transactions and queues their records again, so that the saved
    /// journal of a game never has a gap.
    ///
    /// Called when a transaction has failed, after its removal from the list, and when the page is
    /// left.
    pub(crate) fn abort_following(&mut self) {
        let outbox = &mut self.outbox;
        self.under_way.retain(|(writing, batch)| {
            // A transaction that has finished or is committing cannot be aborted.
            let goes_on = writing.abort().is_err();
            if !goes_on {
                outbox.enqueue(WriteBatch::clone(batch).worth_retrying());
            }
            goes_on
        });
    }

    /// Aborts a heartbeat (until when the page was alive) that is being saved, because a move must
    /// not wait for it.
    pub(crate) fn make_room(&mut self) {
        if self.beats.begin_entry()
            && let Some(beating) = self.beating.take()
        {
            // A transaction that has finished delays nothing.
            let _ = beating.abort();
        }
    }

    /// Returns the first queued record, to be written alone; `None` if none is queued. Removes
    /// queued records that would overwrite those of a later version of the app.
    pub(crate) fn next_allowed(&mut self) -> Option<NumberedRecord> {
        loop {
            let next = self.outbox.next_single_record()?;
            if self.left_alone.allows_writing(&next.1) {
                return Some(next);
            }
            self.outbox.remove_record(next.0);
        }
    }

    /// Gives the current game a new id. `written` are its records already saved under that id.
    pub(crate) fn rename(&mut self, renamed: GameRename, written: &[StoreRecord]) {
        self.outbox.rename_game(renamed, written);
        self.journal.rename_game(renamed);
        self.at_hand = renamed.rename_open_games(std::mem::take(&mut self.at_hand));
    }
}
