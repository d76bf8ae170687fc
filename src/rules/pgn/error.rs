//! What is wrong with a PGN, and where.

use std::fmt;
use std::io::ErrorKind;

use thiserror::Error;

use crate::rules::{FenError, SanError};

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub column: usize,
}

impl Place {
    /// Where a text begins.
    pub const START: Place = Place { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// What is wrong with a PGN, and where.
///
/// ```
/// use tabiya::rules::pgn::{Fault, Place, games};
///
/// let fault = games("1. e4 e5\n2. Nf3 (2. d4\n\n", Default::default()).next().unwrap().unwrap_err();
/// assert_eq!(fault.fault, Fault::OpenVariation);
/// assert_eq!(fault.place, Place { line: 2, column: 8 });
/// assert_eq!(fault.to_string(), "line 2, column 8: variation without its )");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {fault}")]
pub struct PgnError {
    /// Where the word stands that is wrong, or the opening bracket that lacks its other half.
    pub place: Place,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a PGN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Fault {
    /// A tag is not a name and a quoted text in brackets, on one line.
    #[error("bad tag: not [Name \"text\"]")]
    Tag,
    /// A comment in braces has no end.
    #[error("comment without its }}")]
    OpenComment,
    /// A variation in parentheses has no end.
    #[error("variation without its )")]
    OpenVariation,
    /// A variation stands where there is no move that it could replace.
    #[error("variation without a move before it")]
    VariationOfNothing,
    /// Variations within variations go deeper than anybody can follow.
    #[error("variations within variations without end")]
    TooDeep,
    /// The game has more half-moves than this, and so more than are read.
    #[error("more than {0} half-moves")]
    TooLong(usize),
    /// A bracket of any kind closes nothing.
    #[error("{0} closes nothing")]
    Unopened(char),
    /// No number from 0 to 255 stands behind the `$`.
    #[error("bad glyph: not $ and a number from 0 to 255")]
    Glyph,
    /// The position to start from is none.
    #[error("{fault}")]
    Fen {
        /// The FEN as it stands there.
        text: String,
        /// What is wrong with it.
        fault: FenError,
    },
    /// The game is of another kind of chess.
    #[error("{0} is not the chess that is played here")]
    Variant(String),
    /// A move cannot be played.
    #[error("{text}: {fault}")]
    Move {
        /// The move as it stands there.
        text: String,
        /// Why it cannot be played.
        fault: SanError,
    },
    /// A player passes, by `--` or `Z0`: annotators write so, and there is no such move.
    #[error("a null move: no player can pass")]
    NullMove,
    /// The text could not be read to its end.
    #[error("cannot read on: {0}")]
    Read(ErrorKind),
}

impl Fault {
    /// The name of the fault, for programs and for tests: `open-comment`. That of a move or a FEN says what is wrong with
    /// it.
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::Tag => "bad-tag",
            Fault::OpenComment => "open-comment",
            Fault::OpenVariation => "open-variation",
            Fault::VariationOfNothing => "variation-of-nothing",
            Fault::TooDeep => "too-deep",
            Fault::TooLong(_) => "too-long",
            Fault::Unopened(_) => "unopened-bracket",
            Fault::Glyph => "bad-glyph",
            Fault::Fen { fault, .. } => fault.code(),
            Fault::Variant(_) => "other-variant",
            Fault::Move { fault, .. } => fault.code(),
            Fault::NullMove => "null-move",
            Fault::Read(_) => "unreadable",
        }
    }

    /// Whether nothing behind it can be understood; what is wrong with a tag, a sign or a bracket can be passed over.
    pub(super) const fn ends_the_game(&self) -> bool {
        !matches!(self, Fault::Tag | Fault::Glyph | Fault::Unopened(_))
    }

    /// Whether it is another game than the moves before it seem to tell.
    pub(super) const fn is_of_the_whole_game(&self) -> bool {
        matches!(self, Fault::Fen { .. } | Fault::Variant(_))
    }
}
