//! Clean-up of typed or pasted chess notation: replaces characters that only look like characters
//! of the notation, and removes invisible characters.

use std::borrow::Cow;

/// Whether a Unicode character is invisible, such as a text direction mark, a joiner or a
/// zero-width space.
///
/// These are the usual characters of the Unicode category `Cf`, and the variation selectors, some
/// of which choose text or emoji style.
pub(crate) fn is_invisible(c: char) -> bool {
    !c.is_ascii()
        && matches!(
            c,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0001}'
                | '\u{e0020}'..='\u{e007f}'
        )
}

/// Whether a character is a hyphen, a typographic dash or a minus sign.
pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// Whether a character is a quotation mark (straight, typographic, angular or a corner bracket), or
/// an accent or prime that people type in place of a quotation mark.
pub(crate) fn is_quote(c: char) -> bool {
    matches!(
        c,
        '"' | '\'' | '`' | '´' | '«' | '»' | '\u{2018}'..='\u{201f}' | '‹' | '›' | '″' | '＂' | '「' | '」'
    )
}

/// Returns the ASCII character of chess notation that `c` looks like or stands for, such as Latin
/// `e` for Cyrillic `е`; `None` for all other characters.
///
/// Covers four groups: lower-case Cyrillic and Greek letters that look like a file letter, `o` or
/// `x`; the Cyrillic and Greek `O`; Arabic, Persian and Devanagari digits; full-width characters.
/// Does not cover other Cyrillic and Greek capitals, because they may be piece letters.
pub(crate) fn look_alike(c: char) -> Option<char> {
    Some(match c {
        'а' => 'a',
        'ь' => 'b',
        'с' => 'c',
        'ԁ' => 'd',
        'е' => 'e',
        'һ' => 'h',
        'о' => 'o',
        'х' => 'x',
        'α' => 'a',
        'β' => 'b',
        'ε' => 'e',
        'ο' => 'o',
        'χ' => 'x',
        'О' | 'Ο' => 'O',
        // Arabic, Persian and Devanagari digits.
        '٠'..='٩' => char::from_digit(u32::from(c) - 0x660, 10)?,
        '۰'..='۹' => char::from_digit(u32::from(c) - 0x6f0, 10)?,
        '०'..='९' => char::from_digit(u32::from(c) - 0x966, 10)?,
        // Full-width characters are in the order of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0)?,
        _ => return None,
    })
}

/// Returns the Latin piece letter that a Cyrillic or Greek capital looks like: Latin `K` for
/// Cyrillic `К`.
///
/// `None` for all other characters.
pub(crate) fn capital_look_alike(c: char) -> Option<char> {
    Some(match c {
        'К' | 'Κ' => 'K',
        'В' | 'Β' => 'B',
        'Ԛ' => 'Q',
        'Ν' => 'N',
        'Р' | 'Ρ' => 'P',
        _ => return None,
    })
}

/// Word of chess notation after clean-up: look-alike characters are replaced, invisible characters
/// are removed.
pub(crate) struct CleanedWord<'a> {
    /// The word after clean-up.
    pub(crate) text: Cow<'a, str>,
    /// Whether the word had look-alike characters other than the `O` of castling.
    pub(crate) had_look_alikes: bool,
    /// Whether the word had invisible characters other than variation selectors for text or emoji
    /// style.
    pub(crate) had_invisible: bool,
}

/// Cleans up a word of chess notation: removes invisible characters and replaces look-alikes, such
/// as a Cyrillic `е`, by ASCII characters.
pub(crate) fn clean_word(word: &str) -> CleanedWord<'_> {
    let (mut had_look_alikes, mut had_invisible) = (false, false);
    if word.is_ascii() {
        return CleanedWord { text: Cow::Borrowed(word), had_look_alikes, had_invisible };
    }
    let mut text = String::with_capacity(word.len());
    for c in word.chars() {
        match c {
            // Some keyboards and programs write a single character for a pair of signs.
            '‼' => text.push_str("!!"),
            '⁇' => text.push_str("??"),
            '⁈' => text.push_str("?!"),
            '⁉' => text.push_str("!?"),
            // Variation selectors only choose text or emoji style, so their removal needs no note
            // for the user.
            '\u{fe0e}' | '\u{fe0f}' => {}
            c if is_invisible(c) => had_invisible = true,
            c => {
                let plain = look_alike(c);
                // In Cyrillic or Greek text, castling is usually written with the O of that
                // alphabet, so this O needs no note for the user.
                had_look_alikes |= plain.is_some_and(|plain| plain != 'O');
                text.push(plain.unwrap_or(c));
            }
        }
    }
    CleanedWord { text: Cow::Owned(text), had_look_alikes, had_invisible }
}

/// Converts a typed number to ASCII digits and a decimal point.
///
/// Understands Arabic, Persian, Devanagari and full-width digits. Removes surrounding spaces and
/// invisible characters.
pub(crate) fn plain_number(text: &str) -> String {
    let text = clean_word(text.trim()).text;
    // Arabic and Chinese keyboards have commas and full stops of their own.
    text.replace([',', '\u{66b}', '\u{60c}', '、', '。', '·'], ".")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_every_script_of_the_page() {
        for (text, plain) in [
            (" 42 ", "42"),
            ("٤٢", "42"),
            ("۴۲", "42"),
            ("४२", "42"),
            ("４２", "42"),
            ("1,5", "1.5"),
            ("١٫٥", "1.5"),
            ("١،٥", "1.5"),
            ("۱,۵", "1.5"),
            ("१.५", "1.5"),
            ("１，５", "1.5"),
            ("１。５", "1.5"),
            ("１：３０", "1:30"),
        ] {
            assert_eq!(plain_number(text), plain);
        }
    }

    #[test]
    fn words_are_read_by_how_they_look() {
        for (word, text, had_look_alikes, had_invisible) in [
            ("e4", "e4", false, false),
            ("е4", "e4", true, false),
            ("ｅ４", "e4", true, false),
            ("d\u{200b}5\u{200e}", "d5", false, true),
            ("О-О", "O-O", false, false),
            ("e٤", "e4", true, false),
            ("e४", "e4", true, false),
            ("Кf3", "Кf3", false, false),
            ("Qh5⁇", "Qh5??", false, false),
            ("♘\u{fe0e}f3", "♘f3", false, false),
        ] {
            let cleaned = clean_word(word);
            assert_eq!(
                (&*cleaned.text, cleaned.had_look_alikes, cleaned.had_invisible),
                (text, had_look_alikes, had_invisible)
            );
        }
    }
}
