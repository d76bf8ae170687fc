//! Events of a game, such as moves and clock presses, and the changes that they report.

use super::{
    DrawOffer, GameResult, Headers, HouseRules, Instant, Outcome, PlayerRequest, Question, Span, Verdict,
    WrongClaim,
};
use crate::rules::{Color, Move};

/// An event of a game: a move, a clock press, an offer, a decision. Players are named by their
/// colour.
///
/// The journal of a game is the list of its events with their instants. Storage needs nothing else:
/// see [`Journal`](super::Journal).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// The clock of the player to move starts: only where the first move is timed.
    Start,
    /// The player to move makes a move.
    Move(Move),
    /// A player has moved and presses their clock.
    Press(Color),
    /// A player resigns; possible at any time (FIDE 5.1.2).
    Resign(Color),
    /// A player offers a draw (FIDE 9.1).
    OfferDraw(Color),
    /// A player accepts the opponent's offer.
    AcceptDraw(Color),
    /// A player declines the opponent's offer.
    DeclineDraw(Color),
    /// A player claims a draw by repetition or by fifty moves (FIDE 9.2, 9.3).
    Claim {
        /// The claimant.
        by: Color,
        /// The move that the claimant declares, which would bring about the draw; it is not played.
        intended: Option<Move>,
    },
    /// A player asks to take back their last move, and the reply to it if there is one.
    AskTakeback(Color),
    /// A player asks to make the moves again that were taken back last.
    AskRedo(Color),
    /// A player grants the opponent's request.
    GrantRequest(Color),
    /// A player declines the opponent's request.
    DeclineRequest(Color),
    /// The clocks are paused.
    Pause,
    /// The pause ends.
    Resume,
    /// The game could not be played since `from`: the device slept, or the page was closed. The
    /// clock stands still until it is decided whether the time is charged.
    Suspend {
        /// Start of the gap.
        from: Instant,
    },
    /// The players are back after such a gap.
    EndAbsence {
        /// Whether the time of the gap is given back; otherwise it is charged, and a flag may fall.
        refund: bool,
    },
    /// Time is added to a player's clock.
    GiveTime {
        /// The player whose clock gets the time.
        to: Color,
        /// The time added.
        time: Span,
    },
    /// The arbiter sets a player's clock.
    SetClock {
        /// The player whose clock is set.
        color: Color,
        /// The time left from then on.
        left: Span,
    },
    /// The arbiter ends the game, or the players give the result of a game on a wooden board.
    Decide {
        /// The result.
        result: GameResult,
        /// The arbiter's reason; may be empty.
        why: String,
    },
    /// The arbiter corrects the position after an irregularity: the game continues from this
    /// position.
    CorrectPosition {
        /// The position, as FEN.
        fen: String,
        /// The arbiter's reason; may be empty.
        why: String,
    },
    /// The answer to an open [`Question`].
    Answer {
        /// Number of the question.
        question: u32,
        /// The answer.
        verdict: Verdict,
    },
    /// The players change house rules; only some may change in a running game.
    ChangeRules(HouseRules),
    /// The head of the score sheet is changed: who plays, where and when. This affects nothing that
    /// is played, so it is possible at any time, even after the game.
    SetHeaders(Headers),
    /// A player undoes the end that this player has caused by words, such as a resignation; White
    /// stands for the arbiter. After an agreement one player asks and the other grants. Possible
    /// for [`UNDO_END_MS`](super::UNDO_END_MS).
    UndoEnd(Color),
    /// A player has made an illegal move and pressed the clock, in a game on a wooden board (FIDE
    /// 7.5). The clocks stop, the player has the move again, and the opponent gets the time that
    /// the rules grant for a wrong claim.
    IllegalMove(Color),
    /// Time has passed; a flag may have fallen.
    Tick,
}

impl Event {
    /// Returns the player who causes the event, if the event names one.
    ///
    /// `None` for moves, and for actions of the arbiter. Added time is caused by the opponent of
    /// the player who receives it.
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
            | Event::GrantRequest(by)
            | Event::DeclineRequest(by)
            | Event::UndoEnd(by)
            | Event::IllegalMove(by) => Some(*by),
            Event::GiveTime { to, .. } => Some(!*to),
            Event::Start
            | Event::Move(_)
            | Event::Pause
            | Event::Resume
            | Event::Suspend { .. }
            | Event::EndAbsence { .. }
            | Event::SetClock { .. }
            | Event::Decide { .. }
            | Event::CorrectPosition { .. }
            | Event::Answer { .. }
            | Event::ChangeRules(_)
            | Event::SetHeaders(_)
            | Event::Tick => None,
        }
    }
}

/// Report of what an event changed in a game, for announcements and for storage.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    /// Whether anything changed; if not, the journal need not store the event.
    pub has_changes: bool,
    /// Outcome of the game, if it has ended.
    pub ended: Option<Outcome>,
    /// Player whose flag has fallen, if one fell before the event arrived.
    pub flag_fell: Option<Color>,
    /// The event came too late, after the fall of a flag, and was not carried out.
    pub is_too_late: bool,
    /// Side that is in check, if the check is to be announced.
    pub check: Option<Color>,
    /// Draw offer that has been made or delivered.
    pub offered: Option<DrawOffer>,
    /// Draw offer that has been declined, in words or by a move.
    pub declined: Option<DrawOffer>,
    /// Request that has been made: to take moves back, or to make them again.
    pub requested: Option<PlayerRequest>,
    /// Request that has been declined, in words or by a move.
    pub declined_request: Option<PlayerRequest>,
    /// Counts of a wrong claim that has been penalized; without a penalty such a claim is refused
    /// as [`Refusal::WrongClaim`](super::Refusal::WrongClaim).
    pub wrong_claim: Option<WrongClaim>,
    /// Player who received time for the opponent's wrong claim or illegal move, where there is a
    /// clock.
    pub time_given_to: Option<Color>,
    /// Question about possible mates that the caller has to answer by [`Event::Answer`].
    pub question: Option<Question>,
}

impl Changes {
    /// Returns a report that the event changed something, without any detail.
    pub(super) fn without_details() -> Changes {
        Changes { has_changes: true, ..Changes::default() }
    }
}
