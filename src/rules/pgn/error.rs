//! Faults of a PGN text, with their places.

use std::fmt;
use std::io::ErrorKind;

use thiserror::Error;

use crate::rules::{FenError, SanError};

/// Place in a text, such as a PGN file: line and column, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextPlace {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
}

impl TextPlace {
    /// The beginning of a text: line 1, column 1.
    pub const START: TextPlace = TextPlace { line: 1, column: 1 };
}

impl fmt::Display for TextPlace {
    /// Writes the place in English, for error messages: `line 2, column 8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Error of reading a PGN text: the fault and its place.
///
/// ```
/// use tabiya::rules::pgn::{PgnFault, TextPlace, games};
///
/// let fault = games("1. e4 e5\n2. Nf3 (2. d4\n\n", Default::default()).next().unwrap().unwrap_err();
/// assert_eq!(fault.fault, PgnFault::OpenVariation);
/// assert_eq!(fault.place, TextPlace { line: 2, column: 8 });
/// assert_eq!(fault.to_string(), "line 2, column 8: variation without its )");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {fault}")]
pub struct PgnError {
    /// The place of the faulty word or tag, or of an opening bracket that is not closed.
    pub place: TextPlace,
    /// What is wrong at this place.
    pub fault: PgnFault,
}

/// Kind of fault of a PGN text, such as an illegal move or an unclosed comment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PgnFault {
    /// A tag does not have the form `[Name "text"]`: a name and a quoted text in brackets, on one
    /// line.
    #[error("bad tag: not [Name \"text\"]")]
    Tag,
    /// A comment in braces is not closed.
    #[error("comment without its }}")]
    OpenComment,
    /// A variation in parentheses is not closed.
    #[error("variation without its )")]
    OpenVariation,
    /// A variation has no move before it, so it replaces no move.
    #[error("variation without a move before it")]
    VariationOfNothing,
    /// Variations are nested too deeply.
    #[error("variations within variations without end")]
    TooDeep,
    /// The game has more half-moves than this limit.
    #[error("more than {0} half-moves")]
    TooLong(usize),
    /// A closing bracket (`)`, `]` or `}`) has no opening bracket.
    #[error("{0} closes nothing")]
    Unopened(char),
    /// The `$` of a glyph is not followed by a digit. A number above 255 is no fault; it gives the
    /// note [`UnknownGlyph`](super::ReadNote::UnknownGlyph).
    #[error("bad glyph: not $ and a number from 0 to 255")]
    Glyph,
    /// The tag `FEN` states no legal start position.
    #[error("{fault}")]
    Fen {
        /// The FEN, repaired as far as possible, and cut after 100 characters.
        text: String,
        /// The fault of the FEN.
        fault: FenError,
    },
    /// The game is of another chess variant, which has this name.
    #[error("{0} is not the chess that is played here")]
    Variant(String),
    /// A move cannot be played.
    #[error("{text}: {fault}")]
    Move {
        /// The move as written, cut after 100 characters.
        text: String,
        /// Why the move cannot be played.
        fault: SanError,
    },
    /// A null move, such as `--` or `Z0`. Annotators write null moves, but no player can pass.
    #[error("a null move: no player can pass")]
    NullMove,
    /// An input error stopped the reading before the end of the text.
    #[error("cannot read on: {0}")]
    Read(ErrorKind),
}

impl PgnFault {
    /// Returns the name of this PGN fault for programs and tests, such as `open-comment`. The names
    /// stay the same in all versions.
    ///
    /// Faults of moves and FENs have the names of [`SanError::code`] and [`FenError::code`].
    pub const fn code(&self) -> &'static str {
        match self {
            PgnFault::Tag => "bad-tag",
            PgnFault::OpenComment => "open-comment",
            PgnFault::OpenVariation => "open-variation",
            PgnFault::VariationOfNothing => "variation-of-nothing",
            PgnFault::TooDeep => "too-deep",
            PgnFault::TooLong(_) => "too-long",
            PgnFault::Unopened(_) => "unopened-bracket",
            PgnFault::Glyph => "bad-glyph",
            PgnFault::Fen { fault, .. } => fault.code(),
            PgnFault::Variant(_) => "other-variant",
            PgnFault::Move { fault, .. } => fault.code(),
            PgnFault::NullMove => "null-move",
            PgnFault::Read(_) => "unreadable",
        }
    }

    /// Whether the rest of a PGN game after this fault is meaningless, as after an illegal move.
    /// `false` for faults that the reader can skip: a faulty tag or glyph, or a closing bracket
    /// without an opening bracket.
    pub const fn ends_the_game(&self) -> bool {
        !matches!(self, PgnFault::Tag | PgnFault::Glyph | PgnFault::Unopened(_))
    }

    /// Whether this fault makes every move of a PGN game meaningless: a wrong start position or
    /// another chess variant.
    pub(super) const fn is_of_the_whole_game(&self) -> bool {
        matches!(self, PgnFault::Fen { .. } | PgnFault::Variant(_))
    }
}
