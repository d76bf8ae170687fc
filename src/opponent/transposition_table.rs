//! A transposition table.

use crate::rules::Move;

/// The relation of a stored score to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScoreBound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    key: u64,
    pub(super) best: Option<Move>,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: ScoreBound,
}

#[derive(Debug)]
pub(super) struct TranspositionTable {
    entries: Vec<Option<TableEntry>>,
}

impl TranspositionTable {
    /// Returns a table for about this many positions, at most 65,536.
    pub(super) fn new(positions: u64) -> TranspositionTable {
        let size = positions.clamp(1 << 8, 1 << 16).next_power_of_two();
        TranspositionTable { entries: vec![None; size as usize] }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub(super) fn get(&self, key: u64) -> Option<TableEntry> {
        self.entries[self.slot(key)].filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, key: u64, best: Option<Move>, score: i32, depth: i32, bound: ScoreBound) {
        let slot = self.slot(key);
        self.entries[slot] = Some(TableEntry { key, best, score, depth, bound });
    }
}
