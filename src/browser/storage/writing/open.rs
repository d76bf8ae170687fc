//! Open stores, and the records that this tab still has to write.

use super::damage::DamageReport;
use super::unload_backup::UnloadBackup;
use crate::app::kept::{
    AutosaveQueue, GameRename, HeartbeatQueue, NumberedRecord, OpenGames, ProtectedKeys, SavedGameRecords,
    StoreRecord, WriteBatch,
};
use crate::browser::storage::database::transaction::Database;
use std::rc::Rc;
use web_sys::IdbTransaction;

/// State of the open stores in this tab.
pub(crate) struct OpenStores {
    pub(crate) database: Database,
    /// Mark of this tab.
    pub(crate) tab: u32,
    /// Games at hand, as on disk after all records are written.
    pub(crate) at_hand: OpenGames,
    /// Journal of the current game.
    pub(crate) journal: SavedGameRecords,
    /// Records of a later version of the app, which must not be changed.
    pub(crate) left_alone: ProtectedKeys,
    pub(crate) outbox: AutosaveQueue,
    /// Running transactions, in order.
    pub(crate) under_way: Vec<(IdbTransaction, Rc<WriteBatch>)>,
    /// Whether local storage has a backup of the unwritten records.
    pub(crate) left: bool,
    pub(crate) beats: HeartbeatQueue,
    /// Transaction of the running heartbeat.
    pub(crate) beating: Option<IdbTransaction>,
    /// Damage that is not moved aside yet; nothing is written until then.
    pub(crate) damage: Vec<Rc<DamageReport>>,
    /// Whether damage is being moved.
    pub(crate) moving: bool,
    /// Whether the connection is lost.
    pub(crate) broken: bool,
}

impl OpenStores {
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

    /// Leaves unwritten records to the next page, if local storage is available.
    pub(crate) fn leave(&mut self, unload_backup: &UnloadBackup) {
        if self.is_all_written() {
            return;
        }
        let unwritten = self.unwritten();
        self.left = unload_backup.leave(self.tab, unwritten.iter().map(|(_, written)| written));
    }

    /// Returns the unwritten records, in order.
    pub(crate) fn unwritten(&self) -> Vec<NumberedRecord> {
        let under_way = self.under_way.iter().map(|(_, batch)| &**batch);
        let mut unwritten = self.outbox.all_unwritten(under_way, &self.at_hand);
        unwritten.retain(|(_, written)| self.left_alone.allows_writing(written));
        unwritten
    }

    pub(crate) fn is_all_written(&self) -> bool {
        self.under_way.is_empty() && !self.outbox.is_waiting()
    }

    /// Aborts all later transactions after a failed one, and queues their records behind it, so
    /// that a journal never has a gap.
    pub(crate) fn call_off_the_rest(&mut self) {
        let outbox = &mut self.outbox;
        self.under_way.retain(|(writing, batch)| {
            // A transaction that has ended or is already committing continues.
            let goes_on = writing.abort().is_err();
            if !goes_on {
                outbox.enqueue(WriteBatch::clone(batch).worth_retrying());
            }
            goes_on
        });
    }

    /// Aborts a running heartbeat, so that a player's action does not wait for it.
    pub(crate) fn make_room(&mut self) {
        if self.beats.begin_entry()
            && let Some(beating) = self.beating.take()
        {
            // An ended heartbeat blocks nothing; the error is ignored.
            let _ = beating.abort();
        }
    }

    /// Returns the next record to write by itself. Records of a later version are not changed.
    pub(crate) fn next_allowed(&mut self) -> Option<NumberedRecord> {
        loop {
            let next = self.outbox.next_single_record()?;
            if self.left_alone.allows_writing(&next.1) {
                return Some(next);
            }
            self.outbox.remove_record(next.0);
        }
    }

    /// Continues the current game under another id, under which these of its records are on disk.
    pub(crate) fn rename(&mut self, renamed: GameRename, written: &[StoreRecord]) {
        self.outbox.rename_game(renamed, written);
        self.journal.rename_game(renamed);
        self.at_hand = renamed.rename_open_games(std::mem::take(&mut self.at_hand));
    }
}
