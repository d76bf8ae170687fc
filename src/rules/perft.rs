//! Counting the leaves of the tree of legal moves: the field's proof that a generator is right.

use std::hint::black_box;

use super::board::{Black, Board, Side, White};
use super::count::Count;
use super::generate::generate;
use super::visitors::Make;
use super::{Color, Position};

/// How many sequences of `depth` legal moves start here. The last moves are counted, not made.
pub fn perft(position: &Position, depth: u32) -> u64 {
    walk_from(position, depth, true)
}

/// The same number, found by making also the last moves: a measure of how fast moves are made.
pub fn perft_making(position: &Position, depth: u32) -> u64 {
    walk_from(position, depth, false)
}

fn walk_from(position: &Position, depth: u32, bulk: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    if !position.laws().en_passant {
        // The hot walk knows only the laws of FIDE.
        let moves = position.legal_moves();
        return moves.iter().map(|&m| walk_from(&position.play_unchecked(m), depth - 1, bulk)).sum();
    }
    match position.turn() {
        Color::White => walk::<White>(position.board(), depth, bulk),
        Color::Black => walk::<Black>(position.board(), depth, bulk),
    }
}

/// `depth` is at least 1.
fn walk<S: Side>(board: &Board, depth: u32, bulk: bool) -> u64 {
    if depth == 1 {
        return if bulk { count::<S>(board) } else { make::<S>(board) };
    }
    let mut nodes = 0;
    let then = |child: &Board| nodes += walk::<S::Them>(child, depth - 1, bulk);
    generate::<S, _, true>(board, &mut Make { board, then });
    nodes
}

// The leaves are functions of their own: few values live at once, and they stay in registers.

#[inline(never)]
fn count<S: Side>(board: &Board) -> u64 {
    let mut count = Count::default();
    generate::<S, _, true>(board, &mut count);
    count.0
}

#[inline(never)]
fn make<S: Side>(board: &Board) -> u64 {
    let mut nodes = 0;
    let then = |child: &Board| {
        black_box(child);
        nodes += 1;
    };
    generate::<S, _, true>(board, &mut Make { board, then });
    nodes
}
