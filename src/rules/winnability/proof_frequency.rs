//! Decides how often proofs are tried.

use super::super::board::Board;
use super::locked::locked_pawns;

/// Frequency of proof attempts: always at first, more rarely while they keep failing.
pub(super) struct ProofFrequency {
    asked: u32,
    /// The interval between attempts.
    every: u32,
    in_vain: u32,
}

impl ProofFrequency {
    const FAILURES_BEFORE_SLOWING: u32 = 32;
    const SLOWEST_INTERVAL: u32 = 8;

    /// Starts with rare proof attempts if no pawns are blocked.
    pub(super) fn new(board: &Board) -> ProofFrequency {
        let every = if locked_pawns(board) > 0 { 1 } else { ProofFrequency::SLOWEST_INTERVAL };
        ProofFrequency { asked: 0, every, in_vain: 0 }
    }

    pub(super) fn should_prove(&mut self) -> bool {
        self.asked = self.asked.wrapping_add(1);
        self.asked.is_multiple_of(self.every)
    }

    pub(super) fn record_outcome(&mut self, shown: bool) {
        self.in_vain += 1;
        if shown {
            (self.every, self.in_vain) = (1, 0);
        } else if self.in_vain > ProofFrequency::FAILURES_BEFORE_SLOWING * self.every {
            self.every = (2 * self.every).min(ProofFrequency::SLOWEST_INTERVAL);
            self.in_vain = 0;
        }
    }
}
