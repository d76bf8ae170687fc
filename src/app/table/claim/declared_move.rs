//! State of a draw claim whose move is being chosen.

use crate::game::{DrawRule, Game};
use crate::rules::{Color, Move};

/// A draw claim whose move is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingClaim {
    /// The player who claims.
    pub by: Color,
    /// The move that was chosen, on the board or in the list.
    pub chosen: Option<Move>,
    /// The number of half-moves played when the claim began.
    pub(in crate::app::table) ply: usize,
}

/// An action while the move of a claim is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimStep {
    /// Chooses a move by its index among the legal moves; any other number clears the choice.
    Choose(usize),
    /// Makes the claim with the chosen move.
    ClaimDraw,
    /// Cancels the claim.
    Cancel,
}

/// Whether the player may declare a move under these rules.
pub(in crate::app::table) fn can_declare_move(game: &Game, by: Color) -> bool {
    let rules = game.rules();
    let declared = [rules.threefold, rules.fifty_moves].contains(&DrawRule::IntendedMoveToo);
    declared && game.turn() == by && game.pending_result().is_none()
}

/// Drops a begun claim that has become impossible by a change of the game.
///
/// The move chosen for it is dropped when the position changes.
pub(in crate::app::table) fn drop_outdated_claim(claiming: &mut Option<PendingClaim>, game: &Game) {
    *claiming =
        claiming.take().filter(|claiming| can_declare_move(game, claiming.by) && game.outcome().is_none());
    if let Some(claiming) = claiming {
        let ply = game.moves().len();
        claiming.chosen = claiming.chosen.filter(|_| claiming.ply == ply);
        claiming.ply = ply;
    }
}
