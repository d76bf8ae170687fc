//! FIDE's report file (TRF), in its editions of 2016 and 2026: what programs and federations pass on of a tournament.
//!
//! Columns count characters. Records that nothing here knows are kept as they are, in their place, so that a report that
//! is read and written again is the same.
//!
//! | file | what it answers |
//! |---|---|
//! | `line` | what stands in a line? |
//! | `rounds` | which rounds does a report tell of? |
//! | `of_event` | what is the report of an event? |

mod line;
mod of_event;
mod rounds;

pub use line::{Card, Cell, Line, Mark, Unreadable};
pub use of_event::{Heading, of_event};
pub use rounds::Disagreement;

use std::fmt;

use crate::club::record::Round;

/// A report: its lines, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The lines.
    pub lines: Vec<Line>,
}

impl Report {
    /// Reads a report. Lines may end in CR LF, LF or CR; a byte order mark before the first is passed over.
    ///
    /// # Errors
    /// Says which line cannot be read, and which column.
    pub fn read(text: &str) -> Result<Report, Unreadable> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.split(['\r', '\n']).filter(|line| !line.trim().is_empty());
        let read = lines.enumerate().map(|(number, text)| line::read(number, text));
        Ok(Report { lines: read.collect::<Result<_, _>>()? })
    }

    /// The players' cards, as they stand in the file.
    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.lines.iter().filter_map(|line| if let Line::Player(card) = line { Some(&**card) } else { None })
    }

    /// The rounds, with players from 0 in the order of their starting numbers. A game without a result is left out.
    ///
    /// # Errors
    /// When two lines do not say the same.
    pub fn rounds(&self) -> Result<Vec<Round>, Disagreement> {
        rounds::of_cards(&self.cards().collect::<Vec<_>>())
    }

    /// The text of the first record with this code.
    pub fn text(&self, code: &str) -> Option<&str> {
        self.lines.iter().find_map(|line| match line {
            Line::Other { code: this, text } if this == code => Some(text.trim()),
            _ => None,
        })
    }
}

impl fmt::Display for Report {
    /// Writes the report; lines end in CR LF.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| write!(f, "{line}\r\n"))
    }
}
