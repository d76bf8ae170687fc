//! Answers to winnability questions (can a side still mate?) on random positions must not
//! contradict each other.
//!
//! Positions come from `SEEDS`, by random changes and a few random moves, and from the mating lines
//! that are found. Every mating line is played to its end, and the positions on the line must not
//! be called unwinnable. If a position is called unwinnable, a plain enumeration of reachable
//! positions, up to a limit, must not find a mate.
//!
//! `TABIYA_FUZZ=1000000 cargo test --release --test winnability_fuzz -- --nocapture` asks a million
//! questions.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::HashSet;

use common::Random;
use tabiya::rules::winnability::{Budget, NoMateProof, Winnability, can_mate};
use tabiya::rules::{Color, Laws, Position};

/// Positions with blocked pawns, forced moves or many pieces, so that most kinds of proof are
/// tried.
const SEEDS: [&str; 33] = [
    "7k/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/K7 w - - 0 1",
    "8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 w - - 0 1",
    "8/6kB/7b/8/1p1p1p1p/1PpP1P1P/2P3K1/N3b3 b - - 0 1",
    "k1b4n/5p2/5Pp1/BpBpBpPp/bPbPbPpP/5pP1/5P2/K1B4N w - - 0 1",
    "3k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - - 0 1",
    "8/1p2B1B1/1PpB1B2/k1P1B3/p1P2B2/P7/5K2/8 w - - 0 1",
    "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1",
    "1k6/1P5p/BP3p2/1P1p4/8/8/3P1PKP/8 w - - 0 1",
    "8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
    "7k/5b2/p7/rbp5/p1p1p1p1/P1PpP1P1/RK1P4/RNB1B3 w - - 0 1",
    "1b6/4k1p1/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K2 w - - 0 1",
    "k7/1p6/1Pp5/n1P5/N1p5/1pP1B3/1P1B4/K7 w - - 0 1",
    "8/8/8/1pk1p1p1/pP2P1P1/P2K4/8/8 b - - 0 43",
    "1B6/8/p1p1b1k1/P1Pp1p1p/3P1P1P/8/8/1K6 b - - 25 90",
    "5brk/4p1p1/3pP1P1/1B1P2p1/3p2p1/3P4/4K1P1/8 w - - 0 1",
    "8/5p2/5PkP/3p2P1/4b3/8/8/2BK4 w - - 0 1",
    "8/8/6p1/6P1/6PK/6P1/6PP/k5B1 w - - 0 1",
    "2b1k3/1p6/1Pp5/p1Pp4/P1pP4/1pP5/pP6/K1B5 w - - 0 1",
    "r1bqkbnr/3n4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/RNBQKBNR w KQkq - 0 1",
    "8/8/2p5/1pP5/1P6/KP6/PP6/7k w - - 0 1",
    "8/8/8/8/4k3/1B3p2/8/5K2 w - - 0 1",
    "8/2kb4/8/8/8/8/2KB4/8 w - - 0 1",
    "5k2/4pPpB/1b2P1P1/8/1b6/1B5B/8/6K1 w - - 0 1",
    "6Q1/8/4b3/8/ppp5/qkp3r1/rnp5/n1K5 b - - 0 1",
    "r2n3K/3P2pP/6P1/8/8/p7/P1p5/k7 b - - 0 1",
    "8/6pp/8/2b5/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
    "k7/Pp1p3p/1P6/3PK3/8/8/7P/8 b - - 0 1",
    "8/pkp5/4p3/8/P5p1/2P3pb/P3P1p1/7K w - - 0 1",
    "8/1p1p4/1P6/KP6/PP6/1P1P4/7P/k7 w - - 0 1",
    "k7/Pp3p2/1P6/8/8/N4P2/8/4K3 w - - 0 1",
    "1k5n/5p2/1p1p1Pp1/1P1P1pPp/5P1p/7P/8/1K6 w - h6 0 1",
    "1k6/8/7p/5p1P/1p1p1PpP/1P1P1pP1/5P2/1K5N b - h3 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
];

const BUDGET: Budget = Budget { nodes: 4_000, bytes: 4 << 20 };
const CAP: usize = 1_500;

fn questions() -> u64 {
    std::env::var("TABIYA_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(3_000)
}

/// The position with random changes: pieces moved, added or removed, and a random side to move.
/// `None` if the result is not a legal position.
fn mutate(position: &Position, random: &mut Random, laws: Laws) -> Option<Position> {
    let mut board: Vec<Option<char>> = vec![None; 64];
    for (square, piece) in position.pieces() {
        board[square.index()] = Some(piece.to_char());
    }
    for _ in 0..=random.below(3) {
        let (a, b) = (random.below(64), random.below(64));
        match random.below(4) {
            0 | 1 if board[b] != Some('k') && board[b] != Some('K') => {
                board[b] = board[a].take().or(board[b]);
            }
            2 if board[a].is_none() => board[a] = "PpPpNnBbBbRrQq".chars().nth(random.below(14)),
            3 if board[a] != Some('k') && board[a] != Some('K') => board[a] = None,
            _ => {}
        }
    }
    let rank = |r: usize| {
        let row = (0..8).map(|f| board[r * 8 + f].map_or("1".to_owned(), String::from));
        // A FEN has one number for consecutive empty squares.
        (2..=8).rev().fold(row.collect::<String>(), |row, n| row.replace(&"1".repeat(n), &n.to_string()))
    };
    let rows: Vec<String> = (0..8).rev().map(rank).collect();
    let (turn, pawn, [from, passed, to]) =
        if random.below(2) == 0 { ('w', 'p', [6, 5, 4]) } else { ('b', 'P', [1, 2, 3]) };
    // If the last move can have been a two-square pawn move on a random file, the FEN gets an en
    // passant square.
    let file = random.below(8);
    let on = |rank: usize| board[rank * 8 + file];
    let en_passant = match (on(from), on(passed), on(to) == Some(pawn)) {
        (None, None, true) => format!("{}{}", char::from(b'a' + file as u8), passed + 1),
        _ => "-".to_owned(),
    };
    let fen = |en_passant: &str| format!("{} {turn} - {en_passant} 0 1", rows.join("/"));
    let position = Position::from_fen_with(&fen(&en_passant), laws);
    position.or_else(|_| Position::from_fen_with(&fen("-"), laws)).ok()
}

/// Whether a mate by `winner` is among the first [`CAP`] positions that an enumeration reaches.
fn meets_mate(position: &Position, winner: Color) -> bool {
    let mut seen = HashSet::from([position.repetition_key()]);
    let mut waiting = std::collections::VecDeque::from([position.clone()]);
    while let Some(at) = waiting.pop_front() {
        if at.turn() != winner && at.is_checkmate() {
            return true;
        }
        for m in at.legal_moves() {
            let next = at.play_unchecked(m);
            if seen.len() < CAP && seen.insert(next.repetition_key()) {
                waiting.push_back(next);
            }
        }
    }
    false
}

/// Numbers of questions and of their answers.
#[derive(Debug, Default)]
struct Tally {
    questions: u64,
    winnable: u64,
    unwinnable_by_proof: u64,
    unwinnable_by_enumeration: u64,
    undetermined: u64,
}

fn ask(position: &Position, winner: Color, tally: &mut Tally) {
    tally.questions += 1;
    match can_mate(position, winner, &BUDGET) {
        Winnability::Winnable(moves) => {
            tally.winnable += 1;
            let mut at = position.clone();
            for (i, &m) in moves.iter().enumerate() {
                at = at.play(m).unwrap();
                // Checks only the first and the last positions of a long line.
                if i < 6 || i + 12 > moves.len() {
                    tally.questions += 1;
                    if let Winnability::Unwinnable(proof) = can_mate(&at, winner, &BUDGET) {
                        panic!(
                            "{} {winner:?}: {proof:?}, but a mate is {} moves away",
                            at.to_fen(),
                            moves.len() - i
                        );
                    }
                }
            }
            assert!(at.is_checkmate() && at.turn() != winner, "{}", position.to_fen());
        }
        Winnability::Unwinnable(proof) => {
            if matches!(proof, NoMateProof::Closure(_)) {
                tally.unwinnable_by_enumeration += 1;
            } else {
                tally.unwinnable_by_proof += 1;
            }
            assert!(!meets_mate(position, winner), "{} {winner:?}: {proof:?}", position.to_fen());
        }
        Winnability::Undetermined => tally.undetermined += 1,
    }
}

#[test]
fn no_answer_contradicts_another() {
    let seed = std::env::var("TABIYA_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(0x5eed);
    let mut random = Random(seed);
    let mut tally = Tally::default();
    while tally.questions < questions() {
        let laws = Laws { en_passant: random.below(8) != 0 };
        let seed = SEEDS[random.below(SEEDS.len())];
        let mut at = Position::from_fen_with(seed, laws).unwrap();
        if let Some(changed) = mutate(&at, &mut random, laws) {
            at = changed;
        }
        for _ in 0..random.below(6) {
            let moves = at.legal_moves();
            if moves.is_empty() {
                break;
            }
            at = at.play_unchecked(moves[random.below(moves.len())]);
        }
        for winner in Color::ALL {
            ask(&at, winner, &mut tally);
        }
    }
    println!("{tally:?}");
}
