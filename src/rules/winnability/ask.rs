//! Entry points: questions whether a side can still mate from a position.

use super::super::{Color, Position};
use super::case::PositionCase;
use super::{Budget, SideAnswers, Winnability, WorkDone};

/// Decides whether `winner` can mate from this position by some series of legal moves.
///
/// The search is limited to `budget`.
pub fn can_mate(position: &Position, winner: Color, budget: &Budget) -> Winnability {
    PositionCase::new(position).answer(winner, budget)
}

/// Decides whether `winner` can still mate, as [`can_mate`] does, and returns the work spent.
pub fn can_mate_counted(position: &Position, winner: Color, budget: &Budget) -> (Winnability, WorkDone) {
    let mut case = PositionCase::new(position);
    let answer = case.answer(winner, budget);
    (answer, WorkDone { nodes: case.nodes, method: case.method })
}

/// Decides for both sides whether they can still mate, for less work than two calls of
/// [`can_mate`].
pub fn winnability(position: &Position, budget: &Budget) -> SideAnswers {
    let mut case = PositionCase::new(position);
    let white = case.answer(Color::White, budget);
    let black = case.answer(Color::Black, budget);
    SideAnswers { white, black, nodes: case.nodes }
}
