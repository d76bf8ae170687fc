//! A player's request to take moves back, or to make them again, which needs the opponent's
//! consent.

use crate::rules::Color;

/// Request of a player to take moves back, or to make them again, which needs the opponent's
/// consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRequest {
    /// The player who asks.
    pub by: Color,
    /// The kind of request.
    pub kind: RequestKind,
}

/// Kind of a player's request: to take moves back, or to make them again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// To take back this many half-moves: the last move of the player who asks, and the reply to it
    /// if there is one.
    Takeback(usize),
    /// To make the moves again that the last takeback removed.
    Redo,
}
