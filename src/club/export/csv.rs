//! The standings as CSV.

use csv::{Terminator, WriterBuilder};

use crate::club::event::ClubEvent;
use crate::club::tiebreak::TieBreakValue;

/// How spreadsheets of a language read CSV.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CsvDialect {
    /// Commas between cells, points in numbers.
    #[default]
    Comma,
    /// Semicolons between cells, commas in numbers.
    Semicolon,
}

impl CsvDialect {
    /// The dialect of a language of the page, by its tag: German, Spanish, French and Ukrainian write 1,5.
    pub fn of_language(tag: &str) -> CsvDialect {
        match tag {
            "de" | "es" | "fr" | "uk" => CsvDialect::Semicolon,
            _ => CsvDialect::Comma,
        }
    }

    const fn separator(self) -> u8 {
        match self {
            CsvDialect::Comma => b',',
            CsvDialect::Semicolon => b';',
        }
    }

    const fn point(self) -> char {
        match self {
            CsvDialect::Comma => '.',
            CsvDialect::Semicolon => ',',
        }
    }
}

/// The standings of an event as a table for other programs, with a byte order mark, by which they know UTF-8.
pub fn standings_csv(event: &ClubEvent, dialect: CsvDialect) -> String {
    let mut writer = WriterBuilder::new()
        .delimiter(dialect.separator())
        .terminator(Terminator::CRLF)
        .from_writer("\u{feff}".as_bytes().to_vec());
    let head = ["Rank", "Name", "Rating", "Points", "Won", "Drawn", "Lost"].map(str::to_owned);
    let tie_breaks = event.setup().tie_breaks.iter().map(|one| one.acronym());
    let mut rows = vec![head.into_iter().chain(tie_breaks).collect::<Vec<_>>()];
    for row in event.table() {
        let Some(entrant) = event.entrants().get(row.player) else { continue };
        let rating = Some(entrant.rating).filter(|rating| *rating > 0);
        let number = |value: TieBreakValue| value.decimal(dialect.point());
        let mut cells = vec![row.place.to_string(), plain(&entrant.name)];
        cells.push(rating.map(|rating| rating.to_string()).unwrap_or_default());
        cells.push(number(TieBreakValue::quarters(2 * i64::from(row.half_points))));
        cells.extend(row.games.map(|games| games.to_string()));
        cells.extend(row.values.iter().map(|value| value.map(number).unwrap_or_default()));
        rows.push(cells);
    }
    for row in &rows {
        // Writing to memory does not fail.
        let _ = writer.write_record(row);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// A text that no program takes for a formula.
fn plain(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    format!("{}{text}", if is_formula { "'" } else { "" })
}
