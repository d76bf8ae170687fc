//! Digits other than 0–9, and how numbers are written in these digits.
//!
//! Moves, squares and names keep the digits 0–9.

use std::cell::RefCell;

use super::language::Language;

/// Writes the numbers of the app's texts in digits other than 0–9.
///
/// This is a trait because a direct call would link the code for other digits into the part of the
/// program that is loaded first. Most users never need that code.
pub trait DigitWriter {
    /// Returns the numbering system with the writer's digits, as Unicode and `Intl` name it:
    /// `arab`.
    fn numbering_system(&self) -> &'static str;
    /// Appends a number, score or clock time to `out`, with the digits 0–9 replaced by the writer's
    /// digits.
    fn push_number(&self, text: &str, out: &mut String);
    /// Appends words of a message to `out`, with the writer's digits in its numbers. A word with a
    /// Latin letter, such as a square or `Chess960`, keeps its digits.
    fn push_words(&self, text: &str, out: &mut String);
    /// Returns the text of a value that a message shows after the text `before`. A number, score or
    /// clock time gets the writer's digits. A value with letters, such as a name or a move, keeps
    /// its digits. A value in quotation marks also keeps its digits.
    fn value_text(&self, value: String, before: &str) -> String;
    /// Returns the text of a message into which no values are filled, with the writer's digits in
    /// its numbers. The returned text is never freed.
    fn fixed_text(&self, text: &'static str) -> &'static str;
}

thread_local! {
    /// Messages into which no values are filled: each message with the digits 0–9, and its text in
    /// other digits.
    static FIXED_TEXTS: RefCell<Vec<(&'static str, &'static str)>> = const { RefCell::new(Vec::new()) };
}

/// Direction mark that keeps the parts of a score or a clock time in their order. Without the mark,
/// signs between Arabic-Indic digits would run from right to left, even in left-to-right text
/// (Unicode Annex 9, N1).
const LEFT_TO_RIGHT_MARK: char = '\u{200e}';

/// Digits of a language's own script. Players can choose to see numbers in these digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OwnDigits {
    /// Arabic-Indic digits, ٠–٩.
    ArabicIndic,
    /// Devanagari digits, ०–९.
    Devanagari,
}

impl OwnDigits {
    /// Returns the digits of the script of a language; `None` if the script uses 0–9.
    pub const fn of(language: Language) -> Option<OwnDigits> {
        match language {
            Language::Ar => Some(OwnDigits::ArabicIndic),
            Language::Hi => Some(OwnDigits::Devanagari),
            _ => None,
        }
    }

    /// Returns the writer of numbers in these digits.
    pub fn writer(self) -> &'static dyn DigitWriter {
        match self {
            OwnDigits::ArabicIndic => &OwnDigits::ArabicIndic,
            OwnDigits::Devanagari => &OwnDigits::Devanagari,
        }
    }

    /// Returns the first and the last of these digits, as the name of a choice: `٠–٩`.
    pub const fn first_to_last(self) -> &'static str {
        match self {
            OwnDigits::ArabicIndic => "٠–٩",
            OwnDigits::Devanagari => "०–९",
        }
    }

    /// Returns the digit with this value, from 0 to 9.
    fn digit(self, value: u32) -> char {
        let zero = match self {
            OwnDigits::ArabicIndic => '\u{660}',
            OwnDigits::Devanagari => '\u{966}',
        };
        char::from_u32(u32::from(zero) + value).unwrap_or(zero)
    }
}

impl DigitWriter for OwnDigits {
    /// Returns `arab` or `deva`.
    fn numbering_system(&self) -> &'static str {
        match self {
            OwnDigits::ArabicIndic => "arab",
            OwnDigits::Devanagari => "deva",
        }
    }

    /// Replaces the digits, and inserts a direction mark between an Arabic-Indic number and a
    /// following sign.
    fn push_number(&self, text: &str, out: &mut String) {
        for c in text.chars() {
            if out.ends_with(is_arabic_indic) && !continues_number(c) {
                out.push(LEFT_TO_RIGHT_MARK);
            }
            out.push(c.to_digit(10).map_or(c, |value| self.digit(value)));
        }
    }

    /// Replaces the digits of each word without Latin letters.
    fn push_words(&self, text: &str, out: &mut String) {
        for word in text.split_inclusive(char::is_whitespace) {
            if word.bytes().any(|byte| byte.is_ascii_alphabetic()) {
                out.push_str(word);
            } else {
                self.push_number(word, out);
            }
        }
    }

    /// Replaces the digits of a value without letters, outside of quotes.
    fn value_text(&self, value: String, before: &str) -> String {
        let is_quoted = before.trim_end_matches(is_isolate).ends_with(['«', '“']);
        if is_quoted || value.chars().any(is_letter) {
            return value;
        }
        let mut out = String::with_capacity(2 * value.len());
        self.push_number(&value, &mut out);
        out
    }

    /// Converts each message only once, and keeps the result in `FIXED_TEXTS`.
    fn fixed_text(&self, text: &'static str) -> &'static str {
        if !text.bytes().any(|byte| byte.is_ascii_digit()) {
            return text;
        }
        FIXED_TEXTS.with_borrow_mut(|written| {
            if let Some(&(_, own)) = written.iter().find(|(known, _)| std::ptr::eq(*known, text)) {
                return own;
            }
            let mut out = String::new();
            self.push_words(text, &mut out);
            let own: &'static str = Box::leak(out.into_boxed_str());
            written.push((text, own));
            own
        })
    }
}

/// Whether a character is one of the Arabic-Indic digits ٠–٩.
fn is_arabic_indic(c: char) -> bool {
    ('\u{660}'..='\u{669}').contains(&c)
}

/// Whether a character needs no direction mark between it and a preceding Arabic-Indic digit. Such
/// characters are digits, signs within a number as in `٥:٠٠`, and direction marks.
fn continues_number(c: char) -> bool {
    c.is_ascii_digit()
        || is_arabic_indic(c)
        || matches!(c, ':' | '.' | ',' | '/' | LEFT_TO_RIGHT_MARK | '\u{2069}')
}

/// Whether a character is a mark that begins an isolate: a part of a text whose direction does not
/// depend on the text around it.
fn is_isolate(c: char) -> bool {
    matches!(c, '\u{2066}'..='\u{2068}')
}

/// Whether a character is a letter of a name or a move, or a digit other than 0–9.
///
/// The signs of scores and clock times, such as `½`, `×` and `–`, are not letters.
fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, '\u{c0}'..='\u{d6}' | '\u{d8}'..='\u{1fff}' | '\u{2c00}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(digits: OwnDigits, text: &str) -> String {
        digits.value_text(text.to_owned(), "")
    }

    #[test]
    fn numbers_scores_and_clocks_have_own_digits() {
        for (text, devanagari) in [
            ("0123456789", "०१२३४५६७८९"),
            ("1:30:00", "१:३०:००"),
            ("1½–½", "१½–½"),
            ("2 × 10:00 + 5", "२ × १०:०० + ५"),
            ("", ""),
            ("–", "–"),
        ] {
            assert_eq!(number(OwnDigits::Devanagari, text), devanagari);
        }
    }

    #[test]
    fn direction_marks_keep_the_parts_of_a_score_in_their_order() {
        for (text, arabic) in [
            ("0123456789", "٠١٢٣٤٥٦٧٨٩"),
            ("1:30:00", "١:٣٠:٠٠"),
            ("0:19.9", "٠:١٩.٩"),
            ("1–0", "١\u{200e}–٠"),
            ("1½ : ½", "١\u{200e}½ : ½"),
            ("5 + 3", "٥\u{200e} + ٣"),
            ("+15", "+١٥"),
        ] {
            assert_eq!(number(OwnDigits::ArabicIndic, text), arabic);
        }
    }

    #[test]
    fn moves_squares_names_and_quoted_texts_keep_their_digits() {
        for digits in [OwnDigits::ArabicIndic, OwnDigits::Devanagari] {
            for text in ["e4", "Nf3", "ح\u{200e}f3", "Чемпіон 2", "李 2", "Ada 2", "O-O"] {
                assert_eq!(number(digits, text), text);
            }
            assert_eq!(digits.value_text("9".to_owned(), "Rank 8: «\u{2068}"), "9");
            assert_eq!(digits.value_text("9".to_owned(), "“"), "9");
            let mut out = String::new();
            digits.push_words("Chess960, g1f3 \u{2066}f8\u{2069}", &mut out);
            assert_eq!(out, "Chess960, g1f3 \u{2066}f8\u{2069}");
        }
    }

    #[test]
    fn words_of_a_message_have_own_digits_in_their_numbers() {
        let mut out = String::new();
        OwnDigits::ArabicIndic.push_words("90 + 30 من 1:30:30.", &mut out);
        assert_eq!(out, "٩٠\u{200e} + ٣٠\u{200e} من ١:٣٠:٣٠.");
    }

    #[test]
    fn names_of_the_choices_show_first_and_last_digit() {
        for digits in Language::ALL.into_iter().filter_map(OwnDigits::of) {
            let mut out = String::new();
            digits.push_number("0", &mut out);
            assert!(digits.first_to_last().starts_with(&out), "{digits:?}");
            out.clear();
            digits.push_number("9", &mut out);
            assert!(digits.first_to_last().ends_with(&out), "{digits:?}");
        }
        assert_eq!(OwnDigits::of(Language::Ar), Some(OwnDigits::ArabicIndic));
        assert_eq!(OwnDigits::of(Language::Hi), Some(OwnDigits::Devanagari));
        assert_eq!(OwnDigits::of(Language::En), None);
    }
}
