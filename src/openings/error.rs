//! What is wrong with a file of openings, and where.

use thiserror::Error;

/// What is wrong with a file of openings, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("bad openings: line {line}: {fault}")]
pub struct OpeningsError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: OpeningsFault,
}

/// What can be wrong with a file of openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum OpeningsFault {
    /// It does not begin as such a file does: it is something else, or of a later version.
    #[error("not a file of openings")]
    NoOpenings,
    /// It is not in UTF-8.
    #[error("not in UTF-8")]
    NoText,
    /// A line is not a name: a code, how much of the name before it goes on, and the rest.
    #[error("not a name with its code")]
    Name,
    /// A word is no legal move.
    #[error("not a legal move")]
    Move,
    /// More half-moves are taken back than there are.
    #[error("more half-moves are taken back than there are")]
    Back,
    /// There are not as many names as positions that have one.
    #[error("not as many names as positions with one")]
    Count,
}

impl OpeningsFault {
    /// The name of the fault, for programs and for tests: `no-openings`.
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
