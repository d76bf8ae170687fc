//! Exports of an event besides the FIDE report: standings for spreadsheets, a web page, PGN tags.
//!
//! | file | content |
//! |---|---|
//! | `csv` | standings as CSV |
//! | `page` | the web page of an event |
//! | `html` | writer of HTML documents |
//! | `tags` | PGN tags for games of an event |

mod csv;
mod html;
mod page;
mod tags;

pub use csv::{CsvDialect, standings_csv};
pub use page::{PageWords, web_page};
pub use tags::{pgn_tags, with_tags};
