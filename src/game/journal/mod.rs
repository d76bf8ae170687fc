//! Stored games: the journal of a game's events, its records, and their replay.
//!
//! | file | contents |
//! |---|---|
//! | `log` | journal and replay |
//! | `entry`, `fingerprint` | a stored record, and the fingerprint of a game |
//! | `first_fingerprint` | fingerprints of format version 1, for tests |
//! | `reopen` | replay of records, and damaged records |

mod entry;
mod fingerprint;
#[cfg(not(target_family = "wasm"))]
mod first_fingerprint;
mod log;
mod reopen;

pub use entry::JournalEntry;
pub use log::{Journal, ReplayedJournal};
pub use reopen::{ReopenedGame, reopen_game, replay_leniently};
