//! View of a question that the board shows to one player: whether to resign, or whether to undo the
//! end of the game.

use crate::app::table::{PlayerQuestion, Table};
use crate::rules::Color;

/// What the screen shows of a question to one player: whether to resign, or whether to undo the end
/// of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionView {
    /// The player who is asked.
    pub color: Color,
    /// The name of the player who is asked; empty if unknown.
    pub name: String,
    /// The question.
    pub ask: PlayerQuestion,
    /// Whether the player is at the top of the screen (or at its right, for players side by side).
    pub is_far: bool,
}

impl QuestionView {
    /// Returns the view of the question to this player: whether to resign, or whether to undo the
    /// end of the game. `None` if there is no such question. Other questions appear in the player's
    /// strip beside the board.
    pub fn of_table(table: &Table, color: Color) -> Option<QuestionView> {
        let ask = table.question_to(color).filter(|ask| !ask.is_asked_in_strip())?;
        let headers = table.session.game().headers();
        Some(QuestionView {
            color,
            name: color.by_color(&headers.white, &headers.black).clone(),
            ask,
            is_far: color != table.near_player(),
        })
    }
}
