//! Reasons why a game refuses an event, such as an illegal move. A refused event changes nothing.

use std::fmt;

use thiserror::Error;

use super::Outcome;
use crate::rules::{Bitboard, Color, FenError, San};

/// Reason why a game refuses an event, such as an illegal move or a wrong draw claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over, {}", .0.score())]
    GameOver(Outcome),
    /// The move is not legal, or games of this kind never accept the event. A game on a wooden
    /// board, for which the app is only the clock, accepts no moves, draw offers or resignations,
    /// for example. Any other game accepts no reports of illegal moves.
    #[error("not a legal move")]
    NotLegal,
    /// The move would leave the mover's own king in check.
    #[error("the king would be in check from {}", .attackers.to_sentence())]
    KingLeftInCheck {
        /// The squares of the pieces that would give check.
        attackers: Bitboard,
    },
    /// The clocks are stopped by a pause.
    #[error("the clocks are stopped")]
    Paused,
    /// The game was interrupted, and the players have not decided yet whether the time of the
    /// interruption is charged.
    #[error("the game was suspended: first say what becomes of the time")]
    Suspended,
    /// The last move is not complete: this player has not pressed the clock.
    #[error("{0} has not pressed the clock")]
    ClockNotPressed(Color),
    /// This player has no move that a clock press could complete, or that could be reported as
    /// illegal. On a wooden board, also the reason to refuse a press in the first tenth of a second
    /// of a turn.
    #[error("no move of this player waits for the clock")]
    NothingToPress,
    /// This player's flag has fallen. The game waits for the answer whether the opponent could
    /// still mate or, on a wooden board, for the players to give the result.
    #[error("{0}'s flag has fallen")]
    FlagFallen(Color),
    /// The game waits for the answer to a question about possible mates before it ends, for example
    /// by a resignation.
    #[error("it is being settled how the game ends")]
    BeingSettled,
    /// The agreement to a draw comes too early: both players must have made a move (FIDE 5.2.3).
    #[error("there is no agreement before both have moved")]
    TooEarlyToAgree,
    /// Only the player to move may do this.
    #[error("only the player to move may do that")]
    NotYourTurn,
    /// A draw offer is not answered yet.
    #[error("a draw is offered already")]
    OfferOpen,
    /// The opponent has offered no draw, or the offer has not been delivered yet.
    #[error("the opponent has offered no draw")]
    NoOffer,
    /// The house rules have no draw claims: repetition and fifty moves draw the game without a
    /// claim, or not at all.
    #[error("under these rules there is nothing to claim")]
    NoClaims,
    /// The house rules do not let a claim declare a move.
    #[error("under these rules a claim does not name a move")]
    NoIntendedMove,
    /// The claim is wrong.
    #[error("no draw: {0}")]
    WrongClaim(WrongClaim),
    /// A wrong claim has declared this move, which must be made (FIDE 9.5.3).
    #[error("the declared move must be made, {0}")]
    MoveDeclared(San),
    /// A request to take moves back, or to make them again, is not answered yet.
    #[error("the opponent has not answered yet")]
    RequestOpen,
    /// There is no request of the opponent to answer; or the end of the game cannot be undone,
    /// because the game is not over.
    #[error("the opponent has asked for nothing")]
    NoRequest,
    /// There is no move to take back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// There is no move to play again.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// No clock is running.
    #[error("no clock is running")]
    NotRunning,
    /// The game is not paused.
    #[error("the clocks are not stopped")]
    NotPaused,
    /// The game is not interrupted, so there is no interruption whose time could be charged.
    #[error("the game was not suspended")]
    NotSuspended,
    /// There are no clocks; or time cannot be added or set, because this player has only a limit
    /// for each move.
    #[error("there is no such clock")]
    NoClock,
    /// The clock has been started already, or starts with the first move.
    #[error("there is no clock to start")]
    NothingToStart,
    /// The time is zero, or more than can be added or set at once.
    #[error("that amount of time cannot be set")]
    BadAmount,
    /// The position that the arbiter puts on the board is not valid in this game.
    #[error("{0}")]
    BadPosition(FenError),
    /// This house rule cannot change in a running game, only for the next game.
    #[error("that can be changed for the next game only")]
    FixedForThisGame,
    /// No question that waits for an answer has this number.
    #[error("nothing of that kind was asked")]
    NoQuestion,
}

/// Reason why a draw claim is wrong: too few occurrences of the position, too few moves without a
/// capture or pawn move, or a declared move that mates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongClaim {
    /// Number of occurrences of the position; `None` if the house rules allow no claim by
    /// repetition.
    pub occurrences: Option<u32>,
    /// Number of half-moves without a capture or a pawn move; `None` if the house rules allow no
    /// claim by fifty moves.
    pub halfmoves: Option<u32>,
    /// Whether the move declared with the claim gives checkmate, which is no draw.
    pub is_mate: bool,
}

impl fmt::Display for WrongClaim {
    /// Writes why the claim is wrong, in English: that the move mates; or else how often the
    /// position has been on the board, and how many moves were made without a capture or a pawn
    /// move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_mate {
            return f.write_str("that move mates");
        }
        if let Some(times) = self.occurrences {
            match times {
                1 => f.write_str("the position has been on the board once, not three times")?,
                2 => f.write_str("the position has been on the board twice, not three times")?,
                times => write!(f, "the position has been on the board {times} times, not three")?,
            }
        }
        if let Some(halfmoves) = self.halfmoves {
            let and = if self.occurrences.is_some() { ", and " } else { "" };
            let half = if halfmoves % 2 == 1 { "½" } else { "" };
            let have = if halfmoves == 2 { "move has" } else { "moves have" };
            write!(f, "{and}{}{half} {have} passed without a capture or a pawn move, not 50", halfmoves / 2)?;
        }
        Ok(())
    }
}

impl Refusal {
    /// Returns the name of the refusal, such as `game-over`, for programs, tests and the web page.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver(_) => "game-over",
            Refusal::NotLegal => "not-legal",
            Refusal::KingLeftInCheck { .. } => "king-left-in-check",
            Refusal::Paused => "paused",
            Refusal::Suspended => "suspended",
            Refusal::ClockNotPressed(_) => "clock-not-pressed",
            Refusal::NothingToPress => "nothing-to-press",
            Refusal::FlagFallen(_) => "flag-fallen",
            Refusal::BeingSettled => "being-settled",
            Refusal::TooEarlyToAgree => "too-early-to-agree",
            Refusal::NotYourTurn => "not-your-turn",
            Refusal::OfferOpen => "offer-open",
            Refusal::NoOffer => "no-offer",
            Refusal::NoClaims => "no-claims",
            Refusal::NoIntendedMove => "no-intended-move",
            Refusal::WrongClaim(_) => "wrong-claim",
            Refusal::MoveDeclared(_) => "move-declared",
            Refusal::RequestOpen => "request-open",
            Refusal::NoRequest => "no-request",
            Refusal::NothingToTakeBack => "nothing-to-take-back",
            Refusal::NothingToRedo => "nothing-to-redo",
            Refusal::NotRunning => "not-running",
            Refusal::NotPaused => "not-paused",
            Refusal::NotSuspended => "not-suspended",
            Refusal::NoClock => "no-clock",
            Refusal::NothingToStart => "nothing-to-start",
            Refusal::BadAmount => "bad-amount",
            Refusal::BadPosition(_) => "bad-position",
            Refusal::FixedForThisGame => "fixed-for-this-game",
            Refusal::NoQuestion => "no-question",
        }
    }
}
