//! Proof of a draw by repetition, or by moves without a capture or a pawn move.

use super::Occurrence;
use crate::game::EndReason;

/// Half-moves without a capture or a pawn move that make fifty moves of each player (FIDE 9.3).
pub(in crate::game) const FIFTY_MOVE_PLIES: u32 = 100;

/// Proof of a draw, claimed or automatic.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DrawProof {
    /// Three or more occurrences of the position, including the one after a declared move.
    Threefold(Vec<Occurrence>),
    /// Half-moves without a capture or a pawn move, including a declared move; 100 or more.
    FiftyMoves(u32),
}

impl DrawProof {
    /// Returns the reason with which the claimed draw ends the game.
    pub fn reason(&self) -> EndReason {
        match self {
            DrawProof::Threefold(_) => EndReason::Threefold,
            DrawProof::FiftyMoves(_) => EndReason::FiftyMoves,
        }
    }
}
