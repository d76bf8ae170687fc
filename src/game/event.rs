//! What may happen to a game, and what it answers.

use super::{
    GameResult, Headers, HouseRules, Instant, Offer, Outcome, Question, Request, Span, Verdict, WrongClaim,
};
use crate::rules::{Color, Move};

/// Something that happens to a game. Players are named by their colour.
///
/// The journal of a game is the list of its events with their instants, and it is all that storage has to hold: see
/// [`Journal`](super::Journal).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The clock of the player to move starts: only where the first move is timed.
    Start,
    /// The player to move makes a move.
    Move(Move),
    /// A player has moved and taps their clock.
    Press(Color),
    /// A player resigns; possible at any time (FIDE 5.1.2).
    Resign(Color),
    /// A player offers a draw (FIDE 9.1).
    OfferDraw(Color),
    /// A player accepts the other's offer.
    AcceptDraw(Color),
    /// A player declines the other's offer.
    DeclineDraw(Color),
    /// A player claims a draw by repetition or by fifty moves (FIDE 9.2, 9.3).
    Claim {
        /// Who claims.
        by: Color,
        /// The move that the claimant declares and that would bring it about; it is not played.
        intended: Option<Move>,
    },
    /// A player asks to take back their last move, and the reply to it if there is one.
    AskTakeback(Color),
    /// A player asks to play again what was taken back last.
    AskRedo(Color),
    /// A player consents to what the other has asked.
    Consent(Color),
    /// A player does not.
    Dissent(Color),
    /// The clocks are stopped.
    Pause,
    /// They go on.
    Resume,
    /// Nobody could play since `from`: the device slept, the page was gone. The clock stands still until it is
    /// said what becomes of that time.
    Suspend {
        /// Since when.
        from: Instant,
    },
    /// The players are back.
    Return {
        /// Whether the time of the gap is given back; otherwise it is charged, and a flag may fall in it.
        refund: bool,
    },
    /// Time is added to a player's clock.
    GiveTime {
        /// Whose clock.
        to: Color,
        /// How much.
        time: Span,
    },
    /// The arbiter sets a player's clock.
    SetClock {
        /// Whose clock.
        color: Color,
        /// What is left on it.
        left: Span,
    },
    /// The arbiter ends the game.
    Decide {
        /// With what result.
        result: GameResult,
        /// Why, in the arbiter's words; empty where nothing was said.
        why: String,
    },
    /// The arbiter puts a position right, after an irregularity: the game goes on from there.
    PutRight {
        /// The position, as FEN.
        fen: String,
        /// Why, in the arbiter's words; empty where nothing was said.
        why: String,
    },
    /// The answer to an open [`Question`] has come.
    Answer {
        /// The question's number.
        question: u32,
        /// The answer.
        verdict: Verdict,
    },
    /// The players change what may be changed in a running game.
    ChangeRules(HouseRules),
    /// Somebody writes at the head of the score sheet who plays, where and when. It touches nothing that is played,
    /// so it is possible at any time, also when the game is over.
    SetHeaders(Headers),
    /// A player who has ended the game by a word (resigned, claimed) undoes that, White for the arbiter; where both agreed, one asks and the other
    /// grants it. Possible for [`UNDO_END_MS`](super::UNDO_END_MS).
    UndoEnd(Color),
    /// Time has passed; a flag may have fallen.
    Tick,
}

impl Event {
    /// The player who causes the event, where the event itself names one: a move is that of the player to move.
    pub fn player(&self) -> Option<Color> {
        match self {
            Event::Press(by)
            | Event::Resign(by)
            | Event::OfferDraw(by)
            | Event::AcceptDraw(by)
            | Event::DeclineDraw(by)
            | Event::Claim { by, .. }
            | Event::AskTakeback(by)
            | Event::AskRedo(by)
            | Event::Consent(by)
            | Event::Dissent(by)
            | Event::UndoEnd(by) => Some(*by),
            Event::GiveTime { to, .. } => Some(!*to),
            Event::Start
            | Event::Move(_)
            | Event::Pause
            | Event::Resume
            | Event::Suspend { .. }
            | Event::Return { .. }
            | Event::SetClock { .. }
            | Event::Decide { .. }
            | Event::PutRight { .. }
            | Event::Answer { .. }
            | Event::ChangeRules(_)
            | Event::SetHeaders(_)
            | Event::Tick => None,
        }
    }
}

/// What an event has changed, beyond what the game itself shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    /// Whether anything has changed: if not, the journal need not keep the event.
    pub any: bool,
    /// The game has ended.
    pub ended: Option<Outcome>,
    /// A flag fell before the event arrived.
    pub flag_fell: Option<Color>,
    /// The event came too late, after the fall of a flag, and was not carried out.
    pub too_late: bool,
    /// The side to move is in check, and that is to be announced.
    pub check: Option<Color>,
    /// A draw offer has been made or delivered.
    pub offered: Option<Offer>,
    /// The offer that was open has been declined, by word or by moving.
    pub declined: Option<Offer>,
    /// A takeback or a redo has been asked for.
    pub requested: Option<Request>,
    /// The request that was open was not granted, by word or by moving.
    pub not_granted: Option<Request>,
    /// A wrong claim was punished; without a penalty it is refused as [`Refusal::WrongClaim`](super::Refusal::WrongClaim).
    pub wrong_claim: Option<WrongClaim>,
    /// Who was given time for that, where there is a clock.
    pub given_time: Option<Color>,
    /// An exact question has come up, to be answered by [`Event::Answer`].
    pub question: Option<Question>,
}

impl Changes {
    /// Something changed.
    pub(super) fn some() -> Changes {
        Changes { any: true, ..Changes::default() }
    }
}
