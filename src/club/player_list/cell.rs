//! What a cell says of a player.

use crate::club::archive::search_text::fold;
use crate::club::event::Entrant;

use super::heading::Field;
use super::table::{Row, Table};
use super::{Column, ListNote, ListNoteKind, ListedPlayer, PlayerList};

/// The players of a table.
pub(super) fn players(table: Table) -> PlayerList {
    let Table { separator, headings, fields, rows } = table;
    let heading = |column| headings.as_ref().map(|all| all.get(column).cloned().unwrap_or_default());
    let columns = fields.iter().enumerate();
    let columns = columns.map(|(column, field)| Column { heading: heading(column), field: *field }).collect();
    let mut list = PlayerList { separator: Some(separator), columns, ..PlayerList::default() };
    for row in rows {
        match player(&row, &fields, &mut list.notes) {
            Some(player) => list.players.push(player),
            None => {
                let text = row.cells.join(" ");
                list.notes.push(ListNote { line: row.line, kind: ListNoteKind::NoName, text });
            }
        }
    }
    list
}

fn player(row: &Row, fields: &[Option<Field>], notes: &mut Vec<ListNote>) -> Option<ListedPlayer> {
    let mut player = ListedPlayer { line: row.line, ..ListedPlayer::default() };
    let (mut name, mut first, mut last) = (String::new(), String::new(), String::new());
    let mut national = None;
    let mut odd = Vec::new();
    for (column, cell) in row.cells.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
        let Entrant { rating, details, .. } = &mut player.entrant;
        let field = fields.get(column).copied().flatten();
        let is_read = match field {
            None => false,
            Some(Field::Number) => true,
            Some(Field::Name) => set(&mut name, Some(cell.clone())),
            Some(Field::FirstName) => set(&mut first, Some(cell.clone())),
            Some(Field::LastName) => set(&mut last, Some(cell.clone())),
            Some(Field::Rating) => set(rating, self::rating(cell)),
            Some(Field::NationalRating) => {
                set(&mut national, self::rating(cell).map(|rating| Some((rating, column, cell.clone()))))
            }
            Some(Field::FideId) => set(&mut details.fide_id, fide_id(cell)),
            Some(Field::NationalId) => set(&mut details.national_id, Some(cell.clone())),
            Some(Field::Federation) => set(&mut details.federation, Some(cell.clone())),
            Some(Field::Birth) => set(&mut details.birth, birth(cell)),
            Some(Field::Title) => set(&mut details.title, title(cell)),
            Some(Field::Sex) => set(&mut details.sex, sex(cell)),
            Some(Field::Club) => set(&mut details.club, Some(cell.clone())),
        };
        if !is_read {
            player.others.push((column, cell.clone()));
            if field.is_some() {
                odd.push(cell.clone());
            }
        }
    }
    player.entrant.name = match (name, last, first) {
        (name, last, first) if !last.is_empty() => joined(last, if first.is_empty() { name } else { first }),
        (name, _, first) if name.is_empty() => first,
        (name, _, first) => joined(name, first),
    };
    if player.entrant.name.is_empty() {
        return None;
    }
    match national {
        Some((rating, ..)) if player.entrant.rating == 0 => player.entrant.rating = rating,
        Some((_, column, cell)) => player.others.push((column, cell)),
        None => {}
    }
    player.others.sort_by_key(|(column, _)| *column);
    let odd = odd.into_iter();
    notes.extend(odd.map(|text| ListNote { line: row.line, kind: ListNoteKind::OtherCell, text }));
    Some(player)
}

/// Fills a field that is still empty; whether the cell is read by that.
fn set<T: Default + PartialEq>(field: &mut T, value: Option<T>) -> bool {
    let Some(value) = value else { return false };
    let is_free = *field == T::default();
    if is_free {
        *field = value;
    }
    is_free
}

fn joined(last: String, first: String) -> String {
    if first.is_empty() { last } else { format!("{last}, {first}") }
}

/// A whole number, in the digits of any language of the page.
pub(super) fn number(text: &str) -> Option<u32> {
    fold(text.trim()).parse().ok()
}

/// A rating; 0 for signs that say that there is none.
pub(super) fn rating(text: &str) -> Option<u32> {
    if matches!(text, "-" | "–" | "—") {
        return Some(0);
    }
    // A provisional rating has a sign behind it.
    let text = fold(text);
    let text = text.trim_end_matches(['p', '*', '?', ' ']);
    number(text).filter(|rating| *rating == 0 || (100..4000).contains(rating))
}

/// A number at FIDE; empty for 0.
pub(super) fn fide_id(text: &str) -> Option<String> {
    let number: u64 = fold(text).parse().ok()?;
    Some(if number == 0 { String::new() } else { number.to_string() })
}

/// A date of birth, or its year, as reports write it.
pub(super) fn birth(text: &str) -> Option<String> {
    let text = fold(text);
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

/// A title in short.
pub(super) fn title(text: &str) -> Option<String> {
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

/// `m` or `w`.
pub(super) fn sex(text: &str) -> Option<String> {
    let text = fold(text);
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
