//! Perft: counts the leaves of the tree of legal moves, the standard test of a move generator.

use std::hint::black_box;

use super::count::count_legal_moves;
use super::visit_moves;
use super::visitors::MoveMaker;
use crate::rules::board::{Black, Board, Side, White};
#[cfg(target_arch = "x86_64")]
use crate::rules::processor::CountsBits;
use crate::rules::{Color, Position};

/// Counts the sequences of `depth` legal moves from a position (perft), the usual test of a move
/// generator. Under the FIDE laws, the last move of each sequence is counted without making it,
/// which is faster.
///
/// ```
/// use tabiya::rules::{Position, perft};
///
/// assert_eq!(perft(&Position::initial(), 4), 197_281);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    walk_from(position, depth, LeafMode::fastest_counting())
}

/// Counts the sequences of `depth` legal moves as [`perft`] does, but also makes the last move of
/// each sequence, to measure how fast moves are made.
///
/// ```
/// use tabiya::rules::{Position, perft_making};
///
/// assert_eq!(perft_making(&Position::initial(), 3), 8_902);
/// ```
pub fn perft_making(position: &Position, depth: u32) -> u64 {
    walk_from(position, depth, LeafMode::Made)
}

/// Treatment of the last move of each sequence in perft: the move is only counted, or made on a
/// board.
#[derive(Clone, Copy)]
enum LeafMode {
    /// Counts the last moves without making them.
    Counted,
    /// Counts the last moves faster, with the processor's bit-counting instructions.
    #[cfg(target_arch = "x86_64")]
    CountedFast(CountsBits),
    /// Makes the last moves.
    Made,
}

impl LeafMode {
    /// Returns the fastest mode in which perft can count the last moves on this processor:
    /// `CountedFast` if the processor has bit-counting instructions, otherwise `Counted`.
    fn fastest_counting() -> LeafMode {
        #[cfg(target_arch = "x86_64")]
        if let Some(processor) = CountsBits::detect() {
            return LeafMode::CountedFast(processor);
        }
        LeafMode::Counted
    }
}

/// Counts the sequences of `depth` legal moves from a position, for perft; 1 if `depth` is 0.
/// `leaves` says how the last move of each sequence is treated.
fn walk_from(position: &Position, depth: u32, leaves: LeafMode) -> u64 {
    if depth == 0 {
        return 1;
    }
    if !position.laws().en_passant {
        // The fast function `walk` supports only the FIDE laws.
        let moves = position.legal_moves();
        return moves.iter().map(|&m| walk_from(&position.play_unchecked(m), depth - 1, leaves)).sum();
    }
    match position.turn() {
        Color::White => walk::<White>(position.board(), depth, leaves),
        Color::Black => walk::<Black>(position.board(), depth, leaves),
    }
}

/// Counts the sequences of `depth` legal moves from a board on which `S` is to move, for perft.
///
/// `depth` is at least 1; `leaves` says how the last move of each sequence is treated.
fn walk<S: Side>(board: &Board, depth: u32, leaves: LeafMode) -> u64 {
    if depth == 1 {
        return match leaves {
            LeafMode::Counted => count_last_moves::<S>(board),
            #[cfg(target_arch = "x86_64")]
            LeafMode::CountedFast(processor) => processor.count_moves::<S>(board),
            LeafMode::Made => make_last_moves::<S>(board),
        };
    }
    let mut nodes = 0;
    let then = |child: &Board| nodes += walk::<S::Them>(child, depth - 1, leaves);
    visit_moves::<S, _, true>(board, &mut MoveMaker { board, then });
    nodes
}

// The last moves are handled in separate functions, because in a small function all values can stay
// in registers.

/// Counts the last moves (leaves) of perft: the legal moves of `S`, which is to move. The moves are
/// not made.
#[inline(never)]
fn count_last_moves<S: Side>(board: &Board) -> u64 {
    count_legal_moves::<S>(board)
}

/// Makes the last moves (leaves) of perft and returns their number. These are all legal moves of
/// `S`, which is to move. The resulting boards are dropped: the purpose is to measure how fast
/// moves are made.
#[inline(never)]
fn make_last_moves<S: Side>(board: &Board) -> u64 {
    let mut nodes = 0;
    let then = |child: &Board| {
        black_box(child);
        nodes += 1;
    };
    visit_moves::<S, _, true>(board, &mut MoveMaker { board, then });
    nodes
}
