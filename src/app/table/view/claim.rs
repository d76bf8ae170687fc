//! The choice of the move that a player claims a draw with.

use crate::app::table::{Claiming, Table};
use crate::game::{Refusal, WrongClaim};
use crate::rules::{Color, San};

/// What is known of the claim so far, and the moves to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimView {
    /// Who claims.
    pub by: Color,
    /// The legal moves, as they are written.
    pub moves: Vec<San>,
    /// The move that was chosen, by its number in the list.
    pub chosen: Option<usize>,
    /// What counts so far, without any move.
    pub so_far: Option<WrongClaim>,
    /// Whether whoever claims reads the screen from its other side.
    pub far: bool,
}

impl ClaimView {
    /// What is chosen at this table, if a claim is.
    pub fn of(table: &Table) -> Option<ClaimView> {
        Some(ClaimView::choice(table.claiming?, table))
    }

    fn choice(claiming: Claiming, table: &Table) -> ClaimView {
        let game = table.session.game();
        let position = game.position();
        let legal = position.legal_moves();
        let so_far = match game.prove(claiming.by, None) {
            Err(Refusal::WrongClaim(wrong)) => Some(wrong),
            _ => None,
        };
        ClaimView {
            by: claiming.by,
            moves: legal.iter().map(|mv| position.san(*mv)).collect(),
            chosen: claiming.chosen.and_then(|chosen| legal.iter().position(|mv| *mv == chosen)),
            so_far,
            far: table.seats.turned() == Some(claiming.by),
        }
    }
}
