//! [`Token`], the smallest unit of a PGN text, such as a tag, a move or a comment.

use super::result::ResultWord;
use super::{Glyph, PgnFault, ReadNote};

/// Token of a PGN text: a tag, a comment, a move, a bracket, a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "text"]`, with the escapes of the text resolved.
    Tag(String, String),
    /// `{text}` or `; text`, with normalised white space.
    Comment(String),
    /// `{text}` with this number of opening braces in it: possibly comments within a comment, whose
    /// ends follow.
    Nested(String, usize),
    /// `$6`, `!?`.
    Glyph(Glyph),
    /// Any word that may be a move.
    Move(String),
    /// `1-0`, `0-1`, `1/2-1/2`, `*`, or another form of a result.
    Ending(ResultWord),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `)` directly after a number: possibly part of a move number, `1) e4`.
    CloseNumber,
    /// `1.` at the beginning of a paragraph.
    First,
    /// A note on how the next token was read.
    Noted(ReadNote),
    /// Faulty text.
    Bad(PgnFault),
}
