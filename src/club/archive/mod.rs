//! The game archive: imported and finished games, the user's notes on them, and searches.
//!
//! | file | content |
//! |---|---|
//! | `archived_game` | archived games and their storage format |
//! | `position_marks` | search for games that reach a position |
//! | `notes` | the user's notes on games |
//! | `query` | search by words, dates and positions |
//! | `search_text` | normalization of texts for search |

mod archived_game;
mod notes;
mod position_marks;
mod query;
pub(super) mod search_text;

pub use archived_game::ArchivedGame;
pub use notes::{GameNotes, NotesJournal};
pub use query::GameQuery;
