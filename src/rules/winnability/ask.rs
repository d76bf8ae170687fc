//! Public functions that decide whether a side can still mate from a position (FIDE 5.2.2, 6.9).

use super::super::{Color, Position};
use super::case::PositionCase;
use super::{Budget, SideAnswers, Winnability, WorkDone};

/// Decides whether `winner` can still mate from a position by any series of legal moves.
///
/// Both sides may play any legal moves, also moves that help `winner` (FIDE 6.9). `budget` limits
/// work and memory; if it is used up, the answer is [`Winnability::Undetermined`].
pub fn can_mate(position: &Position, winner: Color, budget: &Budget) -> Winnability {
    PositionCase::new(position).answer(winner, budget)
}

/// Decides whether `winner` can still mate, as [`can_mate`] does, and also returns the work done.
///
/// [`WorkDone`] holds the number of nodes (positions, and sets of similar positions, whose moves
/// were generated) and the method that decided.
pub fn can_mate_counted(position: &Position, winner: Color, budget: &Budget) -> (Winnability, WorkDone) {
    let mut case = PositionCase::new(position);
    let answer = case.answer(winner, budget);
    (answer, WorkDone { nodes: case.nodes, method: case.method })
}

/// Decides for each side whether it can still mate by any series of legal moves (FIDE 5.2.2).
///
/// This takes less work than two calls of [`can_mate`]. `budget` limits the work for each side.
pub fn winnability(position: &Position, budget: &Budget) -> SideAnswers {
    let mut case = PositionCase::new(position);
    let white = case.answer(Color::White, budget);
    let black = case.answer(Color::Black, budget);
    SideAnswers { white, black, nodes: case.nodes }
}
