//! PGN: a game as the rest of the chess world reads and writes it.

mod export;
