//! Faults of a file of opening names.

use thiserror::Error;

/// Error of reading a file of opening names: the fault and its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("bad openings: line {line}: {fault}")]
pub struct OpeningsError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong in this line.
    pub fault: OpeningsFault,
}

/// Kind of fault in a file of opening names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum OpeningsFault {
    /// The first line is not `openings 1`.
    #[error("not a file of openings")]
    NoOpenings,
    /// The file is not in UTF-8.
    #[error("not in UTF-8")]
    NoText,
    /// A line in the list of names does not consist of an ECO code, a digit and text. The digit
    /// says how many leading parts, such as `Sicilian Defense: `, the name shares with the name
    /// before. A name without a code has the code of the name before; only the first name needs a
    /// code.
    #[error("not a name with its code")]
    Name,
    /// A word in the tree of moves is not a legal move, or it is a move beyond the 200th half-move
    /// of a line.
    #[error("not a legal move")]
    Move,
    /// A number in the tree of moves takes back more half-moves than there are.
    #[error("more half-moves are taken back than there are")]
    Back,
    /// The number of names differs from the number of positions that `=` marks as named.
    #[error("not as many names as positions with one")]
    Count,
}

impl OpeningsFault {
    /// Returns the fault's name for programs and tests, such as `no-openings`.
    pub const fn code(self) -> &'static str {
        match self {
            OpeningsFault::NoOpenings => "no-openings",
            OpeningsFault::NoText => "openings-no-text",
            OpeningsFault::Name => "openings-name",
            OpeningsFault::Move => "openings-move",
            OpeningsFault::Back => "openings-back",
            OpeningsFault::Count => "openings-count",
        }
    }
}
