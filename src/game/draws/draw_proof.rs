//! Proof of a claimed draw.

use super::Occurrence;
use crate::game::EndReason;

/// Half-moves without progress that make fifty moves of each player (FIDE 9.3).
pub(in crate::game) const FIFTY_MOVE_PLIES: u32 = 100;

/// Proof that a draw claim is correct.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DrawProof {
    /// Occurrences of the position, including the declared move's; three or more.
    Threefold(Vec<Occurrence>),
    /// Half-moves without a capture or a pawn move, including the declared move; 100 or more.
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
