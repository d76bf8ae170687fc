//! Fuzz targets. Each is a module whose function `check` panics if a property does not hold for the
//! fuzzer's input.

pub mod codes;
pub mod fen;
pub mod game_link;
pub mod link;
pub mod pgn;
pub mod san;
pub mod setup;
pub mod winnability;
pub mod wire;
