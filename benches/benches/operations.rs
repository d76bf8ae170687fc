//! Microbenchmarks of single operations of the rules engine: `cargo bench -p tabiya-bench`.
//!
//! All benchmarks use the same middlegame position, which has many legal moves. Most operations are
//! also measured with the library `shakmaty`.

use divan::{Bencher, black_box};
use tabiya::rules::{Move, Position};

/// Position of all benchmarks.
const FEN: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

/// Runs all microbenchmarks of this file.
fn main() {
    divan::main();
}

/// Returns the middlegame position in which all operations are measured.
fn position() -> Position {
    Position::from_fen(FEN).unwrap_or_default()
}

/// Returns the knight move to d5, which the benchmarks make or write.
fn a_move(position: &Position) -> Move {
    position.parse_san("Nd5").unwrap_or_else(|fault| panic!("{fault}"))
}

mod tabiya_rules {
    use super::*;

    /// Measures the generation of all legal moves.
    #[divan::bench]
    fn legal_moves(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| black_box(&position).legal_moves());
    }

    /// Measures making a move that is known to be legal.
    #[divan::bench]
    fn make_one(bencher: Bencher<'_, '_>) {
        let position = position();
        let m = a_move(&position);
        bencher.bench_local(|| black_box(&position).play_unchecked(black_box(m)));
    }

    /// Measures making a move after testing that it is legal.
    #[divan::bench]
    fn play_one_checked(bencher: Bencher<'_, '_>) {
        let position = position();
        let m = a_move(&position);
        bencher.bench_local(|| black_box(&position).play(black_box(m)));
    }

    /// Measures writing a move in SAN.
    #[divan::bench]
    fn san_write(bencher: Bencher<'_, '_>) {
        let position = position();
        let m = a_move(&position);
        bencher.bench_local(|| black_box(&position).san(black_box(m)).to_string());
    }

    /// Measures reading a move in SAN.
    #[divan::bench]
    fn san_read(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| black_box(&position).parse_san(black_box("Nd5")));
    }

    /// Measures reading a position as FEN.
    #[divan::bench]
    fn fen_read(bencher: Bencher<'_, '_>) {
        bencher.bench_local(|| Position::from_fen(black_box(FEN)));
    }

    /// Measures writing a position as FEN.
    #[divan::bench]
    fn fen_write(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| black_box(&position).to_fen());
    }

    /// Measures the Zobrist hash of a position, as defined for Polyglot's opening books.
    #[divan::bench]
    fn polyglot_key(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| black_box(&position).zobrist());
    }

    /// Measures the key by which the rules engine recognizes repeated positions.
    #[divan::bench]
    fn repetition_key(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| black_box(&position).repetition_key());
    }
}

mod shakmaty_peer {
    use divan::{Bencher, black_box};
    use shakmaty::fen::Fen;
    use shakmaty::san::{San, SanPlus};
    use shakmaty::zobrist::Zobrist64;
    use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position as _};

    /// Returns the middlegame position of all benchmarks as a position of `shakmaty`.
    fn position() -> Chess {
        let fen: Option<Fen> = super::FEN.parse().ok();
        fen.and_then(|fen| fen.into_position(CastlingMode::Standard).ok()).unwrap_or_default()
    }

    /// Returns the knight move to d5, which the benchmarks make or write, as a move of `shakmaty`.
    fn a_move(position: &Chess) -> Move {
        let san: Option<San> = "Nd5".parse().ok();
        san.and_then(|san| san.to_move(position).ok()).unwrap_or_else(|| panic!("Nd5 is legal"))
    }

    /// Measures the generation of all legal moves by `shakmaty`.
    #[divan::bench]
    fn legal_moves(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| black_box(&position).legal_moves());
    }

    /// Measures making a move by `shakmaty`, without testing that it is legal.
    #[divan::bench]
    fn make_one(bencher: Bencher<'_, '_>) {
        let position = position();
        let m = a_move(&position);
        bencher.bench_local(|| {
            let mut next = black_box(&position).clone();
            next.play_unchecked(black_box(m));
            next
        });
    }

    /// Measures writing a move in SAN by `shakmaty`.
    #[divan::bench]
    fn san_write(bencher: Bencher<'_, '_>) {
        let position = position();
        let m = a_move(&position);
        bencher.bench_local(|| SanPlus::from_move(black_box(&position).clone(), black_box(m)).to_string());
    }

    /// Measures reading a move in SAN by `shakmaty`.
    #[divan::bench]
    fn san_read(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| {
            let san: Option<San> = black_box("Nd5").parse().ok();
            san.and_then(|san| san.to_move(black_box(&position)).ok())
        });
    }

    /// Measures reading a position as FEN by `shakmaty`.
    #[divan::bench]
    fn fen_read(bencher: Bencher<'_, '_>) {
        bencher.bench_local(|| {
            let fen: Option<Fen> = black_box(super::FEN).parse().ok();
            fen.and_then(|fen| fen.into_position::<Chess>(CastlingMode::Standard).ok())
        });
    }

    /// Measures writing a position as FEN by `shakmaty`.
    #[divan::bench]
    fn fen_write(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| Fen::from_position(black_box(&position), EnPassantMode::Legal).to_string());
    }

    /// Measures the Zobrist hash of a position by `shakmaty`.
    #[divan::bench]
    fn polyglot_key(bencher: Bencher<'_, '_>) {
        let position = position();
        bencher.bench_local(|| black_box(&position).zobrist_hash::<Zobrist64>(EnPassantMode::PseudoLegal));
    }
}
