//! What a reader has guessed.

use std::fmt;

/// What a game was read with, although the standard has it otherwise: the reader has guessed, and says so.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Note {
    /// Moves are written as chess engines write them: `g1f3`, `e1g1`.
    EngineMoves,
    /// Pieces have the letters of another language: those for king, queen, rook, bishop and knight, with a space between.
    Letters(String),
    /// Comments stand within comments.
    NestedComment,
    /// Letters are not in UTF-8, and are taken for those of Western Europe.
    OldLetters,
    /// It ends without a result, and the next game begins without tags.
    NoResult,
    /// More is said of it than is kept.
    Shortened,
}

impl Note {
    /// The name of the note, for programs and for tests: `engine-moves`.
    pub const fn code(&self) -> &'static str {
        match self {
            Note::EngineMoves => "engine-moves",
            Note::Letters(_) => "other-letters",
            Note::NestedComment => "nested-comment",
            Note::OldLetters => "old-letters",
            Note::NoResult => "no-result",
            Note::Shortened => "shortened",
        }
    }

    /// The note of that name; `letters` are those of [`Note::Letters`].
    pub fn from_code(code: &str, letters: &str) -> Option<Note> {
        Some(match code {
            "engine-moves" => Note::EngineMoves,
            "other-letters" => Note::Letters(letters.to_owned()),
            "nested-comment" => Note::NestedComment,
            "old-letters" => Note::OldLetters,
            "no-result" => Note::NoResult,
            "shortened" => Note::Shortened,
            _ => return None,
        })
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::EngineMoves => f.write_str("moves as engines write them"),
            Note::Letters(letters) => write!(f, "pieces by the letters {letters}"),
            Note::NestedComment => f.write_str("comments within comments"),
            Note::OldLetters => f.write_str("letters that are not in UTF-8"),
            Note::NoResult => f.write_str("no result before the next game"),
            Note::Shortened => f.write_str("more is said than is kept"),
        }
    }
}
