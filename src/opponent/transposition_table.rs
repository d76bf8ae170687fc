//! A transposition table.

use crate::rules::Move;

/// The relation of a score in the transposition table to the true one: equal, or a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScoreBound {
    Exact,
    AtLeast,
    AtMost,
}

/// An entry of the transposition table: best move and score of a searched position. `key` is its
/// hash.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    key: u64,
    pub(super) best: Option<Move>,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: ScoreBound,
}

/// Table of the positions that the search has met, so that transpositions need no second search.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    entries: Vec<Option<TableEntry>>,
}

impl TranspositionTable {
    /// Creates an empty transposition table for about this many positions, at most 65,536.
    pub(super) fn new(positions: u64) -> TranspositionTable {
        let size = positions.clamp(1 << 8, 1 << 16).next_power_of_two();
        TranspositionTable { entries: vec![None; size as usize] }
    }

    /// Returns the index of the entry for a position with this key.
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// Returns the entry of the position with this key; `None` if there is none.
    pub(super) fn get(&self, key: u64) -> Option<TableEntry> {
        self.entries[self.slot(key)].filter(|entry| entry.key == key)
    }

    /// Stores the entry of a position; replaces any other entry in the same slot.
    pub(super) fn put(&mut self, key: u64, best: Option<Move>, score: i32, depth: i32, bound: ScoreBound) {
        let slot = self.slot(key);
        self.entries[slot] = Some(TableEntry { key, best, score, depth, bound });
    }
}
