//! View of a draw claim while the player chooses the intended move.

use crate::app::table::{PendingClaim, Table};
use crate::game::{Refusal, WrongClaim};
use crate::rules::{Color, San};

/// What the screen shows of a draw claim while the player chooses the intended move: the move after
/// which the position would justify the draw.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimView {
    /// The player who claims.
    pub by: Color,
    /// The legal moves in SAN.
    pub moves: Vec<San>,
    /// The index of the chosen move in `moves`; `None` if no move is chosen yet.
    pub chosen: Option<usize>,
    /// Why a claim without an intended move would be wrong: how often the position has occurred,
    /// and how many half-moves have passed without a capture or a pawn move. `None` if such a claim
    /// would be right, or if another reason forbids it.
    pub refusal: Option<WrongClaim>,
    /// Whether the player who claims is at the top of the screen (or at its right, for players side
    /// by side).
    pub is_far: bool,
}

impl ClaimView {
    /// Returns the view of the draw claim for which a move is being chosen; `None` if there is no
    /// such claim.
    pub fn of_table(table: &Table) -> Option<ClaimView> {
        Some(ClaimView::of_claim(table.pending_claim?, table))
    }

    fn of_claim(claiming: PendingClaim, table: &Table) -> ClaimView {
        let game = table.session.game();
        let position = game.position();
        let legal = position.legal_moves();
        let refusal = match game.check_draw_claim(claiming.by, None) {
            Err(Refusal::WrongClaim(wrong)) => Some(wrong),
            _ => None,
        };
        ClaimView {
            by: claiming.by,
            moves: legal.iter().map(|mv| position.san(*mv)).collect(),
            chosen: claiming.chosen.and_then(|chosen| legal.iter().position(|mv| *mv == chosen)),
            refusal,
            is_far: claiming.by != table.near_player(),
        }
    }
}
