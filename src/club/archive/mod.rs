//! The archive: games that were played elsewhere, as they are kept here, and how any game is found.
//!
//! | file | what it answers |
//! |---|---|
//! | `line` | what is a game from elsewhere on the disk? |
//! | `reached` | which games reach a position? |
//! | `said` | what is said of one beside its moves? |
//! | `notes` | what do the people at this device say of a game? |
//! | `query` | which games does a text ask for? |
//! | `search_text` | which texts are the same for a search? |

mod annotations;
mod archived_game;
mod notes;
mod position_marks;
mod query;
pub(super) mod search_text;

pub use archived_game::ArchivedGame;
pub use notes::{GameNotes, MoveNote};
pub use query::GameQuery;
