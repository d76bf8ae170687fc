//! Facts about the rules that need no file to be known.
#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use tabiya::rules::{
    CastlingSide, Color, FenError, IllegalMove, Laws, MoveKind, Piece, Position, Role, SanError, Square,
    UciError, perft, perft_making,
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

/// Six positions whose trees every engine author knows.
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
    // FEN, all legal moves, whether one of them takes in passing.
    let facts = [
        ("4k3/8/8/1qpP2K1/8/8/8/8 w - c6", 9, false), // a queen along the rank
        ("4k3/8/8/1rpP2K1/8/8/8/8 w - c6", 9, false), // a rook along the rank
        ("8/8/8/7B/6Pp/8/4k2K/8 b - g3", 9, false),   // the pawn taken opens a diagonal
        ("8/5K2/8/3k4/3pP3/8/8/3R4 b - e3", 6, false), // the capturer is pinned on its file
        ("8/8/8/2k5/2pP4/8/4K3/8 b - d3", 8, true),   // the only way to take the checking pawn with a pawn
        ("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3", 6, true),  // the capturer comes between
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
    // And the law goes on with the game.
    let start = Position::from_fen_with("4k3/p7/8/1P6/8/8/8/4K3 b - -", off).unwrap();
    let after = play(start, "a5");
    assert_eq!(after.laws(), off);
    assert!(after.pseudo_legal_moves().iter().all(|m| m.kind() != MoveKind::EnPassant));
    assert!(perft(&without, 3) < perft(&with, 3));
}

#[test]
fn castling_keeps_its_conditions() {
    // FEN, may castle on the king side, on the queen side.
    let facts = [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", true, true),
        ("4k3/8/8/8/8/8/8/R3K2R w - -", false, false),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ -", false, false), // in check
        ("4k3/8/8/8/5r2/8/8/R3K2R w KQ -", false, true),  // crosses f1
        ("4k3/8/8/8/6r1/8/8/R3K2R w KQ -", false, true),  // reaches g1
        ("4k3/8/8/8/7r/8/8/R3K2R w KQ -", true, true),    // only the rook is attacked
        ("4k3/8/8/8/1r6/8/8/R3K2R w KQ -", true, true),   // only the rook crosses b1
        ("4k3/8/8/8/8/8/8/RN2K1NR w KQ -", false, false), // the way is not free
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
    // The rook leaves b1, and the queen behind it sees c1.
    let unmasked = position("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1");
    assert!(unmasked.legal_moves().iter().all(|m| !m.is_castle()));
}

#[test]
fn promotions() {
    let start = position("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let pushes: Vec<String> = start.legal_moves_from(Square::A7).iter().map(|&m| start.san(m)).collect();
    assert_eq!(pushes, ["a8=Q", "a8=R", "a8=B", "a8=N", "axb8=Q+", "axb8=R+", "axb8=B", "axb8=N"]);
    let after = play(start, "axb8=N");
    assert_eq!(after.piece_at(Square::B8), Some(Piece { color: Color::White, role: Role::Knight }));
    assert_eq!(after.halfmove_clock(), 0);
}

#[test]
fn san_names_a_piece_as_briefly_as_it_can() {
    let facts = [
        ("4k3/8/8/8/8/8/8/R3K2R w - -", "a1d1", "Rd1"),
        ("3k4/8/8/8/8/8/4K3/R6R w - -", "a1d1", "Rad1+"),
        ("7k/8/8/R7/8/8/8/R3K3 w - -", "a1a3", "R1a3"),
        ("8/1k6/8/8/Q7/8/8/Q2Q3K w - -", "a1d4", "Qa1d4"),
        ("8/1k6/8/8/Q7/8/8/Q6K w - -", "a4d4", "Q4d4"),
        ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - -", "g1e2", "Ne2"), // the other knight is pinned
        ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", "e5f6", "exf6"),
        ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "d8h4", "Qh4#"),
    ];
    for (fen, uci, san) in facts {
        let position = position(fen);
        let m = position.parse_uci(uci).unwrap();
        assert_eq!(position.san(m), san, "{fen}");
        assert_eq!(position.parse_san(san), Ok(m), "{fen}");
    }
}

#[test]
fn san_is_read_as_real_files_have_it() {
    let passing = position("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
    for text in ["exf6", "exf6 e.p.", "exf6e.p.", "e5xf6", "e5f6", "exf6!?", "exf6 $14", "exf6+", "e:f6"] {
        assert_eq!(passing.parse_san(text).map(|m| m.uci()), Ok("e5f6".to_owned()), "{text}");
    }
    let home = position("r3k2r/pP6/8/8/8/8/P7/R3K2R w KQkq - 0 1");
    for (text, uci) in [
        ("0-0", "e1g1"),
        ("O-O-O!", "e1c1"),
        ("b8Q+", "b7b8q"),
        ("b8=N", "b7b8n"),
        ("bxa8(R)+", "b7a8r"),
        ("R1g1", "h1g1"),
        ("Ke1d2", "e1d2"),
        ("Pa4", "a2a4"),
        ("a2-a4", "a2a4"),
    ] {
        assert_eq!(home.parse_san(text).map(|m| m.uci()), Ok(uci.to_owned()), "{text}");
    }
    for text in [
        "", "+", "Nb", "e9", "é4", "Zf3", "Nf3)", "b8(Q", "b8=K", "--", "Z0", "♘", "♘♘f3", "O-O-O-O",
        "e4e5e6",
    ] {
        assert_eq!(home.parse_san(text), Err(SanError::NotSan), "{text}");
    }
    let none = |role, to| SanError::NoneGoesThere { role, to };
    for (text, fault) in [
        ("Nf3", none(Role::Knight, Square::F3)),
        ("Rh1d1", none(Role::Rook, Square::D1)),
        ("axb3", SanError::NothingToTake(Square::B3)),
        ("Rxd1", SanError::NothingToTake(Square::D1)),
        ("xa8", none(Role::Pawn, Square::A8)),
        ("b8", SanError::PromotionMissing(Square::B8)),
        ("a3=Q", SanError::NoPromotion(Square::A3)),
        ("Kd2=Q", SanError::NoPromotion(Square::D2)),
    ] {
        assert_eq!(home.parse_san(text), Err(fault), "{text}");
    }
}

#[test]
fn san_is_read_in_every_dress() {
    let position = position("4k3/1P4P1/8/3pP3/8/N6R/8/RN2K1N1 w Q d6 0 1");
    for (text, san) in [
        ("exd6 e.p.", "exd6"),
        ("exd6ep", "exd6"),
        ("e5xd6e.p.+?!", "exd6"),
        ("e5:d6", "exd6"),
        ("ed6", "exd6"),
        ("g8(Q)", "g8=Q+"),
        ("g8/Q+", "g8=Q+"),
        ("g8Q", "g8=Q+"),
        ("g7-g8=(Q)", "g8=Q+"),
        ("b8=q++", "b8=Q+"),
        ("b8♕ch", "b8=Q+"),
        ("b8=♞!!", "b8=N"),
        ("♙e5–e6", "e6"),
        ("♖h3\u{fe0e}-h8#", "Rh8+"),
        ("Nge2", "Ne2"),
        ("Ng1-e2 $1", "Ne2"),
        ("N1e2", "Ne2"),
        ("Nb1c3", "Nc3"),
        ("Na3×b5", ""),
        ("N3c4", "Nc4"),
        ("Rh8ch", "Rh8+"),
        ("Rh8mate", "Rh8+"),
        ("0-0-0", ""),
        ("Pe6", "e6"),
        ("Ke1-f1 dis ch", "Kf1"),
    ] {
        let read = position.parse_san(text).map(|m| position.san(m));
        assert_eq!(read.clone().unwrap_or_default(), san, "{text}: {read:?}");
    }
}

#[test]
fn why_a_move_in_san_is_none() {
    for (fen, text, why) in [
        ("4k3/8/8/8/1b6/2N5/8/4K3 w - -", "Ne4", "that move would leave the king in check from b4"),
        ("3k4/8/8/8/8/8/4K3/R6R w - -", "Rd1", "it does not say which piece, of those on a1 and h1"),
        ("4k3/8/8/8/8/8/8/R3K2R w Q -", "O-O", "castling is not possible, king or rook has moved"),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ -", "0-0", "castling is not possible, the king is in check"),
        (
            "4k3/8/8/8/8/8/8/Rn2K2R w KQ -",
            "O-O-O",
            "castling is not possible, a piece stands or looks in the way",
        ),
        (
            "4k3/8/8/8/5r2/8/8/R3K2R w KQ -",
            "O-O",
            "castling is not possible, a piece stands or looks in the way",
        ),
        ("4k3/P7/8/8/8/8/8/4K3 w - -", "a8", "a pawn on a8 becomes another piece, and which is not said"),
    ] {
        let fault = position(fen).parse_san(text).unwrap_err();
        assert_eq!(fault.to_string(), format!("bad SAN: {why}"), "{fen} {text}");
    }
}

#[test]
fn castling_is_written_for_the_kind_of_chess() {
    let facts = [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "O-O", "e1g1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", "O-O-O", "e8c8"),
        ("rk5r/8/8/8/8/8/8/R3K2R w KQkq -", "O-O", "e1h1"), // the black king has begun on b8
        ("rk5r/8/8/8/8/8/8/R3K2R w KQ -", "O-O", "e1g1"),
        ("4k3/8/8/8/8/8/8/RKR5 w AC -", "O-O", "b1c1"),
        ("7k/8/8/8/8/8/8/RK2R3 w AE -", "O-O-O", "b1a1"),
        ("7k/8/8/8/8/8/8/RK2R3 w AE -", "Kc1", "b1c1"), // a step, not castling
        ("7k/8/8/8/8/8/8/RK2R3 w AE -", "O-O", "b1e1"),
    ];
    for (fen, san, uci) in facts {
        let position = position(fen);
        let m = position.parse_san(san).unwrap();
        assert_eq!(position.uci(m), uci, "{fen} {san}");
        for text in [position.uci(m), position.uci_chess960(m)] {
            assert_eq!(position.parse_uci(&text), Ok(m), "{fen} {san} {text}");
        }
    }
}

#[test]
fn chess960_starts_are_those_of_scharnagl() {
    for (number, rank) in
        [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")]
    {
        let start = Position::chess960(number).unwrap();
        assert!(start.to_fen().contains(&format!("/{rank} w KQkq - 0 1")), "{number}: {start:?}");
    }
    let mut seen: Vec<String> = (0..960).filter_map(|n| Some(Position::chess960(n)?.to_fen())).collect();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 960);
    assert!(Position::chess960(960).is_none() && Position::chess960(u16::MAX).is_none());
    assert_eq!((0..960).filter(|&n| !Position::chess960(n).unwrap().is_chess960()).count(), 18);
}

#[test]
fn uci_is_read() {
    let start = Position::initial();
    assert_eq!(start.parse_uci("e2e4").unwrap().kind(), MoveKind::DoublePush);
    for text in ["", "e2", "e2e", "e2e4x", "e2e4qq", "i2e4", "ée4e"] {
        assert_eq!(start.parse_uci(text), Err(UciError::NotUci), "{text}");
    }
    for text in ["e2e5", "e1g1", "e2e4q"] {
        assert_eq!(start.parse_uci(text), Err(UciError::Illegal), "{text}");
    }
}

#[test]
fn every_fault_in_a_fen_is_named_with_its_place() {
    let faults = [
        ("", "bad FEN: 1 field instead of 6"),
        ("8/8/8/8/8/8/8/8 w -", "bad FEN: 3 fields instead of 6"),
        ("4k3/8/8/8/8/8/4K3 w - - 0 1", "bad FEN: 7 ranks instead of 8"),
        ("4k3/8/8/8/ppppppppp/8/8/4K3 w - - 0 1", "bad FEN: rank 4 has 9 files"),
        ("4k3/8/8/9/8/8/8/4K3 w - - 0 1", "bad FEN: rank 5 has 9 files"),
        ("4k3/8/8/8/7/8/8/4K3 w - - 0 1", "bad FEN: rank 4 has 7 files"),
        ("4k3/8/8/8/44/8/8/4K3 w - - 0 1", "bad FEN: rank 4 has two numbers in a row"),
        ("4k3/8/8/8/3x4/8/8/4K3 w - - 0 1", "bad FEN: rank 4 holds 'x', which is no piece"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "bad FEN: White has no king"),
        ("4kk2/8/8/8/8/8/8/4K3 w - - 0 1", "bad FEN: Black has 2 kings"),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "bad FEN: a pawn on a1"),
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "bad FEN: White has 9 pawns, more than 8"),
        ("rrrrkrrr/rrr5/8/8/8/p7/pppppppp/4K3 w - - 0 1", "bad FEN: Black has 20 pieces, more than 16"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "bad FEN: the side to move (field 2) is neither w nor b"),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
            "bad FEN: castling right K (field 3), but White's king and rook are not in their places",
        ),
        ("4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "bad FEN: castling rights (field 3) hold a misplaced 'K'"),
        ("4k3/8/8/8/8/8/8/4K2R w x - 0 1", "bad FEN: castling rights (field 3) hold a misplaced 'x'"),
        ("4k3/8/8/8/8/8/8/4K2R w  - 0 1", "bad FEN: castling rights (field 3) are empty"),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e9 0 1",
            "bad FEN: the en passant square (field 4) is neither - nor a square",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
            "bad FEN: en passant square e6 (field 4), but no pawn can just have passed it",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - x 1",
            "bad FEN: the half-move clock (field 5) is not a number up to 9999",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
            "bad FEN: the move number (field 6) is not a number from 1 to 9999",
        ),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "bad FEN: Black is in check, but it is White's turn"),
        ("4k3/8/8/8/8/8/4kK2/8 w - - 0 1", "bad FEN: Black has 2 kings"),
        ("8/8/8/8/8/8/4kK2/8 w - - 0 1", "bad FEN: Black is in check, but it is White's turn"),
        ("4k3/8/8/8/1b2r3/3n4/8/4K3 w - - 0 1", "bad FEN: 3 pieces give check at once"),
        (
            "4k3/8/8/3pP3/8/2n5/4K3/8 w - d6 0 1",
            "bad FEN: check from c3, which no pawn that just passed d6 (field 4) can have opened",
        ),
    ];
    for (fen, message) in faults {
        let answer =
            Position::from_fen(fen).err().map(|fault: FenError| fault.to_string()).unwrap_or_default();
        assert_eq!(answer, message, "{fen}");
    }
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
    // Nobody could take on e3: the same position.
    assert_eq!(count("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1"), 3);
    // Somebody could take on d6 the first time.
    assert_eq!(count("e4 a6 e5 d5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"), 2);
    // The right to castle was lost on the way.
    assert_eq!(count("e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8"), 2);
    let (a, b) = (play(Position::initial(), "e4 e5 Ke2 Ke7 Ke1 Ke8"), play(Position::initial(), "e4 e5"));
    assert_ne!(a.repetition_key(), b.repetition_key());
    assert_eq!(a.placement_key(), b.placement_key());
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
