//! What happens at the table.

use super::claim::ClaimStep;
use super::cursor::Step;
use super::inquiry::{Inquiry, Jump};
use super::review::Look;
use crate::app::kept::GameId;
use crate::game::{Event, Instant, Verdict};
use crate::rules::{Color, Role, Square};

/// Something that happens at the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A square was pressed, by any pointer or by the keyboard: selects, deselects or plays.
    Press(Square),
    /// A held piece was put down on a square.
    Drop {
        /// Where it was picked up.
        from: Square,
        /// Where it was put down.
        to: Square,
    },
    /// The held or selected piece was let go without a move.
    Deselect,
    /// The held piece was put down beside the board.
    Off(Square),
    /// A piece was picked in the promotion picker.
    Promote(Role),
    /// The promotion was taken back.
    CancelPromotion,
    /// The keyboard's place is here: something else than the keyboard has given the focus to that square.
    Here(Square),
    /// The keyboard's place on the board moves.
    Step(Step),
    /// It jumps.
    Jump(Jump),
    /// A player asks about what is on the board.
    Inquire(Inquiry),
    /// Another position is looked at; the game in progress is not disturbed.
    Look(Look),
    /// A new game begins from the position that is looked at in a game from elsewhere.
    PlayOn,
    /// A new game under the current settings.
    NewGame,
    /// Go back to an unfinished game that was put aside; the last one is number 0.
    Restore(usize),
    /// Something happens to the game: an offer, an answer, a tap on the clock.
    Act(Event),
    /// A player wants to resign, and is asked whether that is meant.
    Resign(Color),
    /// A player answers what is asked.
    Reply {
        /// Who answers.
        by: Color,
        /// Whether it is a yes.
        yes: bool,
    },
    /// A player wants to claim a draw: as the position stands if that is right; if not, with a move to be chosen.
    ClaimDraw(Color),
    /// The move to claim with is being chosen.
    Claim(ClaimStep),
    /// Put the card with the result away: the position is looked at.
    PutCardAway,
    /// A player asks why the game is over.
    Why,
    /// Close the message that is shown.
    DismissNotice,
    /// A moment asked for by [`TimeEffect::WakeAt`](crate::app::TimeEffect::WakeAt) has come.
    Wake,
    /// Nobody could play since then: the device slept, or the page was hidden.
    Gap {
        /// Since when.
        from: Instant,
    },
    /// The time of day has jumped since then: the device slept, or its clock was changed. Which of both cannot be told.
    ClockJumped {
        /// Since when.
        from: Instant,
    },
    /// The answer to an exact question.
    Answer {
        /// The game it came up in.
        game: GameId,
        /// Its number.
        question: u32,
        /// The answer.
        verdict: Verdict,
    },
}
