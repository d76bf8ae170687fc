//! View of the question to one player whether to resign, or to undo the end of the game.

use crate::app::table::{PlayerQuestion, Table};
use crate::rules::Color;

/// What the screen shows of the question to one player whether to resign, or to undo the end of the
/// game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionView {
    /// The player who is asked.
    pub color: Color,
    /// The name of the player who is asked; empty if unknown.
    pub name: String,
    /// The question.
    pub ask: PlayerQuestion,
    /// Whether the player sits at the far side of the board.
    pub is_far: bool,
}

impl QuestionView {
    /// Returns the view of the question to this player whether to resign, or to undo the end of the
    /// game. `None` if there is no such question; other questions are in the player's strip beside
    /// the board.
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
