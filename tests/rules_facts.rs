//! The rules of chess: positions with known answers, without data files.
#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use tabiya::rules::{
    CastlingSide, Color, IllegalMove, Laws, Move, MoveKind, Piece, Position, Role, Square, perft,
    perft_making,
};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Plays moves in SAN.
fn play(mut position: Position, moves: &str) -> Position {
    for san in moves.split_whitespace() {
        position = position.play(position.parse_san(san).unwrap()).unwrap();
    }
    position
}

/// Six positions with well-known perft counts at depths 1 to 4.
const PERFT: [(&str, [u64; 4]); 6] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [20, 400, 8_902, 197_281]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", [48, 2_039, 97_862, 4_085_603]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", [14, 191, 2_812, 43_238]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", [6, 264, 9_467, 422_333]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", [44, 1_486, 62_379, 2_103_487]),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -", [46, 2_079, 89_890, 3_894_594]),
];

#[test]
fn famous_positions_have_their_known_trees() {
    for (fen, counts) in PERFT {
        let position = position(fen);
        assert_eq!(perft(&position, 0), 1);
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), nodes, "{fen} at depth {depth}");
            assert_eq!(perft_making(&position, depth), nodes, "{fen} at depth {depth}, making");
        }
    }
}

#[test]
fn a_pawn_pinned_through_both_pawns_may_not_take_in_passing() {
    // FEN, number of legal moves, whether a legal move is en passant.
    let facts = [
        ("4k3/8/8/1qpP2K1/8/8/8/8 w - c6", 9, false), // both pawns leave the rank of king and queen
        ("4k3/8/8/1rpP2K1/8/8/8/8 w - c6", 9, false), // both pawns leave the rank of king and rook
        ("8/8/8/7B/6Pp/8/4k2K/8 b - g3", 9, false),   // the capture opens a diagonal
        ("8/5K2/8/3k4/3pP3/8/8/3R4 b - e3", 6, false), // the capturer is pinned on its file
        ("8/8/8/2k5/2pP4/8/4K3/8 b - d3", 8, true),   // the capture removes the checking pawn
        ("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3", 6, true),  // the capture blocks the check
    ];
    for (fen, moves, en_passant) in facts {
        let position = position(fen);
        let takes = position.legal_moves().iter().any(|m| m.kind() == MoveKind::EnPassant);
        assert_eq!((position.legal_moves().len(), takes), (moves, en_passant), "{fen}");
        assert_eq!(position.ep_square().is_some(), en_passant, "{fen}");
        assert!(position.pseudo_legal_moves().iter().any(|m| m.kind() == MoveKind::EnPassant), "{fen}");
    }
}

#[test]
fn en_passant_can_be_switched_off() {
    let off = Laws { en_passant: false };
    let fen = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    let with = position(fen);
    let without = Position::from_fen_with(fen, off).unwrap();
    assert_eq!(with.legal_moves().len(), without.legal_moves().len() + 1);
    assert_eq!(without.ep_square(), None);
    assert_eq!(without.to_fen().split(' ').nth(3), Some("-"));
    // En passant captures stay forbidden in later positions.
    let start = Position::from_fen_with("4k3/p7/8/1P6/8/8/8/4K3 b - -", off).unwrap();
    let after = play(start, "a5");
    assert_eq!(after.laws(), off);
    assert!(after.pseudo_legal_moves().iter().all(|m| m.kind() != MoveKind::EnPassant));
    assert!(perft(&without, 3) < perft(&with, 3));
}

#[test]
fn castling_keeps_its_conditions() {
    // FEN, whether White may castle on the king side, and on the queen side.
    let facts = [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", true, true),
        ("4k3/8/8/8/8/8/8/R3K2R w - -", false, false),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ -", false, false), // in check
        ("4k3/8/8/8/5r2/8/8/R3K2R w KQ -", false, true),  // crosses f1
        ("4k3/8/8/8/6r1/8/8/R3K2R w KQ -", false, true),  // reaches g1
        ("4k3/8/8/8/7r/8/8/R3K2R w KQ -", true, true),    // only the rook is attacked
        ("4k3/8/8/8/1r6/8/8/R3K2R w KQ -", true, true),   // only the rook crosses the attacked b1
        ("4k3/8/8/8/8/8/8/RN2K1NR w KQ -", false, false), // a piece stands between king and rook
        ("4k3/8/8/8/8/8/8/Rn2K2R w KQ -", true, false),
    ];
    for (fen, king_side, queen_side) in facts {
        let position = position(fen);
        let has = |kind| position.legal_moves().iter().any(|m| m.kind() == kind);
        assert_eq!(has(MoveKind::CastleKingSide), king_side, "{fen}");
        assert_eq!(has(MoveKind::CastleQueenSide), queen_side, "{fen}");
    }
}

#[test]
fn castling_moves_both_and_rights_are_lost() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(play(start.clone(), "O-O").to_fen(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    assert_eq!(play(start.clone(), "O-O-O").to_fen(), "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
    assert_eq!(play(start.clone(), "Rxa8+").to_fen(), "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
    assert_eq!(play(start.clone(), "Rg1 Kd8").to_fen(), "r2k3r/8/8/8/8/8/8/R3K1R1 w Q - 2 2");
    let rights = start.castling_rights();
    assert_eq!(rights.rook(Color::Black, CastlingSide::QueenSide), Some(Square::A8));
    assert_eq!(rights.rooks().len(), 4);
}

#[test]
fn a_castling_rook_need_not_be_in_the_corner() {
    let inner = position("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1");
    assert_eq!(inner.to_fen(), "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1");
    assert_eq!(play(inner, "O-O-O").to_fen(), "4k3/8/8/8/8/8/8/R1KR4 b - - 1 1");
    let shredder = position("rk2r3/4p3/8/8/8/8/4P3/RK2R3 w AEae - 0 1");
    assert_eq!(shredder.to_fen(), "rk2r3/4p3/8/8/8/8/4P3/RK2R3 w KQkq - 0 1");
    assert_eq!(play(shredder.clone(), "O-O").to_fen(), "rk2r3/4p3/8/8/8/8/4P3/R4RK1 b kq - 1 1");
    let castle = shredder.parse_uci("b1e1").unwrap();
    assert!(castle.is_castle());
    assert_eq!((castle.uci().as_str(), shredder.uci_chess960(castle).as_str()), ("b1g1", "b1e1"));
    // When the rook leaves b1, the queen on a1 attacks c1.
    let unmasked = position("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1");
    assert!(unmasked.legal_moves().iter().all(|m| !m.is_castle()));
}

#[test]
fn promotions() {
    let start = position("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let pushes: Vec<String> =
        start.legal_moves_from(Square::A7).iter().map(|&m| start.san(m).to_string()).collect();
    assert_eq!(pushes, ["a8=Q", "a8=R", "a8=B", "a8=N", "axb8=Q+", "axb8=R+", "axb8=B", "axb8=N"]);
    let after = play(start, "axb8=N");
    assert_eq!(after.piece_at(Square::B8), Some(Piece { color: Color::White, role: Role::Knight }));
    assert_eq!(after.halfmove_clock(), 0);
}

#[test]
fn polyglot_keys() {
    let start = Position::initial();
    assert_eq!(start.zobrist(), 0x463b_9618_1691_fc9c);
    assert_eq!(play(start.clone(), "e4 d5 e5 f5").zobrist(), 0x22a4_8b5a_8e47_ff78);
    assert_eq!(play(start, "e4 d5 e5 f5 Ke2 Kf7").zobrist(), 0x00fd_d303_c946_bdd9);
}

#[test]
fn a_position_returns_with_its_rights() {
    let count = |moves: &str| {
        let mut position = Position::initial();
        let mut seen = HashMap::from([(position.repetition_key(), 1)]);
        for san in moves.split_whitespace() {
            position = play(position, san);
            *seen.entry(position.repetition_key()).or_insert(0) += 1;
        }
        seen[&position.repetition_key()]
    };
    assert_eq!(count("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"), 3);
    // No pawn can capture on e3, so all three positions count as the same.
    assert_eq!(count("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1"), 3);
    // A pawn can capture on d6 at the first occurrence, which is therefore a different position.
    assert_eq!(count("e4 a6 e5 d5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"), 2);
    // The castling rights are lost after the first occurrence, which is therefore a different
    // position.
    assert_eq!(count("e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"), 2);
    let (a, b) = (play(Position::initial(), "e4 e5 Ke2 Ke7 Ke1 Ke8"), play(Position::initial(), "e4 e5"));
    assert_ne!(a.repetition_key(), b.repetition_key());
    assert_eq!(a.placement(), b.placement());
}

#[test]
fn an_illegal_move_says_why() {
    let pinned = position("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
    let exposing = *pinned.pseudo_legal_moves().iter().find(|m| m.to() == square("e4")).unwrap();
    let by = IllegalMove::LeavesKingInCheck { by: Square::B4.into() };
    assert_eq!(pinned.play(exposing), Err(by));
    assert_eq!(by.to_string(), "illegal move: the king would be in check from b4");
    assert_eq!(pinned.placement_after(exposing).to_string(), "4k3/8/8/8/1b2N3/8/8/4K3");
    let nothing = Position::initial().parse_uci("e2e4").unwrap();
    assert_eq!(pinned.play(nothing), Err(IllegalMove::NotAMove));
}

#[test]
fn games_end() {
    let fool = play(Position::initial(), "f3 e5 g4 Qh4#");
    assert!(fool.is_checkmate() && !fool.is_stalemate() && fool.checkers() == Square::H4.into());
    let stale = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(stale.is_stalemate() && !stale.is_checkmate());
    assert!(position("8/8/4k3/8/8/3NK3/8/8 w - - 0 1").is_insufficient_material());
    assert!(!position("8/8/4k3/8/8/3NK3/p7/8 w - - 0 1").has_insufficient_material(Color::White));
    assert!(position("8/8/4kb2/8/8/4K1B1/8/8 w - - 0 1").is_insufficient_material());
    assert!(!position("8/8/4kb2/8/8/4KB2/8/8 w - - 0 1").is_insufficient_material());
}

#[test]
fn what_a_move_takes() {
    let passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let m = passing.parse_san("exd6").unwrap();
    let pawn = Piece { color: Color::Black, role: Role::Pawn };
    assert_eq!(passing.captured_by(m), Some((Square::D5, pawn)));
    assert_eq!(passing.captured_by(passing.parse_san("e6").unwrap()), None);
    let swap = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    assert_eq!(swap.captured_by(swap.parse_san("O-O").unwrap()), None);
    assert_eq!(play(swap, "O-O").to_fen(), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

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
        let mut position = position(start);
        for _ in 0..24 {
            let legal = position.legal_moves();
            for (from, to) in Square::ALL.into_iter().flat_map(|a| Square::ALL.map(|b| (a, b))) {
                for &kind in &kinds {
                    let m = Move::new(from, to, kind);
                    let listed = legal.contains(&m);
                    assert_eq!(position.is_legal(m), listed, "{position:?}: {m:?}");
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

#[test]
fn positions_are_read_written_compared_and_hashed_as_values() {
    let start = Position::initial();
    let knights = play(start.clone(), "Nf3 Nf6 Ng1 Ng8");
    assert_eq!(knights.to_string().parse::<Position>(), Ok(knights.clone()));
    assert_ne!(knights, start, "the counters differ");
    assert_eq!(knights.repetition_key(), start.repetition_key());
    let without = Position::initial_with(Laws { en_passant: false });
    assert_ne!(without, start, "the laws differ");
    let mut seen: HashMap<Position, usize> = HashMap::new();
    for position in [start.clone(), knights, start.clone(), without] {
        *seen.entry(position).or_default() += 1;
    }
    assert_eq!((seen.len(), seen.get(&start)), (3, Some(&2)));
}
