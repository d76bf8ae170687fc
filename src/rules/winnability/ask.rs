//! The questions themselves.

use super::super::{Color, Position};
use super::case::Case;
use super::{Both, Budget, Winnability, Work};

/// Whether `winner` can mate by some series of legal moves from here.
pub fn can_mate(position: &Position, winner: Color, budget: &Budget) -> Winnability {
    Case::new(position).answer(winner, budget)
}

/// The same, and the work it took.
pub fn can_mate_counted(position: &Position, winner: Color, budget: &Budget) -> (Winnability, Work) {
    let mut case = Case::new(position);
    let answer = case.answer(winner, budget);
    (answer, Work { nodes: case.nodes, method: case.method })
}

/// The same for both sides at once, for less than two questions cost.
pub fn winnability(position: &Position, budget: &Budget) -> Both {
    let mut case = Case::new(position);
    let white = case.answer(Color::White, budget);
    let black = case.answer(Color::Black, budget);
    Both { white, black, nodes: case.nodes }
}
