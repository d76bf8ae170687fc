//! Writer of PGN: writes games in the export format of the PGN standard.

use std::fmt::{self, Formatter};

use super::{Movetext, PgnGame};
use crate::rules::{Color, Position};

/// Greatest number of characters in a line of moves: PGN requires less than 80.
const MAX_LINE_LENGTH: usize = 79;

impl fmt::Display for PgnGame {
    /// Writes the game as PGN: the tags, the moves with their annotations, and the result.
    ///
    /// Adds the tags `SetUp` and `FEN` if the game has no tag `FEN` and does not start from the
    /// initial position.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut any = false;
        for (name, value) in &self.tags {
            write_tag(f, name, value)?;
            any = true;
        }
        if self.tag("FEN").is_none() {
            let fen = self.start.to_fen();
            if fen != Position::initial().to_fen() {
                write_tag(f, "SetUp", "1")?;
                write_tag(f, "FEN", &fen)?;
                any = true;
            }
        }
        if any {
            f.write_str("\n")?;
        }
        self.write_moves(f)
    }
}

/// Wrapper around a game. Its `Display` writes the game as PGN without the tags `SetUp` and `FEN`,
/// and without the empty line after the tags.
struct WithoutStart<'a>(&'a PgnGame);

impl fmt::Display for WithoutStart<'_> {
    /// Writes the game as PGN without the tags `SetUp` and `FEN`: the other tags, then the moves
    /// and the result.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (name, value) in self.0.tags.iter().filter(|(name, _)| !matches!(name.as_str(), "SetUp" | "FEN"))
        {
            write_tag(f, name, value)?;
        }
        self.0.write_moves(f)
    }
}

impl PgnGame {
    /// Returns a value whose `Display` writes the game as PGN without the tags `SetUp` and `FEN`
    /// and without the empty line after the tags.
    pub(crate) fn without_start(&self) -> impl fmt::Display {
        WithoutStart(self)
    }

    /// Writes the moves of the game with their annotations as PGN, and then the result.
    fn write_moves(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut writer = MovetextWriter { out: f, column: 0, word: String::new(), opening: false };
        writer.write_line(&self.main, &self.start)?;
        writer.put_word(&self.score.to_string())?;
        writer.write_held_word()?;
        f.write_str("\n")
    }
}

/// Whether a character is allowed in the name of a PGN tag.
pub(super) fn is_tag_name_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '+' | '#' | '=' | ':' | '-')
}

/// Writes one PGN tag. Escapes quotes and backslashes in the value, and drops its control
/// characters. Drops the characters of the name that PGN does not allow there.
fn write_tag(f: &mut Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let name: String = name.chars().filter(|&c| is_tag_name_char(c)).collect();
    write!(f, "[{name} \"")?;
    for c in value.chars().filter(|c| !c.is_control()) {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c => write!(f, "{c}")?,
        }
    }
    f.write_str("\"]\n")
}

/// Writer of the moves of a PGN game, word by word. Keeps lines shorter than 80 characters where
/// possible.
struct MovetextWriter<'f, 'a> {
    out: &'f mut Formatter<'a>,
    /// The number of characters written to the current line.
    column: usize,
    /// The last word. It is not written yet, because a closing bracket may follow it without a
    /// space.
    word: String,
    /// Whether the last word is an opening bracket. No space follows an opening bracket.
    opening: bool,
}

impl MovetextWriter<'_, '_> {
    /// Writes the moves of the main line or of a variation as PGN, with annotations.
    ///
    /// `start` is the position before the first move.
    fn write_line(&mut self, line: &Movetext, start: &Position) -> fmt::Result {
        self.write_comments(&line.comments)?;
        let mut position = start.clone();
        // Black's move gets a number unless it directly follows White's move.
        let mut numbered = true;
        for step in &line.moves {
            match position.turn() {
                Color::White => self.put_word(&format!("{}.", position.fullmove_number()))?,
                Color::Black if numbered => self.put_word(&format!("{}...", position.fullmove_number()))?,
                Color::Black => {}
            }
            self.put_word(&position.san(step.mv).to_string())?;
            for glyph in &step.glyphs {
                self.put_word(&glyph.to_string())?;
            }
            self.write_comments(&step.comments)?;
            for variation in &step.variations {
                self.put_word("(")?;
                self.opening = true;
                self.write_line(variation, &position)?;
                self.opening = false;
                self.word.push(')');
                self.write_comments(&variation.comments_after)?;
            }
            numbered = !(step.comments.is_empty() && step.variations.is_empty());
            position = position.play_unchecked(step.mv);
        }
        Ok(())
    }

    /// Writes comments of a PGN game, each in braces.
    fn write_comments(&mut self, comments: &[String]) -> fmt::Result {
        for comment in comments {
            let text = tidy_comment(comment);
            if !text.is_empty() {
                for word in format!("{{{text}}}").split(' ') {
                    self.put_word(word)?;
                }
            }
        }
        Ok(())
    }

    /// Writes the word held in `self.word` to the PGN, and holds `word` in its place, because a
    /// closing bracket may follow `word` without a space.
    ///
    /// After an opening bracket, `word` is appended to the bracket without a space.
    fn put_word(&mut self, word: &str) -> fmt::Result {
        if !std::mem::take(&mut self.opening) {
            self.write_held_word()?;
        }
        self.word.push_str(word);
        Ok(())
    }

    /// Writes the word held in `self.word`, if there is one, to the PGN, after a space or a line
    /// break.
    fn write_held_word(&mut self) -> fmt::Result {
        let length = self.word.chars().count();
        if length == 0 {
            return Ok(());
        }
        // These words of a comment must not begin a line. A PGN reader may skip a line that begins
        // with `%`, and may take `[Event` at the beginning of a line for the tag of the next game.
        let elsewhere = self.word.starts_with('%') || self.word.starts_with("[Event");
        if self.column > 0 {
            let full = self.column + 1 + length > MAX_LINE_LENGTH && !elsewhere;
            self.out.write_str(if full { "\n" } else { " " })?;
            self.column = if full { 0 } else { self.column + 1 };
        }
        self.out.write_str(&self.word)?;
        self.column += length;
        self.word.clear();
        Ok(())
    }
}

/// Returns a comment in a form that PGN allows: one space between words, and `)` for each closing
/// brace.
///
/// Control characters count as spaces, because a PGN that begins with `{` and a zero byte would
/// look like UTF-16.
pub(super) fn tidy_comment(comment: &str) -> String {
    let words = comment.split(|c: char| c.is_whitespace() || c.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ").replace('}', ")")
}
