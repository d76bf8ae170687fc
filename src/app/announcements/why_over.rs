//! The explanation of a game that ended by itself.

use crate::game::{Game, Reason};
use crate::rules::{Bitboard, WhyDead, WhyNoMove};

/// The explanation of a game that ended by itself, from its last position.
#[derive(Clone, Debug, PartialEq)]
pub enum WhyOver {
    /// There is no legal move.
    NoLegalMove(WhyNoMove),
    /// Mate is no longer possible for either side.
    Dead(WhyDead),
}

impl WhyOver {
    /// Whether the end of this game can be explained.
    pub fn can_explain(game: &Game) -> bool {
        let reason = game.outcome().map(|outcome| outcome.reason);
        matches!(reason, Some(Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition))
    }

    /// Returns the explanation; `None` if the game continues, or if a player or the arbiter ended
    /// it.
    pub fn of_game(game: &Game) -> Option<WhyOver> {
        let position = game.position();
        match game.outcome()?.reason {
            Reason::Checkmate | Reason::Stalemate => position.why_no_move().map(WhyOver::NoLegalMove),
            Reason::DeadPosition => Some(WhyOver::Dead(position.why_dead())),
            _ => None,
        }
    }

    /// Returns the squares that show the explanation.
    pub(in crate::app) fn squares(&self) -> Bitboard {
        match self {
            WhyOver::NoLegalMove(why) => why.squares(),
            WhyOver::Dead(why) => why.squares(),
        }
    }
}
