//! View of the card over the board that shows the result of a game and the next steps.

use super::ResultExplanationView;
use crate::app::table::Table;
use crate::game::Game;
use std::rc::Rc;

/// What the screen shows on the card over the board after a game: the result and the next steps.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultCardView {
    /// The game as it ended.
    pub game: Rc<Game>,
    /// Whether the game is the first that ended in this app, and is saved: then the card says where
    /// to find it again.
    pub is_first: bool,
    /// Whether the result has an explanation that the page can show.
    pub has_explanation: bool,
}

impl ResultCardView {
    /// Returns the view of the card with the result of the game; `None` if the card is not shown.
    /// `ended_before`: an earlier game has ended in this app, so the card need not say where games
    /// are saved.
    pub fn of_table(table: &Table, ended_before: bool) -> Option<ResultCardView> {
        let game = table.ended().filter(|_| table.is_card_shown())?.clone();
        let is_first = !ended_before && table.session.save_state().id.is_some();
        let has_explanation = ResultExplanationView::of_table(table).is_some();
        Some(ResultCardView { game, is_first, has_explanation })
    }
}
