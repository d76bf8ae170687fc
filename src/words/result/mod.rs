//! Texts of the app about the result of a game: the result itself, its reason and its explanation.

mod ending;
mod explanation;
mod last_position;

pub use ending::{result_text, score_text};
