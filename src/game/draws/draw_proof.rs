//! Proof of a draw by repetition of a position, or by moves without a capture or a pawn move.

use super::PositionOccurrence;
use crate::game::EndReason;

/// Fifty moves of each player without a capture or a pawn move (FIDE 9.3), in half-moves.
pub(in crate::game) const FIFTY_MOVE_PLIES: u32 = 100;

/// Proof of a draw, claimed or automatic: the repetitions of a position, or the number of moves
/// without a capture or a pawn move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DrawProof {
    /// The places where the position occurred, three or more, including the place after a declared
    /// move.
    Repetition(Vec<PositionOccurrence>),
    /// The number of half-moves without a capture or a pawn move, 100 or more, including a declared
    /// move.
    NoProgress(u32),
}

impl DrawProof {
    /// Returns the reason with which a draw claim by this proof ends the game: threefold repetition
    /// or fifty moves.
    pub fn reason(&self) -> EndReason {
        match self {
            DrawProof::Repetition(_) => EndReason::Threefold,
            DrawProof::NoProgress(_) => EndReason::FiftyMoves,
        }
    }
}
