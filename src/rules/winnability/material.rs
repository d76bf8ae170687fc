//! Proves by the material on the board alone that a side, the winner, can never mate.
//!
//! See section 2 of `docs/algorithms/winnability.md`.
//!
//! The winner has neither pawn, rook nor queen, and one of these cases holds:
//!
//! * *Only the king.* A king gives no check.
//! * *One knight, against a king alone or with queens only.* Only the knight can give check, and
//!   the only answers are to capture the knight or to move the king. Of the squares around the
//!   checked king (at least five on an edge, three in a corner), the knight guards at most one, and
//!   none in a corner; the winner's king guards at most three, and two in a corner. So in a mate a
//!   queen would be on each of the other squares. At least one of these queens attacks the knight,
//!   or another queen between the two does, and nothing pins a queen. So there is no mate.
//!   `tests/winnability_facts.rs` checks all of these boards.
//! * *Bishops of one square colour, against no pawn, no knight and no bishop of the other colour.*
//!   The checked king is on a square of the bishops' colour. Of the squares that share a side with
//!   the king's square, the winner's king guards at most one and the bishops none, so the others
//!   all hold rooks and queens of the loser. The square beside the king on the line of the check
//!   shares a side with two of these squares, and so with the square of a rook or queen. This rook
//!   or queen captures a bishop on the square beside the king or interposes on it. Nothing pins
//!   that rook or queen, since bishops never attack its square. Only a double check has no such
//!   answer, and bishops of one colour can give a double check only in the first position: where
//!   two of their lines cross at the king, no move on one line opens the other. The caller has
//!   examined the first position; in later positions the king has moved away.
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
