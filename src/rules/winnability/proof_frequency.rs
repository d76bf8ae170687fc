//! Decides for which positions the search for a mate tries to prove that no mate follows.

use super::super::board::Board;
use super::locked::count_blocked_pawn_pairs;

/// Counter by which a search for a mate decides at which positions to try a proof.
///
/// A successful proof shows that no mate can follow the position, so the search need not visit the
/// positions after it. Since proofs take time, they are tried more rarely while they fail.
pub(super) struct ProofFrequency {
    /// The number of positions for which [`allows_proof`](ProofFrequency::allows_proof) was called.
    asked: u32,
    /// The interval between positions at which a proof is tried: 1 for every position, 2 for every
    /// second position, and so on.
    every: u32,
    /// The number of proofs that failed since the last success or the last change of the interval.
    in_vain: u32,
}

impl ProofFrequency {
    /// If more proofs in a row fail than this number times the interval, the interval is doubled.
    const FAILURES_BEFORE_SLOWING: u32 = 32;
    /// The longest interval, in positions.
    const SLOWEST_INTERVAL: u32 = 8;

    /// Returns a counter for the search for a mate that starts on `board`.
    ///
    /// With blocked pawns on the board, a proof is tried at each position, otherwise at every
    /// eighth.
    pub(super) fn new(board: &Board) -> ProofFrequency {
        let every = if count_blocked_pawn_pairs(board) > 0 { 1 } else { ProofFrequency::SLOWEST_INTERVAL };
        ProofFrequency { asked: 0, every, in_vain: 0 }
    }

    /// Counts one more position of the search for a mate; returns whether to try to prove that no
    /// mate can follow this position.
    ///
    /// With the interval n, the answer is `true` at every n-th call.
    pub(super) fn allows_proof(&mut self) -> bool {
        self.asked = self.asked.wrapping_add(1);
        self.asked.is_multiple_of(self.every)
    }

    /// Records whether a proof that no mate can follow a position succeeded, and adapts the
    /// interval.
    ///
    /// After a success, a proof is tried at each position. After many failures in a row, proofs are
    /// tried half as often, but at least at every eighth position.
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
