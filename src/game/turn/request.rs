//! Requests for a takeback or a replay, which need the other player's consent.

use crate::rules::Color;

/// Request for a takeback or a replay of moves, which needs the other player's consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRequest {
    /// The player who asks.
    pub by: Color,
    /// The kind of request.
    pub kind: RequestKind,
}

/// Kind of a player's request: takeback or replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// To take back this many half-moves: the last move of the player who asks, and the reply to it
    /// if there is one.
    Takeback(usize),
    /// To replay the moves that were taken back last.
    Redo,
}
