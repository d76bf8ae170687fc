//! Normalization of texts for the search for games: removes accents, case and apostrophes, and
//! converts dates to one format.

use crate::club::unicode::compatible;

/// Normalizes a text for searches: converts it to lower case, and removes accents and apostrophes.
/// Replaces letters that Unicode does not decompose, for example `ß` by `ss`.
///
/// A later version of the app must return the same text for letters and digits, because the initial
/// ranking of stored tournaments depends on it.
pub(in crate::club) fn searchable(text: &str) -> String {
    if text.is_ascii() {
        let mut folded = text.to_ascii_lowercase();
        folded.retain(|c| !is_apostrophe(c));
        return folded;
    }
    let mut folded = String::with_capacity(text.len());
    for c in compatible(text).chars().filter(|c| !is_ignored(*c)).flat_map(char::to_lowercase) {
        match c {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'þ' => folded.push_str("th"),
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'đ' | 'ð' => folded.push('d'),
            'ħ' => folded.push('h'),
            'ŧ' => folded.push('t'),
            'ŋ' => folded.push('n'),
            'ı' => folded.push('i'),
            'ĸ' => folded.push('k'),
            'ə' => folded.push('e'),
            'ς' => folded.push('σ'),
            c if is_ignored(c) => {}
            c => folded.push(to_ascii_digit(c).unwrap_or(c)),
        }
    }
    folded
}

/// Whether a search ignores a character: an accent, a Hebrew or Arabic vowel point, an apostrophe,
/// the Arabic tatweel, or an invisible character. Indic vowel signs are not ignored.
fn is_ignored(c: char) -> bool {
    is_apostrophe(c)
        || matches!(
            c,
            '\u{300}'..='\u{36f}'
                | '\u{483}'..='\u{487}'
                | '\u{591}'..='\u{5bd}'
                | '\u{5bf}'..='\u{5c7}'
                | '\u{610}'..='\u{61a}'
                | '\u{64b}'..='\u{65f}'
                | '\u{670}'
                | '\u{640}'
                | '\u{93c}'
                | '\u{ad}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{2064}'
                | '\u{2066}'..='\u{2069}'
                | '\u{feff}'
                | '\u{1ab0}'..='\u{1aff}'
                | '\u{1dc0}'..='\u{1dff}'
                | '\u{20d0}'..='\u{20ff}'
                | '\u{fe20}'..='\u{fe2f}'
        )
}

/// Whether a character is or looks like an apostrophe.
fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '`' | '´' | '\u{2018}'..='\u{201b}' | 'ʼ' | 'ʻ' | 'ʹ' | '′')
}

/// Returns the ASCII digit for an Arabic, Persian or Devanagari digit; `None` for other characters.
fn to_ascii_digit(c: char) -> Option<char> {
    let number = u32::from(c);
    let zero = [0x660, 0x6f0, 0x966].into_iter().find(|zero| (*zero..*zero + 10).contains(&number))?;
    char::from_digit(number - zero, 10)
}

/// Returns the dates that a word of a search can mean, in PGN format; a date without a day looks
/// like `2024.05`. A year of two digits can be in the 20th or the 21st century. `1/5/2024` is
/// 2024.05.01 in most languages, and 2024.01.05 in American English. Empty if the word is only a
/// year, or no date at all.
pub(super) fn possible_dates(word: &str) -> Vec<String> {
    let word = word.replace(['年', '月'], ".").replace('日', "");
    let separator = |c: char| matches!(c, '.' | '/' | '-' | '\u{2010}'..='\u{2015}');
    let with = |sign: char| word.contains(sign);
    let is_slashed = with('/');
    let parts: Vec<&str> = word.trim_end_matches(separator).split(separator).collect();
    if !(2..=3).contains(&parts.len()) || !parts.iter().all(|part| is_number(part)) {
        return Vec::new();
    }
    let two = |part: &str| format!("{part:0>2}");
    let in_year =
        |part: &str, most: u32| part.len() <= 2 && part.parse().is_ok_and(|n: u32| (1..=most).contains(&n));
    let day = |year: &str, month: &str, day: &str| {
        (in_year(month, 12) && in_year(day, 31)).then(|| format!("{year}.{}.{}", two(month), two(day)))
    };
    let years = |part: &str| match part.len() {
        4 => vec![part.to_owned()],
        2 => vec![format!("20{part}"), format!("19{part}")],
        _ => Vec::new(),
    };
    match parts[..] {
        [year, month, date] if year.len() == 4 => day(year, month, date).into_iter().collect(),
        [date, month, year] => {
            let usual = |year: &String| day(year, month, date);
            let american = |year: &String| day(year, date, month).filter(|_| is_slashed);
            years(year).iter().flat_map(|year| [usual(year), american(year)]).flatten().collect()
        }
        [year, month] if year.len() == 4 && in_year(month, 12) => vec![format!("{year}.{}", two(month))],
        [month, year] if year.len() == 4 && in_year(month, 12) => vec![format!("{year}.{}", two(month))],
        _ => Vec::new(),
    }
}

/// Whether a part of a date consists of one to four digits.
fn is_number(part: &str) -> bool {
    (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_compared_as_people_type_them() {
        for (text, folded) in [
            ("Gößler", "gossler"),
            ("Go\u{308}ßler", "gossler"),
            ("D’Arcy", "darcy"),
            ("D'ARCY", "darcy"),
            ("İLKER", "ilker"),
            ("Ilkın", "ilkin"),
            ("Øystein Ærø", "oystein aero"),
            ("Đorđe", "dorde"),
            ("Władysław", "wladyslaw"),
            ("ЖУКОВА Йод", "жукова иод"),
            ("ΝΊΚΟΣ", "νικοσ"),
            ("२०२४ ٣", "2024 3"),
            ("राम", "राम"),
            ("Ｗｉｄｅ", "wide"),
            ("a\u{200e}b", "ab"),
        ] {
            assert_eq!(searchable(text), folded);
        }
    }

    #[test]
    fn dates_are_those_of_pgn() {
        for (word, meant) in [
            ("3.11.2019", &["2019.11.03"][..]),
            ("03.11.2019.", &["2019.11.03"]),
            ("3/11/2019", &["2019.11.03", "2019.03.11"]),
            ("25/11/2019", &["2019.11.25"]),
            ("11/25/2019", &["2019.11.25"]),
            ("2019-11-03", &["2019.11.03"]),
            ("2019/11/3", &["2019.11.03"]),
            ("2019年11月3日", &["2019.11.03"]),
            ("3-11-2019", &["2019.11.03"]),
            ("3.11.19", &["2019.11.03", "1919.11.03"]),
            ("11.2019", &["2019.11"]),
            ("2019-11", &["2019.11"]),
            ("1-0", &[]),
            ("1/2-1/2", &[]),
            ("2019", &[]),
            ("33.11.2019", &[]),
            ("a.b.2019", &[]),
        ] {
            assert_eq!(possible_dates(word), meant, "{word}");
        }
    }
}
