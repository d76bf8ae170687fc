//! What a reader has guessed.

use std::fmt;

/// What a game was read with, although the standard has it otherwise: the reader has guessed, and
/// says so.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Note {
    /// Moves are written as chess engines write them: `g1f3`, `e1g1`.
    EngineMoves,
    /// Pieces have the letters of another language: those for king, queen, rook, bishop and knight,
    /// with a space between.
    Letters(String),
    /// Comments stand within comments.
    NestedComment,
    /// Letters are not in UTF-8, and are taken for those of Western Europe.
    OldLetters,
    /// It ends without a result, and the next game begins without tags.
    NoResult,
    /// More is said of it than is kept.
    Shortened,
    /// Letters or digits are those of another alphabet that look the same.
    LookAlikes,
    /// The position it starts from is not written as FEN has it.
    LooseFen,
    /// The tag for its position says nothing: it starts from the usual one.
    EmptyFen,
    /// Moves are written in short, `ed`, or castling as a move of the king, `Kg1`.
    LooseMoves,
    /// Its result is written in other signs.
    LooseResult,
    /// Tags have other quotes than they should, or blanks in their names.
    LooseTag,
    /// Signs that say nothing stand among the moves, and are passed over.
    StraySigns,
    /// Signs behind moves have numbers that mean nothing, and are left out.
    UnknownGlyph,
    /// Its result is one that PGN has no sign for, such as 0–0: it counts as unknown.
    UnknownResult,
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

    /// The note of that name; `letters` are those of [`Note::Letters`].
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
