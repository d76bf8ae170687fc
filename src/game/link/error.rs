//! What is wrong with a link.

use thiserror::Error;

use crate::rules::FenError;

/// What is wrong with a link that was to hold a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum LinkError {
    /// There is nothing in it.
    #[error("bad link: there is no game in it")]
    Empty,
    /// It is longer than that of any game.
    #[error("bad link: longer than any game is")]
    TooLong,
    /// A later version of the page made it.
    #[error("bad link: of a later version, {0:?}")]
    Later(char),
    /// A character that no link has stands in it.
    #[error("bad link: {character:?} at column {column}")]
    Character {
        /// The character.
        character: char,
        /// Where, counted from 1.
        column: usize,
    },
    /// It is cut off, or a character of it has been changed.
    #[error("bad link: it is not complete, or was changed")]
    Incomplete,
    /// Whoever made it counted wrong: its checksum is right, but what it says makes no sense.
    #[error("bad link: what it says makes no sense")]
    Senseless,
    /// The position to start from is none.
    #[error("bad link: {0}")]
    Start(FenError),
    /// There are moves in it after the end of the game.
    #[error("bad link: moves after the end of the game")]
    MovesAfterTheEnd,
    /// A name in it is no text.
    #[error("bad link: a name that is no text")]
    Text,
    /// Nobody can play with the clocks in it.
    #[error("bad link: a clock that nobody can play with")]
    Clock,
    /// A house rule in it has a value that it cannot have.
    #[error("bad link: a house rule without sense")]
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
