//! The card on the board that tells how the game ended, and what may come next.

use crate::app::table::Table;
use crate::game::Game;
use std::rc::Rc;

/// The card with the result.
#[derive(Clone, Debug, PartialEq)]
pub struct CardView {
    /// The game as it ended.
    pub game: Rc<Game>,
}

impl CardView {
    /// The card on this table, if one lies there.
    pub fn of(table: &Table) -> Option<CardView> {
        let game = table.ended().filter(|_| table.shows_card())?.clone();
        Some(CardView { game })
    }
}
