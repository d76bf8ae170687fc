//! The explanation of a game that ended by itself.

use crate::game::{EndReason, Game};
use crate::rules::{Bitboard, WhyDead, WhyNoMove};

/// The explanation of a game that ended by itself, from its last position.
#[derive(Clone, Debug, PartialEq)]
pub enum EndExplanation {
    /// There is no legal move.
    NoLegalMove(WhyNoMove),
    /// Mate is no longer possible for either side.
    Dead(WhyDead),
}

impl EndExplanation {
    /// Whether the end of this game can be explained.
    pub fn can_explain(game: &Game) -> bool {
        let reason = game.outcome().map(|outcome| outcome.reason);
        matches!(reason, Some(EndReason::Checkmate | EndReason::Stalemate | EndReason::DeadPosition))
    }

    /// Returns the explanation; `None` if the game continues, or if a player or the arbiter ended
    /// it.
    pub fn of_game(game: &Game) -> Option<EndExplanation> {
        let position = game.position();
        match game.outcome()?.reason {
            EndReason::Checkmate | EndReason::Stalemate => {
                position.why_no_move().map(EndExplanation::NoLegalMove)
            }
            EndReason::DeadPosition => Some(EndExplanation::Dead(position.why_dead())),
            _ => None,
        }
    }

    /// Returns the squares that show the explanation.
    pub(in crate::app) fn squares(&self) -> Bitboard {
        match self {
            EndExplanation::NoLegalMove(why) => why.squares(),
            EndExplanation::Dead(why) => why.squares(),
        }
    }
}
