//! Why an event was refused. A refused event changes nothing.

use std::fmt;

use super::Outcome;
use crate::rules::{Bitboard, Color, FenError, San};

/// Why an event was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    GameOver(Outcome),
    /// No piece of the side to move goes that way here.
    NotLegal,
    /// The move would leave its own king in check.
    KingLeftInCheck {
        /// The pieces that would give that check.
        attackers: Bitboard,
    },
    /// The clocks are stopped.
    Paused,
    /// It is not settled yet what becomes of the time that nobody played in.
    Suspended,
    /// The last move is not complete: its player has not tapped the clock.
    ClockNotPressed(Color),
    /// There is no move to complete by a tap on this player's clock.
    NothingToPress,
    /// This player's flag has fallen, and whether the opponent could still mate is being settled.
    FlagFallen(Color),
    /// Something has happened that ends the game, unless the answer to a question says otherwise.
    BeingSettled,
    /// The players may agree to a draw once both have made a move (FIDE 5.2.3).
    TooEarlyToAgree,
    /// Only the player to move may do that.
    NotYourTurn,
    /// A draw has been offered already and not been answered.
    OfferOpen,
    /// The opponent has offered no draw.
    NoOffer,
    /// Under these rules nobody claims that: it is no draw, or a draw without a claim.
    NoClaims,
    /// Under these rules a claim does not name a move.
    NoIntendedMove,
    /// The claim is wrong.
    WrongClaim(WrongClaim),
    /// A wrong claim has declared this move: it must be made (FIDE 9.5.3).
    MoveDeclared(San),
    /// A takeback or a redo has been asked for already and not been answered.
    RequestOpen,
    /// The opponent has asked for nothing.
    NoRequest,
    /// There is no move to take back.
    NothingToTakeBack,
    /// There is no move to play again.
    NothingToRedo,
    /// No clock is running.
    NotRunning,
    /// The clocks are not stopped.
    NotPaused,
    /// Nothing was suspended.
    NotSuspended,
    /// There are no clocks, or this one has no total.
    NoClock,
    /// The clock has been started already, or starts with the first move.
    NothingToStart,
    /// No time, or more than can be given at once.
    BadAmount,
    /// What the arbiter would put on the board is no position of this game.
    BadPosition(FenError),
    /// That cannot be changed in a running game; it can be for the next one.
    FixedForThisGame,
    /// The answer is to no open question.
    NoQuestion,
}

/// Why a claim of a draw is wrong: what was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongClaim {
    /// How many times the position has been on the board, where a repetition can be claimed.
    pub times: Option<u32>,
    /// How many half-moves have passed without a capture or a pawn move, where that can be claimed.
    pub halfmoves: Option<u32>,
    /// Whether the declared move mates: then the game is not drawn by it.
    pub mates: bool,
}

impl fmt::Display for WrongClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.mates {
            return f.write_str("that move mates");
        }
        if let Some(times) = self.times {
            match times {
                1 => f.write_str("the position has been on the board once, not three times")?,
                2 => f.write_str("the position has been on the board twice, not three times")?,
                times => write!(f, "the position has been on the board {times} times, not three")?,
            }
        }
        if let Some(halfmoves) = self.halfmoves {
            let and = if self.times.is_some() { ", and " } else { "" };
            let half = if halfmoves % 2 == 1 { "½" } else { "" };
            let have = if halfmoves == 2 { "move has" } else { "moves have" };
            write!(f, "{and}{}{half} {have} passed without a capture or a pawn move, not 50", halfmoves / 2)?;
        }
        Ok(())
    }
}

impl Refusal {
    /// The name of the refusal, for the page, programs and tests: `game-over`.
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::GameOver(outcome) => return write!(f, "the game is over, {}", outcome.score()),
            Refusal::NotLegal => "not a legal move",
            Refusal::KingLeftInCheck { attackers } => {
                f.write_str("the king would be in check from ")?;
                let mut first = true;
                for square in attackers.iter() {
                    write!(f, "{}{square}", if first { "" } else { " and " })?;
                    first = false;
                }
                return Ok(());
            }
            Refusal::Paused => "the clocks are stopped",
            Refusal::Suspended => "the game was suspended: first say what becomes of the time",
            Refusal::ClockNotPressed(color) => return write!(f, "{color} has not pressed the clock"),
            Refusal::NothingToPress => "no move of this player waits for the clock",
            Refusal::FlagFallen(color) => return write!(f, "{color}'s flag has fallen"),
            Refusal::BeingSettled => "it is being settled how the game ends",
            Refusal::TooEarlyToAgree => "there is no agreement before both have moved",
            Refusal::NotYourTurn => "only the player to move may do that",
            Refusal::OfferOpen => "a draw is offered already",
            Refusal::NoOffer => "the opponent has offered no draw",
            Refusal::NoClaims => "under these rules there is nothing to claim",
            Refusal::NoIntendedMove => "under these rules a claim does not name a move",
            Refusal::WrongClaim(wrong) => return write!(f, "no draw: {wrong}"),
            Refusal::MoveDeclared(san) => return write!(f, "the declared move must be made, {san}"),
            Refusal::RequestOpen => "the opponent has not answered yet",
            Refusal::NoRequest => "the opponent has asked for nothing",
            Refusal::NothingToTakeBack => "there is no move to take back",
            Refusal::NothingToRedo => "there is no move to play again",
            Refusal::NotRunning => "no clock is running",
            Refusal::NotPaused => "the clocks are not stopped",
            Refusal::NotSuspended => "the game was not suspended",
            Refusal::NoClock => "there is no such clock",
            Refusal::NothingToStart => "there is no clock to start",
            Refusal::BadAmount => "that amount of time cannot be set",
            Refusal::BadPosition(fault) => return fault.fmt(f),
            Refusal::FixedForThisGame => "that can be changed for the next game only",
            Refusal::NoQuestion => "nothing of that kind was asked",
        })
    }
}

impl std::error::Error for Refusal {}
