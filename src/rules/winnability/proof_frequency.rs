//! Decides how often the search for a mate tries to prove that there is none.

use super::super::board::Board;
use super::locked::count_blocked_pawn_pairs;

/// How often a search for a mate tries to prove that positions allow none.
///
/// A proof saves the search all that follows a position, but takes time: it is tried more rarely
/// while proofs fail.
pub(super) struct ProofFrequency {
    /// The number of positions asked about.
    asked: u32,
    /// The interval between attempts.
    every: u32,
    /// The number of attempts since the last success or the last change of the interval.
    in_vain: u32,
}

impl ProofFrequency {
    /// After more failures in a row than this number times the interval, proofs are tried half as
    /// often.
    const FAILURES_BEFORE_SLOWING: u32 = 32;
    /// The longest interval between attempts.
    const SLOWEST_INTERVAL: u32 = 8;

    /// Returns how often a search for a mate first tries to prove that no mate follows a position.
    ///
    /// It tries for each position, but only for every eighth if `board` has no blocked pawns.
    pub(super) fn new(board: &Board) -> ProofFrequency {
        let every = if count_blocked_pawn_pairs(board) > 0 { 1 } else { ProofFrequency::SLOWEST_INTERVAL };
        ProofFrequency { asked: 0, every, in_vain: 0 }
    }

    /// Counts one more position; returns whether to try to prove that no mate follows from it.
    pub(super) fn should_prove(&mut self) -> bool {
        self.asked = self.asked.wrapping_add(1);
        self.asked.is_multiple_of(self.every)
    }

    /// Records whether a proof succeeded, and makes further attempts more or less frequent.
    ///
    /// `succeeded`: whether the proof showed that no mate can follow a position.
    pub(super) fn record_outcome(&mut self, succeeded: bool) {
        self.in_vain += 1;
        if succeeded {
            (self.every, self.in_vain) = (1, 0);
        } else if self.in_vain > ProofFrequency::FAILURES_BEFORE_SLOWING * self.every {
            self.every = (2 * self.every).min(ProofFrequency::SLOWEST_INTERVAL);
            self.in_vain = 0;
        }
    }
}
