//! Bitboards: sets of squares of the chessboard, as 64 bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::{File, Rank, Square};

/// Set of squares of the chessboard, one bit per square, a1 the lowest.
///
/// ```
/// use tabiya::rules::{Bitboard, File, Rank, Square};
///
/// let corner = Bitboard::file(File::A) & Bitboard::rank(Rank::First);
/// assert_eq!(corner.only_square(), Some(Square::A1));
/// let board: Bitboard = [Square::E4, Square::D5].into_iter().collect();
/// assert_eq!((board | corner).len(), 3);
/// assert!(!(board & !corner).contains(Square::A1));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bitboard(pub(in crate::rules) u64);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// All 64 squares.
    pub const ALL: Bitboard = Bitboard(!0);
    /// The light squares.
    pub const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);
    /// The dark squares.
    pub const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);

    /// Creates the bitboard (set of squares) with these 64 bits, one per square, a1 the lowest.
    pub const fn from_bits(bits: u64) -> Bitboard {
        Bitboard(bits)
    }

    /// Returns the bitboard (set of squares) as 64 bits, one for each square, a1 the lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Creates the bitboard (set of squares) that contains only this square.
    #[inline(always)]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// Creates the bitboard (set of squares) with the eight squares of a file.
    pub const fn file(file: File) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << file.index())
    }

    /// Creates the bitboard (set of squares) with the eight squares of a rank.
    pub const fn rank(rank: Rank) -> Bitboard {
        Bitboard(0xff << (8 * rank.index()))
    }

    /// Whether this square is in the bitboard (set of squares).
    #[inline(always)]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Returns the number of squares in the bitboard (set of squares).
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the bitboard (set of squares) contains no square.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the bitboard (set of squares) contains at least two squares.
    #[inline(always)]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Returns the first square of the bitboard in the order a1, b1 to h8; `None` if it is empty.
    #[inline(always)]
    pub const fn lowest_square(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::wrapping(self.0.trailing_zeros())) }
    }

    /// Returns the square of a bitboard that contains exactly one square; `None` for other
    /// bitboards.
    pub const fn only_square(self) -> Option<Square> {
        if self.has_several() { None } else { self.lowest_square() }
    }

    /// Returns an iterator over the squares of the bitboard, from a1 to h8.
    #[inline(always)]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }

    /// Returns the names of the bitboard's squares for an English sentence: `b1 and d2`.
    pub(crate) fn to_sentence(self) -> String {
        self.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" and ")
    }
}

/// Iterator over the squares of a [`Bitboard`], from a1 to h8.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    /// Returns the next square of the bitboard: a1 first, h8 last; `None` when no square is left.
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).lowest_square()?;
        self.0 &= self.0.wrapping_sub(1);
        Some(square)
    }

    /// Returns the exact number of squares that the iterator will still return, as both bounds.
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    /// Returns an iterator over the squares of the bitboard, from a1 to h8.
    #[inline(always)]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl From<Square> for Bitboard {
    /// Creates the bitboard (set of squares) that contains only this square.
    #[inline(always)]
    fn from(square: Square) -> Bitboard {
        Bitboard::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    /// Collects squares into a bitboard (set of squares); a repeated square counts once.
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    }
}

macro_rules! operators {
    ($($op:ident $method:ident $assign_op:ident $assign:ident;)*) => { $(
        impl $op for Bitboard {
            type Output = Bitboard;
            #[inline(always)]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard($op::$method(self.0, other.0))
            }
        }
        impl $assign_op for Bitboard {
            #[inline(always)]
            fn $assign(&mut self, other: Bitboard) {
                $assign_op::$assign(&mut self.0, other.0);
            }
        }
    )* };
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign;
    BitOr bitor BitOrAssign bitor_assign;
    BitXor bitxor BitXorAssign bitxor_assign;
}

impl Not for Bitboard {
    type Output = Bitboard;
    /// Returns the complement: the bitboard of all squares that are not in this one.
    #[inline(always)]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl fmt::Debug for Bitboard {
    /// Writes a diagram of the board for debugging, White at the bottom: `x` for each square in the
    /// bitboard.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                f.write_str(if self.contains(Square::new(file, rank)) { " x" } else { " ." })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
