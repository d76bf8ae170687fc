//! The stores while they are open, and what this tab still has to write.

use super::damage::DamageReport;
use super::unload_backup::UnloadBackup;
use crate::app::kept::{
    AutosaveQueue, GameRename, HeartbeatQueue, NumberedRecord, OpenGames, ProtectedKeys, SavedGameRecords,
    StoreRecord, WriteBatch,
};
use crate::browser::storage::database::transaction::Database;
use std::rc::Rc;
use web_sys::IdbTransaction;

/// The open stores, as this tab has them.
pub(crate) struct Open {
    pub(crate) database: Database,
    /// This tab's mark.
    pub(crate) tab: u32,
    /// The games at hand, as they are on the disk or will be once all is written.
    pub(crate) at_hand: OpenGames,
    /// How the game on the board went.
    pub(crate) journal: SavedGameRecords,
    /// What a later version of the app wrote.
    pub(crate) left_alone: ProtectedKeys,
    pub(crate) outbox: AutosaveQueue,
    /// What is on its way, in the order in which it was begun.
    pub(crate) under_way: Vec<(IdbTransaction, Rc<WriteBatch>)>,
    /// Whether what is not written yet lies where the next page finds it.
    pub(crate) left: bool,
    pub(crate) beats: HeartbeatQueue,
    /// The heartbeat that is on its way.
    pub(crate) beating: Option<IdbTransaction>,
    /// Damage that is not out of the way yet: until then nothing is written over it.
    pub(crate) damage: Vec<Rc<DamageReport>>,
    /// Whether it is being moved.
    pub(crate) moving: bool,
    /// The connection is gone.
    pub(crate) broken: bool,
}

impl Open {
    pub(crate) fn new(database: Database, tab: u32, at_hand: OpenGames, left_alone: ProtectedKeys) -> Open {
        Open {
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

    /// Leaves what is not written yet to the next page, if there is anywhere to leave it.
    pub(crate) fn leave(&mut self, unload_backup: &UnloadBackup) {
        if self.is_all_written() {
            return;
        }
        let unwritten = self.unwritten();
        self.left = unload_backup.leave(self.tab, unwritten.iter().map(|(_, written)| written));
    }

    /// What is not written yet, in its order.
    pub(crate) fn unwritten(&self) -> Vec<NumberedRecord> {
        let under_way = self.under_way.iter().map(|(_, batch)| &**batch);
        let mut unwritten = self.outbox.all_unwritten(under_way, &self.at_hand);
        unwritten.retain(|(_, written)| self.left_alone.allows_writing(written));
        unwritten
    }

    pub(crate) fn is_all_written(&self) -> bool {
        self.under_way.is_empty() && !self.outbox.is_waiting()
    }

    /// Something could not be written: what was begun after it is called off, and written after it. A journal never has
    /// a gap.
    pub(crate) fn call_off_the_rest(&mut self) {
        let outbox = &mut self.outbox;
        self.under_way.retain(|(writing, batch)| {
            // One that is over, or that needs nothing more of the page, goes its way.
            let goes_on = writing.abort().is_err();
            if !goes_on {
                outbox.enqueue(WriteBatch::clone(batch).worth_retrying());
            }
            goes_on
        });
    }

    /// What a player did is written now: a heartbeat on its way is called off, so that nothing waits for it.
    pub(crate) fn make_room(&mut self) {
        if self.beats.begin_entry()
            && let Some(beating) = self.beating.take()
        {
            // One that is over is in nobody's way.
            let _ = beating.abort();
        }
    }

    /// The next record that is to be written by itself. What a later version wrote is left alone.
    pub(crate) fn next_allowed(&mut self) -> Option<NumberedRecord> {
        loop {
            let next = self.outbox.next_single_record()?;
            if self.left_alone.allows_writing(&next.1) {
                return Some(next);
            }
            self.outbox.remove_record(next.0);
        }
    }

    /// The game on the board goes on under another name, by which these records of it are on the disk.
    pub(crate) fn rename(&mut self, renamed: GameRename, written: &[StoreRecord]) {
        self.outbox.rename_game(renamed, written);
        self.journal.rename_game(renamed);
        self.at_hand = renamed.rename_open_games(std::mem::take(&mut self.at_hand));
    }
}
