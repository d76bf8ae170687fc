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

/// Kind of fault in a file of opening names: a list of names, then a tree of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum OpeningsFault {
    /// The first line is not `openings 1`.
    #[error("not a file of openings")]
    NoOpenings,
    /// The file is not in UTF-8.
    #[error("not in UTF-8")]
    NoText,
    /// A line in the list of names is not in the format that [`OpeningsReader`] describes: an ECO
    /// code (optional except in the first line), a digit, and text.
    ///
    /// [`OpeningsReader`]: super::OpeningsReader
    #[error("not a name with its code")]
    Name,
    /// A word in the tree of moves is not a legal move, or it is a move beyond the 200th half-move
    /// of a line.
    #[error("not a legal move")]
    Move,
    /// A number in the tree of moves takes back more half-moves than there are.
    #[error("more half-moves are taken back than there are")]
    Back,
    /// The number of names differs from the number of moves in the tree that end with `=`, the mark
    /// of a named position.
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
