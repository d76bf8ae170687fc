//! Proof of a claimed draw.

use super::Occurrence;
use crate::game::EndReason;

/// Half-moves without progress that make fifty moves of each player (FIDE 9.3).
pub(in crate::game) const FIFTY: u32 = 100;

/// Proof that a draw claim is correct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// Occurrences of the position, including the declared move's; three or more.
    Threefold(Vec<Occurrence>),
    /// Half-moves without a capture or a pawn move, including the declared move; 100 or more.
    FiftyMoves(u32),
}

impl Grounds {
    /// Returns the reason for the draw.
    pub fn reason(&self) -> EndReason {
        match self {
            Grounds::Threefold(_) => EndReason::Threefold,
            Grounds::FiftyMoves(_) => EndReason::FiftyMoves,
        }
    }
}
