//! Transposition table of the search.

use crate::rules::Move;

/// Whether a score in the transposition table of the search is exact, or a lower or an upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScoreBound {
    Exact,
    AtLeast,
    AtMost,
}

/// An entry of the transposition table: best move, score and search depth of a position. `key` is
/// the hash of that position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    key: u64,
    pub(super) best: Option<Move>,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: ScoreBound,
}

/// Table of the positions that the computer's search has met, so that a position reached by other
/// moves needs no second search.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    entries: Vec<Option<TableEntry>>,
}

impl TranspositionTable {
    /// Creates an empty transposition table for about `positions` positions, at least 256 and at
    /// most 65,536.
    pub(super) fn new(positions: u64) -> TranspositionTable {
        let size = positions.clamp(1 << 8, 1 << 16).next_power_of_two();
        TranspositionTable { entries: vec![None; size as usize] }
    }

    /// Returns the index of the entry for a position with this key (hash); several keys share an
    /// index.
    fn entry_index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// Returns the entry of the position with this key (hash); `None` if there is none.
    pub(super) fn get(&self, key: u64) -> Option<TableEntry> {
        self.entries[self.entry_index(key)].filter(|entry| entry.key == key)
    }

    /// Stores the entry of the position with this key (hash). Replaces the entry of another
    /// position with the same index.
    pub(super) fn put(&mut self, key: u64, best: Option<Move>, score: i32, depth: i32, bound: ScoreBound) {
        let slot = self.entry_index(key);
        self.entries[slot] = Some(TableEntry { key, best, score, depth, bound });
    }
}
