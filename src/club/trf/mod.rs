//! FIDE's tournament report file (TRF), in its editions of 2016 and 2026 and with the records that pairing programs add.
//!
//! [`ReportTournament::read`] says what a report tells; [`ReportTournament::begin`] makes an event of it, and [`write()`] writes the
//! event again. What stands in a report is kept line by line: where the event says the same, its very letters are written.
//! Columns count characters.
//!
//! | file | what it answers |
//! |---|---|
//! | `cell` | what does a round on a player's line say? |
//! | `card` | what stands in which columns of a player's line? |
//! | `rounds` | who met whom, by the lines of both? |
//! | `records` | what do the other records say? |
//! | `system` | which format has the event? |
//! | `to_come` | who misses a round to come, and who is not to meet? |
//! | `tournament` | what does a report tell, and what does not add up? |
//! | `begin` | which steps lead to where it stands? |
//! | `write` | what is the report of an event? |
//! | `player_line` | what is written on a player's line? |
//! | `kept` | which records of the report that an event came from still hold? |
//! | `note` | what is remarked on a report, and why is a text none? |

mod begin;
mod card;
mod cell;
mod kept;
mod note;
mod player_line;
mod records;
mod rounds;
mod system;
mod to_come;
mod tournament;
mod write;

pub use card::PlayerLine;
pub use cell::{ResultLetter, RoundCell};
pub use note::{ReportError, ReportErrorKind, ReportNote, ReportNoteKind};
pub use rounds::{ReportGame, ReportRound};
pub use tournament::{ReportPlayer, ReportTournament};
pub use write::{ReportHeading, write};

use std::fmt;
use std::io::Read as _;

use crate::rules::pgn::{Decoder, decode_line};

/// The text of a file in UTF-8, UTF-16 or Windows-1252.
pub fn decode(bytes: &[u8]) -> String {
    let mut plain = Vec::with_capacity(bytes.len());
    // Reading from memory does not fail.
    let _ = Decoder::new(bytes).read_to_end(&mut plain);
    decode_line(&plain)
}

/// A report as lines, which are written as they were read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The lines, blank ones too.
    pub lines: Vec<ReportLine>,
    /// What ends a line.
    ending: &'static str,
    /// Whether the last line has an end.
    is_ended: bool,
    /// Whether a byte order mark stands before the first line.
    has_mark: bool,
}

/// A line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportLine {
    /// Record 001: a player and all their rounds.
    Player(Box<PlayerLine>),
    /// Any other line.
    Other(String),
}

impl ReportLine {
    /// The code of the record, and what follows it; `None` for a line that has no code.
    pub fn record(&self) -> Option<(&str, &str)> {
        let ReportLine::Other(text) = self else { return None };
        let (code, rest) = text.split_at_checked(3)?;
        let is_code = code.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '#');
        (is_code && (rest.is_empty() || rest.starts_with([' ', '\t']))).then_some((code, rest))
    }
}

impl Default for Report {
    fn default() -> Report {
        Report { lines: Vec::new(), ending: "\r\n", is_ended: true, has_mark: false }
    }
}

impl Report {
    /// Splits a text into lines, which may end in CR LF, LF or CR.
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
            "\r\n" => text.split("\r\n").flat_map(|part| part.split(['\r', '\n'])).map(line).collect(),
            _ => text.split(['\r', '\n']).map(line).collect(),
        };
        let is_ended = lines.pop_if(|last| *last == ReportLine::Other(String::new())).is_some();
        Report { lines, ending, is_ended, has_mark }
    }

    /// The players' lines, in the order of the file.
    pub fn cards(&self) -> impl Iterator<Item = &PlayerLine> {
        self.lines
            .iter()
            .filter_map(|line| if let ReportLine::Player(card) = line { Some(&**card) } else { None })
    }

    /// The records with this code: the number of the line, from 1, and what follows the code.
    pub fn records<'a>(&'a self, code: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
        let numbered = self.lines.iter().enumerate();
        numbered.filter_map(move |(index, line)| {
            line.record().filter(|(this, _)| *this == code).map(|(_, text)| (index + 1, text))
        })
    }

    /// The text of the first record with this code.
    pub fn text(&self, code: &str) -> Option<&str> {
        let is_it = |line: &&ReportLine| line.record().is_some_and(|(this, _)| this == code);
        self.lines.iter().find(is_it).and_then(ReportLine::record).map(|(_, text)| text.trim())
    }
}

fn line(text: &str) -> ReportLine {
    match text.strip_prefix("001") {
        Some(rest) if rest.starts_with(' ') => ReportLine::Player(Box::new(PlayerLine::read(text))),
        _ => ReportLine::Other(text.to_owned()),
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.has_mark {
            f.write_str("\u{feff}")?;
        }
        for (index, line) in self.lines.iter().enumerate() {
            match line {
                ReportLine::Player(card) => f.write_str(&card.text())?,
                ReportLine::Other(text) => f.write_str(text)?,
            }
            if self.is_ended || index + 1 < self.lines.len() {
                f.write_str(self.ending)?;
            }
        }
        Ok(())
    }
}
