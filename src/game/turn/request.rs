//! Requests of a player to the other.

use crate::rules::Color;

/// A request that needs the other player's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRequest {
    /// The player who asks.
    pub by: Color,
    /// The kind of request.
    pub kind: RequestKind,
}

/// The kind of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// Takes back this many half-moves: the last move of the player who asks, and the reply to it
    /// if there is one.
    Takeback(usize),
    /// Replays the moves that were taken back last.
    Redo,
}
