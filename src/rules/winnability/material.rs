//! What the pieces alone settle.
//!
//! See section 2 of `docs/algorithms/winnability.md`.
//!
//! The winner has neither pawn, rook nor queen, and:
//!
//! * *Nothing but the king.* A king gives no check.
//! * *One knight, against queens at most.* Only the knight gives check, and there is nobody to answer it but by
//!   taking him or by stepping away. Of the squares around a king, the knight that checks him guards at most one,
//!   and the winner's king at most three of those on an edge, at most two in a corner, so one of them is filled by a
//!   queen. Standing beside her king, she attacks the knight, or another queen between them does; and nothing pins
//!   her. So it is no mate. `tests/winnability_facts.rs` goes through all of these boards.
//! * *Bishops of one square colour, against no pawn, no knight and no bishop of the other colour.* The checked
//!   king stands on the bishops' colour. Of the squares that touch his by a side, the other king guards at most
//!   one and the bishops none, so on all the others stand rooks and queens of his own. The square beside him on
//!   the line of the check touches two of those by a side, so it touches a rook or queen: she takes the bishop there,
//!   or steps between. Nothing pins her, for bishops never attack her square. Only a double check leaves no
//!   answer, and bishops of one colour give it only at the start: where two of their lines cross at the king, no move
//!   on one opens the other. The caller has looked at the start itself; after that the king has moved away.
//!
//! The last two hold for what may come of such a position, as neither side can gain a pawn, nor the winner a piece.

use super::super::board::Board;
use super::super::{Bitboard, Color};

/// Whether `winner` can never mate with what is on the board.
pub(super) fn forbids_mate_by(board: &Board, winner: Color) -> bool {
    let (us, them) = (board.color(winner), board.color(!winner));
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
