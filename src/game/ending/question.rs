//! Questions of a game whether a side can still mate by any series of legal moves, and their
//! answers.
//!
//! A search for the answer may take longer than one frame of the display, so the game does not
//! search itself. The game raises a [`Question`]. The caller gets the answer, a [`Verdict`], from
//! [`Question::answer`], for example in a worker, and passes the answer to the game as
//! [`Event::Answer`](crate::game::Event::Answer). Until then, a game in a position that may be dead
//! continues, and a game that may be over, for example by a flag fall or a resignation, waits. A
//! program that may block calls
//! [`Game::answer_open_questions`](crate::game::Game::answer_open_questions).

use crate::rules::winnability::{Budget, Winnability, can_mate};
use crate::rules::{Color, Move, Position};

/// Question of a game whether a side can still mate from a position, by any series of legal moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Number of the question within the game; an answer must contain this number.
    pub id: u32,
    /// The position from which a mate would have to be possible.
    pub position: Position,
    /// The side that would give mate, or either side.
    pub mating_side: MatingSide,
}

/// The side or sides whose possible mate a [`Question`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatingSide {
    /// Either side: if neither can mate by any series of legal moves, the position is dead (FIDE
    /// 5.2.2).
    Either,
    /// This side: if this side cannot mate by any series of legal moves, the other side's flag
    /// fall, resignation or move into check is only a draw (FIDE 6.9).
    Side(Color),
}

/// Answer to a [`Question`] whether a side can still mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A mate is possible.
    Winnable {
        /// One series of moves from the position to a mate. Empty for [`MatingSide::Either`], since
        /// the game then only has to know that a mate is possible.
        line: Vec<Move>,
    },
    /// No mate is possible.
    Unwinnable,
    /// The search reached its limit without an answer. The game treats this as a possible mate, and
    /// tells the players.
    Undetermined,
}

impl Question {
    /// Searches for the answer to this question. `budget` limits the search for each side.
    pub fn answer(&self, budget: &Budget) -> Verdict {
        match self.mating_side {
            MatingSide::Side(color) => can_mate(&self.position, color, budget).into(),
            MatingSide::Either => self.answer_either(budget),
        }
    }

    /// Searches for a possible mate by either side.
    ///
    /// First makes a short search for both sides, which decides nearly every position. If the short
    /// search gives no answer, makes a long search.
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

/// Greatest number of positions that the short search examines for each side.
const FIRST_SEARCH_NODES: u64 = 2_000;

impl From<Winnability> for Verdict {
    /// Converts the result of a search for a mate to the answer to a game's question.
    fn from(answer: Winnability) -> Verdict {
        match answer {
            Winnability::Winnable(line) => Verdict::Winnable { line },
            Winnability::Unwinnable(_) => Verdict::Unwinnable,
            Winnability::Undetermined => Verdict::Undetermined,
        }
    }
}
