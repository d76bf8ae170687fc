//! Games in PGN, as the rest of the chess world reads and writes them.
//!
//! [`Game::pgn`](super::Game::pgn) writes one; [`games`] reads any number of them, [`Import`] is what a reader of a text
//! tells whoever looks at games, and
//! [`Journal::from_pgn`](super::Journal::from_pgn) makes a game of what was read. The notation itself is in [`rules::pgn`](crate::rules::pgn).

mod export;
mod import;
mod positions;
mod reading;
mod wire;

pub use export::without_ticket;
pub(in crate::game) use export::{clk, record};
pub use reading::{Import, ReadGame, records};

pub use crate::rules::pgn::{Decoder, Fault, Note, PgnError, PgnGame, Place, Reader, Score, games};
