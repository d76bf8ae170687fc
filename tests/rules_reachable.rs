//! Positions that no game can reach are recognized; all positions of games are accepted.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use tabiya::rules::{Laws, Position, pgn};

/// Code of the first reason why no game can reach the position; `ok` if there is none.
fn judged(fen: &str) -> &'static str {
    assert!(Position::from_fen(fen).is_ok(), "{fen}: the library reads it");
    match Position::from_fen_of_game(fen, Laws::default()).and_then(|position| position.reachable()) {
        Ok(()) => "ok",
        Err(fault) => fault.code(),
    }
}

#[test]
fn impossible_positions_are_named() {
    let check = "fen-check-unexplained";
    for (fen, code) in [
        // Pairs of checking pieces that no move can bring about: two knights, two pawns, a knight
        // and a pawn, a bishop and a queen on two diagonals.
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", check),
        ("4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1", check),
        ("4k3/5P2/3N4/8/8/8/8/4K3 b - - 0 1", check),
        ("4k3/8/8/1B5Q/8/8/8/4K3 b - - 0 1", check),
        // Two rooks that give check from both sides of the king.
        ("R3k2R/8/8/8/8/8/8/4K3 b - - 0 1", check),
        // A checking pawn that cannot have come from any square, and a pawn that can have come from
        // f3.
        ("8/8/8/3k4/4P3/3BBB2/4N3/4K3 b - - 0 1", check),
        ("8/8/8/3k4/4P3/3BB3/4N3/4K3 b - - 0 1", "ok"),
        // A checking pawn has just moved, so the half-move clock must be 0.
        ("8/8/8/3k4/4P3/8/8/4K3 b - - 5 30", check),
        ("8/8/8/3k4/4P3/8/8/4K3 b - - 0 30", "ok"),
        // After a pawn's double step the half-move clock is 0. The pawn may give check.
        ("4k3/8/8/8/4P3/8/8/K7 b - e3 2 9", "fen-en-passant-quiet"),
        ("4k3/8/8/8/4P3/8/8/K7 b - e3 0 9", "ok"),
        ("8/8/8/3k4/3pP3/8/8/K7 b - e3 0 9", "ok"),
        // A second queen must be promoted, and so must a second bishop on squares of the same
        // colour. Each needs a missing pawn.
        ("4k3/pppppppp/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1", "ok"),
        ("4k3/pppppppp/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "fen-promoted"),
        ("4k3/pppppppp/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", "fen-promoted"),
        ("4k3/pppppppp/8/8/8/8/PPPPPPPP/BB2K3 w - - 0 1", "ok"),
        // A pawn leaves its file only by a capture, so an opponent's piece must be missing. A pawn
        // on a3 must have come from a2 or b2.
        ("rnbqkbnr/pppppppp/8/8/4P3/4P3/PPPP2PP/RNBQKBNR b KQkq - 0 1", "fen-pawn-captures"),
        ("rnbqkbn1/pppppppp/8/8/4P3/4P3/PPPP2PP/RNBQKBNR b KQq - 0 1", "ok"),
        ("4k3/8/8/8/8/P7/P7/4K3 w - - 0 1", "ok"),
        ("4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1", "fen-pawn-captures"),
        ("4k3/8/8/P7/P7/P7/P7/4K3 w - - 0 1", "ok"),
        ("4k3/pp6/p7/8/8/8/8/4K3 w - - 0 1", "fen-pawn-captures"),
    ] {
        assert_eq!(judged(fen), code, "{fen}");
    }
}

#[test]
fn a_well_known_test_position_can_be_played_from() {
    let fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    assert!(Position::from_fen_of_game(fen, Laws::default()).is_ok());
    assert_eq!(judged(fen), "fen-pawn-captures");
    assert!(
        Position::from_fen_of_game(
            "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
            Laws::default()
        )
        .is_ok()
    );
}

#[test]
fn double_checks_that_a_move_gives_pass() {
    for (fen, san, checkers) in [
        ("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "Nf6+", 2),
        ("4k3/8/8/8/4B3/8/8/K3R3 w - - 0 1", "Bg6+", 2),
        // Checks by a promotion with capture, by an en passant capture and by castling.
        ("k1r5/3P4/8/8/8/8/8/K7 w - - 0 1", "dxc8=Q+", 1),
        ("4k3/8/8/3pP3/8/8/8/K3R3 w - d6 0 2", "exd6+", 1),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+", 1),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O+", 1),
    ] {
        let before = Position::from_fen(fen).unwrap();
        let after = before
            .play(before.parse_san(san).unwrap_or_else(|fault| panic!("{fen} {san}: {fault}")))
            .unwrap();
        assert_eq!(after.checkers().len(), checkers, "{fen} {san}");
        assert_eq!(after.reachable(), Ok(()), "{fen} {san}");
    }
}

/// Every position of a game is accepted, whatever the start of the game.
#[test]
fn positions_of_games_pass() {
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let (mut positions, mut checks) = (0, 0);
    for round in 0..300_u16 {
        let mut position = Position::chess960(if round % 2 == 0 { 518 } else { round * 3 }).unwrap();
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Few random moves give check, so such moves are preferred.
            let checking: Vec<_> =
                moves.iter().filter(|mv| position.play_unchecked(**mv).is_check()).collect();
            let mv = match checking.as_slice() {
                [] => moves[random(moves.len())],
                some if random(3) > 0 => *some[random(some.len())],
                _ => moves[random(moves.len())],
            };
            position = position.play(mv).unwrap();
            let fen = position.to_shredder_fen();
            let read = Position::from_fen_of_game(&fen, Laws::default());
            assert_eq!(read.map(|read| read.to_shredder_fen()), Ok(fen.clone()), "{fen}");
            positions += 1;
            checks += usize::from(position.is_check());
        }
    }
    assert!(positions > 20_000 && checks > 2_000, "{positions} positions, {checks} checks");
}

#[test]
fn positions_of_real_games_pass() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/games/real.pgn.gz");
    let Ok(packed) = std::fs::read(path) else {
        println!("skipped: {path} is not there");
        return;
    };
    let mut text = String::new();
    std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&packed[..]), &mut text).unwrap();
    let mut positions = 0;
    for game in pgn::games(&text, Laws::default()).flatten().take(3_000) {
        let mut position = game.start.clone();
        for mv in game.moves() {
            position = position.play(mv).unwrap();
            assert_eq!(position.reachable(), Ok(()), "{position}");
            positions += 1;
        }
    }
    assert!(positions > 1_000, "{positions}");
}
