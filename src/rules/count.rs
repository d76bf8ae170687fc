//! Counting moves without looking at single ones.

use super::board::Side;
use super::generate::{PawnMoves, Visitor};
use super::{Bitboard, Square};

/// Counts the moves it is shown.
///
/// Not every processor that the program is built for counts bits in one instruction. Without it, counting is half the
/// work here, and most of that is bringing together the counts of the eight ranks; so they are kept apart, a byte for
/// each, to the end. A byte is enough: a square can be reached along eight lines and by eight knights, which makes 128
/// on a rank, and by at most one pawn straight ahead.
#[derive(Default)]
pub(in crate::rules) struct Count {
    by_rank: u64,
    more: u64,
}

impl Count {
    #[cfg(not(any(target_feature = "popcnt", target_family = "wasm")))]
    #[inline(always)]
    fn add(&mut self, Bitboard(set): Bitboard) {
        const PAIRS: u64 = 0x5555_5555_5555_5555;
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const EIGHTS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = set - (set >> 1 & PAIRS);
        let fours = (pairs & FOURS) + (pairs >> 2 & FOURS);
        self.by_rank += (fours + (fours >> 4)) & EIGHTS;
    }

    #[cfg(any(target_feature = "popcnt", target_family = "wasm"))]
    #[inline(always)]
    fn add(&mut self, set: Bitboard) {
        self.more += set.len() as u64;
    }

    /// How many there were.
    #[inline(always)]
    pub(super) fn total(&self) -> u64 {
        const BYTES: u64 = 0x00ff_00ff_00ff_00ff;
        let two_ranks = (self.by_rank & BYTES) + (self.by_rank >> 8 & BYTES);
        self.more + (two_ranks.wrapping_mul(0x0001_0001_0001_0001) >> 48)
    }
}

impl<S: Side> Visitor<S> for Count {
    #[inline(always)]
    fn knight(&mut self, _: Square, targets: Bitboard) {
        self.add(targets);
    }
    #[inline(always)]
    fn slider(&mut self, _: Square, targets: Bitboard) {
        self.add(targets);
    }
    #[inline(always)]
    fn king(&mut self, _: Square, targets: Bitboard) {
        self.add(targets);
    }
    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        // What goes ahead lands on empty squares and what takes does not: two sets at a time are disjoint.
        self.add(moves.ahead | moves.easts);
        self.add(moves.twice | moves.wests);
        let [ahead, easts, wests] = moves.promotions::<S>();
        if !(ahead | easts | wests).is_empty() {
            self.more += 3 * (ahead.len() + easts.len() + wests.len()) as u64;
        }
    }
    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.more += 1;
    }
    #[inline(always)]
    fn castle(&mut self, _: Square) {
        self.more += 1;
    }
}
