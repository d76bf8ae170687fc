//! The claim of a draw whose move is being chosen, as a value.

use crate::game::{DrawRule, Game};
use crate::rules::{Color, Move};

/// A claim whose move is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claiming {
    /// Who claims.
    pub by: Color,
    /// The move that was chosen, on the board or in the list.
    pub chosen: Option<Move>,
    /// How many half-moves had been played when the claim began.
    pub(in crate::app::table) ply: usize,
}

/// What happens while a move to claim with is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimStep {
    /// This move is meant, by its number among the legal ones; any other number means none.
    Choose(usize),
    /// The claim is made with the move that was chosen.
    Declare,
    /// There is no claim.
    Cancel,
}

/// Whether the player may declare a move under these rules.
pub(in crate::app::table) fn may_declare(game: &Game, by: Color) -> bool {
    let rules = game.rules();
    let declared = [rules.threefold, rules.fifty_moves].contains(&DrawRule::IntendedMoveToo);
    declared && game.turn() == by && game.waiting().is_none()
}

/// The game may have changed: the choice is among the moves of the position on the board, as long as it makes sense.
pub(in crate::app::table) fn follow(claiming: &mut Option<Claiming>, game: &Game) {
    *claiming = claiming.take().filter(|claiming| may_declare(game, claiming.by) && game.outcome().is_none());
    if let Some(claiming) = claiming {
        let ply = game.moves().len();
        claiming.chosen = claiming.chosen.filter(|_| claiming.ply == ply);
        claiming.ply = ply;
    }
}
