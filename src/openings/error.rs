//! Faults of an opening file.

use thiserror::Error;

/// A fault in the file of opening names, with its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("bad openings: line {line}: {fault}")]
pub struct OpeningsError {
    /// The line, counted from 1.
    pub line: usize,
    /// The fault.
    pub fault: OpeningsFault,
}

/// Kind of fault in the file of opening names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum OpeningsFault {
    /// The first line does not belong to an opening file, or belongs to one of a later version.
    #[error("not a file of openings")]
    NoOpenings,
    /// The file is not in UTF-8.
    #[error("not in UTF-8")]
    NoText,
    /// A line does not have the form of a name: a code, the number of parts shared with the name
    /// before, and the rest.
    #[error("not a name with its code")]
    Name,
    /// A word is not a legal move.
    #[error("not a legal move")]
    Move,
    /// A number takes back more half-moves than there are.
    #[error("more half-moves are taken back than there are")]
    Back,
    /// The number of names differs from the number of positions that are marked as named.
    #[error("not as many names as positions with one")]
    Count,
}

impl OpeningsFault {
    /// Returns the identifier of the fault, such as `no-openings`, for programs and tests.
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
