//! Explanation of why a game ended by checkmate, stalemate or a dead position.

use crate::game::{EndReason, Game};
use crate::rules::{Bitboard, NoMoveReason, WhyDead, WhyNoMove};

/// Why a game ended by checkmate, stalemate or a dead position, as its last position shows.
#[derive(Clone, Debug, PartialEq)]
pub enum EndExplanation {
    /// The side to move has no legal move.
    NoLegalMove(WhyNoMove),
    /// Mate is no longer possible for either side.
    Dead(WhyDead),
}

impl EndExplanation {
    /// Whether the last position of this game shows why it is over: checkmate, stalemate or a dead
    /// position.
    pub fn can_explain(game: &Game) -> bool {
        let reason = game.outcome().map(|outcome| outcome.reason);
        matches!(reason, Some(EndReason::Checkmate | EndReason::Stalemate | EndReason::DeadPosition))
    }

    /// Returns why this game is over, as its last position shows. `None` if the game continues, or
    /// ended in another way, such as a flag fall.
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

    /// Returns the steps of the explanation, each as the squares of the last position to highlight:
    /// the reasons for a checkmate or stalemate, or the one reason for a dead position.
    pub fn steps(&self) -> Vec<Bitboard> {
        match self {
            EndExplanation::NoLegalMove(why) => why.reasons().iter().map(NoMoveReason::squares).collect(),
            EndExplanation::Dead(why) => vec![why.squares()],
        }
    }
}
