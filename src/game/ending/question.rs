//! Questions whether a side can still mate by any series of legal moves.
//!
//! An answer may take longer than a frame, so the game never searches itself. It raises a
//! [`Question`]; the caller has it answered by [`Question::answer`], for example in a worker, and
//! returns the [`Verdict`] as [`Event::Answer`](crate::game::Event::Answer). Until then a game in a
//! position that may be dead continues, and a game whose flag has fallen waits. A program that may
//! block calls [`Game::answer_open_questions`](crate::game::Game::answer_open_questions).

use crate::rules::winnability::{Budget, Winnability, can_mate};
use crate::rules::{Color, Move, Position};

/// A question whether a side can still mate from a position, by any series of legal moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Number of the question within the game; an answer names it.
    pub id: u32,
    /// The position in question.
    pub position: Position,
    /// The side or sides in question.
    pub who: MatingSide,
}

/// The side or sides that a [`Question`] about possible mates asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatingSide {
    /// Either side: if neither can mate by any series of legal moves, the position is dead (FIDE
    /// 5.2.2).
    Either,
    /// This side: if it cannot mate by any series of legal moves, the game is drawn when the other
    /// side's flag falls (FIDE 6.9).
    Side(Color),
}

/// The answer to a [`Question`]: whether a mate is possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A mate is possible.
    Winnable {
        /// One series of moves to the mate, from the position in question; empty for
        /// [`MatingSide::Either`], which needs no moves.
        line: Vec<Move>,
    },
    /// No mate is possible.
    Unwinnable,
    /// The search ended without an answer. The game treats this as a possible mate, and says so.
    Undetermined,
}

impl Question {
    /// Answers the question by a search for mates, limited to `budget` for each side.
    pub fn answer(&self, budget: &Budget) -> Verdict {
        match self.who {
            MatingSide::Side(color) => can_mate(&self.position, color, budget).into(),
            MatingSide::Either => self.answer_either(budget),
        }
    }

    /// Answers a question about either side, for which one mate suffices.
    ///
    /// A short search of both sides, which decides nearly every position, precedes a long search.
    fn answer_either(&self, budget: &Budget) -> Verdict {
        let first_look = Budget { nodes: budget.nodes.min(FIRST_SEARCH_NODES), ..*budget };
        for budget in [&first_look, budget] {
            match Color::ALL.map(|color| can_mate(&self.position, color, budget)) {
                [Winnability::Winnable(_), _] | [_, Winnability::Winnable(_)] => {
                    return Verdict::Winnable { line: Vec::new() };
                }
                [Winnability::Unwinnable(_), Winnability::Unwinnable(_)] => return Verdict::Unwinnable,
                _ => {}
            }
        }
        Verdict::Undetermined
    }
}

/// Limit of the short search before the long one, in positions for each side.
const FIRST_SEARCH_NODES: u64 = 2_000;

impl From<Winnability> for Verdict {
    /// Converts the result of a search for a mate to the answer that a game accepts.
    fn from(answer: Winnability) -> Verdict {
        match answer {
            Winnability::Winnable(line) => Verdict::Winnable { line },
            Winnability::Unwinnable(_) => Verdict::Unwinnable,
            Winnability::Undetermined => Verdict::Undetermined,
        }
    }
}
