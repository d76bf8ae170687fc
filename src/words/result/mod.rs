//! The result of a game: its text, its reason and its explanation.

mod ending;
mod explanation;
mod last_position;

pub use ending::{result_text, score_text};
