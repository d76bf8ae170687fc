//! View of the card beside the board at the end of a game: the result and the next steps.

use crate::app::announcements::EndExplanation;
use crate::app::table::Table;
use crate::game::Game;
use std::rc::Rc;

/// What the screen shows on the card beside the board at the end of a game: the result and the next
/// steps.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultCardView {
    /// The finished game.
    pub game: Rc<Game>,
    /// Whether the running score (the two players' points over several games) counts no earlier
    /// game, and this game is saved. If so, the card says where to find the saved game.
    pub is_first: bool,
    /// Whether the last position shows why the game is over. If so, the card offers an explanation.
    pub can_explain: bool,
}

impl ResultCardView {
    /// Returns the view of the card with the result of the game; `None` if the card is not shown.
    /// `ended_before` says whether the running score counts an earlier game.
    pub fn of_table(table: &Table, ended_before: bool) -> Option<ResultCardView> {
        let game = table.ended().filter(|_| table.is_card_shown())?.clone();
        let is_first = !ended_before && table.session.save_state().id.is_some();
        let can_explain = EndExplanation::can_explain(&game);
        Some(ResultCardView { game, is_first, can_explain })
    }
}
