//! Bitboards: sets of squares.

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

    /// Returns the set of squares with these bits, a1 the lowest.
    pub const fn from_bits(bits: u64) -> Bitboard {
        Bitboard(bits)
    }

    /// Returns the set of squares as 64 bits, a1 the lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the set that contains only this square.
    #[inline(always)]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.index())
    }

    /// Returns the set of the eight squares of a file.
    pub const fn file(file: File) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << file.index())
    }

    /// Returns the set of the eight squares of a rank.
    pub const fn rank(rank: Rank) -> Bitboard {
        Bitboard(0xff << (8 * rank.index()))
    }

    /// Whether the square is in the set.
    #[inline(always)]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Returns the number of squares in the set.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set contains no square.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains two squares or more.
    #[inline(always)]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Returns the lowest square of the set in the order a1, b1 to h8; `None` for the empty set.
    #[inline(always)]
    pub const fn lowest_square(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::wrapping(self.0.trailing_zeros())) }
    }

    /// Returns the square of a set that contains exactly one; `None` for other sets.
    pub const fn only_square(self) -> Option<Square> {
        if self.has_several() { None } else { self.lowest_square() }
    }

    /// Returns an iterator over the squares of the set, from a1 to h8.
    #[inline(always)]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }

    /// Returns the names of the squares for a sentence: `b1 and d2`.
    pub(crate) fn to_sentence(self) -> String {
        self.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" and ")
    }
}

/// Iterator over the squares of a [`Bitboard`], from a1 to h8.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    /// Removes the lowest square and returns it: a1 first, h8 last; `None` when no square is left.
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).lowest_square()?;
        self.0 &= self.0.wrapping_sub(1);
        Some(square)
    }

    /// Returns the exact number of squares that are left, as both bounds.
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    /// Returns an iterator over the squares of the set, from a1 to h8.
    #[inline(always)]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl From<Square> for Bitboard {
    /// Returns the set that contains only this square.
    #[inline(always)]
    fn from(square: Square) -> Bitboard {
        Bitboard::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    /// Collects squares into a set; a repeated square counts once.
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
    /// Returns the set of all squares of the board that are not in this set.
    #[inline(always)]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl fmt::Debug for Bitboard {
    /// Writes a diagram of eight lines, White at the bottom: `x` for a square in the set.
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
