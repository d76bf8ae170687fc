//! The archive: games that were played elsewhere, as they are kept here, and how any game is found.
//!
//! | file | what it answers |
//! |---|---|
//! | `line` | what is a game from elsewhere on the disk? |
//! | `reached` | which games reach a position? |
//! | `said` | what is said of one beside its moves? |
//! | `query` | which games does a text ask for? |

mod line;
mod query;
mod reached;
mod said;

pub use line::Archived;
pub use query::Query;
pub use reached::Reached;
