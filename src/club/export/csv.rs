//! Export of a tournament's standings as CSV for spreadsheets.

use csv::{Terminator, WriterBuilder};

use crate::club::event::Tournament;
use crate::club::tiebreak::TieBreakValue;

/// Separators in a CSV file: the character between the cells, and the decimal mark. Spreadsheet
/// programs expect different separators in different languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CsvDialect {
    /// Commas between cells, points as decimal marks.
    #[default]
    Comma,
    /// Semicolons between cells, commas as decimal marks.
    Semicolon,
}

impl CsvDialect {
    /// Returns the separators that spreadsheet programs expect in a language, given by its tag.
    /// German, Spanish, French and Ukrainian use a comma as the decimal mark, so semicolons
    /// separate the cells.
    pub fn of_language(tag: &str) -> CsvDialect {
        match tag {
            "de" | "es" | "fr" | "uk" => CsvDialect::Semicolon,
            _ => CsvDialect::Comma,
        }
    }

    /// Returns the ASCII character between the cells of a CSV row.
    const fn separator(self) -> u8 {
        match self {
            CsvDialect::Comma => b',',
            CsvDialect::Semicolon => b';',
        }
    }

    /// Returns the decimal mark in the numbers of a CSV file.
    const fn decimal_mark(self) -> char {
        match self {
            CsvDialect::Comma => '.',
            CsvDialect::Semicolon => ',',
        }
    }
}

/// Form of a CSV file with standings, for one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CsvFormat {
    /// Separator of the cells, and decimal mark.
    pub dialect: CsvDialect,
    /// Headings of the columns before the tie-breaks: place, player, rating, points, and games won,
    /// drawn and lost.
    pub headings: [String; 7],
}

/// Returns the standings of a tournament as a CSV file with a row of headings. The file starts with
/// a byte order mark, so that spreadsheet programs recognize UTF-8.
pub fn standings_csv(event: &Tournament, format: &CsvFormat) -> String {
    let dialect = format.dialect;
    let mut writer = WriterBuilder::new()
        .delimiter(dialect.separator())
        .terminator(Terminator::CRLF)
        .from_writer("\u{feff}".as_bytes().to_vec());
    let tie_breaks = event.standings_tie_breaks().iter().map(|one| one.acronym());
    let mut rows = vec![format.headings.iter().cloned().chain(tie_breaks).collect::<Vec<_>>()];
    for row in event.standings_table() {
        let Some(entrant) = event.entrants().get(row.player) else { continue };
        let rating = Some(entrant.rating).filter(|rating| *rating > 0);
        let number = |value: TieBreakValue| value.to_decimal_text(dialect.decimal_mark());
        let mut cells = vec![row.place.to_string(), without_formula(&entrant.name)];
        cells.push(rating.map(|rating| rating.to_string()).unwrap_or_default());
        cells.push(number(TieBreakValue::from_quarters(2 * i64::from(row.half_points))));
        cells.extend(row.wins_draws_losses.map(|games| games.to_string()));
        cells.extend(row.tie_break_values.iter().map(|value| value.map(number).unwrap_or_default()));
        rows.push(cells);
    }
    for row in &rows {
        // Writing to memory cannot fail.
        let _ = writer.write_record(row);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// Returns a text for a CSV cell. Puts an apostrophe before a text that a spreadsheet program would
/// take for a formula.
fn without_formula(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    format!("{}{text}", if is_formula { "'" } else { "" })
}
