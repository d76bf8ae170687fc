//! [`Token`], the smallest unit of a PGN text, such as a tag, a move or a comment.

use super::result::ResultWord;
use super::{Glyph, PgnFault, ReadNote};

/// Token of a PGN text, which the lexer returns, such as a tag, a comment, a move, a bracket or a
/// result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A tag, `[Name "text"]`: its name, and its text without escapes.
    Tag(String, String),
    /// A comment, `{text}` or `; text`, with words separated by one space.
    Comment(String),
    /// A comment in braces that contains further `{`: its text up to the first `}`, and the number
    /// of `{` in this text. For `{a {b} c}`, the text is `a {b` and the number 1. The rest, ` c}`, is
    /// not part of this token.
    Nested(String, usize),
    /// A glyph (judgement of a move), such as `$6` or `!?`.
    Glyph(Glyph),
    /// A word that may be a move.
    Move(String),
    /// A capital letter, and the word that follows it after white space, such as `N` and `f3`.
    /// Together they may be a piece's move. The letter `N` may be the sign of a novelty instead.
    SpacedMove(char, String),
    /// A result: `1-0`, `0-1`, `1/2-1/2`, `*`, or in another form.
    Ending(ResultWord),
    /// `(`, which begins a variation.
    Open,
    /// `)`, which ends a variation.
    Close,
    /// `)` directly after a number. It may belong to a move number, as in `1) e4`.
    CloseNumber,
    /// The move number `1.` at the beginning of a line that follows an empty line. It may begin a
    /// game.
    First,
    /// A note for the user on how the lexer has read the next token.
    Noted(ReadNote),
    /// A faulty text.
    Bad(PgnFault),
}
