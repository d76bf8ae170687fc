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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;

    #[test]
    fn a_move_is_legal_if_it_is_among_the_legal_moves() {
        let kinds = [
            MoveKind::Normal,
            MoveKind::DoublePush,
            MoveKind::EnPassant,
            MoveKind::CastleKingSide,
            MoveKind::CastleQueenSide,
        ];
        let kinds: Vec<MoveKind> = kinds.into_iter().chain(Role::ALL.map(MoveKind::Promotion)).collect();
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "4k3/8/8/1qpP2K1/8/8/8/8 w - c6 0 1",
            "8/8/8/2k5/2pP4/8/B7/4K3 b - d3 0 1",
            "4k3/1P6/2n1p3/8/8/5N2/1p6/2B1K3 b - - 0 1",
        ];
        let mut chance = 12_345_u32;
        for start in starts {
            let mut position = Position::from_fen(start).unwrap();
            for _ in 0..24 {
                let legal = position.legal_moves();
                for (from, to) in Square::ALL.into_iter().flat_map(|a| Square::ALL.map(|b| (a, b))) {
                    for &kind in &kinds {
                        let m = Move::new(from, to, kind);
                        let listed = legal.contains(&m);
                        assert_eq!(is_legal(position.board(), m), listed, "{position:?}: {m:?}");
                    }
                }
                if legal.is_empty() {
                    break;
                }
                chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                position = position.play_unchecked(legal[(chance >> 8) as usize % legal.len()]);
            }
        }
    }
}
