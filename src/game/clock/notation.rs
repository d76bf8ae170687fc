//! Time controls as text: the short form in URLs, and PGN's TimeControl tag.

use std::str::FromStr;

use thiserror::Error;

use super::super::Span;
use super::{TimeAllowance, TimeBonus, TimeControl, TimeStage};

/// Reason why a text such as `300+3` cannot be read as a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParseTimeControlError {
    /// The time is not a number of seconds.
    #[error("bad clock: the time is not a number of seconds")]
    Time,
    /// The increment is not a number of seconds.
    #[error("bad clock: the increment is not a number of seconds")]
    Increment,
    /// The time is zero.
    #[error("bad clock: no time at all")]
    NoTime,
    /// The time or the increment is more than a thousand hours.
    #[error("bad clock: more than a thousand hours")]
    TooLong,
}

impl ParseTimeControlError {
    /// Returns the name of this fault for programs, such as `no-time`.
    pub const fn code(self) -> &'static str {
        match self {
            ParseTimeControlError::Time => "clock-time-not-seconds",
            ParseTimeControlError::Increment => "clock-increment-not-seconds",
            ParseTimeControlError::NoTime => "no-time",
            ParseTimeControlError::TooLong => "time-too-long",
        }
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    /// Parses a time control, such as `none`, `300`, `300+3` or `15+0.5`. The first number is the
    /// time for the whole game, the number after `+` the increment for each move, both in seconds.
    fn from_str(text: &str) -> Result<TimeControl, ParseTimeControlError> {
        if text == "none" {
            return Ok(TimeControl::without_clocks());
        }
        let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
        let time: Span = time.parse().map_err(|_| ParseTimeControlError::Time)?;
        let increment: Span = increment.parse().map_err(|_| ParseTimeControlError::Increment)?;
        if time.is_zero() {
            return Err(ParseTimeControlError::NoTime);
        }
        if time.max(increment) > TimeControl::MAX_TIME {
            return Err(ParseTimeControlError::TooLong);
        }
        Ok(TimeControl::fischer(time, increment))
    }
}

impl TimeAllowance {
    /// Returns the player's thinking time as a value of PGN's TimeControl tag: `300+3`,
    /// `40/5400+30:1800+30`.
    ///
    /// `-` means no clock, `*60` an hourglass. Where PGN has no notation, the app uses its own:
    /// `300d5` for a simple delay, `300b5` for Bronstein's delay, `300y3x30` for three byo-yomi
    /// periods of 30 seconds, `300/move` for a limit for each move. Times are in seconds.
    pub fn to_pgn(&self) -> String {
        if self.is_without_clock() {
            return "-".to_owned();
        }
        let mut fields: Vec<String> = self.stages.iter().copied().map(TimeStage::to_pgn).collect();
        fields.extend(self.per_move.map(|limit| format!("{limit}/move")));
        fields.join(":")
    }
}

impl TimeStage {
    /// Returns the stage of a time control as a field of PGN's TimeControl tag. For example,
    /// `40/5400+30` means 40 moves in 5400 seconds, with an increment of 30 seconds for each move.
    fn to_pgn(self) -> String {
        let moves = self.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        match self.bonus {
            TimeBonus::None => format!("{moves}{}", self.time),
            TimeBonus::Increment(span) => format!("{moves}{}+{span}", self.time),
            TimeBonus::Bronstein(span) => format!("{moves}{}b{span}", self.time),
            TimeBonus::Delay(span) => format!("{moves}{}d{span}", self.time),
            TimeBonus::Hourglass => format!("{moves}*{}", self.time),
            TimeBonus::ByoYomi { periods, time } => format!("{moves}{}y{periods}x{time}", self.time),
        }
    }
}
