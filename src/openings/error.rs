//! What is wrong with a file of openings, and where.

use std::fmt;

/// What is wrong with a file of openings, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningsError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: OpeningsFault,
}

/// What can be wrong with a file of openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OpeningsFault {
    /// It does not begin as such a file does: it is something else, or of a later version.
    NoOpenings,
    /// It is not in UTF-8.
    NoText,
    /// A line is not a name: a code, how much of the name before it goes on, and the rest.
    Name,
    /// A word is no legal move.
    Move,
    /// More half-moves are taken back than there are.
    Back,
    /// There are not as many names as positions that have one.
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

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fault = match self.fault {
            OpeningsFault::NoOpenings => "not a file of openings",
            OpeningsFault::NoText => "not in UTF-8",
            OpeningsFault::Name => "not a name with its code",
            OpeningsFault::Move => "not a legal move",
            OpeningsFault::Back => "more half-moves are taken back than there are",
            OpeningsFault::Count => "not as many names as positions with one",
        };
        write!(f, "bad openings: line {}: {fault}", self.line)
    }
}

impl std::error::Error for OpeningsError {}
