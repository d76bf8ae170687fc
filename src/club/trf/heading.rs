//! Heading of a FIDE report file: the records with name, place, dates, arbiters and time control.

use crate::club::event::EventDetails;
use crate::game::{TimeAllowance, TimeBonus, TimeControl, TimeStage};
use crate::rules::Color;

use super::Report;
use super::card::columns;
use super::records::record_words;

/// Heading of a FIDE report file: name, place, dates, arbiters and time control of the tournament.
/// Empty fields are left out of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportHeading {
    /// The name of the tournament.
    pub name: String,
    /// The first day, for example `2026/11/23`.
    pub begin: String,
    /// The last day, in the same form.
    pub end: String,
    /// Place, arbiters and the dates of the rounds.
    pub details: EventDetails,
    /// The time control as [`encoded_time_control`] writes it.
    pub time_control: String,
}

impl ReportHeading {
    /// Returns the heading of a FIDE report file. Of several deputy arbiters (record 112), it has
    /// the first.
    pub(super) fn read(report: &Report) -> ReportHeading {
        let text = |code: &str| report.record_text(code).unwrap_or_default().to_owned();
        let round_dates = report.records("132").next().map(|(_, text)| read_round_dates(text));
        ReportHeading {
            name: text("012"),
            begin: text("042"),
            end: text("052"),
            details: EventDetails {
                city: text("022"),
                federation: text("032"),
                arbiter: text("102"),
                deputy: text("112"),
                round_dates: round_dates.unwrap_or_default(),
            },
            time_control: text("222"),
        }
    }

    /// Returns the text of record 132 in a FIDE report file, from the fifth column on: the dates of
    /// the rounds, each in the columns that the round has on a player's line.
    pub(super) fn round_dates_text(&self) -> String {
        let mut text = " ".repeat(columns::round_columns(0).start - 4);
        for date in &self.details.round_dates {
            // The year has two digits in this record.
            let date = date.get(2..).unwrap_or_default().replace('.', "/");
            text.push_str(&format!("{date:<10}"));
        }
        text
    }
}

/// Returns the code of a time control in record 222 of a FIDE report file, such as `5400+30`: times
/// and increments in seconds, and the moves of each stage. Empty if the record has no form for it,
/// as for a delay.
pub fn encoded_time_control(time: &TimeControl) -> String {
    match Color::ALL.map(|color| encoded_allowance(time.allowance(color))) {
        [Some(white), Some(black)] if white == black => white,
        [Some(white), Some(black)] => format!("W{white}-B{black}"),
        _ => String::new(),
    }
}

/// Returns the code of one player's thinking time in record 222 of a FIDE report file; `None` if
/// the record has no form for it.
fn encoded_allowance(allowance: &TimeAllowance) -> Option<String> {
    let stage = |stage: &TimeStage| {
        let increment = match stage.bonus {
            TimeBonus::None => String::new(),
            TimeBonus::Increment(increment) if increment.is_zero() => String::new(),
            TimeBonus::Increment(increment) => format!("+{}", increment.as_secs()),
            _ => return None,
        };
        let moves = stage.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        Some(format!("{moves}{}{increment}", stage.time.as_secs()))
    };
    if allowance.per_move.is_some() || allowance.stages.is_empty() {
        return None;
    }
    let stages: Option<Vec<String>> = allowance.stages.iter().map(stage).collect();
    stages.map(|stages| stages.join(":"))
}

/// Parses the dates of the rounds in record 132 of a FIDE report file, and returns them in the form
/// of PGN; an unknown date is empty. `text` is the record without its code. If there is no date in
/// the columns of the rounds, the dates may stand anywhere in the record.
fn read_round_dates(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    // The code of the record is in the first three columns.
    let placed = letters.get(columns::round_columns(0).start - 3..).unwrap_or_default();
    let mut details = EventDetails::default();
    for (round, cell) in placed.chunks(10).enumerate() {
        let cell: String = cell.iter().collect();
        details.set_round_date(round, read_round_date(cell.trim()).unwrap_or_default());
    }
    if details.round_dates.is_empty() {
        return record_words(text).filter_map(|(_, word)| read_round_date(word)).collect();
    }
    details.round_dates
}

/// Converts the date of a round in a FIDE report file, such as `26/11/23`, to the form of PGN, such
/// as `2026.11.23`. `None` for another text.
fn read_round_date(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['/', '.', '-']).collect();
    let [year, month, day] = parts[..] else { return None };
    let is_number = |part: &str| part.bytes().all(|letter| letter.is_ascii_digit());
    let century = match year.len() {
        2 => "20",
        4 => "",
        _ => return None,
    };
    let is_date = month.len() == 2 && day.len() == 2 && [year, month, day].into_iter().all(is_number);
    is_date.then(|| format!("{century}{year}.{month}.{day}"))
}
