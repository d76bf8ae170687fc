//! Games in PGN, as the rest of the chess world reads and writes them.
//!
//! [`Game::pgn`](super::Game::pgn) writes one; [`games`] reads any number of them, and
//! [`Record::journal`] makes one's own game of a record. The notation itself is in [`rules::pgn`](crate::rules::pgn).

mod export;
mod import;

pub use crate::rules::pgn::{Fault, PgnError, Place, Reader, Record, Score, games};
