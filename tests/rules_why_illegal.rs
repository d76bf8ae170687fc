//! Reasons for illegal moves: there is a reason exactly if no legal move leads from one square to
//! the other, and the reason agrees with the board.

use tabiya::rules::{CastlingSide, Color, Move, MoveKind, Position, Role, Square, WhyIllegal};

mod common;
use common::Random;

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "1rnbk2r/pppppppp/8/8/8/8/PPPPPPPP/1RNBK2R w KQkq - 0 1",
];

fn squares() -> impl Iterator<Item = Square> {
    (0..64).filter_map(Square::from_index)
}

/// Whether a player who moves the piece from `from` to `to` means the move `mv`. To castle, the
/// player can also move the king to the square of the rook.
fn is_meant(position: &Position, mv: Move, from: Square, to: Square) -> bool {
    let rook = |side| position.castling_rights().rook(position.turn(), side) == Some(to);
    let castles = match mv.kind() {
        MoveKind::CastleKingSide => rook(CastlingSide::KingSide),
        MoveKind::CastleQueenSide => rook(CastlingSide::QueenSide),
        _ => false,
    };
    mv.from() == from && (mv.to() == to || castles)
}

fn check(position: &Position, from: Square, to: Square) {
    let place = || format!("{position}, {from}{to}");
    let us = position.turn();
    let Some(piece) = position.piece_at(from) else {
        return assert_eq!(position.why_illegal(from, to), None, "{}", place());
    };
    if piece.color != us {
        let expected = (from != to).then_some(WhyIllegal::NotItsTurn);
        return assert_eq!(position.why_illegal(from, to), expected, "{}", place());
    }
    let legal = position.legal_moves().iter().any(|mv| is_meant(position, *mv, from, to));
    let Some(why) = position.why_illegal(from, to) else {
        return assert!(legal || from == to, "{}: no reason", place());
    };
    assert!(!legal, "{}: {why:?}", place());
    let is = |square: Square, color: Color, role: Option<Role>| {
        let there = position.piece_at(square);
        there.is_some_and(|there| there.color == color && role.is_none_or(|role| there.role == role))
    };
    let holds = match why {
        WhyIllegal::NotItsTurn => false,
        WhyIllegal::OwnPiece(square) => square == to && is(square, us, None),
        WhyIllegal::NotItsWay(role) => role == piece.role,
        WhyIllegal::Blocked(square) => position.piece_at(square).is_some() && square != from,
        WhyIllegal::PawnHasMoved | WhyIllegal::NothingToCapture => piece.role == Role::Pawn,
        WhyIllegal::EnPassantLate(square) => {
            is(square, !us, Some(Role::Pawn)) && position.piece_at(to).is_none()
        }
        WhyIllegal::EnPassantOff(_) => false,
        WhyIllegal::CastlingRightLost(side) => !position.castling_rights().has_right(us, side),
        WhyIllegal::CastlingBlocked(square) => position.piece_at(square).is_some(),
        WhyIllegal::KingLeftInCheck(by)
        | WhyIllegal::CastlingOutOfCheck(by)
        | WhyIllegal::CastlingThroughCheck { by, .. } => {
            !by.is_empty() && by.iter().all(|square| is(square, !us, None))
        }
    };
    assert!(holds, "{}: {why:?}", place());
}

#[test]
fn there_is_a_reason_exactly_where_there_is_no_move() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let mut asked = 0_u64;
    for start in STARTS {
        for _ in 0..12 {
            let mut position = Position::from_fen(start).expect(start);
            for _ in 0..40 {
                for (from, to) in squares().flat_map(|from| squares().map(move |to| (from, to))) {
                    check(&position, from, to);
                    asked += 1;
                }
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.play_unchecked(moves[random.below(moves.len())]);
            }
        }
    }
    assert!(asked > 1_000_000, "{asked} questions");
}
