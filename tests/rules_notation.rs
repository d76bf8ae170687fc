//! The notation of moves and positions: texts with known meanings.
#![allow(clippy::unwrap_used)]

use tabiya::rules::{CheckSign, FenError, MoveKind, Position, Role, San, SanError, Square, UciError};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"))
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
        assert_eq!(position.san(m).to_string(), san, "{fen}");
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
        ("axb3", SanError::NothingToTake { to: Square::B3 }),
        ("Rxd1", SanError::NothingToTake { to: Square::D1 }),
        ("xa8", none(Role::Pawn, Square::A8)),
        ("b8", SanError::PromotionMissing { to: Square::B8 }),
        ("a3=Q", SanError::NoPromotion { to: Square::A3 }),
        ("Kd2=Q", SanError::NoPromotion { to: Square::D2 }),
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
        let read = position.parse_san(text).map(|m| position.san(m).to_string());
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
        assert_eq!(fault.to_string(), why, "{fen} {text}");
    }
}

#[test]
fn castling_is_written_for_the_kind_of_chess() {
    let facts = [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "O-O", "e1g1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", "O-O-O", "e8c8"),
        ("rk5r/8/8/8/8/8/8/R3K2R w KQkq -", "O-O", "e1h1"), // Chess960: the black king starts on b8
        ("rk5r/8/8/8/8/8/8/R3K2R w KQ -", "O-O", "e1g1"),
        ("4k3/8/8/8/8/8/8/RKR5 w AC -", "O-O", "b1c1"),
        ("7k/8/8/8/8/8/8/RK2R3 w AE -", "O-O-O", "b1a1"),
        ("7k/8/8/8/8/8/8/RK2R3 w AE -", "Kc1", "b1c1"), // a king move, not castling
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
        ("", "bad FEN: 1 field instead of 6 (pieces, w or b, castling, en passant, two counters)"),
        (
            "8/8/8/8/8/8/8/8 w -",
            "bad FEN: 3 fields instead of 6 (pieces, w or b, castling, en passant, two counters)",
        ),
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
fn a_fen_is_readable_however_long_the_game() {
    let late = position("4k3/8/8/8/8/8/8/4K2R b - - 9999 9999");
    let later = late.play(late.parse_san("Kd7").unwrap()).unwrap();
    assert_eq!(later.to_fen(), "8/3k4/8/8/8/8/8/4K2R w - - 9999 9999");
}

#[test]
fn shredder_fens_are_written() {
    for (fen, shredder) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "HAha"),
        ("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "B"),
        ("4k3/8/8/8/8/8/8/RR2K3 w - - 0 1", "-"),
    ] {
        let position = position(fen);
        let written = position.to_shredder_fen();
        assert_eq!(written.split(' ').nth(2), Some(shredder), "{fen}");
        assert_eq!(Position::from_fen(&written), Ok(position));
    }
}

/// Each part of a move in SAN agrees with the move, and the text is read as the same SAN.
#[test]
fn a_written_move_is_the_sum_of_its_parts() {
    let fens = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "4k3/1P4P1/2n1p3/8/8/5N2/1p6/2B1K2Q w - - 0 1",
    ];
    for fen in fens {
        let position = position(fen);
        for mv in position.legal_moves() {
            let san = position.san(mv);
            assert_eq!(san.to_string().parse(), Ok(san), "{fen} {san}");
            assert_eq!(san.castling().is_some(), mv.is_castle(), "{fen} {san}");
            assert_eq!(san.promotion(), mv.promotion(), "{fen} {san}");
            assert_eq!(san.is_capture(), position.captured_by(mv).is_some(), "{fen} {san}");
            assert_eq!(san.to(), (!mv.is_castle()).then(|| mv.to()), "{fen} {san}");
            assert_eq!(position.piece_at(mv.from()).map(|piece| piece.role), Some(san.role()), "{fen} {san}");
            let after = position.play(mv).unwrap();
            let sign = match (after.is_check(), after.is_checkmate()) {
                (_, true) => Some(CheckSign::Mate),
                (true, _) => Some(CheckSign::Check),
                _ => None,
            };
            assert_eq!(san.sign, sign, "{fen} {san}");
        }
    }
    assert!(size_of::<San>() <= 8);
    assert_eq!("Qh4".parse::<San>().map(|san| san.sign), Ok(None));
    assert_eq!("Qh4‡!".parse::<San>().map(|san| san.sign), Ok(Some(CheckSign::Mate)));
    assert_eq!("hello".parse::<San>(), Err(SanError::NotSan));
}
