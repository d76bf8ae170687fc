//! The exact questions: can this side still mate?
//!
//! Answering one may take longer than a frame, so the game never does it itself. It asks a [`Question`], whoever
//! runs the game has it answered when and where that suits, and the [`Verdict`] comes back as
//! [`Event::Answer`](crate::game::Event::Answer). Until then a game that may be dead goes on, and a game whose flag
//! has fallen waits. [`Question::answer`] is how it is answered; a program that may wait calls [`Game::settle`](crate::game::Game::settle).

use crate::rules::winnability::{Budget, Winnability, can_mate};
use crate::rules::{Color, Move, Position};

/// A question about the position on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Its number within the game; an answer names it.
    pub id: u32,
    /// The position it is about.
    pub position: Position,
    /// What is asked.
    pub who: Who,
}

/// Who might mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Can either side mate by some series of legal moves? If not, the position is dead (FIDE 5.2.2).
    Either,
    /// Can this side mate by some series of legal moves? If not, the fallen flag of the other side draws
    /// (FIDE 6.9).
    Side(Color),
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is a mate.
    Winnable {
        /// One series of moves to it, from the position asked about, where that was asked for: not for
        /// [`Who::Either`], of whom it is enough to know that the game goes on.
        line: Vec<Move>,
    },
    /// There is none.
    Unwinnable,
    /// The search ended without knowing. The game takes it that there is a mate, and says so.
    Undetermined,
}

impl Question {
    /// Answers it, at the cost of `budget` for each side at most.
    pub fn answer(&self, budget: &Budget) -> Verdict {
        match self.who {
            Who::Side(color) => can_mate(&self.position, color, budget).into(),
            Who::Either => self.either(budget),
        }
    }

    /// One mate is enough: a first look at both sides, which settles nearly every position, comes before a long
    /// one at the first.
    fn either(&self, budget: &Budget) -> Verdict {
        let first_look = Budget { nodes: budget.nodes.min(FIRST_LOOK), ..*budget };
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

/// Positions looked at for each side before a long search for either.
const FIRST_LOOK: u64 = 2_000;

impl From<Winnability> for Verdict {
    fn from(answer: Winnability) -> Verdict {
        match answer {
            Winnability::Winnable(line) => Verdict::Winnable { line },
            Winnability::Unwinnable(_) => Verdict::Unwinnable,
            Winnability::Undetermined => Verdict::Undetermined,
        }
    }
}
