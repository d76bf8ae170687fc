//! Reasons why a typed text makes no move.

use crate::app::announcements::NoticeContent;
use crate::game::Outcome;
use crate::rules::SanError;

/// Reason why a typed or spoken text makes no move.
#[derive(Clone, Debug, PartialEq)]
pub enum TypedFault {
    /// The text is no legal move.
    NotAMove(SanError),
    /// The game is over.
    GameOver(Outcome),
    /// The board refuses the move. The players have heard this notice, which gives the reason.
    Refused(NoticeContent),
}

impl TypedFault {
    /// Returns the name of the reason, such as `not-san`, for the web page and tests.
    pub fn code(&self) -> &'static str {
        match self {
            TypedFault::NotAMove(why) => why.code(),
            TypedFault::GameOver(_) => "game-over",
            TypedFault::Refused(what) => what.code(),
        }
    }
}
