//! The result of a game: what it is, why the game is over, and what lies behind it.

mod ending;
mod explanation;
mod last_position;

pub use ending::{result_text, score_of};
