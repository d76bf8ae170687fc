//! PGN: a game as the rest of the chess world reads and writes it.
//!
//! [`Game::pgn`](super::Game::pgn) writes one; [`games`] reads any number of them. Reading keeps the tags and the
//! moves played; comments, variations and glyphs are passed over.

mod error;
mod export;
mod import;
mod token;

pub use error::{Fault, PgnError};
pub use import::{Games, Record, Score, games};
