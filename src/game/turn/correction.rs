//! A position that the arbiter has put right.

use crate::rules::Position;

/// A position that the arbiter has put on the board in place of the one there: the game goes on from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Correction {
    /// After so many half-moves of the game.
    pub ply: usize,
    /// What stands on the board since then.
    pub position: Position,
    /// Why, in the arbiter's words; empty where nothing was said.
    pub why: String,
}
