//! The digits of a language that has other ones than 0 to 9.

use super::language::Language;
use super::visible_names::is_within_isolate;

/// Digits of a language, such as ٠ to ٩, which can replace 0 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnDigits {
    zero: char,
    /// Sign between a whole number and its decimals.
    point: char,
    /// Range of the digits, as the settings show it.
    pub range: &'static str,
    /// Name of the digits in Unicode CLDR, such as `arab`.
    pub numbering_system: &'static str,
}

impl OwnDigits {
    /// Returns the digits of a language; `None` if it writes 0 to 9.
    pub const fn of(language: Language) -> Option<OwnDigits> {
        match language {
            Language::Ar => {
                Some(OwnDigits { zero: '٠', point: '٫', range: "٠–٩", numbering_system: "arab" })
            }
            Language::Hi => {
                Some(OwnDigits { zero: '०', point: '.', range: "०–९", numbering_system: "deva" })
            }
            _ => None,
        }
    }

    /// Appends a text to `out` in which these digits replace 0 to 9 in numbers and times: words
    /// without letters, such as `50` or `1:30:00`.
    ///
    /// What is read as chess notation stays: squares, moves and scores, and whatever the text
    /// isolates.
    pub(super) fn push_text(self, text: &str, out: &mut String) {
        for word in text.split_inclusive(char::is_whitespace) {
            let core = word.trim_matches(|c: char| !c.is_alphanumeric());
            let is_plain = !word.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']);
            if is_plain && is_number(core) && !is_within_isolate(out) {
                self.push_number(word, out);
            } else {
                out.push_str(word);
            }
        }
    }

    /// Appends a number to `out` with these digits. Directly after a number and a point, it is
    /// decimals.
    pub(super) fn push_decimals(self, number: u64, out: &mut String) {
        if let Some(whole) = out.strip_suffix('.')
            && whole.ends_with(|c| (0..10).any(|digit| self.digit(digit) == Some(c)))
        {
            out.pop();
            out.push(self.point);
        }
        self.push_number(&number.to_string(), out);
    }

    /// Returns the digit with this value, from 0 to 9.
    fn digit(self, value: u32) -> Option<char> {
        char::from_u32(u32::from(self.zero) + value)
    }

    /// Appends a number or a time to `out` with these digits.
    pub(super) fn push_number(self, number: &str, out: &mut String) {
        // 1.5 has a decimal point, the version 1.0.2 has none.
        let has_decimals = number.matches('.').count() == 1 && !number.trim_end().ends_with('.');
        out.extend(number.chars().map(|c| match c.to_digit(10) {
            Some(value) => self.digit(value).unwrap_or(c),
            None if c == '.' && has_decimals => self.point,
            None => c,
        }));
    }
}

/// Whether a text is a number or a time: digits from 0 to 9, with `:`, `.` and `½` between them.
pub(super) fn is_number(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, ':' | '.' | '½');
    text.chars().all(is_part) && text.contains(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_times_take_the_digits_and_notation_does_not() {
        let arabic = OwnDigits::of(Language::Ar).expect("digits of its own");
        for (text, expected) in [
            ("من 0 إلى 9999.", "من ٠ إلى ٩٩٩٩."),
            ("5 أو 5:00 أو (1:30:00)", "٥ أو ٥:٠٠ أو (١:٣٠:٠٠)"),
            ("1.5 MB", "١٫٥ MB"),
            ("1½", "١½"),
            ("a1 f6. Nf3 C.04.7 Chess960 0–0", "a1 f6. Nf3 C.04.7 Chess960 0–0"),
            ("\u{2066}90 + 30\u{2069} 50", "\u{2066}90 + 30\u{2069} ٥٠"),
        ] {
            let mut out = String::new();
            arabic.push_text(text, &mut out);
            assert_eq!(out, expected);
        }
        assert_eq!(OwnDigits::of(Language::De), None);
    }
}
