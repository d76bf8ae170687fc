//! What is wrong with a link.

use std::fmt;

use crate::rules::FenError;

/// What is wrong with a link that was to hold a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinkError {
    /// There is nothing in it.
    Empty,
    /// It is longer than that of any game.
    TooLong,
    /// A later version of the page made it.
    Later(char),
    /// A character that no link has stands in it.
    Character {
        /// The character.
        character: char,
        /// Where, counted from 1.
        column: usize,
    },
    /// It is cut off, or a character of it has been changed.
    Incomplete,
    /// Whoever made it counted wrong: its checksum is right, but what it says makes no sense.
    Senseless,
    /// The position to start from is none.
    Start(FenError),
    /// There are moves in it after the end of the game.
    MovesAfterTheEnd,
    /// A name in it is no text.
    Text,
    /// Nobody can play with the clocks in it.
    Clock,
    /// A house rule in it has a value that it cannot have.
    Rule,
}

impl LinkError {
    /// The name of the fault, for programs and for tests: `link-incomplete`.
    pub const fn code(&self) -> &'static str {
        match self {
            LinkError::Empty => "link-empty",
            LinkError::TooLong => "link-too-long",
            LinkError::Later(_) => "link-later",
            LinkError::Character { .. } => "link-character",
            LinkError::Incomplete => "link-incomplete",
            LinkError::Senseless => "link-senseless",
            LinkError::Start(fault) => fault.code(),
            LinkError::MovesAfterTheEnd => "link-moves-after-the-end",
            LinkError::Text => "link-text",
            LinkError::Clock => "link-clock",
            LinkError::Rule => "link-rule",
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Empty => f.write_str("bad link: there is no game in it"),
            LinkError::TooLong => f.write_str("bad link: longer than any game is"),
            LinkError::Later(version) => write!(f, "bad link: of a later version, {version:?}"),
            LinkError::Character { character, column } => {
                write!(f, "bad link: {character:?} at column {column}")
            }
            LinkError::Incomplete => f.write_str("bad link: it is not complete, or was changed"),
            LinkError::Senseless => f.write_str("bad link: what it says makes no sense"),
            LinkError::Start(fault) => write!(f, "bad link: {fault}"),
            LinkError::MovesAfterTheEnd => f.write_str("bad link: moves after the end of the game"),
            LinkError::Text => f.write_str("bad link: a name that is no text"),
            LinkError::Clock => f.write_str("bad link: a clock that nobody can play with"),
            LinkError::Rule => f.write_str("bad link: a house rule without sense"),
        }
    }
}

impl std::error::Error for LinkError {}
