//! Transposition table of the computer opponent's search.

use crate::rules::Move;

/// Meaning of a score in the transposition table: the exact score, a lower bound or an upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScoreBound {
    /// The true score is this score.
    Exact,
    /// The true score is this score or higher.
    AtLeast,
    /// The true score is this score or lower.
    AtMost,
}

/// Entry of the search's transposition table: best move, score and search depth of a position.
/// `key` is the position's Zobrist key (a hash of the position).
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    key: u64,
    /// The best move found; `None` if the search found none.
    pub(super) best: Option<Move>,
    /// The score for the side to move, in hundredths of a pawn. In the score of a mate, half-moves
    /// count from this position, not from the root of the search.
    pub(super) score: i32,
    /// The depth in half-moves to which this position was searched.
    pub(super) depth: i32,
    pub(super) bound: ScoreBound,
}

/// Transposition table of the computer's search: results for positions already searched. A position
/// that is reached again, by other moves, needs no second search.
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

    /// Returns the index of the entry for a position with this Zobrist key; several keys share an
    /// index.
    fn entry_index(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// Returns the entry for the position with this Zobrist key; `None` if the table has no such
    /// entry.
    pub(super) fn get(&self, key: u64) -> Option<TableEntry> {
        self.entries[self.entry_index(key)].filter(|entry| entry.key == key)
    }

    /// Stores the result of the search for the position with this Zobrist key. Replaces the entry
    /// at the same index.
    pub(super) fn put(&mut self, key: u64, best: Option<Move>, score: i32, depth: i32, bound: ScoreBound) {
        let slot = self.entry_index(key);
        self.entries[slot] = Some(TableEntry { key, best, score, depth, bound });
    }
}
