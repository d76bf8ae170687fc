//! Export of games as PGN, and import of games from PGN and FEN.
//!
//! [`Game::pgn`](super::Game::pgn) writes a game. [`games`] reads any number of games.
//! [`ImportedGames`] holds the games found in a text.
//! [`Journal::from_pgn`](super::Journal::from_pgn) converts a PGN game to a journal. The notation
//! itself is in [`rules::pgn`](crate::rules::pgn).

mod annotations;
mod export;
mod import;
mod imported_games;
mod positions;
mod wire;

pub(crate) use annotations::{MAX_ANNOTATION_BYTES, with_annotations};
pub use export::pgn_without_ticket;
pub(in crate::game) use export::{clock_command, to_pgn_game};
pub use imported_games::{ImportedGame, ImportedGames, read_games};

pub use crate::rules::pgn::{
    Decoder, PgnError, PgnFault, PgnGame, PgnReader, PgnResult, ReadNote, TextPlace, games,
};
