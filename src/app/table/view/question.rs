//! A question to one player that stands on the board, away from every button.

use crate::app::table::{Ask, Table};
use crate::rules::Color;

/// Such a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestionView {
    /// Who is asked.
    pub color: Color,
    /// What.
    pub ask: Ask,
    /// Whether the player sits at the far side of the board.
    pub far: bool,
}

impl QuestionView {
    /// What this player is asked on the board: whether to resign, and whether to undo the end of the game. What the
    /// opponent asks stands at the player's edge.
    pub fn of(table: &Table, color: Color) -> Option<QuestionView> {
        let ask = table.asked(color).filter(|ask| !matches!(ask, Ask::Draw | Ask::Wish(_) | Ask::Move))?;
        Some(QuestionView { color, ask, far: color != table.near() })
    }
}
