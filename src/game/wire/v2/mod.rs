//! Storage format version 2. The setup has fields for the players of both colours (persons or the
//! computer) and for the ticket: the secret code of a tournament game that is not played on the
//! arbiter's device. Moves and clock presses have a short form.
//!
//! | file | contents |
//! |---|---|
//! | `setup` | the setup and the headers of a game |
//! | `short_entry` | the short form of moves and clock presses |

mod setup;
mod short_entry;

pub use setup::{HeadersV2, SeatV2, SetupV2};
pub use short_entry::ShortEntry;
