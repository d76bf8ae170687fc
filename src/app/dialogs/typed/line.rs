//! Typed text with one or more moves.

use super::reading::read_spellings;
use crate::game::Game;
use crate::rules::characters::is_invisible;
use crate::rules::{Move, SanError};
use std::slice;

/// Typed text with one or more moves, such as `1. e4 e5 2. Nf3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedLine {
    /// The text as typed.
    text: String,
    /// The whole text as a single move, such as `knight f3`.
    whole: TypedWord,
    /// The words of the text that can be moves, without move numbers.
    words: Vec<TypedWord>,
}

/// Part of a typed text that can be a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedWord {
    /// The part as typed.
    pub text: String,
    /// Possible spellings of the move, likeliest first.
    spellings: Vec<String>,
    /// Byte offset of the part in the text.
    start: usize,
}

impl TypedLine {
    /// Splits a typed text into moves. `spellings` returns the possible spellings of a move,
    /// likeliest first.
    ///
    /// ```
    /// use tabiya::app::dialogs::typed::TypedLine;
    ///
    /// let line = TypedLine::split("1. e4 e5 2.Nf3", |word| vec![word.to_owned()]);
    /// let words = line.words().map(|word| &*word.text);
    /// assert!(words.eq(["e4", "e5", "Nf3"]));
    /// ```
    pub fn split(text: &str, spellings: impl Fn(&str) -> Vec<String>) -> TypedLine {
        let make =
            |start: usize, part: &str| TypedWord { text: part.to_owned(), spellings: spellings(part), start };
        let mut words = Vec::new();
        let mut at = 0;
        for part in text.split_inclusive(is_separator) {
            let word = part.trim_end_matches(is_separator);
            let mv = without_number(word);
            if !mv.is_empty() {
                words.push(make(at + word.len() - mv.len(), mv));
            }
            at += part.len();
        }
        let start = words.first().map_or(0, |word| word.start);
        let whole = make(start, text.get(start..).unwrap_or_default());
        TypedLine { text: text.to_owned(), whole, words }
    }

    /// Creates the line for a single spoken move. `spellings` are the possible spellings of the
    /// move, likeliest first.
    pub fn of_move(text: String, spellings: Vec<String>) -> TypedLine {
        let whole = TypedWord { text: text.clone(), spellings, start: 0 };
        TypedLine { text, whole, words: Vec::new() }
    }

    /// Returns the words of the text that can be moves, without move numbers.
    pub fn words(&self) -> impl Iterator<Item = &TypedWord> {
        self.words.iter()
    }

    /// Returns the parts of the text to play as moves, in order: the whole text if it is one move
    /// in words, such as `knight f3`, otherwise the single words.
    ///
    /// Two squares, such as `e4 e5`, are never legal both as one move and as two moves. As one
    /// move, they need a piece of the side to move on e4. As two moves, they need a move of that
    /// side to e4, which is impossible if its own piece is there.
    pub(in crate::app) fn parts_to_play(&self, game: &Game) -> &[TypedWord] {
        let first = self.words.first().map(|word| word.read(game));
        let is_single = match (first, self.whole.read(game)) {
            (None, _) | (_, Ok(_)) => true,
            // The first word does not have the form of a move. If the whole text has this form, the
            // text is one move, even if that move is illegal.
            (Some(Err(SanError::NotSan)), Err(fault)) => fault != SanError::NotSan,
            _ => false,
        };
        if is_single { slice::from_ref(&self.whole) } else { &self.words }
    }

    /// Returns the text from the beginning of `part` to the end of the text.
    pub(in crate::app) fn rest_from(&self, part: &TypedWord) -> String {
        self.text.get(part.start..).unwrap_or_default().to_owned()
    }
}

impl TypedWord {
    /// Returns the legal move that this part means.
    ///
    /// # Errors
    /// Why this part is not a legal move.
    pub(in crate::app) fn read(&self, game: &Game) -> Result<Move, SanError> {
        read_spellings(game, &self.spellings)
    }
}

/// Whether a character separates typed moves: whitespace, a comma or a semicolon.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '،' | '，' | '、')
}

/// Returns a word without a move number at its beginning: `1.e4` becomes `e4`. Empty for a word
/// that is only a number with full stops, such as `12.` or `12…`.
fn without_number(word: &str) -> &str {
    let word = word.trim_start_matches(is_invisible);
    let after_digits = word.trim_start_matches(char::is_numeric);
    let rest = after_digits.trim_start_matches(['.', '…', ')', '．', '。']);
    // `0-0` begins with a digit, but no full stop follows, so it is not a move number.
    if rest.is_empty() || rest.len() < after_digits.len() { rest } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_separators_are_left_out() {
        for (text, moves) in [
            ("1. e4 e5 2. Nf3", vec!["e4", "e5", "Nf3"]),
            ("1.e4 e5,2.Nf3", vec!["e4", "e5", "Nf3"]),
            ("12… Nf6", vec!["Nf6"]),
            ("12...Nf6 13 Bd3", vec!["Nf6", "Bd3"]),
            ("1) e4; ... e5", vec!["e4", "e5"]),
            ("5.0-0 0-0-0", vec!["0-0", "0-0-0"]),
            ("١. e٤", vec!["e٤"]),
            ("½-½", vec!["½-½"]),
            ("12.", vec![]),
            ("", vec![]),
        ] {
            let line = TypedLine::split(text, |word| vec![word.to_owned()]);
            assert!(line.words().map(|word| &*word.text).eq(moves.iter().copied()), "{text}");
        }
    }

    #[test]
    fn the_rest_begins_at_its_word() {
        let text = "1. e4 e5 2.Nf5 Nc6";
        let line = TypedLine::split(text, |word| vec![word.to_owned()]);
        let rests: Vec<String> = line.words().map(|word| line.rest_from(word)).collect();
        assert_eq!(rests, ["e4 e5 2.Nf5 Nc6", "e5 2.Nf5 Nc6", "Nf5 Nc6", "Nc6"]);
    }
}
