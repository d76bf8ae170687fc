//! Proves by the material on the board alone that a side, the winner, can never mate.
//!
//! See section 2 of `docs/algorithms/winnability.md`.
//!
//! The winner can never mate if the winner has no pawn, rook or queen and one of these cases holds:
//!
//! * *Only the king.* A king gives no check.
//! * *One knight, against a lone king or a king with only queens.* Only the knight can give check,
//!   and the only answers are to capture the knight or to move the king. A king in a corner has
//!   three squares around it, any other king at least five. The knight guards at most one of these
//!   squares, and none if the checked king is in a corner. The winner's king guards at most three,
//!   and at most two if the checked king is in a corner. So in a mate, queens would be on all the
//!   other squares around the checked king. But then one of these queens, or another queen between
//!   such a queen and the knight, can capture the knight. Nothing pins a queen, because knights and
//!   kings do not pin. So there is no mate. `tests/winnability_facts.rs` tries all positions in
//!   which queens are on all the other squares around the checked king.
//! * *Bishops of one square colour only, while the loser has no pawn, no knight and no bishop of
//!   the other colour.* The checked king is on a square of the bishops' colour. Call the squares
//!   that share a side with the king's square *neighbours*. They have the other colour, so the
//!   bishops guard none of them, and the winner's king guards at most one. So in a mate, rooks and
//!   queens of the loser are on all other neighbours. Let X be the square beside the king on the
//!   line of the check. X shares a side with two neighbours, so a rook or queen is on at least one
//!   of these two. This rook or queen can move to X, and so captures the bishop or interposes. This
//!   unit is not pinned, since bishops never attack its square. Only a double check has no such
//!   answer. But no move of a bishop can give a double check here: two lines of check cross at the
//!   king, and a bishop cannot move from one line to the other. So a double check is possible only
//!   before the first move, and the caller has tested the position before the first move for mate.
//!
//! If one of the last two cases holds for a position, it also holds for every later position:
//! neither side can gain a pawn, and the winner cannot gain a piece.

use super::super::board::Board;
use super::super::{Bitboard, Color};

/// Whether `winner` can never mate with the material on the board, whatever squares the units are
/// on.
///
/// An example is a lone king, or a knight against queens. The module comment lists all cases.
pub(super) fn forbids_mate_by(board: &Board, winner: Color) -> bool {
    let (us, them) = (board.by_color(winner), board.by_color(!winner));
    if !(us & (board.pawns | board.straights)).is_empty() {
        return false;
    }
    let (knights, bishops) = (us & board.knights, us & board.diagonals);
    if knights.is_empty() {
        let all_bishops = board.diagonals & !board.straights;
        let one_shade =
            (all_bishops & Bitboard::LIGHT).is_empty() || (all_bishops & Bitboard::DARK).is_empty();
        return bishops.is_empty() || one_shade && (them & (board.pawns | board.knights)).is_empty();
    }
    let bare_of_helpers = (them & (board.pawns | board.knights)).is_empty()
        && (them & (board.diagonals ^ board.straights)).is_empty();
    bishops.is_empty() && !knights.has_several() && bare_of_helpers
}
