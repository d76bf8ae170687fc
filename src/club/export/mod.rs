//! Exports of a tournament: standings for spreadsheets, a web page, and PGN tags of its games. (The
//! module `trf` exports the FIDE report file.)
//!
//! | file | content |
//! |---|---|
//! | `csv` | standings as CSV |
//! | `page` | the web page of a tournament |
//! | `html` | writer of HTML documents |
//! | `tags` | PGN tags of a tournament's games |

mod csv;
mod html;
mod page;
mod tags;

pub use csv::{CsvDialect, CsvFormat, standings_csv};
pub use page::{PageWords, web_page};
pub use tags::{pgn_tags, pgn_with_tags};
