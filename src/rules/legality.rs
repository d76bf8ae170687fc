//! Whether one move is legal, without looking for the others.
//!
//! The piece goes that way (FIDE 3.2 to 3.8), and afterwards its king is not attacked (FIDE 3.9.2). Castling, which has
//! more to it, is looked for among all moves.

use super::board::Board;
use super::{Bitboard, Color, Move, MoveKind, Rank, Role, Square, attacks, generate, sliders, visitors};

/// Whether the side to move may play this.
pub(super) fn is_legal(board: &Board, m: Move) -> bool {
    if m.is_castle() {
        return visitors::list::<true>(board).contains(&m);
    }
    if !board.color(board.turn()).contains(m.from) || !goes(board, m) {
        return false;
    }
    let after = board.play(m);
    let us = board.turn();
    generate::attackers(&after, after.king(us), !us, after.occupied()).is_empty()
}

/// Whether the piece of the side to move that stands there goes that way.
fn goes(board: &Board, m: Move) -> bool {
    let us = board.turn();
    let Move { from, to, kind } = m;
    if board.pawns.contains(from) {
        return pawn_goes(board, us, m);
    }
    let reached = if from == board.king(us) {
        attacks::king(from)
    } else if board.knights.contains(from) {
        attacks::knight(from)
    } else {
        let along = |set: Bitboard, reached: Bitboard| {
            if set.contains(from) { reached } else { Bitboard::EMPTY }
        };
        along(board.diagonals, sliders::bishop(from, board.occupied()))
            | along(board.straights, sliders::rook(from, board.occupied()))
    };
    kind == MoveKind::Normal && (reached & !board.color(us)).contains(to)
}

fn pawn_goes(board: &Board, us: Color, Move { from, to, kind }: Move) -> bool {
    let empty = !board.occupied();
    let ahead = |square: Square| Bitboard(us.fold(Bitboard::of(square).0 << 8, Bitboard::of(square).0 >> 8));
    let strikes = attacks::pawn(us, from);
    let one_step = ahead(from) & empty;
    let last = Bitboard::rank(us.fold(Rank::Eighth, Rank::First)).contains(to);
    let steps = one_step | strikes & board.color(!us);
    match kind {
        MoveKind::Normal => !last && steps.contains(to),
        MoveKind::Promotion(role) => last && steps.contains(to) && Role::PROMOTIONS.contains(&role),
        MoveKind::DoublePush => {
            let third = Bitboard::rank(us.fold(Rank::Third, Rank::Sixth));
            (one_step & third).iter().any(|square| (ahead(square) & empty).contains(to))
        }
        MoveKind::EnPassant => strikes.contains(to) && board.en_passant() == Some(to),
        MoveKind::CastleKingSide | MoveKind::CastleQueenSide => false,
    }
}
