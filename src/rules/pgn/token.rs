//! The tokens of a PGN, before any game is built.

use super::result::Ending;
use super::{Fault, Glyph, Note};

/// A word of a PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "text"]`, the text without its escapes.
    Tag(String, String),
    /// `{text}` or `; text`, tidied.
    Comment(String),
    /// `{text}` with so many opening braces in it: perhaps comments within a comment, whose ends
    /// are still to come.
    Nested(String, usize),
    /// `$6`, `!?`.
    Glyph(Glyph),
    /// Anything that may be a move.
    Move(String),
    /// `1-0`, `0-1`, `1/2-1/2`, `*`, or the same in another way.
    Ending(Ending),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `)` right behind a number: perhaps only the sign behind a move number, `1) e4`.
    CloseNumber,
    /// `1.` at the beginning of a paragraph.
    First,
    /// How the word that comes now was read.
    Noted(Note),
    /// What is no PGN.
    Bad(Fault),
}
