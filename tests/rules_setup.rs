//! Position setups as data: positions of games are the same after conversion, and illegal setups
//! are refused with a code.
#![allow(clippy::unwrap_used)]

mod common;

use common::Random;
use tabiya::rules::{Color, File, Laws, Position, PositionSetup};

fn there_and_back(position: &Position) {
    let setup = PositionSetup::from(position);
    assert_eq!(setup.position(position.laws()).as_ref(), Ok(position), "{setup}");
    assert_eq!(setup.to_string().parse(), Ok(setup), "{setup}");
}

#[test]
fn an_en_passant_square_of_a_pinned_pawn_stays() {
    for fen in [
        "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1",
        "4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/6b1/8/3pP3/8/2K5/8/8 w - d6 0 2",
        "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1",
    ] {
        let setup: PositionSetup = fen.parse().unwrap();
        let position = setup.position(Laws::default()).unwrap();
        assert_eq!(setup.to_string(), fen);
        assert_eq!(PositionSetup::from(&position), setup, "{fen}");
        there_and_back(&position);
    }
}

#[test]
fn rooks_of_chess960_keep_their_files() {
    for number in 0..960 {
        there_and_back(&Position::chess960(number).unwrap());
    }
    for fen in ["rk2r3/4p3/8/8/8/8/4P3/RK2R2R w AEae - 3 40", "1r2kr1r/8/8/8/8/8/8/1R2KR1R w FBfb - 0 1"] {
        let position = Position::from_fen(fen).unwrap();
        let setup = PositionSetup::from(&position);
        assert_eq!(setup.castling[Color::White.index()].map(|file| file.is_some()), [true, true]);
        there_and_back(&position);
    }
}

#[test]
fn counters_go_as_far_as_play_does() {
    let start = PositionSetup { halfmove_clock: u16::MAX, fullmove_number: u16::MAX, ..initial() };
    there_and_back(&start.position(Laws::default()).unwrap());
    // The FEN parser allows only a smaller half-move clock.
    assert_eq!(Position::from_fen(&start.to_string()).unwrap_err().code(), "fen-halfmove-clock");
}

/// Every position of random games is the same after conversion, with and without en passant
/// captures.
#[test]
fn what_play_reaches_comes_back() {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/3p1p2/8/K3P2r/8/8/1P3P2/8 b - - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ];
    let mut random = Random(43);
    let mut passed = 0;
    for (number, start) in starts.iter().cycle().take(200).enumerate() {
        let start = Position::from_fen(start).unwrap();
        let laws = Laws { en_passant: number % 3 != 2 };
        let mut position = PositionSetup::from(&start).position(laws).unwrap();
        for _ in 0..120 {
            there_and_back(&position);
            passed += u32::from(PositionSetup::from(&position).en_passant.is_some());
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[random.below(moves.len())]);
        }
    }
    assert!(passed > 50, "{passed} en passant squares");
}

#[test]
fn what_is_not_legal_is_data_and_has_a_name() {
    let facts = [
        ("8/8/8/8/8/8/8/8 w - - 0 1", "fen-kings"),
        ("4k3/8/8/8/8/8/8/3KK3 b - - 0 1", "fen-kings"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "fen-pawn-on-back-rank"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "fen-opponent-in-check"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "fen-en-passant-square"),
    ];
    for (text, code) in facts {
        let setup: PositionSetup = text.parse().unwrap();
        assert_eq!(setup.to_string(), text);
        assert_eq!(setup.position(Laws::default()).unwrap_err().code(), code, "{text}");
    }
    let without_rook = PositionSetup { castling: [[Some(File::B), None], [None; 2]], ..initial() };
    assert_eq!(without_rook.position(Laws::default()).unwrap_err().code(), "fen-castling-right");
    let wrong_side = PositionSetup { castling: [[Some(File::A), None], [None; 2]], ..initial() };
    assert_eq!(wrong_side.position(Laws::default()).unwrap_err().code(), "fen-castling-right");
    let number = PositionSetup { fullmove_number: 0, ..initial() };
    assert_eq!(number.position(Laws::default()).unwrap_err().code(), "fen-fullmove-number");
}

fn initial() -> PositionSetup {
    PositionSetup::from(&Position::initial())
}
