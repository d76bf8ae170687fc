//! View of a question to one player that covers the board, such as whether to resign.

use crate::app::table::{PlayerQuestion, Table};
use crate::rules::Color;

/// What the screen shows of a question to one player that covers the board, such as whether to
/// resign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionView {
    /// The player who is asked.
    pub color: Color,
    /// The question.
    pub ask: PlayerQuestion,
    /// Whether the player sits at the far side of the board.
    pub is_far: bool,
}

impl QuestionView {
    /// Returns the view of the question to this player that covers the board: whether to resign, or
    /// to undo the end of the game. `None` if there is no such question; other questions are at the
    /// player's edge of the board.
    pub fn of_table(table: &Table, color: Color) -> Option<QuestionView> {
        let ask = table.question_to(color).filter(|ask| {
            !matches!(ask, PlayerQuestion::Draw | PlayerQuestion::Request(_) | PlayerQuestion::ConfirmMove)
        })?;
        Some(QuestionView { color, ask, is_far: color != table.near_player() })
    }
}
