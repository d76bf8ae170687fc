//! Reasons why a typed or spoken text is not played as a move.

use crate::app::announcements::NoticeContent;
use crate::game::Outcome;
use crate::rules::SanError;

/// Reason why a typed or spoken text is not played as a move.
#[derive(Clone, Debug, PartialEq)]
pub enum TypedFault {
    /// The text is no legal move.
    NotAMove(SanError),
    /// The game is over.
    GameOver(Outcome),
    /// The board refuses the move. This notice gives the reason, and has been announced to the
    /// players.
    Refused(NoticeContent),
}

impl TypedFault {
    /// Returns the name of the reason in the page's HTML, such as `not-san`.
    pub fn code(&self) -> &'static str {
        match self {
            TypedFault::NotAMove(why) => why.code(),
            TypedFault::GameOver(_) => "game-over",
            TypedFault::Refused(what) => what.code(),
        }
    }
}
