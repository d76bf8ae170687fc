//! Computes the moves of a whole set of units at once, on 64-bit sets of squares.

use super::super::Bitboard;

/// All squares but the a-file.
const NOT_A: u64 = !0x0101_0101_0101_0101;
/// All squares but the h-file.
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// Returns the squares that knights on all squares of the set `b` attack.
pub(super) const fn leaps(b: u64) -> u64 {
    let one = (b << 1 & NOT_A) | (b >> 1 & NOT_H);
    let two = (b << 2 & NOT_A & NOT_A << 1) | (b >> 2 & NOT_H & NOT_H >> 1);
    one << 16 | one >> 16 | two << 8 | two >> 8
}

/// Returns the squares one step along a rank or file away from any square of the set `b`.
pub(super) const fn straight_steps(b: u64) -> u64 {
    (b << 1 & NOT_A) | (b >> 1 & NOT_H) | b << 8 | b >> 8
}

/// Returns the squares one step along a diagonal away from any square of the set `b`.
pub(super) const fn diagonal_steps(b: u64) -> u64 {
    (b << 9 & NOT_A) | (b << 7 & NOT_H) | (b >> 7 & NOT_A) | (b >> 9 & NOT_H)
}

/// Returns the squares that kings on all squares of the set `b` attack.
pub(super) const fn king_steps(b: u64) -> u64 {
    let row = b | (b << 1 & NOT_A) | (b >> 1 & NOT_H);
    let sides = (b << 1 & NOT_A) | (b >> 1 & NOT_H);
    sides | row << 8 | row >> 8
}

/// Returns the squares that sliders on `$from` attack in one direction, given as a shift of bits.
///
/// The sliders cross squares of `$through`, and attack the first square outside `$through`. `$mask`
/// excludes the file onto which a shift would wrap around from the other edge of the board.
macro_rules! ray {
    ($shift:tt, $step:expr, $from:expr, $through:expr, $mask:expr) => {{
        let mut path = $through & $mask;
        let mut reached = $from;
        reached |= path & (reached $shift $step);
        path &= path $shift $step;
        reached |= path & (reached $shift (2 * $step));
        path &= path $shift (2 * $step);
        reached |= path & (reached $shift (4 * $step));
        (reached $shift $step) & $mask
    }};
}

/// Returns the squares that rooks on all squares of `from` attack.
///
/// Lines run over squares of `through` and end with the first square outside `through`.
pub(super) const fn straight_rays(from: u64, through: u64) -> u64 {
    ray!(<<, 1, from, through, NOT_A)
        | ray!(>>, 1, from, through, NOT_H)
        | ray!(<<, 8, from, through, !0)
        | ray!(>>, 8, from, through, !0)
}

/// Returns the squares that bishops on all squares of `from` attack.
///
/// Lines run over squares of `through` and end with the first square outside `through`.
pub(super) const fn diagonal_rays(from: u64, through: u64) -> u64 {
    ray!(<<, 9, from, through, NOT_A)
        | ray!(>>, 9, from, through, NOT_H)
        | ray!(<<, 7, from, through, NOT_H)
        | ray!(>>, 7, from, through, NOT_A)
}

/// Iterates over the squares of a set, each as a 64-bit set of that square alone.
pub(super) fn single_squares(set: u64) -> impl Iterator<Item = u64> {
    Bitboard::from_bits(set).iter().map(|square| Bitboard::of(square).bits())
}
