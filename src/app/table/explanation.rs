//! Explains why the game is over.

use super::Table;
use crate::app::announcements::{AnnouncementItem, EndExplanation};

impl Table {
    /// Shows on the last position why the game is over, by highlighted squares and an announcement.
    /// Hides the card with the result, which would cover the board. Does nothing if the position
    /// does not show the reason.
    pub(in crate::app) fn explain_result(&mut self) {
        let Some(game) = self.ended_game.clone() else { return };
        let Some(why) = EndExplanation::of_game(&game) else { return };
        self.board_review = None;
        self.update_after_change();
        self.is_card_put_away = true;
        self.end_squares = Some(why.squares());
        self.seats.announce_to_both(vec![AnnouncementItem::EndExplained(game)]);
    }
}
