//! What must hold for any input whatever: one function `check` for each fuzz target. Each panics on a finding.

pub mod codes;
pub mod fen;
pub mod game_link;
pub mod link;
pub mod pgn;
pub mod san;
pub mod setup;
pub mod winnability;
pub mod wire;
