//! Files, ranks and squares of the chessboard (FIDE 2.1, 2.4 and Appendix C.4 to C.7).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// File of the chessboard: eight squares from White's side to Black's (FIDE 2.4).
///
/// ```
/// use tabiya::rules::File;
///
/// assert_eq!(File::from_char('c'), Some(File::C));
/// assert_eq!(File::C.to_string(), "c");
/// assert_eq!(File::from_index(8), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All eight files, the a-file first.
    pub const ALL: [File; 8] = [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// Returns the index of the file: 0 for the a-file to 7 for the h-file.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the file with this index, 0 for the a-file to 7 for the h-file; `None` for greater
    /// numbers.
    pub const fn from_index(index: u8) -> Option<File> {
        if index < 8 { Some(File::ALL[index as usize]) } else { None }
    }

    /// Returns the letter of the file: `'a'` to `'h'`.
    pub const fn char(self) -> char {
        (b'a' + self as u8) as char
    }

    /// Returns the file with this lower-case letter, `'a'` to `'h'`; `None` for other characters.
    pub const fn from_char(c: char) -> Option<File> {
        match c {
            'a'..='h' => File::from_index(c as u8 - b'a'),
            _ => None,
        }
    }
}

impl fmt::Display for File {
    /// Writes the letter of the file: `a` to `h`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

/// Rank of the chessboard: eight squares from the a-file to the h-file. The first rank is on
/// White's side (FIDE 2.4).
///
/// ```
/// use tabiya::rules::Rank;
///
/// assert_eq!(Rank::from_char('4').map(Rank::index), Some(3));
/// assert_eq!(Rank::from_char('9'), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All eight ranks, from the first (White's side) to the eighth.
    pub const ALL: [Rank; 8] = [
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::Fourth,
        Rank::Fifth,
        Rank::Sixth,
        Rank::Seventh,
        Rank::Eighth,
    ];

    /// Returns the index of the rank: 0 for the first rank to 7 for the eighth.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the rank with this index, 0 for the first rank to 7 for the eighth; `None` for
    /// greater numbers.
    pub const fn from_index(index: u8) -> Option<Rank> {
        if index < 8 { Some(Rank::ALL[index as usize]) } else { None }
    }

    /// Returns the digit of the rank: `'1'` to `'8'`.
    pub const fn char(self) -> char {
        (b'1' + self as u8) as char
    }

    /// Returns the rank with this digit, `'1'` to `'8'`; `None` for other characters.
    pub const fn from_char(c: char) -> Option<Rank> {
        match c {
            '1'..='8' => Rank::from_index(c as u8 - b'1'),
            _ => None,
        }
    }
}

impl fmt::Display for Rank {
    /// Writes the digit of the rank: `1` to `8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

/// Square of the chessboard, stored as its index: a1 = 0, b1 = 1 … h8 = 63.
///
/// ```
/// use tabiya::rules::{File, Rank, Square};
///
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::new(File::E, Rank::Fourth));
/// assert!(square.is_light());
/// assert_eq!(square.mirrored().to_string(), "e5");
/// assert!("e9".parse::<Square>().is_err());
/// # Ok::<(), tabiya::rules::NotASquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// All 64 squares, a1 first, rank by rank.
    pub const ALL: [Square; 64] = {
        let mut all = [Square(0); 64];
        let mut i = 0;
        while i < 64 {
            all[i] = Square(i as u8);
            i += 1;
        }
        all
    };

    /// Returns the square on this file and this rank.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// Returns the square with this index: a1 = 0, b1 = 1 … h8 = 63; `None` for greater numbers.
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// Returns the square with this index: a1 = 0, b1 = 1 … h8 = 63. Uses only the low six bits of
    /// `index`, without a test for greater numbers.
    #[inline(always)]
    pub(in crate::rules) const fn wrapping(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// Returns the index of the square: a1 = 0, b1 = 1 … h8 = 63.
    #[inline(always)]
    pub const fn index(self) -> usize {
        // The mask lets table look-ups with this index do without a bounds check. After inlining,
        // the mask itself costs nothing.
        (self.0 & 63) as usize
    }

    /// Returns the file of the square.
    pub const fn file(self) -> File {
        File::ALL[self.index() & 7]
    }

    /// Returns the rank of the square.
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() >> 3]
    }

    /// Whether the square is light (white). The corner at the right hand of each player (h1 and a8)
    /// is light (FIDE 2.1).
    pub const fn is_light(self) -> bool {
        ((self.0 >> 3) + self.0) & 1 == 1
    }

    /// Returns the square on the same file and the mirrored rank: e7 for e2.
    pub const fn mirrored(self) -> Square {
        Square(self.0 ^ 56)
    }
}

impl fmt::Display for Square {
    /// Writes the name of the square, such as `e4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    /// Writes the name of the square, such as `e4`, for debugging.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error of parsing a text that names no square of the chessboard, such as `e9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a square: a letter a to h and a digit 1 to 8 name one")]
pub struct NotASquare;

impl FromStr for Square {
    type Err = NotASquare;

    /// Parses the name of a square, such as `e4`, in lower case.
    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let mut chars = text.chars();
        match (chars.next().and_then(File::from_char), chars.next().and_then(Rank::from_char), chars.next()) {
            (Some(file), Some(rank), None) => Ok(Square::new(file, rank)),
            _ => Err(NotASquare),
        }
    }
}

macro_rules! names {
    ($($name:ident)*) => {
        /// Constants that name the squares.
        #[allow(missing_docs)]
        impl Square {
            names!(@ 0u8; $($name)*);
        }
    };
    (@ $index:expr; $name:ident $($rest:ident)*) => {
        pub const $name: Square = Square($index);
        names!(@ $index + 1; $($rest)*);
    };
    (@ $index:expr;) => {};
}

names! {
    A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3 D3 E3 F3 G3 H3 A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5 A6 B6 C6 D6 E6 F6 G6 H6 A7 B7 C7 D7 E7 F7 G7 H7 A8 B8 C8 D8 E8 F8 G8 H8
}
