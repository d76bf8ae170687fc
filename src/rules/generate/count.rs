//! Move counter: a visitor of the move generator that counts legal moves without listing them.

use super::{MoveVisitor, PawnMoves, visit_moves};
use crate::rules::board::{Board, Side};
use crate::rules::{Bitboard, Square};

/// Returns the number of legal moves of the side `S`, which is to move, without listing them.
#[inline(always)]
pub(in crate::rules) fn count_legal_moves<S: Side>(board: &Board) -> u64 {
    let mut count = MoveCounter(0);
    visit_moves::<S, _, true>(board, &mut count);
    count.0
}

/// Visitor of the move generator that only counts the moves.
struct MoveCounter(u64);

impl MoveCounter {
    /// Adds the number of squares in `targets` to the count of moves.
    #[inline(always)]
    fn add(&mut self, targets: Bitboard) {
        self.0 += targets.len() as u64;
    }
}

impl<S: Side> MoveVisitor<S> for MoveCounter {
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
    /// Counts the moves of all pawns, except en passant captures. A promotion counts as four moves.
    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        // Steps end on empty squares and captures on occupied squares. So a set of steps and a set
        // of captures share no square and can be counted together.
        self.add(moves.single_steps | moves.captures_towards_h);
        self.add(moves.double_steps | moves.captures_towards_a);
        let [steps, towards_h, towards_a] = moves.promotions::<S>();
        if !(steps | towards_h | towards_a).is_empty() {
            self.0 += 3 * (steps.len() + towards_h.len() + towards_a.len()) as u64;
        }
    }
    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
    #[inline(always)]
    fn castle(&mut self, _: Square) {
        self.0 += 1;
    }
}
