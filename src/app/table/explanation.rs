//! Explains why the game is over, if the last position shows the reason, such as mate, stalemate or
//! a dead position.

use super::Table;
use crate::app::announcements::{AnnouncementItem, EndExplanation};
use crate::rules::Bitboard;

impl Table {
    /// Shows one step of the explanation why the game is over: a sentence in place of the list of
    /// moves, and highlighted squares in the last position. `step` counts from 0; a number that is
    /// too large means the last step. Also hides the card with the result. If the last position
    /// does not show the reason, only hides the card.
    pub(in crate::app) fn explain_result(&mut self, step: usize) {
        let Some(game) = self.ended_game.clone() else { return };
        self.is_card_or_overlay_closed = true;
        let steps = explanation_steps(&game);
        let Some(last) = steps.len().checked_sub(1) else { return };
        self.board_review = None;
        self.update_after_change();
        let step = step.min(last);
        self.explained_step = Some(step);
        self.seats.announce_to_both(vec![AnnouncementItem::EndExplained { game, step }]);
    }

    /// Returns the squares to highlight for the current step of the explanation. Empty if no
    /// explanation is shown.
    pub(super) fn explained_squares(&self) -> Bitboard {
        let shown = self.explained_step.filter(|_| self.board_review.is_none());
        let steps =
            shown.zip(self.ended()).and_then(|(step, game)| explanation_steps(game).get(step).copied());
        steps.unwrap_or_default()
    }
}

/// Returns the squares of each step of the explanation why `game` is over. Empty if the last
/// position does not show the reason.
fn explanation_steps(game: &crate::game::Game) -> Vec<Bitboard> {
    EndExplanation::of_game(game).map(|why| why.steps()).unwrap_or_default()
}
