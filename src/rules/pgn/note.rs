//! Notes on what the reader guessed.

use std::fmt;

/// Deviation from the standard that the reader guessed the meaning of, reported with the game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Note {
    /// Moves are in UCI notation: `g1f3`, `e1g1`.
    EngineMoves,
    /// Pieces have the letters of another language: for king, queen, rook, bishop and knight,
    /// separated by spaces.
    Letters(String),
    /// A comment contains comments.
    NestedComment,
    /// The text is not in UTF-8 and is read as Windows-1252.
    OldLetters,
    /// The game ends without a result, and the next one begins without tags.
    NoResult,
    /// Annotations were dropped to keep the limits.
    Shortened,
    /// Letters or digits are look-alikes from another alphabet.
    LookAlikes,
    /// The FEN of the start position is written loosely.
    LooseFen,
    /// The tag for the start position is empty, so the game starts from the initial position.
    EmptyFen,
    /// Moves are abbreviated, `ed`, or castling is written as a king move, `Kg1`.
    LooseMoves,
    /// The result is written in another form.
    LooseResult,
    /// Tags have other quotes than the standard, or spaces in their names.
    LooseTag,
    /// Meaningless characters among the moves were skipped.
    StraySigns,
    /// Numeric glyphs without a meaning were dropped.
    UnknownGlyph,
    /// The result is one that PGN cannot express, such as 0–0; it counts as unknown.
    UnknownResult,
}

impl Note {
    /// Returns the stable code of the note, for programs and tests: `engine-moves`.
    pub const fn code(&self) -> &'static str {
        match self {
            Note::EngineMoves => "engine-moves",
            Note::Letters(_) => "other-letters",
            Note::NestedComment => "nested-comment",
            Note::OldLetters => "old-letters",
            Note::NoResult => "no-result",
            Note::Shortened => "shortened",
            Note::LookAlikes => "look-alikes",
            Note::LooseFen => "loose-fen",
            Note::EmptyFen => "empty-fen",
            Note::LooseMoves => "loose-moves",
            Note::LooseResult => "loose-result",
            Note::LooseTag => "loose-tag",
            Note::StraySigns => "stray-signs",
            Note::UnknownGlyph => "unknown-glyph",
            Note::UnknownResult => "unknown-result",
        }
    }

    /// Returns the note with this code; `letters` are those of [`Note::Letters`].
    pub fn from_code(code: &str, letters: &str) -> Option<Note> {
        Some(match code {
            "engine-moves" => Note::EngineMoves,
            "other-letters" => Note::Letters(letters.to_owned()),
            "nested-comment" => Note::NestedComment,
            "old-letters" => Note::OldLetters,
            "no-result" => Note::NoResult,
            "shortened" => Note::Shortened,
            "look-alikes" => Note::LookAlikes,
            "loose-fen" => Note::LooseFen,
            "empty-fen" => Note::EmptyFen,
            "loose-moves" => Note::LooseMoves,
            "loose-result" => Note::LooseResult,
            "loose-tag" => Note::LooseTag,
            "stray-signs" => Note::StraySigns,
            "unknown-glyph" => Note::UnknownGlyph,
            "unknown-result" => Note::UnknownResult,
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
            Note::LookAlikes => f.write_str("letters that only look like those of moves"),
            Note::LooseFen => f.write_str("a position that is not quite a FEN"),
            Note::EmptyFen => f.write_str("a tag for a position that says nothing"),
            Note::LooseMoves => f.write_str("moves in short"),
            Note::LooseResult => f.write_str("a result in other signs"),
            Note::LooseTag => f.write_str("tags that are not quite tags"),
            Note::StraySigns => f.write_str("signs that say nothing"),
            Note::UnknownGlyph => f.write_str("signs with unknown numbers"),
            Note::UnknownResult => f.write_str("a result that PGN cannot say"),
        }
    }
}
