//! Why a game is over that nobody has ended, as a value.

use crate::game::{Game, Reason};
use crate::rules::{Bitboard, WhyDead, WhyNoMove};

/// Why a game is over that nobody has ended: what there is to say of its last position.
#[derive(Clone, Debug, PartialEq)]
pub enum WhyOver {
    /// There is no legal move.
    NoMove(WhyNoMove),
    /// Nobody can mate any more.
    Dead(WhyDead),
}

impl WhyOver {
    /// Whether there is something to ask about the end of this game.
    pub fn can_be_asked(game: &Game) -> bool {
        let reason = game.outcome().map(|outcome| outcome.reason);
        matches!(reason, Some(Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition))
    }

    /// Why this game is over; `None` where it goes on, and where somebody has ended it.
    pub fn of(game: &Game) -> Option<WhyOver> {
        let position = game.position();
        match game.outcome()?.reason {
            Reason::Checkmate | Reason::Stalemate => position.why_no_move().map(WhyOver::NoMove),
            Reason::DeadPosition => Some(WhyOver::Dead(position.why_dead())),
            _ => None,
        }
    }

    /// The squares that show it.
    pub(in crate::app) fn squares(&self) -> Bitboard {
        match self {
            WhyOver::NoMove(why) => why.squares(),
            WhyOver::Dead(why) => why.squares(),
        }
    }
}
