//! Builder of a PGN game from the words of a text.
//!
//! | module | subject |
//! |---|---|
//! | `game` | the builder with the game read so far, and its faults |
//! | `tags` | the tags of the game, and its start position |
//! | `moves` | the moves that words mean |
//! | `variations` | beginning and end of variations, and their unreadable parts |
//! | `open_line` | the main line or a variation that is being read |

mod game;
mod moves;
mod open_line;
mod tags;
mod variations;

pub(super) use game::{GameBuilder, ReadOptions};
pub(super) use tags::PlacedTag;
