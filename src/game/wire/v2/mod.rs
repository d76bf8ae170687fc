//! Storage format version 2: who plays, and the ticket of a tournament board, are fields of the
//! setup; moves and clock presses have a short form.
//!
//! | file | contents |
//! |---|---|
//! | `setup` | the setup, and the head of the score sheet |
//! | `short_entry` | the short form of moves and clock presses |

mod setup;
mod short_entry;

pub use setup::{HeadersV2, SeatV2, SetupV2};
pub use short_entry::ShortEntry;
