//! A game as storage holds it: what happened to it, event by event, and how it is played again from that.
//!
//! | file | what it answers |
//! |---|---|
//! | `log` | what is the whole of a game? |
//! | `entry`, `fingerprint` | what is one record of it, and is the game behind it the same? |
//! | `reopen` | which game do these records make, and which of them are damaged? |

mod entry;
mod fingerprint;
#[cfg(not(target_family = "wasm"))]
mod first_fingerprint;
mod log;
mod reopen;

pub use entry::Entry;
pub use log::{Journal, Replay};
pub use reopen::{Reopened, reopen, salvage};
