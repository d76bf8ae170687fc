//! Events of a chess game, such as moves and clock presses, and reports of what an event changed.

use super::{
    DrawOffer, GameResult, Headers, HouseRules, Instant, Outcome, PlayerRequest, Question, Span, Verdict,
    WrongClaim,
};
use crate::rules::{Color, Move};

/// Event of a chess game: a move, a clock press, an offer, a claim, a decision. Players are named
/// by their colour.
///
/// [`Game::apply`](super::Game::apply) accepts or refuses an event. Storage needs only the
/// [`Journal`](super::Journal) of a game: its setup, and its events with their instants.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// The clock of the player to move starts before the first move; only if the first move is
    /// timed.
    Start,
    /// The player to move makes a move.
    Move(Move),
    /// A player has moved and presses their clock; or the player who is not to move starts the
    /// opponent's clock before the first move.
    Press(Color),
    /// A player resigns; possible at any time (FIDE 5.1.2).
    Resign(Color),
    /// A player offers a draw (FIDE 9.1).
    OfferDraw(Color),
    /// A player accepts the opponent's draw offer.
    AcceptDraw(Color),
    /// A player declines the opponent's draw offer.
    DeclineDraw(Color),
    /// A player claims a draw by repetition or by fifty moves (FIDE 9.2, 9.3).
    Claim {
        /// The claimant.
        by: Color,
        /// The move that the claimant declares, which would bring about the draw; it is not played.
        /// `None` claims a draw for the position on the board.
        intended: Option<Move>,
    },
    /// A player asks to take back their last move, and the reply to it if there is one. The
    /// opponent must agree.
    AskTakeback(Color),
    /// A player asks to make the moves again that the last takeback removed. The opponent must
    /// agree.
    AskRedo(Color),
    /// A player grants the opponent's request to take moves back or to make them again.
    GrantRequest(Color),
    /// A player declines the opponent's request to take moves back or to make them again, or
    /// withdraws their own.
    DeclineRequest(Color),
    /// The clocks are paused.
    Pause,
    /// The pause ends.
    Resume,
    /// The game could not be played from the instant `from` until this event: the device slept, or
    /// the page was closed. The clocks stand still until the players decide whether the time is
    /// charged.
    Suspend {
        /// Start of the interruption.
        from: Instant,
    },
    /// The players are back after an interruption ([`Event::Suspend`]) and decide whether its time
    /// is charged.
    EndAbsence {
        /// `true` gives the time of the interruption back. `false` charges the time to the player
        /// whose clock ran, whose flag may then fall.
        refund: bool,
    },
    /// Time is added to a player's clock by the opponent or the arbiter.
    GiveTime {
        /// The player whose clock gets the time.
        to: Color,
        /// The time added.
        time: Span,
    },
    /// The arbiter sets the time left on a player's clock.
    SetClock {
        /// The player whose clock is set.
        color: Color,
        /// The time left on the clock after the event.
        left: Span,
    },
    /// The arbiter ends the game; or the players give the result of a game on a wooden board, where
    /// the page is only the chess clock.
    Decide {
        /// The result.
        result: GameResult,
        /// The arbiter's reason; may be empty.
        why: String,
    },
    /// The arbiter corrects the position after an irregularity; the game continues from the
    /// corrected position.
    CorrectPosition {
        /// The position, as FEN.
        fen: String,
        /// The arbiter's reason; may be empty.
        why: String,
    },
    /// The answer to the game's open [`Question`], whether a side can still mate.
    Answer {
        /// Number ([`Question::id`]) of the question that is answered.
        question: u32,
        /// The answer.
        verdict: Verdict,
    },
    /// The players replace the house rules; the new rules may differ only in the announcement of
    /// checks.
    ChangeRules(HouseRules),
    /// The headers are replaced: who plays, where and when. They do not affect play, so the event
    /// is possible at any time, even after the game.
    SetHeaders(Headers),
    /// A player who has ended the game by a declaration, such as a resignation, undoes the end;
    /// White stands for the arbiter. After a draw by agreement, one player asks and the other
    /// grants. Possible for [`UNDO_END_MS`](super::UNDO_END_MS) milliseconds.
    UndoEnd(Color),
    /// This player has made an illegal move and pressed the clock, in a game on a wooden board
    /// (FIDE 7.5). The clocks stop, the player has the move again, and the opponent gets the time
    /// that the house rules grant for a wrong claim.
    IllegalMove(Color),
    /// Time has passed without any action; a flag may have fallen.
    Tick,
}

impl Event {
    /// Returns the player who causes the event, if it is the action of one player.
    ///
    /// `None` for all other events, such as moves, pauses and most actions of the arbiter. Time
    /// added to a clock counts as an action of the opponent of the player who receives it, and an
    /// undo of the arbiter's decision or correction as an action of White.
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

/// Report of the changes that an event made to a chess game, for announcements to the players and
/// for storage. An optional field is `None` if the event had no effect of this kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameChanges {
    /// Whether anything changed. If not, the journal need not store the event.
    pub has_changes: bool,
    /// Outcome of the game, if this event has ended it.
    pub ended: Option<Outcome>,
    /// Player whose flag fell, if a flag had fallen when the event arrived.
    pub flag_fell: Option<Color>,
    /// Whether the event came too late, after the fall of a flag, and was therefore not carried
    /// out.
    pub is_too_late: bool,
    /// Side that is in check, if the check is to be announced.
    pub check: Option<Color>,
    /// Draw offer that this event has made or delivered to the opponent.
    pub offered: Option<DrawOffer>,
    /// Draw offer that has been declined, expressly or by a move.
    pub declined: Option<DrawOffer>,
    /// Request to take moves back, or to make them again, that this event has made.
    pub requested: Option<PlayerRequest>,
    /// Request to take moves back, or to make them again, that has been declined, expressly or by a
    /// move.
    pub declined_request: Option<PlayerRequest>,
    /// The counted occurrences and half-moves of a wrong claim that has been penalized; without a
    /// penalty, a wrong claim is refused as [`Refusal::WrongClaim`](super::Refusal::WrongClaim).
    pub wrong_claim: Option<WrongClaim>,
    /// Player who received time for the opponent's wrong claim or illegal move.
    pub time_given_to: Option<Color>,
    /// Question about possible mates that the caller has to answer by [`Event::Answer`].
    pub question: Option<Question>,
}

impl GameChanges {
    /// Returns a report that says only that the event changed something.
    pub(super) fn without_details() -> GameChanges {
        GameChanges { has_changes: true, ..GameChanges::default() }
    }
}
