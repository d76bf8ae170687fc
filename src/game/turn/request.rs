//! What a player asks of the other.

use crate::rules::Color;

/// Something that needs the other player's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub by: Color,
    /// For what.
    pub what: Wish,
}

/// What a player asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// So many half-moves back: the last move of the player who asks, and the reply to it if there is one.
    Takeback(usize),
    /// What was taken back last is played again.
    Redo,
}
