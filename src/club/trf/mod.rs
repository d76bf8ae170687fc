//! Parser and writer of FIDE's tournament report file (TRF), editions of 2016 and 2026. Parser and
//! writer also support records that only pairing programs use.
//!
//! [`ReportTournament::read`] parses a report. [`ReportTournament::to_event`] converts it to a
//! tournament. [`write_report`] writes a tournament as a report; for an imported tournament, it
//! keeps all lines of the report that are still right. Columns are counted in characters.
//!
//! | file | contents |
//! |---|---|
//! | `cell` | a round on a player's line |
//! | `card` | the columns of a player's line |
//! | `rounds` | games and byes of each round, from the lines of both opponents |
//! | `records` | records other than the players' lines |
//! | `system` | the format of the tournament |
//! | `extra_points` | extra points for an accelerated pairing |
//! | `heading` | name, place, dates, arbiters and time control |
//! | `future_records` | byes in future rounds and forbidden pairs |
//! | `tournament` | the contents of a report, with notes on contradictions |
//! | `begin` | conversion of a report into a tournament |
//! | `write` | the report of a tournament |
//! | `player_line` | a player's line in the written report |
//! | `source_records` | records of an imported report that are still right |
//! | `note` | notes on a report, and errors |

mod begin;
mod card;
mod cell;
mod extra_points;
mod future_records;
mod heading;
mod note;
mod player_line;
mod records;
mod rounds;
mod source_records;
mod system;
mod tournament;
mod write;

pub use card::PlayerLine;
pub use cell::{ResultLetter, RoundCell};
pub use heading::{ReportHeading, encoded_time_control};
pub use note::{ReportError, ReportErrorKind, ReportNote, ReportNoteKind};
pub use rounds::{ReportGame, ReportRound};
pub use tournament::{ReportPlayer, ReportTournament};
pub use write::write_report;

use std::fmt;
use std::io::Read as _;

use crate::rules::pgn::{Decoder, decode_line};

/// Decodes the bytes of a FIDE report file, in UTF-8, UTF-16 or Windows-1252, to text.
pub fn decode_report(bytes: &[u8]) -> String {
    let mut plain = Vec::with_capacity(bytes.len());
    // Reading from memory does not fail.
    let _ = Decoder::new(bytes).read_to_end(&mut plain);
    decode_line(&plain)
}

/// A FIDE tournament report file (TRF) as a list of lines. [`Display`](fmt::Display) writes the
/// lines unchanged, with two exceptions: all lines get the same line ending, and players' lines
/// with [shifted columns](PlayerLine::is_shifted) are corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The lines, including blank ones.
    pub lines: Vec<ReportLine>,
    /// The line ending: `\r\n`, `\n` or `\r`.
    ending: &'static str,
    /// Whether the last line has a line ending.
    ends_with_newline: bool,
    /// Whether the file begins with a byte order mark.
    has_mark: bool,
}

/// A line of a FIDE report file (TRF): a player's line, or any other line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportLine {
    /// A player with all rounds (record 001).
    Player(Box<PlayerLine>),
    /// Any other line.
    Other(String),
}

impl ReportLine {
    /// Returns the three-character code at the start of the FIDE report's line, such as `012` for a
    /// tournament's name, and the text after it. `None` for a player's line and for a line without
    /// a code.
    pub fn record(&self) -> Option<(&str, &str)> {
        let ReportLine::Other(text) = self else { return None };
        let (code, rest) = text.split_at_checked(3)?;
        let is_code = code.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '#');
        (is_code && (rest.is_empty() || rest.starts_with([' ', '\t']))).then_some((code, rest))
    }
}

impl Default for Report {
    /// Returns a FIDE report file without lines, in which each line will end with CR LF.
    fn default() -> Report {
        Report { lines: Vec::new(), ending: "\r\n", ends_with_newline: true, has_mark: false }
    }
}

impl Report {
    /// Splits the text of a FIDE report file into lines, which may end with CR LF, LF or CR.
    pub fn read(text: &str) -> Report {
        let (text, has_mark) = match text.strip_prefix('\u{feff}') {
            Some(text) => (text, true),
            None => (text, false),
        };
        let ending = match (text.contains("\r\n"), text.contains('\r')) {
            (true, _) => "\r\n",
            (_, true) => "\r",
            _ => "\n",
        };
        let mut lines: Vec<ReportLine> = match ending {
            "\r\n" => text.split("\r\n").flat_map(|part| part.split(['\r', '\n'])).map(report_line).collect(),
            _ => text.split(['\r', '\n']).map(report_line).collect(),
        };
        let ends_with_newline = lines.pop_if(|last| *last == ReportLine::Other(String::new())).is_some();
        Report { lines, ending, ends_with_newline, has_mark }
    }

    /// Returns the players' lines of the FIDE report file, in the order of the file.
    pub fn player_lines(&self) -> impl Iterator<Item = &PlayerLine> {
        self.lines
            .iter()
            .filter_map(|line| if let ReportLine::Player(card) = line { Some(&**card) } else { None })
    }

    /// Returns all records of the FIDE report file with this three-character code, such as `260`:
    /// the number of each line, from 1, and the text after the code.
    pub fn records<'a>(&'a self, code: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
        let numbered = self.lines.iter().enumerate();
        numbered.filter_map(move |(index, line)| {
            line.record().filter(|(this, _)| *this == code).map(|(_, text)| (index + 1, text))
        })
    }

    /// Returns the text of the first record of the FIDE report file with this three-character code,
    /// such as `012`. The text is trimmed; `None` if there is no such record.
    pub fn record_text(&self, code: &str) -> Option<&str> {
        let is_it = |line: &&ReportLine| line.record().is_some_and(|(this, _)| this == code);
        self.lines.iter().find(is_it).and_then(ReportLine::record).map(|(_, text)| text.trim())
    }
}

/// Parses a line of a FIDE report file. A line that begins with `001 ` is a player's line.
fn report_line(text: &str) -> ReportLine {
    match text.strip_prefix("001") {
        Some(rest) if rest.starts_with(' ') => ReportLine::Player(Box::new(PlayerLine::read(text))),
        _ => ReportLine::Other(text.to_owned()),
    }
}

impl fmt::Display for Report {
    /// Writes the text of the FIDE report file, with its byte order mark if it has one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.has_mark {
            f.write_str("\u{feff}")?;
        }
        for (index, line) in self.lines.iter().enumerate() {
            match line {
                ReportLine::Player(card) => f.write_str(&card.text())?,
                ReportLine::Other(text) => f.write_str(text)?,
            }
            if self.ends_with_newline || index + 1 < self.lines.len() {
                f.write_str(self.ending)?;
            }
        }
        Ok(())
    }
}
