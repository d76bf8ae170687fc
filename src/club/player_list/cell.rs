//! Parsers of single cells in a table of players.

use crate::club::archive::search_text::searchable;

/// Parses a cell of a player table as a whole number. Accepts the digits of all languages of the
/// app. Returns `None` for anything else.
pub(super) fn read_number(text: &str) -> Option<u32> {
    searchable(text.trim()).parse().ok()
}

/// Parses a cell of a player table as a rating from 100 to 3999. Also accepts the forms `1.850` and
/// `1850,0` of spreadsheets. Returns 0 for `0` and for a dash, which mark unrated players. Returns
/// `None` for anything else.
pub(super) fn read_rating(text: &str) -> Option<u32> {
    if matches!(text, "-" | "–" | "—") {
        return Some(0);
    }
    // A provisional rating ends with a mark, such as `P` or `*`.
    let text = searchable(text);
    let text = text.trim_end_matches(['p', '*', '?', ' ']);
    let whole = match text.split_once([' ', '.', ',']) {
        Some((thousands, rest)) if thousands.len() == 1 && rest.len() == 3 => format!("{thousands}{rest}"),
        Some((whole, "0" | "00")) => whole.to_owned(),
        _ => text.to_owned(),
    };
    read_number(&whole).filter(|rating| *rating == 0 || (100..4000).contains(rating))
}

/// Parses a cell of a player table as a FIDE ID. Returns an empty text for 0, which means that the
/// player has no FIDE ID. Returns `None` if the cell is not a number.
pub(super) fn read_fide_id(text: &str) -> Option<String> {
    let number: u64 = searchable(text).parse().ok()?;
    Some(if number == 0 { String::new() } else { number.to_string() })
}

/// Parses a cell of a player table as a date, month or year of birth. Returns the date in the form
/// of FIDE report files: `1990/05/21`, `1990/05` or `1990`. Returns `None` for anything else.
pub(super) fn read_birth(text: &str) -> Option<String> {
    let text = searchable(text);
    let parts: Vec<&str> =
        text.split(['.', '/', '-', '年', '月', '日', ' ']).filter(|part| !part.is_empty()).collect();
    let numbers: Vec<u32> = parts.iter().map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let is_year = |year: u32| (1900..2100).contains(&year);
    match numbers[..] {
        [year] if is_year(year) => Some(year.to_string()),
        [month, year] | [year, month] if is_year(year) && (1..=12).contains(&month) => {
            Some(format!("{year}/{month:02}"))
        }
        [year, month, day] | [day, month, year] if is_year(year) => {
            let (month, day) = if month > 12 { (day, month) } else { (month, day) };
            ((0..=12).contains(&month) && day <= 31).then(|| format!("{year}/{month:02}/{day:02}"))
        }
        _ => None,
    }
}

/// Parses a cell of a player table as a chess title, such as `GM` or its short form `G`. Returns
/// the full abbreviation, or `None` for an unknown title.
pub(in crate::club) fn read_title(text: &str) -> Option<String> {
    let text = text.to_ascii_uppercase();
    let full = match text.as_str() {
        "G" => "GM",
        "M" => "IM",
        "F" => "FM",
        "C" => "CM",
        "WG" => "WGM",
        "WM" => "WIM",
        "WF" => "WFM",
        "WC" => "WCM",
        text => text,
    };
    let titles =
        ["GM", "IM", "FM", "CM", "NM", "WGM", "WIM", "WFM", "WCM", "WNM", "AGM", "AIM", "AFM", "ACM"];
    titles.contains(&full).then(|| full.to_owned())
}

/// Parses a cell of a player table as a sex, in any language of the app. Returns `m` for male, `w`
/// for female, or `None` for other texts.
pub(super) fn read_sex(text: &str) -> Option<String> {
    let text = searchable(text);
    let is_of = |words: &[&str]| words.contains(&text.as_str());
    if is_of(&[
        "m",
        "male",
        "man",
        "mannlich",
        "herr",
        "homme",
        "hombre",
        "masculino",
        "masculin",
        "h",
        "ч",
        "м",
        "чоловіча",
        "ذكر",
        "पुरुष",
        "男",
    ]) {
        return Some("m".to_owned());
    }
    let is_woman = is_of(&[
        "f",
        "w",
        "female",
        "woman",
        "weiblich",
        "frau",
        "femme",
        "mujer",
        "femenino",
        "feminin",
        "ж",
        "жіноча",
        "أنثى",
        "महिला",
        "女",
    ]);
    is_woman.then(|| "w".to_owned())
}
