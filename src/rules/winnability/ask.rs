//! Entry points: questions about a position.

use super::super::{Color, Position};
use super::case::PositionCase;
use super::{Budget, SideAnswers, Winnability, WorkDone};

/// Decides whether `winner` can mate by some series of legal moves from this position.
pub fn can_mate(position: &Position, winner: Color, budget: &Budget) -> Winnability {
    PositionCase::new(position).answer(winner, budget)
}

/// Decides the same and returns the work spent.
pub fn can_mate_counted(position: &Position, winner: Color, budget: &Budget) -> (Winnability, WorkDone) {
    let mut case = PositionCase::new(position);
    let answer = case.answer(winner, budget);
    (answer, WorkDone { nodes: case.nodes, method: case.method })
}

/// Decides the question for both sides at once, for less work than two questions.
pub fn winnability(position: &Position, budget: &Budget) -> SideAnswers {
    let mut case = PositionCase::new(position);
    let white = case.answer(Color::White, budget);
    let black = case.answer(Color::Black, budget);
    SideAnswers { white, black, nodes: case.nodes }
}
