//! Squares attacked by bishops, rooks and queens, which stop at the first piece in their way.
//!
//! The attacks are looked up with magic bitboards. The relevant blockers of a square are the pieces
//! that can shorten an attack from this square. The bit set of the relevant blockers is multiplied
//! by a magic number, and the top bits of the product are an index into a table of attack sets. In
//! a program compiled for processors with the instruction `pext`, this instruction computes the
//! index instead.
//!
//! The tables would make up most of the binary, so [`init_tables`] fills them at run time, in well
//! under a millisecond. Every function that builds a `Position` from scratch calls [`init_tables`]
//! first.
//!
//! The table cells are atomics only so that the tables can be filled without `unsafe`. A relaxed
//! load costs no more than a plain load.

use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::magic_numbers;
use crate::rules::{Bitboard, Square, attacks};

/// Table of attack sets by square and arrangement of blockers: 102,400 for rooks, then 5,248 for
/// bishops. The size is a power of two so that a masked index needs no bounds check.
static ATTACKS: [AtomicU64; SIZE] = [const { AtomicU64::new(0) }; SIZE];
/// Number of cells of the table of attack sets.
const SIZE: usize = 1 << 17;

/// Table of the squares strictly between two squares, for every pair on one rank, file or diagonal.
static BETWEEN: [AtomicU64; 64 * 64] = [const { AtomicU64::new(0) }; 64 * 64];

/// Two tables indexed by a king's square. The first has the squares from which a bishop, on an
/// empty board, would attack a square beside the king. The second has the squares from which a
/// rook, on an empty board, would attack a square beside the king.
static NEAR_KING: [[AtomicU64; 64]; 2] = [const { [const { AtomicU64::new(0) }; 64] }; 2];

/// Magic bitboard of a rook or bishop on one square: data to look up the attacked squares.
///
/// From these data and the occupied squares, [`index`] computes an index into the table of attack
/// sets.
struct Magic {
    /// The squares on which a blocker changes the attacked squares.
    mask: u64,
    /// The magic multiplier.
    #[cfg_attr(target_feature = "bmi2", allow(dead_code))]
    number: u64,
    /// Number of low bits of the product to drop.
    #[cfg_attr(target_feature = "bmi2", allow(dead_code))]
    shift: u32,
    /// Index in [`ATTACKS`] of the first attack set for this piece and square.
    offset: u32,
}

/// Magic bitboards to look up the squares that a rook attacks, indexed by the rook's square.
static ROOKS: [Magic; 64] = magic_table(&ROOK_STEPS, &magic_numbers::ROOK, 0);
/// Magic bitboards to look up the squares that a bishop attacks, indexed by the bishop's square.
static BISHOPS: [Magic; 64] = magic_table(&BISHOP_STEPS, &magic_numbers::BISHOP, 102_400);

/// Four directions of a rook or bishop, as steps of file and rank.
type Steps = [(i8, i8); 4];
/// The four directions of a rook, as steps of file and rank.
const ROOK_STEPS: Steps = [(1, 0), (0, 1), (-1, 0), (0, -1)];
/// The four directions of a bishop, as steps of file and rank.
const BISHOP_STEPS: Steps = [(1, 1), (-1, 1), (-1, -1), (1, -1)];

/// Returns the squares that a rook on `from` attacks if the squares of `occupied` have pieces (FIDE
/// 3.3, 3.5).
#[inline(always)]
pub(in crate::rules) fn rook_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    read_table(&ROOKS[from.index()], occupied)
}

/// Returns the squares that a bishop on `from` attacks if the squares of `occupied` have pieces
/// (FIDE 3.2, 3.5).
#[inline(always)]
pub(in crate::rules) fn bishop_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    read_table(&BISHOPS[from.index()], occupied)
}

/// Returns the squares strictly between two squares of one rank, file or diagonal; the empty set
/// for other squares.
#[inline(always)]
pub(in crate::rules) fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index() << 6 | b.index()].load(Relaxed))
}

/// Returns the squares from which a bishop, on an empty board, would attack a square beside `king`.
///
/// Bishops and queens elsewhere attack no square beside that king along a diagonal, so the move
/// generator can ignore them when it looks for squares that the king may enter.
#[inline(always)]
pub(in crate::rules) fn bishop_squares_aimed_near_king(king: Square) -> Bitboard {
    Bitboard(NEAR_KING[0][king.index()].load(Relaxed))
}

/// Returns the squares from which a rook, on an empty board, would attack a square beside `king`.
///
/// Rooks and queens elsewhere attack no square beside that king along a rank or file, so the move
/// generator can ignore them when it looks for squares that the king may enter.
#[inline(always)]
pub(in crate::rules) fn rook_squares_aimed_near_king(king: Square) -> Bitboard {
    Bitboard(NEAR_KING[1][king.index()].load(Relaxed))
}

/// Looks up the squares that a rook or bishop attacks if the squares of `occupied` have pieces.
///
/// `magic` is the magic bitboard of the piece and its square.
#[inline(always)]
fn read_table(magic: &Magic, occupied: Bitboard) -> Bitboard {
    Bitboard(ATTACKS[index(magic, occupied.0) & (SIZE - 1)].load(Relaxed))
}

/// Returns the index, in the table of attack sets, of the squares that a rook or bishop attacks.
/// Computed by multiplication with a magic number.
///
/// `magic` is the magic bitboard of the piece and its square, `occupied` the bit set of all
/// occupied squares.
#[cfg(not(target_feature = "bmi2"))]
#[inline(always)]
fn index(magic: &Magic, occupied: u64) -> usize {
    let gathered = (occupied & magic.mask).wrapping_mul(magic.number) >> (magic.shift & 63);
    magic.offset as usize + gathered as usize
}

/// Returns the index, in the table of attack sets, of the squares that a rook or bishop attacks.
/// Computed by the processor instruction `pext`, which gathers bits.
///
/// `magic` is the magic bitboard of the piece and its square, `occupied` the bit set of all
/// occupied squares.
#[cfg(target_feature = "bmi2")]
#[inline(always)]
fn index(magic: &Magic, occupied: u64) -> usize {
    magic.offset as usize + crate::rules::processor::gather(occupied, magic.mask) as usize
}

/// Fills the tables of this module; later calls do nothing.
pub(in crate::rules) fn init_tables() {
    static TABLES_FILLED: Once = Once::new();
    TABLES_FILLED.call_once(|| {
        fill_attacks(&ROOKS, &ROOK_STEPS);
        fill_attacks(&BISHOPS, &BISHOP_STEPS);
        for a in Square::ALL {
            fill_between(a, rook_attacks);
            fill_between(a, bishop_attacks);
            fill_squares_aimed_near(a);
        }
    });
}

/// Fills the table of attack sets for bishops or rooks, which move in the directions `steps`.
///
/// First computes the attacked squares for each direction separately, with all arrangements of
/// blockers in this direction. Then combines the arrangements of the four directions.
fn fill_attacks(magics: &[Magic; 64], steps: &Steps) {
    for from in Square::ALL {
        let magic = &magics[from.index()];
        let [a, b, c, d] = [0, 1, 2, 3].map(|i| SliderDirection::new(from.index(), magic.mask, steps[i]));
        for a in a.arrangements() {
            for b in b.arrangements() {
                for c in c.arrangements() {
                    for d in d.arrangements() {
                        let blockers = a.0 | b.0 | c.0 | d.0;
                        let attacks = a.1 | b.1 | c.1 | d.1;
                        ATTACKS[index(magic, blockers) & (SIZE - 1)].store(attacks, Relaxed);
                    }
                }
            }
        }
    }
}

/// Squares that a rook or bishop attacks from one square in one direction, for every arrangement of
/// blockers. At most 6 squares of the direction matter, so there are at most 64 arrangements.
struct SliderDirection {
    /// Pairs of bit sets: the blockers, and the squares attacked with these blockers.
    pairs: [(u64, u64); 64],
    /// Number of pairs in use.
    len: usize,
}

impl SliderDirection {
    /// Computes the squares that a rook or bishop attacks from square number `from` in direction
    /// `step`, for every arrangement of blockers.
    ///
    /// `mask` has the squares where a blocker matters; `step` is a step of file and rank.
    fn new(from: usize, mask: u64, step: (i8, i8)) -> SliderDirection {
        let mask = walk_directions(from, 0, &[step]) & mask;
        let mut pairs = [(0, 0); 64];
        let mut blockers = 0u64;
        let mut len = 0;
        for pair in &mut pairs {
            *pair = (blockers, walk_directions(from, blockers, &[step]));
            len += 1;
            // The next subset of the mask, in counting order.
            blockers = blockers.wrapping_sub(mask) & mask;
            if blockers == 0 {
                break;
            }
        }
        SliderDirection { pairs, len }
    }

    /// Iterates over pairs of bit sets: an arrangement of blockers in this direction, and the
    /// squares that the rook or bishop then attacks, including the square of the first blocker.
    fn arrangements(&self) -> impl Iterator<Item = &(u64, u64)> {
        self.pairs.iter().take(self.len)
    }
}

/// Fills the table of the squares strictly between `a` and each square on the same rank, file or
/// diagonal.
///
/// `reach` is [`rook_attacks`] for ranks and files, or [`bishop_attacks`] for diagonals.
fn fill_between(a: Square, reach: fn(Square, Bitboard) -> Bitboard) {
    for b in reach(a, Bitboard::EMPTY) {
        let inner = reach(a, Bitboard::of(b)) & reach(b, Bitboard::of(a));
        BETWEEN[a.index() << 6 | b.index()].store(inner.0, Relaxed);
    }
}

/// Fills the tables of the squares from which a bishop or a rook, on an empty board, would attack a
/// square beside `king`.
fn fill_squares_aimed_near(king: Square) {
    for beside in attacks::king_attacks(king) {
        NEAR_KING[0][king.index()].fetch_or(bishop_attacks(beside, Bitboard::EMPTY).0, Relaxed);
        NEAR_KING[1][king.index()].fetch_or(rook_attacks(beside, Bitboard::EMPTY).0, Relaxed);
    }
}

/// Returns the bit set of the squares that a piece on square number `from` attacks in the
/// directions `steps`.
///
/// In each direction the walk ends with the first square that is in the bit set `blockers`. This
/// square is included.
const fn walk_directions(from: usize, blockers: u64, steps: &[(i8, i8)]) -> u64 {
    let mut reached = 0;
    let mut d = 0;
    while d < steps.len() {
        let (mut file, mut rank) = ((from & 7) as i8 + steps[d].0, (from >> 3) as i8 + steps[d].1);
        while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            let bit = 1 << (rank * 8 + file);
            reached |= bit;
            if blockers & bit != 0 {
                break;
            }
            file += steps[d].0;
            rank += steps[d].1;
        }
        d += 1;
    }
    reached
}

/// Returns the bit set of the squares where a blocker changes what a rook or bishop on square
/// number `from` attacks.
///
/// These are all squares in the directions `steps`, except the last square of each direction.
const fn relevant_blockers(from: usize, steps: &Steps) -> u64 {
    let mut mask = walk_directions(from, 0, steps);
    let (file, rank) = (from & 7, from >> 3);
    if file != 0 {
        mask &= !0x0101_0101_0101_0101;
    }
    if file != 7 {
        mask &= !0x8080_8080_8080_8080;
    }
    if rank != 0 {
        mask &= !0xff;
    }
    if rank != 7 {
        mask &= !(0xff << 56);
    }
    mask
}

/// Returns the magic bitboards of rooks or of bishops, by square: the data to look up attacks.
///
/// `steps` are the directions of the piece, `numbers` its multipliers; `first` is the index of the
/// piece's first attack set in the table that rooks and bishops share.
const fn magic_table(steps: &Steps, numbers: &[u64; 64], first: u32) -> [Magic; 64] {
    let mut magics = [const { Magic { mask: 0, number: 0, shift: 0, offset: 0 } }; 64];
    let mut offset = first;
    let mut i = 0;
    while i < 64 {
        let mask = relevant_blockers(i, steps);
        magics[i] = Magic { mask, number: numbers[i], shift: 64 - mask.count_ones(), offset };
        offset += 1 << mask.count_ones();
        i += 1;
    }
    assert!(offset as usize <= SIZE);
    magics
}
