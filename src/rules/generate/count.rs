//! Counts legal moves without listing them.

use super::{MoveVisitor, PawnMoves, visit_moves};
use crate::rules::board::{Board, Side};
use crate::rules::{Bitboard, Square};

/// Counts the legal moves of the side `S`, which is to move, without listing them.
#[inline(always)]
pub(in crate::rules) fn count_legal_moves<S: Side>(board: &Board) -> u64 {
    let mut count = MoveCounter(0);
    visit_moves::<S, _, true>(board, &mut count);
    count.0
}

/// Visitor of the move generator that counts the moves.
struct MoveCounter(u64);

impl MoveCounter {
    /// Counts one move to each square of `targets`.
    #[inline(always)]
    fn add(&mut self, targets: Bitboard) {
        self.0 += targets.len() as u64;
    }
}

impl<S: Side> MoveVisitor<S> for MoveCounter {
    /// Counts the moves of a knight to each of `targets`.
    #[inline(always)]
    fn knight(&mut self, _: Square, targets: Bitboard) {
        self.add(targets);
    }
    /// Counts the moves of a bishop, rook or queen to each of `targets`.
    #[inline(always)]
    fn slider(&mut self, _: Square, targets: Bitboard) {
        self.add(targets);
    }
    /// Counts the moves of the king to each of `targets`, without castling.
    #[inline(always)]
    fn king(&mut self, _: Square, targets: Bitboard) {
        self.add(targets);
    }
    /// Counts the moves of all pawns, four for each promotion, except en passant captures.
    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        // Advances land on empty squares and captures on occupied ones, so each of these pairs of
        // sets is disjoint and needs one count.
        self.add(moves.ahead | moves.easts);
        self.add(moves.twice | moves.wests);
        let [ahead, easts, wests] = moves.promotions::<S>();
        if !(ahead | easts | wests).is_empty() {
            self.0 += 3 * (ahead.len() + easts.len() + wests.len()) as u64;
        }
    }
    /// Counts one en passant capture.
    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
    /// Counts one castling move.
    #[inline(always)]
    fn castle(&mut self, _: Square) {
        self.0 += 1;
    }
}
