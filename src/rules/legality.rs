//! Test whether a single move is legal, without generating other moves.
//!
//! A move is legal if the piece can move from its start square to its target square (FIDE 3.2 to
//! 3.8) and its own king is not attacked afterwards (FIDE 3.9.2).

use super::board::{Board, castling_targets};
use super::{Bitboard, Color, Move, MoveKind, Rank, Role, Square, attacks, generate, sliders};

/// Whether the move `m` is legal on this board for the side to move.
pub(super) fn is_legal(board: &Board, m: Move) -> bool {
    if m.is_castle() {
        return is_castling_legal(board, m);
    }
    board.by_color(board.turn()).contains(m.from) && moves_that_way(board, m) && leaves_king_safe(board, m)
}

/// Whether no enemy piece attacks the mover's own king after a move (FIDE 3.9.2).
///
/// The move must be pseudo-legal: legal, or illegal only because it leaves the mover's own king
/// attacked. It must not be castling.
#[inline]
pub(super) fn leaves_king_safe(board: &Board, Move { from, to, kind }: Move) -> bool {
    let us = board.turn();
    let king = board.king(us);
    let taken = match kind {
        MoveKind::EnPassant => Bitboard::of(Square::new(to.file(), from.rank())),
        _ => Bitboard::of(to),
    };
    let occupied = board.occupied() & !Bitboard::of(from) & !taken | Bitboard::of(to);
    // The enemy king can attack the mover's king only after a move of the mover's king.
    let (king, kings) =
        if from == king { (to, Bitboard::of(board.king(!us))) } else { (king, Bitboard::EMPTY) };
    let them = board.by_color(!us) & !taken;
    let (diagonals, straights) = (board.diagonals & them, board.straights & them);
    let near = attacks::pawn_attacks(us, king) & board.pawns
        | attacks::knight_attacks(king) & board.knights
        | attacks::king_attacks(king) & kings;
    let aimed = attacks::bishop_lines(king) & diagonals | attacks::rook_lines(king) & straights;
    let is_blocked = |from| !(sliders::between(king, from) & occupied).is_empty();
    (near & them).is_empty() && aimed.iter().all(is_blocked)
}

/// Whether the castling move `m` is legal on this board for the side to move (FIDE 3.8.2).
fn is_castling_legal(board: &Board, m: Move) -> bool {
    let us = board.turn();
    let (king, occupied) = (board.king(us), board.occupied());
    let Some(rook) = board.castling_rook(us, m.kind == MoveKind::CastleKingSide) else { return false };
    let (king_to, rook_to) = castling_targets(king, rook);
    let king_path = sliders::between(king, king_to) | Bitboard::of(king_to);
    let rook_path = sliders::between(rook, rook_to) | Bitboard::of(rook_to);
    let apart = sliders::between(king, rook);
    let both = Bitboard::of(king) | Bitboard::of(rook);
    let is_attacked = |square, occupied| !generate::attackers(board, square, !us, occupied).is_empty();
    (m.from, m.to) == (king, king_to)
        && ((king_path | rook_path | apart) & occupied & !both).is_empty()
        && !is_attacked(king, occupied)
        && !king_path.iter().any(|square| is_attacked(square, occupied & !Bitboard::of(king)))
        // In Chess960, the rook may shield the king's target square from an attack along the rank
        // before castling, but not after castling.
        && !is_attacked(king_to, occupied & !both | Bitboard::of(king_to) | Bitboard::of(rook_to))
}

/// Whether the piece on the start square of `m` can move as `m` says (FIDE 3.2 to 3.8), even if its
/// own king is attacked afterwards.
///
/// The piece must be of the side to move. For castling, always `false`.
pub(super) fn moves_that_way(board: &Board, m: Move) -> bool {
    let us = board.turn();
    let Move { from, to, kind } = m;
    if board.pawns.contains(from) {
        return pawn_moves_that_way(board, us, m);
    }
    let reached = if from == board.king(us) {
        attacks::king_attacks(from)
    } else if board.knights.contains(from) {
        attacks::knight_attacks(from)
    } else {
        let along = |set: Bitboard, reached: Bitboard| {
            if set.contains(from) { reached } else { Bitboard::EMPTY }
        };
        along(board.diagonals, sliders::bishop_attacks(from, board.occupied()))
            | along(board.straights, sliders::rook_attacks(from, board.occupied()))
    };
    kind == MoveKind::Normal && (reached & !board.by_color(us)).contains(to)
}

/// Whether a pawn of colour `us` can move as this move says (FIDE 3.7), even if its own king is
/// attacked afterwards.
fn pawn_moves_that_way(board: &Board, us: Color, Move { from, to, kind }: Move) -> bool {
    let empty = !board.occupied();
    let ahead =
        |square: Square| Bitboard(us.by_color(Bitboard::of(square).0 << 8, Bitboard::of(square).0 >> 8));
    let strikes = attacks::pawn_attacks(us, from);
    let one_step = ahead(from) & empty;
    let last = Bitboard::rank(us.by_color(Rank::Eighth, Rank::First)).contains(to);
    let steps = one_step | strikes & board.by_color(!us);
    match kind {
        MoveKind::Normal => !last && steps.contains(to),
        MoveKind::Promotion(role) => last && steps.contains(to) && Role::PROMOTIONS.contains(&role),
        MoveKind::DoublePush => {
            let third = Bitboard::rank(us.by_color(Rank::Third, Rank::Sixth));
            (one_step & third).iter().any(|square| (ahead(square) & empty).contains(to))
        }
        MoveKind::EnPassant => strikes.contains(to) && board.en_passant() == Some(to),
        MoveKind::CastleKingSide | MoveKind::CastleQueenSide => false,
    }
}
