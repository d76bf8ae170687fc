//! Heading of a FIDE report file: the records with name, place, dates, arbiters and time control.

use crate::club::event::EventDetails;
use crate::game::{TimeAllowance, TimeBonus, TimeControl, TimeStage};
use crate::rules::Color;

use super::card::columns;
use super::records::{announced_rounds, record_words};
use super::{Report, ReportLine};

/// Heading of a FIDE report file: name, place, dates, arbiters and time control of the tournament.
/// Empty fields are left out of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportHeading {
    /// The name of the tournament.
    pub name: String,
    /// The first day, for example `2026/11/23`.
    pub begin: String,
    /// The last day, for example `2026/12/06`.
    pub end: String,
    /// Place, arbiters and the dates of the rounds.
    pub details: EventDetails,
    /// The time control as [`encoded_time_control`] writes it.
    pub time_control: String,
}

impl ReportHeading {
    /// Parses the heading of a FIDE report file. Of several deputy arbiters (record 112), only the
    /// first one is returned.
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
    /// the rounds. The date of a round is in the columns that the round has on the players' lines.
    pub(super) fn round_dates_text(&self) -> String {
        let mut text = " ".repeat(columns::round_columns(0).start - 4);
        for date in &self.details.round_dates {
            text.push_str(&round_date_cell(date));
        }
        text
    }
}

impl Report {
    /// Changes place, arbiters and dates of the rounds in the heading of the FIDE report file.
    /// Records that already have the values of `details` stay unchanged. Of several deputy arbiters
    /// (record 112), only the first one is changed.
    ///
    /// If, before the change, the first day of the tournament (record 042) equals the first date of
    /// the rounds, record 042 gets the new first date. Record 052, the last day, follows the last
    /// date of the rounds in the same way. A report without record 142 or `XXR` announces as many
    /// rounds as it has dates. If the new dates change this number, record 142 is added with
    /// `rounds`, the number of rounds of the tournament.
    pub fn set_details(&mut self, details: &EventDetails, rounds: Option<usize>) {
        let before = ReportHeading::read(self);
        for (code, old, new) in [
            ("022", &before.details.city, &details.city),
            ("032", &before.details.federation, &details.federation),
            ("102", &before.details.arbiter, &details.arbiter),
            ("112", &before.details.deputy, &details.deputy),
        ] {
            if old != new {
                self.set_record(code, &format!(" {new}"));
            }
        }
        if before.details.round_dates == details.round_dates {
            return;
        }
        let announced = announced_rounds(self);
        self.set_round_dates(details);
        if let (Some(old), Some(new)) = (before.details.first_and_last_day(), details.first_and_last_day()) {
            for (code, stated, old, new) in
                [("042", &before.begin, old[0], new[0]), ("052", &before.end, old[1], new[1])]
            {
                if old != new && read_round_date(stated).as_deref() == Some(old) {
                    self.set_record(code, &format!(" {}", new.replace('.', "/")));
                }
            }
        }
        if let Some(rounds) = rounds
            && announced_rounds(self) != announced
        {
            self.set_record("142", &format!(" {rounds}"));
        }
    }

    /// Writes the dates of the rounds into record 132 of the FIDE report file. Changes only the
    /// columns of rounds whose date is new. But if the record has no date in the columns of any
    /// round, the whole record is replaced.
    fn set_round_dates(&mut self, details: &EventDetails) {
        let text = self.records("132").next().map(|(_, text)| text).unwrap_or_default();
        let placed = placed_round_dates(text);
        let mut letters: Vec<char> = match placed.round_dates.is_empty() {
            true => Vec::new(),
            false => text.chars().collect(),
        };
        for round in 0..placed.round_dates.len().max(details.round_dates.len()) {
            let date = details.round_date(round);
            if date != placed.round_date(round) {
                // `letters` does not contain the code of the record, which has three columns.
                let start = columns::round_columns(round).start - 3;
                let end = start + ROUND_WIDTH;
                letters.resize(letters.len().max(end), ' ');
                let cell = round_date_cell(date.unwrap_or_default());
                letters.splice(start..end, cell.chars());
            }
        }
        self.set_record("132", &letters.into_iter().collect::<String>());
    }

    /// Replaces the text of a record in the heading of the FIDE report file: the first record with
    /// this three-character code. A missing record is added after the records with lower codes. A
    /// blank text removes the record. Any other `text` must begin with a blank.
    fn set_record(&mut self, code: &str, text: &str) {
        let text: String = text.chars().map(|one| if one.is_control() { ' ' } else { one }).collect();
        let text = text.trim_end();
        let line = (!text.is_empty()).then(|| ReportLine::Other(format!("{code}{text}")));
        let is_it = |line: &ReportLine| line.record().is_some_and(|(this, _)| this == code);
        match (self.lines.iter().position(is_it), line) {
            (Some(place), Some(line)) => self.lines[place] = line,
            (Some(place), None) => drop(self.lines.remove(place)),
            (None, Some(line)) => {
                // The codes of all records of the heading end with 2.
                let is_before = |line: &ReportLine| {
                    line.record().is_some_and(|(this, _)| this.ends_with('2') && this < code)
                };
                let place = self.lines.iter().rposition(is_before).map_or(0, |last| last + 1);
                self.lines.insert(place, line);
            }
            (None, None) => {}
        }
    }
}

/// Number of columns of a round in record 132 of a FIDE report file, including the blanks after its
/// date.
const ROUND_WIDTH: usize = 10;

/// Returns the columns of a round in record 132 of a FIDE report file. `date` is the date of the
/// round in the form of PGN, such as `2026.11.23`. An empty date gives blanks.
fn round_date_cell(date: &str) -> String {
    // The year has two digits in this record.
    let date = date.get(2..).unwrap_or_default().replace('.', "/");
    format!("{date:<ROUND_WIDTH$.ROUND_WIDTH$}")
}

/// Returns the code of a time control in record 222 of a FIDE report file, such as `5400+30`: times
/// and increments in seconds, and the moves of each stage. The code is empty for a time control
/// that this record cannot express, such as one with a delay.
pub fn encoded_time_control(time: &TimeControl) -> String {
    match Color::ALL.map(|color| encoded_allowance(time.allowance(color))) {
        [Some(white), Some(black)] if white == black => white,
        [Some(white), Some(black)] => format!("W{white}-B{black}"),
        _ => String::new(),
    }
}

/// Returns the code of one player's thinking time in record 222 of a FIDE report file; `None` if
/// this record cannot express it.
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
/// the columns of the rounds, the dates may be anywhere in the record.
fn read_round_dates(text: &str) -> Vec<String> {
    let placed = placed_round_dates(text);
    if placed.round_dates.is_empty() {
        return record_words(text).filter_map(|(_, word)| read_round_date(word)).collect();
    }
    placed.round_dates
}

/// Parses the dates in the columns of the rounds in record 132 of a FIDE report file. All other
/// fields of the result are empty. `text` is the record without its code.
fn placed_round_dates(text: &str) -> EventDetails {
    let letters: Vec<char> = text.chars().collect();
    // `letters` does not contain the code of the record, which has three columns.
    let placed = letters.get(columns::round_columns(0).start - 3..).unwrap_or_default();
    let mut details = EventDetails::default();
    for (round, cell) in placed.chunks(ROUND_WIDTH).enumerate() {
        let cell: String = cell.iter().collect();
        details.set_round_date(round, read_round_date(cell.trim()).unwrap_or_default());
    }
    details
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
