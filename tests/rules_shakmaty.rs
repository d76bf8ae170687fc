//! The rules compared with those of the library shakmaty, in every position of many random games.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used)]

mod common;

use std::thread;

use common::Random;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};
use tabiya::rules::{Color, Position, perft};

const POSITIONS: usize = 240_000;
const LONGEST_GAME: usize = 250;

/// Start positions: the initial position three times; some that soon lead to castling, promotion or
/// en passant; and endings that lead to mates and stalemates.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "7k/8/8/6Q1/8/4K3/8/8 w - - 0 1",
];

#[test]
fn agrees_with_shakmaty_on_random_games() {
    let workers = thread::available_parallelism().map_or(1, |n| n.get());
    let share = POSITIONS.div_ceil(workers);
    let tally = thread::scope(|scope| {
        let handles: Vec<_> = (0..workers)
            .map(|w| scope.spawn(move || wander(share, 0x9e37_79b9_7f4a_7c15 ^ w as u64)))
            .collect();
        handles.into_iter().map(|h| h.join().unwrap()).fold(Tally::default(), Tally::add)
    });
    println!("{tally:?}");
    assert!(tally.positions >= POSITIONS);
    assert!(tally.mates > 50 && tally.stalemates > 20 && tally.checks > 1_000, "{tally:?}");
}

#[derive(Debug, Default)]
struct Tally {
    positions: usize,
    moves: usize,
    checks: usize,
    mates: usize,
    stalemates: usize,
}

impl Tally {
    fn add(self, other: Tally) -> Tally {
        Tally {
            positions: self.positions + other.positions,
            moves: self.moves + other.moves,
            checks: self.checks + other.checks,
            mates: self.mates + other.mates,
            stalemates: self.stalemates + other.stalemates,
        }
    }
}

/// Plays random games until `positions` positions have been compared.
fn wander(positions: usize, seed: u64) -> Tally {
    let mut random = Random(seed);
    let mut tally = Tally::default();
    while tally.positions < positions {
        let start = STARTS[random.below(STARTS.len())];
        let mut ours = Position::from_fen(start).unwrap();
        let mut theirs: Chess = start.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        for _ in 0..LONGEST_GAME {
            compare(&ours, &theirs, &mut tally);
            let moves = ours.legal_moves();
            if moves.is_empty() || tally.positions >= positions {
                break;
            }
            let m = moves[random.below(moves.len())];
            let uci: shakmaty::uci::UciMove = m.uci().parse().unwrap();
            theirs.play_unchecked(uci.to_move(&theirs).unwrap());
            ours = ours.play(m).unwrap();
        }
    }
    tally
}

fn compare(ours: &Position, theirs: &Chess, tally: &mut Tally) {
    let fen = Fen::from_position(theirs, EnPassantMode::Legal).to_string();
    assert_eq!(ours.to_fen(), fen);
    assert_eq!(Position::from_fen(&fen).unwrap().repetition_key(), ours.repetition_key(), "{fen}");

    let moves = ours.legal_moves();
    let mut mine: Vec<(String, String)> = moves.iter().map(|&m| (m.uci(), ours.san(m).to_string())).collect();
    let mut yours: Vec<(String, String)> = theirs
        .legal_moves()
        .iter()
        .map(|&m| {
            (m.to_uci(CastlingMode::Standard).to_string(), SanPlus::from_move(theirs.clone(), m).to_string())
        })
        .collect();
    mine.sort();
    yours.sort();
    assert_eq!(mine, yours, "{fen}");
    // For each position, reading notation is tested with one move.
    if let Some(&m) = moves.get(tally.positions % moves.len().max(1)) {
        assert_eq!(ours.parse_san(&ours.san(m).to_string()), Ok(m), "{fen}");
        assert_eq!(ours.parse_uci(&m.uci()), Ok(m), "{fen}");
    }

    assert_eq!(perft(ours, 1), moves.len() as u64, "{fen}");
    assert_eq!(ours.has_legal_move(), !moves.is_empty(), "{fen}");
    assert_eq!(ours.is_check(), theirs.is_check(), "{fen}");
    assert_eq!(ours.is_checkmate(), theirs.is_checkmate(), "{fen}");
    assert_eq!(ours.is_stalemate(), theirs.is_stalemate(), "{fen}");
    for (us, them) in [(Color::White, shakmaty::Color::White), (Color::Black, shakmaty::Color::Black)] {
        assert_eq!(ours.has_insufficient_material(us), theirs.has_insufficient_material(them), "{fen}");
    }
    tally.positions += 1;
    tally.moves += moves.len();
    tally.checks += usize::from(ours.is_check());
    tally.mates += usize::from(ours.is_checkmate());
    tally.stalemates += usize::from(ours.is_stalemate());
}
