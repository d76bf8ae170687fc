//! Properties that must hold for any input: one module for each fuzz target, whose function `check`
//! panics if the property does not hold.

pub mod codes;
pub mod fen;
pub mod game_link;
pub mod link;
pub mod pgn;
pub mod san;
pub mod setup;
pub mod winnability;
pub mod wire;
