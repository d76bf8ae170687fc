//! Faults of links that contain a game.

use thiserror::Error;

use crate::rules::FenError;

/// Reason why a link that contains a game cannot be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum LinkError {
    /// The link is empty.
    #[error("bad link: there is no game in it")]
    Empty,
    /// The link, or the game in it, is longer than the limit.
    #[error("bad link: longer than any game is")]
    TooLong,
    /// The link was written by a later version of the program. The field is the first character of
    /// the link, which tells the version.
    #[error("bad link: of a later version, {0:?}")]
    LaterVersion(char),
    /// The text has a character that no link contains.
    #[error("bad link: {character:?} at column {column}")]
    Character {
        /// The character that no link contains.
        character: char,
        /// The column of the character, counted from 1.
        column: usize,
    },
    /// The link is cut off, or a character has been changed.
    #[error("bad link: it is not complete, or was changed")]
    Incomplete,
    /// The checksum is right, but the contents are not a game; or no link can hold the game.
    #[error("bad link: what it says makes no sense")]
    Meaningless,
    /// The start position in the link is not valid.
    #[error("bad link: {0}")]
    Start(FenError),
    /// The link has moves after the end of the game.
    #[error("bad link: moves after the end of the game")]
    MovesAfterTheEnd,
    /// A text in the link, such as a name, is too long or not valid UTF-8.
    #[error("bad link: a name that is no text")]
    Text,
    /// A time or time control in the link is not playable, or is of a kind that no link can hold.
    #[error("bad link: a clock that no one can play with")]
    Clock,
    /// A house rule in the link has a value that this rule cannot have.
    #[error("bad link: a house rule without sense")]
    Rule,
}

impl LinkError {
    /// Returns the name of this fault for programs and tests, such as `link-incomplete`.
    pub const fn code(&self) -> &'static str {
        match self {
            LinkError::Empty => "link-empty",
            LinkError::TooLong => "link-too-long",
            LinkError::LaterVersion(_) => "link-later",
            LinkError::Character { .. } => "link-character",
            LinkError::Incomplete => "link-incomplete",
            LinkError::Meaningless => "link-senseless",
            LinkError::Start(fault) => fault.code(),
            LinkError::MovesAfterTheEnd => "link-moves-after-the-end",
            LinkError::Text => "link-text",
            LinkError::Clock => "link-clock",
            LinkError::Rule => "link-rule",
        }
    }
}
