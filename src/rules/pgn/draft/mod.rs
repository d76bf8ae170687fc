//! A game while it is read.
//!
//! | file | what it answers |
//! |---|---|
//! | `game` | what is known of the game so far, and what is wrong with it? |
//! | `tags` | do these tags belong to it, and from which position does it start? |
//! | `moves` | which move does a word mean here? |
//! | `variations` | which lines are open, and what of them cannot be read? |
//! | `level` | what is known of a line? |

mod game;
mod level;
mod moves;
mod tags;
mod variations;

pub(super) use game::{Draft, Keeps};
pub(super) use tags::PlacedTag;
