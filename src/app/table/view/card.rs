//! The card on the board that tells how the game ended, and what may come next.

use crate::app::table::Table;
use crate::game::Game;
use std::rc::Rc;

/// The card with the result.
#[derive(Clone, Debug, PartialEq)]
pub struct CardView {
    /// The game as it ended.
    pub game: Rc<Game>,
    /// Whether it is the first that has ended on this device, and is saved: the players are told where to find it again.
    pub is_first: bool,
}

impl CardView {
    /// The card on this table, if one lies there; `ended_before`: a game has ended here earlier.
    pub fn of(table: &Table, ended_before: bool) -> Option<CardView> {
        let game = table.ended().filter(|_| table.shows_card())?.clone();
        let is_first = !ended_before && table.session.keeping().id.is_some();
        Some(CardView { game, is_first })
    }
}
