//! Castling on random back ranks (FIDE 3.8.2, and Chess960): `is_legal` and `parse_san` agree with
//! the list of all legal moves.
#![allow(clippy::unwrap_used)]

mod common;

use common::Random;
use tabiya::rules::{File, Move, MoveKind, Position, Rank, Role, Square};

/// A random position, and the square of White's king. White's king and rooks are on the squares of
/// a Chess960 start, with random pieces of both sides between and in front of them. Returns `None`
/// if the position is illegal.
fn scattered(random: &mut Random) -> Option<(Position, Square)> {
    let start = Position::chess960(random.below(960) as u16)?;
    let mut rows = vec![vec!['1'; 8]; 8];
    let mut rights = String::new();
    let mut king = None;
    for file in File::ALL {
        let at = Square::new(file, Rank::First);
        match start.piece_at(at)?.role {
            Role::King => king = Some(at),
            Role::Rook => rights.push(file.char().to_ascii_uppercase()),
            _ => {}
        }
        rows[0][file.index()] = match start.piece_at(at)?.role {
            Role::King => 'K',
            Role::Rook => 'R',
            _ => ['1', '1', '1', '1', 'N', 'q', 'r', 'n'][random.below(8)],
        };
    }
    for _ in 0..random.below(6) {
        rows[1 + random.below(6)][random.below(8)] = ['q', 'r', 'b', 'n', 'p', 'P', 'N'][random.below(7)];
    }
    rows[7][random.below(8)] = 'k';
    // A FEN has one number for consecutive empty squares.
    let squeezed =
        |row: String| (2..=8).rev().fold(row, |row, n| row.replace(&"1".repeat(n), &n.to_string()));
    let rows: Vec<String> = rows.iter().rev().map(|row| squeezed(row.iter().collect())).collect();
    let fen = format!("{} w {rights} - 0 1", rows.join("/"));
    Some((Position::from_fen(&fen).ok()?, king?))
}

#[test]
fn a_castling_is_legal_if_it_is_among_the_legal_moves() {
    let mut random = Random(0xca57);
    let mut seen = [0; 2];
    for _ in 0..60_000 {
        let Some((position, king)) = scattered(&mut random) else { continue };
        let legal = position.legal_moves();
        for (text, kind, file) in
            [("O-O", MoveKind::CastleKingSide, File::G), ("O-O-O", MoveKind::CastleQueenSide, File::C)]
        {
            let castling = Move::new(king, Square::new(file, Rank::First), kind);
            let listed = legal.contains(&castling);
            seen[usize::from(listed)] += 1;
            assert_eq!(position.is_legal(castling), listed, "{position:?}: {text}");
            assert_eq!(position.parse_san(text).ok(), listed.then_some(castling), "{position:?}: {text}");
        }
    }
    assert!(seen.into_iter().all(|times| times > 5_000), "{seen:?}");
}
