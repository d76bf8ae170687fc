//! Proves by the material on the board alone that a side, the winner, can never mate.
//!
//! See section 2 of `docs/algorithms/winnability.md`.
//!
//! The winner has neither pawn, rook nor queen, and one of these cases holds:
//!
//! * *Only the king.* A king gives no check.
//! * *One knight, against a king alone or with queens only.* Only the knight can give check, and
//!   the only answers are to capture the knight or to move the king. A king in a corner has three
//!   squares around it, any other king at least five. The knight guards at most one of these
//!   squares, and none if the checked king is in a corner. The winner's king guards at most three,
//!   and at most two if the checked king is in a corner. So in a mate, queens would be on all the
//!   other squares. But then one of these queens can capture the knight, or a queen between the two
//!   can, and nothing pins a queen. So there is no mate. `tests/winnability_facts.rs` checks all of
//!   these boards.
//! * *Bishops of one square colour only, while the loser has no pawn, no knight and no bishop of
//!   the other colour.* The checked king is on a square of the bishops' colour. Of the squares that
//!   share a side with the king's square, the winner's king guards at most one and the bishops
//!   none. So in a mate, rooks and queens of the loser are on all the others. Consider the square
//!   beside the king on the line of the check. It shares a side with two of these squares, so with
//!   the square of at least one rook or queen. This rook or queen can move to it, and so captures
//!   the bishop or interposes. Nothing pins that rook or queen, since bishops never attack its
//!   square. Only a double check has no such answer. But no move of a bishop can give a double
//!   check here: two lines of check cross at the king, and a bishop cannot move from one line to
//!   the other. So only the first position can be a double check, and the caller has tested that
//!   position for mate.
//!
//! The last two cases also hold for every later position, since neither side can gain a pawn, nor
//! the winner a piece.

use super::super::board::Board;
use super::super::{Bitboard, Color};

/// Whether `winner` can never mate with the material on the board, whatever squares the units are
/// on.
///
/// This holds for a lone king or for a knight against queens, for example; the module comment lists
/// all cases.
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
