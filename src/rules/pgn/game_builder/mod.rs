//! Builds a PGN game from the words that are read.
//!
//! | module | subject |
//! |---|---|
//! | `game` | the game so far, with its faults |
//! | `tags` | the tags of the game, and its start position |
//! | `moves` | the moves that words mean |
//! | `variations` | open lines, and their unreadable parts |
//! | `open_line` | one open line |

mod game;
mod moves;
mod open_line;
mod tags;
mod variations;

pub(super) use game::{GameBuilder, ReadOptions};
pub(super) use tags::PlacedTag;
