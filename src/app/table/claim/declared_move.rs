//! A draw claim for which a player is still choosing the intended move.

use crate::game::{DrawRule, Game};
use crate::rules::{Color, Move};

/// A draw claim for which the player is still choosing the intended move. The position after this
/// move must justify the draw (FIDE 9.2.1.1, 9.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PendingClaim {
    /// The player who claims.
    pub by: Color,
    /// The move that was chosen on the board or in the list; `None` if no move is chosen yet.
    pub chosen: Option<Move>,
    /// The number of half-moves played when the chosen move was last checked. If this number has
    /// changed, the chosen move is dropped.
    pub(in crate::app::table) ply: usize,
}

/// An action of a player who chooses the intended move of a draw claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimStep {
    /// Chooses a move by its index among the legal moves; any other number clears the choice.
    Choose(usize),
    /// Makes the claim with the chosen move.
    ClaimDraw,
    /// Cancels the claim.
    Cancel,
}

/// Whether the player `by` may now claim a draw with an intended move, which is declared and not
/// yet played (FIDE 9.2.1.1, 9.3.1). The house rules may forbid this.
pub(in crate::app::table) fn can_declare_move(game: &Game, by: Color) -> bool {
    let rules = game.rules();
    let declared = [rules.threefold, rules.fifty_moves].contains(&DrawRule::IntendedMoveToo);
    declared && game.turn() == by && game.pending_result().is_none()
}

/// Drops a pending draw claim that has become impossible. If the claim is still possible, but
/// half-moves were made or taken back, drops only the chosen move of the claim.
pub(in crate::app::table) fn drop_outdated_claim(claiming: &mut Option<PendingClaim>, game: &Game) {
    *claiming =
        claiming.take().filter(|claiming| can_declare_move(game, claiming.by) && game.outcome().is_none());
    if let Some(claiming) = claiming {
        let ply = game.moves().len();
        claiming.chosen = claiming.chosen.filter(|_| claiming.ply == ply);
        claiming.ply = ply;
    }
}
