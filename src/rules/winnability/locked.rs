//! Pawns that stand in each other's way.

use super::super::board::Board;

/// How many pairs of pawns stand face to face.
pub(super) fn locked_pawns(board: &Board) -> usize {
    let (white, black) = ((board.pawns & board.white).bits(), (board.pawns & board.black).bits());
    (white << 8 & black).count_ones() as usize
}
