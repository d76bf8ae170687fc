//! Messages to the board screen and its game.

use super::claim::ClaimStep;
use super::inquiry::{BoardQuestion, CursorJump};
use super::review::ReviewStep;
use crate::app::cursor::{CursorMove, CursorStep};
use crate::app::storage::GameId;
use crate::game::{Event, Instant, Verdict};
use crate::rules::{Color, Role, Square};

/// A message to the board screen and its game: input of the players, timers, and answers of web
/// workers.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A press of a square, by any pointer or by the keyboard. Selects or deselects a piece, or
    /// moves the selected piece to the square.
    Press(Square),
    /// A drop of a held piece on a square.
    Drop {
        /// The square where the piece was picked up.
        from: Square,
        /// The square where the piece was put down.
        to: Square,
    },
    /// The release of the held or selected piece without a move.
    Deselect,
    /// A drop of a held piece beside the board. Contains the square where the piece was picked up.
    DropOutside(Square),
    /// A choice in the promotion picker.
    Promote(Role),
    /// A cancelled promotion, or a cancelled move that waits for confirmation.
    CancelPromotion,
    /// The keyboard focus has moved to this square without a cursor key. The keyboard cursor
    /// follows.
    FocusSquare(Square),
    /// A step of the keyboard cursor.
    StepCursor(CursorStep),
    /// A jump of the keyboard cursor.
    JumpCursor(CursorJump),
    /// A keyboard question about the board, from a player who cannot see it.
    AskAboutBoard(BoardQuestion),
    /// A step to another position that the board shows in place of the game in progress, or back to
    /// that game. Does not change the game.
    StepReview(ReviewStep),
    /// A request for a new game from the shown position of an imported game.
    PlayFromReview,
    /// A request for a new game under the current settings.
    NewGame,
    /// A request to return to an unfinished game that was put aside. 0 is the game that was put
    /// aside last.
    Restore(usize),
    /// An event of the game, such as an offer or a press of the chess clock.
    ApplyEvent(Event),
    /// A player's wish to resign, which must be confirmed.
    Resign(Color),
    /// A player's answer, yes or no, to a question on the screen, such as a draw offer.
    AnswerQuestion {
        /// The player who answers.
        by: Color,
        /// Whether the answer is yes.
        yes: bool,
    },
    /// A player's wish to open or close the choice between a draw offer and a draw claim.
    ToggleDrawChoices(Color),
    /// A player's wish to claim a draw. If the position on the board does not justify the claim,
    /// the player may be asked for an intended move.
    ClaimDraw(Color),
    /// A step of a player who chooses the intended move of a draw claim.
    ChooseClaimMove(ClaimStep),
    /// A request to close the card with the result, or the overlay that covers the board while the
    /// clocks are stopped.
    PutCardAway,
    /// A player's request to see why the game is over.
    ExplainResult {
        /// The step of the explanation to show, counted from 0.
        step: usize,
    },
    /// A request to show the moves again in place of the explanation.
    CloseExplanation,
    /// A request to close the notice.
    DismissNotice,
    /// The instant that [`TimeEffect::WakeAt`](crate::app::TimeEffect::WakeAt) requested has come.
    Wake,
    /// A gap in which the players could not play: the device slept, or the page was hidden.
    PlayGap {
        /// The beginning of the gap.
        from: Instant,
    },
    /// A jump of the time of day. Either the device slept, or its clock was changed; the page
    /// cannot tell which.
    ClockJumped {
        /// The instant before the jump.
        from: Instant,
    },
    /// A worker's answer to a question that needs a search, such as whether a player can still
    /// mate.
    Verdict {
        /// The game in which the question came up.
        game: GameId,
        /// The number of the question.
        question: u32,
        /// The answer.
        verdict: Verdict,
    },
}

impl Msg {
    /// Returns the move of the keyboard cursor that this message requests; `None` for other
    /// messages. Also `None` for a press, although a press moves the cursor, and for a jump to a
    /// piece, because its target square depends on the position.
    pub fn requested_cursor_move(&self) -> Option<CursorMove> {
        match *self {
            Msg::FocusSquare(square) => Some(CursorMove::To(square)),
            Msg::StepCursor(step) => Some(CursorMove::Step(step)),
            Msg::JumpCursor(CursorJump::Rank(rank)) => Some(CursorMove::Rank(rank)),
            Msg::JumpCursor(CursorJump::File(file)) => Some(CursorMove::File(file)),
            _ => None,
        }
    }
}
