//! What proves a draw.

use super::Occurrence;
use crate::game::Reason;

/// Half-moves without progress that make fifty moves of each player (FIDE 9.3).
pub(in crate::game) const FIFTY: u32 = 100;

/// Why a claim is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// Every time the position has been on the board, the declared move's included; three or more.
    Threefold(Vec<Occurrence>),
    /// So many half-moves without a capture or a pawn move, the declared one's included; a hundred or more.
    FiftyMoves(u32),
}

impl Grounds {
    /// The reason that the game is drawn for.
    pub fn reason(&self) -> Reason {
        match self {
            Grounds::Threefold(_) => Reason::Threefold,
            Grounds::FiftyMoves(_) => Reason::FiftyMoves,
        }
    }
}
