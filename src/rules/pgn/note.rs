//! [`ReadNote`], a note for the user on what the PGN reader guessed.

use std::fmt;

/// Note for the user on what the reader guessed or dropped, mostly where the text deviates from the
/// PGN standard.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum ReadNote {
    /// Moves are in UCI notation, such as `g1f3` or `e1g1`.
    EngineMoves,
    /// Moves have the piece letters of another language. The string has the letters of king, queen,
    /// rook, bishop and knight, separated by spaces.
    Letters(String),
    /// A comment contains comments.
    NestedComment,
    /// Some bytes of the text are not UTF-8 and are read as Windows-1252.
    OldLetters,
    /// The game has no result, and the next game begins unexpectedly: a move has number 1 again, or
    /// a game without moves has tags that belong to another game, such as a second `Event` tag.
    NoResult,
    /// Variations have null moves, such as `--`. From its first null move on, each such variation
    /// becomes a comment.
    NullMoves,
    /// Annotations were dropped: they exceed the limits, or they were variations of moves that were
    /// read again in other piece letters and are now different moves.
    Shortened,
    /// Letters or digits are look-alikes from another alphabet, such as a Cyrillic `е`.
    LookAlikes,
    /// The FEN of the start position is not in standard form.
    LooseFen,
    /// The tag `FEN` states no position, so the game starts from the initial position.
    EmptyFen,
    /// Moves are abbreviated, such as `ed`, or castling is in an unusual form: `OO`, `0-O` or
    /// `Kg1`.
    LooseMoves,
    /// The result is in another form than the standard form of PGN, such as `1:0`.
    LooseResult,
    /// Tags have unusual, nested or missing quotes, no closing bracket, or spaces in their names.
    LooseTag,
    /// Meaningless characters among the moves were skipped.
    StraySigns,
    /// Numeric glyphs above 255 were dropped, because they have no meaning.
    UnknownGlyph,
    /// The result is one that PGN cannot express, such as 0–0. It counts as unknown.
    UnknownResult,
}

impl ReadNote {
    /// Returns the code of this note for programs and tests, such as `engine-moves`. The codes stay
    /// the same in all versions.
    pub const fn code(&self) -> &'static str {
        match self {
            ReadNote::EngineMoves => "engine-moves",
            ReadNote::Letters(_) => "other-letters",
            ReadNote::NestedComment => "nested-comment",
            ReadNote::OldLetters => "old-letters",
            ReadNote::NoResult => "no-result",
            ReadNote::NullMoves => "null-moves",
            ReadNote::Shortened => "shortened",
            ReadNote::LookAlikes => "look-alikes",
            ReadNote::LooseFen => "loose-fen",
            ReadNote::EmptyFen => "empty-fen",
            ReadNote::LooseMoves => "loose-moves",
            ReadNote::LooseResult => "loose-result",
            ReadNote::LooseTag => "loose-tag",
            ReadNote::StraySigns => "stray-signs",
            ReadNote::UnknownGlyph => "unknown-glyph",
            ReadNote::UnknownResult => "unknown-result",
        }
    }

    /// Returns the PGN reader's note with this [code](ReadNote::code), such as `loose-fen`; `None`
    /// for an unknown code.
    ///
    /// `letters` are the piece letters for the note [`ReadNote::Letters`]; all other notes ignore
    /// `letters`.
    pub fn from_code(code: &str, letters: &str) -> Option<ReadNote> {
        Some(match code {
            "engine-moves" => ReadNote::EngineMoves,
            "other-letters" => ReadNote::Letters(letters.to_owned()),
            "nested-comment" => ReadNote::NestedComment,
            "old-letters" => ReadNote::OldLetters,
            "no-result" => ReadNote::NoResult,
            "null-moves" => ReadNote::NullMoves,
            "shortened" => ReadNote::Shortened,
            "look-alikes" => ReadNote::LookAlikes,
            "loose-fen" => ReadNote::LooseFen,
            "empty-fen" => ReadNote::EmptyFen,
            "loose-moves" => ReadNote::LooseMoves,
            "loose-result" => ReadNote::LooseResult,
            "loose-tag" => ReadNote::LooseTag,
            "stray-signs" => ReadNote::StraySigns,
            "unknown-glyph" => ReadNote::UnknownGlyph,
            "unknown-result" => ReadNote::UnknownResult,
            _ => return None,
        })
    }
}

impl fmt::Display for ReadNote {
    /// Writes this note in English: the deviation from the PGN standard that the reader has found.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadNote::EngineMoves => f.write_str("moves as engines write them"),
            ReadNote::Letters(letters) => write!(f, "pieces by the letters {letters}"),
            ReadNote::NestedComment => f.write_str("comments within comments"),
            ReadNote::OldLetters => f.write_str("letters that are not in UTF-8"),
            ReadNote::NoResult => f.write_str("no result before the next game"),
            ReadNote::NullMoves => f.write_str("null moves in variations"),
            ReadNote::Shortened => f.write_str("more is said than is kept"),
            ReadNote::LookAlikes => f.write_str("letters that only look like those of moves"),
            ReadNote::LooseFen => f.write_str("a position that is not quite a FEN"),
            ReadNote::EmptyFen => f.write_str("a tag for a position that says nothing"),
            ReadNote::LooseMoves => f.write_str("moves in short"),
            ReadNote::LooseResult => f.write_str("a result in other signs"),
            ReadNote::LooseTag => f.write_str("tags that are not quite tags"),
            ReadNote::StraySigns => f.write_str("signs that say nothing"),
            ReadNote::UnknownGlyph => f.write_str("signs with unknown numbers"),
            ReadNote::UnknownResult => f.write_str("a result that PGN cannot say"),
        }
    }
}
