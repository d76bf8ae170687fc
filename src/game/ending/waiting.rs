//! What has happened and is final only once the exact question is answered on which the result depends.
//!
//! In a dead position the draw stands from the move that brought it about (FIDE 5.2.2). So while it is being worked out
//! whether the position is dead, nothing that would end the game is final: neither a word nor a fallen flag nor a move
//! into check. Where it is not, or nobody can tell, what has happened takes its course.

use super::{Explanation, GameResult, Reason};
use crate::rules::{Color, Move};

/// What waits for an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Waiting {
    /// The fall of this player's flag.
    Flag(Color),
    /// The resignation of this player.
    Resignation(Color),
    /// A draw that the players agreed on or one of them has claimed.
    Draw(Reason, Option<Explanation>),
    /// The arbiter's decision: the result, and why.
    Decision(GameResult, String),
    /// A move that leaves its own king in check, under house rules that play such a move. It is not on the board yet.
    KingLeftInCheck(Move),
}
