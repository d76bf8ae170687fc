//! What goes out of an event besides FIDE's report: tables for spreadsheets, a web page, tags of its games.
//!
//! | file | what it answers |
//! |---|---|
//! | `csv` | how does a spreadsheet of some language want the standings? |
//! | `page` | what does its web page show? |
//! | `html` | how is a document written? |
//! | `tags` | what does PGN say of a game besides its moves? |

mod csv;
mod html;
mod page;
mod tags;

pub use csv::{CsvDialect, standings_csv};
pub use page::{PageWords, web_page};
pub use tags::{pgn_tags, with_tags};
