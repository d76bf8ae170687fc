//! What is wrong with a PGN, and where.

use std::fmt;

use crate::rules::{FenError, SanError};

/// What is wrong with a PGN, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A tag is not a name and a quoted text in brackets.
    Tag,
    /// A comment in braces has no end.
    OpenComment,
    /// A variation in parentheses has no end.
    OpenVariation,
    /// A bracket of any kind closes nothing.
    Unopened(char),
    /// The position to start from is none.
    Fen(FenError),
    /// The game is of another kind of chess.
    Variant(String),
    /// A move cannot be played.
    Move {
        /// The move as it stands there.
        text: String,
        /// Why it cannot be played.
        fault: SanError,
    },
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Tag => f.write_str("bad tag: not [Name \"text\"]"),
            Fault::OpenComment => f.write_str("comment without its }"),
            Fault::OpenVariation => f.write_str("variation without its )"),
            Fault::Unopened(bracket) => write!(f, "{bracket} closes nothing"),
            Fault::Fen(fault) => fault.fmt(f),
            Fault::Variant(name) => write!(f, "{name} is not the chess that is played here"),
            Fault::Move { text, fault } => write!(f, "{text}: {fault}"),
        }
    }
}

impl std::error::Error for PgnError {}
