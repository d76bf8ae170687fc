//! What goes out of an event besides FIDE's report: tables for spreadsheets, tags of its games.
//!
//! | file | what it answers |
//! |---|---|
//! | `csv` | how does a spreadsheet of some language want the standings? |
//! | `tags` | what does PGN say of a game besides its moves? |

mod csv;
mod tags;

pub use csv::{CsvDialect, standings_csv};
pub use tags::{pgn_tags, with_tags};
