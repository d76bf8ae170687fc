//! Squares attacked by each kind of piece, as bitboards. The attacks of kings and knights are in
//! tables filled at compile time, and the attacks of pawns are computed by shifts. The module
//! `sliders` looks up the attacks of bishops, rooks and queens.

mod magic_numbers;
pub(in crate::rules) mod sliders;

use crate::rules::{Bitboard, Color, Square};

/// Bit set of all squares except the a-file.
const NOT_A: u64 = !0x0101_0101_0101_0101;
/// Bit set of all squares except the h-file.
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// Returns the bit set of the squares that knights on the squares of the bit set `b` attack. The
/// lowest bit is a1.
const fn knight_attacks_from(b: u64) -> u64 {
    let one = (b << 1 & NOT_A) | (b >> 1 & NOT_H);
    let two = (b << 2 & NOT_A & NOT_A << 1) | (b >> 2 & NOT_H & NOT_H >> 1);
    one << 16 | one >> 16 | two << 8 | two >> 8
}

/// Returns the bit set of all squares that adjoin a square of the bit set `b` and are not in `b`.
/// The lowest bit is a1. If `b` is a single square, a king on this square attacks the returned
/// squares.
const fn king_attacks_from(b: u64) -> u64 {
    let row = b | (b << 1 & NOT_A) | (b >> 1 & NOT_H);
    (row | row << 8 | row >> 8) & !b
}

/// Bit sets of the squares that a knight attacks, indexed by the knight's square.
const KNIGHT: [u64; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = knight_attacks_from(1 << i);
        i += 1;
    }
    table
};

/// Bit sets of the squares that a king attacks, indexed by the king's square.
const KING: [u64; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = king_attacks_from(1 << i);
        i += 1;
    }
    table
};

/// Returns a table of bit sets: `table[i]` has the squares that a rook or bishop on square number
/// `i` attacks on an empty board.
///
/// `steps` are the four directions of the piece, as steps of file and rank.
const fn empty_board_lines(steps: [(i32, i32); 4]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 4 {
            let (mut file, mut rank) = (from % 8 + steps[direction].0, from / 8 + steps[direction].1);
            while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                table[from as usize] |= 1 << (8 * rank + file);
                file += steps[direction].0;
                rank += steps[direction].1;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

/// Bit sets of the squares that a rook attacks on an empty board, indexed by the rook's square.
static ROOK_LINES: [u64; 64] = empty_board_lines([(1, 0), (0, 1), (-1, 0), (0, -1)]);
/// Bit sets of the squares that a bishop attacks on an empty board, indexed by the bishop's square.
static BISHOP_LINES: [u64; 64] = empty_board_lines([(1, 1), (-1, 1), (-1, -1), (1, -1)]);
/// The table [`KNIGHT`] as a `static`, so that the program contains it only once.
static KNIGHT_ATTACKS: [u64; 64] = KNIGHT;
/// The table [`KING`] as a `static`, so that the program contains it only once.
static KING_ATTACKS: [u64; 64] = KING;

/// Returns the squares that a knight on `from` attacks (FIDE 3.6).
#[inline(always)]
pub(in crate::rules) fn knight_attacks(from: Square) -> Bitboard {
    Bitboard(KNIGHT_ATTACKS[from.index()])
}

/// Returns the squares that a bishop on `from` would attack on an empty board (FIDE 3.2).
#[inline(always)]
pub(in crate::rules) fn bishop_lines(from: Square) -> Bitboard {
    Bitboard(BISHOP_LINES[from.index()])
}

/// Returns the squares that a rook on `from` would attack on an empty board (FIDE 3.3).
#[inline(always)]
pub(in crate::rules) fn rook_lines(from: Square) -> Bitboard {
    Bitboard(ROOK_LINES[from.index()])
}

/// Returns the squares that a king on `from` attacks: all adjoining squares (FIDE 3.8.1).
#[inline(always)]
pub(in crate::rules) fn king_attacks(from: Square) -> Bitboard {
    Bitboard(KING_ATTACKS[from.index()])
}

/// Returns the squares that a pawn of this colour on `from` attacks (FIDE 3.7.3).
#[inline(always)]
pub(in crate::rules) fn pawn_attacks(color: Color, from: Square) -> Bitboard {
    pawn_set_attacks(color, Bitboard::of(from))
}

/// Returns the squares attacked by the pawns of this colour on the squares of `pawns`.
#[inline(always)]
pub(in crate::rules) fn pawn_set_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    let Bitboard(b) = pawns;
    Bitboard(match color {
        Color::White => (b << 7 & NOT_H) | (b << 9 & NOT_A),
        Color::Black => (b >> 9 & NOT_H) | (b >> 7 & NOT_A),
    })
}
