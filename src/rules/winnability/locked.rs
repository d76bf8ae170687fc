//! Counts blocked pawns.

use super::super::board::Board;

/// Counts the pairs of pawns that block each other: a white pawn with a black pawn on the square
/// directly ahead.
pub(super) fn count_blocked_pawn_pairs(board: &Board) -> usize {
    let (white, black) = ((board.pawns & board.white).bits(), (board.pawns & board.black).bits());
    (white << 8 & black).count_ones() as usize
}
