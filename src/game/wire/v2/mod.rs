//! Version 2: who plays, and the ticket of a board on another device, are fields of what a game starts from; moves and taps are
//! written in short.
//!
//! | file | what it answers |
//! |---|---|
//! | `setup` | what does a game start from, and what stands at the head of the score sheet? |
//! | `short_entry` | how are moves and taps written in short? |

mod setup;
mod short_entry;

pub use setup::{Headers, Seat, Setup};
pub use short_entry::ShortEntry;
