//! Explanation of why a game ended by checkmate, stalemate or a dead position.

use crate::game::{EndReason, Game};
use crate::rules::{Bitboard, NoMoveReason, WhyDead, WhyNoMove};

/// Why the last position of a game ended the game.
#[derive(Clone, Debug, PartialEq)]
pub enum EndExplanation {
    /// The side to move has no legal move: checkmate or stalemate.
    NoLegalMove(WhyNoMove),
    /// Neither side can mate any more: a dead position.
    Dead(WhyDead),
}

impl EndExplanation {
    /// Whether this game ended by checkmate, stalemate or a dead position, so that its last
    /// position can explain the end.
    pub fn can_explain(game: &Game) -> bool {
        let reason = game.outcome().map(|outcome| outcome.reason);
        matches!(reason, Some(EndReason::Checkmate | EndReason::Stalemate | EndReason::DeadPosition))
    }

    /// Returns why the last position ended this game. `None` if the game continues, or ended in
    /// another way, such as by a flag fall.
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

    /// Returns the steps of the explanation, each as the squares of the last position to highlight.
    /// A checkmate or stalemate has a step for each reason, a dead position has one step.
    pub fn steps(&self) -> Vec<Bitboard> {
        match self {
            EndExplanation::NoLegalMove(why) => why.reasons().iter().map(NoMoveReason::squares).collect(),
            EndExplanation::Dead(why) => vec![why.squares()],
        }
    }
}
