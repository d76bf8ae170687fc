//! Signs that look like those of chess notation, and invisible signs.

use std::borrow::Cow;

/// Whether a sign has no shape of its own: marks of direction, joiners, blanks without width. The
/// general category `Cf` of Unicode, as far as texts have it, and the selectors that ask for a
/// symbol as text or as a picture.
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

/// Whether a sign joins two parts of a word, as a hyphen does: the dashes of typesetters and the
/// minus.
pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}')
}

/// The quotation marks of typists, typesetters and languages.
pub(crate) fn is_quote(c: char) -> bool {
    matches!(
        c,
        '"' | '\'' | '`' | '´' | '«' | '»' | '\u{2018}'..='\u{201f}' | '‹' | '›' | '″' | '＂' | '「' | '」'
    )
}

/// The sign of chess notation that this one looks like or stands for, if it is another one: small
/// letters and `O` of Cyrillic, digits of other scripts, and the wide signs that East Asian
/// keyboards write. Capitals of Cyrillic are pieces there.
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
        'О' | 'Ο' => 'O',
        // Digits of Arabic, Persian and Devanagari.
        '٠'..='٩' => char::from_digit(u32::from(c) - 0x660, 10)?,
        '۰'..='۹' => char::from_digit(u32::from(c) - 0x6f0, 10)?,
        '०'..='९' => char::from_digit(u32::from(c) - 0x966, 10)?,
        // The wide signs are those of ASCII, in the same order.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0)?,
        _ => return None,
    })
}

/// The Latin capital that a Cyrillic or Greek one looks like, among those of pieces.
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

/// A word with signs that look like those of notation.
pub(crate) struct Cleaned<'a> {
    /// The same in the signs of notation.
    pub(crate) text: Cow<'a, str>,
    /// Whether letters or digits were those of another alphabet.
    pub(crate) had_look_alikes: bool,
    /// Whether invisible signs were left out.
    pub(crate) had_invisible: bool,
}

/// A word without invisible signs, in letters and digits of ASCII where it has those that look the
/// same.
pub(crate) fn clean(word: &str) -> Cleaned<'_> {
    let (mut had_look_alikes, mut had_invisible) = (false, false);
    if word.is_ascii() {
        return Cleaned { text: Cow::Borrowed(word), had_look_alikes, had_invisible };
    }
    let mut text = String::with_capacity(word.len());
    for c in word.chars() {
        match c {
            // Pairs of signs in one, as some keyboards and fonts have them.
            '‼' => text.push_str("!!"),
            '⁇' => text.push_str("??"),
            '⁈' => text.push_str("?!"),
            '⁉' => text.push_str("!?"),
            // They only ask for the symbol before them as text or as a picture, which says nothing
            // of the move.
            '\u{fe0e}' | '\u{fe0f}' => {}
            c if is_invisible(c) => had_invisible = true,
            c => {
                let plain = look_alike(c);
                // In Cyrillic and Greek the king castles with an O of their own.
                had_look_alikes |= plain.is_some_and(|plain| plain != 'O');
                text.push(plain.unwrap_or(c));
            }
        }
    }
    Cleaned { text: Cow::Owned(text), had_look_alikes, had_invisible }
}

/// A number as people type it, in ASCII: without blanks around it and invisible signs, in digits of
/// ASCII, with a point for a decimal comma.
pub(crate) fn plain_number(text: &str) -> String {
    clean(text.trim()).text.replace([',', '\u{66b}'], ".")
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
            let cleaned = clean(word);
            assert_eq!(
                (&*cleaned.text, cleaned.had_look_alikes, cleaned.had_invisible),
                (text, had_look_alikes, had_invisible)
            );
        }
    }
}
