//! Distances on the board, and the squares that a king may not enter.

use super::super::super::board::Board;
use super::super::super::{Bitboard, Color, Square, attacks, sliders};
use super::super::set_moves::leaps;

/// Returns the number of moves that a king needs from one square to another on an empty board.
pub(in super::super) fn distance(a: Square, b: Square) -> i32 {
    let (a, b) = (a.index() as i32, b.index() as i32);
    ((a & 7) - (b & 7)).abs().max(((a >> 3) - (b >> 3)).abs())
}

/// Returns how many king steps a square is from the nearest edge and from the nearest corner.
pub(in super::super) fn edge_distances(square: Square) -> (i32, i32) {
    let (file, rank) = ((square.index() & 7) as i32, (square.index() >> 3) as i32);
    let (file, rank) = (file.min(7 - file), rank.min(7 - rank));
    (file.min(rank), file.max(rank))
}

/// Returns the squares that `winner` attacks, so that the king of the other side may not enter
/// them.
///
/// Sliding pieces attack through that king, because the king may not step back along the line of an
/// attack.
pub(super) fn squares_forbidden_to_king(board: &Board, winner: Color) -> Bitboard {
    let us = board.by_color(winner);
    let occupied = board.occupied() & !Bitboard::of(board.king(!winner));
    let mut guarded =
        attacks::pawn_set_attacks(winner, board.pawns & us) | attacks::king_attacks(board.king(winner));
    for from in board.knights & us {
        guarded |= attacks::knight_attacks(from);
    }
    for from in board.diagonals & us {
        guarded |= sliders::bishop_attacks(from, occupied);
    }
    for from in board.straights & us {
        guarded |= sliders::rook_attacks(from, occupied);
    }
    guarded
}

/// Whether two squares are on one diagonal, even if units stand between them.
pub(super) fn share_diagonal(a: Square, b: Square) -> bool {
    let (a, b) = (a.index() as i32, b.index() as i32);
    ((a & 7) - (b & 7)).abs() == ((a >> 3) - (b >> 3)).abs()
}

/// Returns the number of moves that a knight needs from one square to another on an empty board.
pub(super) fn knight_distance(a: Square, b: Square) -> i32 {
    i32::from(LEAPS[a.index()][b.index()])
}

/// Number of moves that a knight needs on an empty board, by the indices of the start square and of
/// the target square.
static LEAPS: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let (mut reached, mut moves) = (1 << from, 0u8);
        while reached != !0 {
            let next = reached | leaps(reached);
            moves += 1;
            let mut to = 0;
            while to < 64 {
                if (next & !reached) >> to & 1 != 0 {
                    table[from][to] = moves;
                }
                to += 1;
            }
            reached = next;
        }
        from += 1;
    }
    table
};
