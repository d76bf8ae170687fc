//! The stored form of time controls.

use serde::{Deserialize, Serialize};

use crate::game::wire::frozen::{frozen_enum, stored_as};
use crate::game::{self as today, Span};
use crate::rules::Color;

/// Time control of a game in stored form, not yet checked to be playable.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TimeControlV1 {
    white: AllowanceV1,
    black: AllowanceV1,
    press: ClockPress,
    first_move: FirstMove,
    /// `AfterMove` in stored games without this field.
    #[serde(skip_serializing_if = "is_after_move")]
    first_increment: FirstIncrement,
}

/// Whether the value is `AfterMove`; then a stored game omits the field `first_increment`.
fn is_after_move(first_increment: &FirstIncrement) -> bool {
    *first_increment == FirstIncrement::AfterMove
}

/// Thinking time of one player in the stored form of a time control.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct AllowanceV1 {
    stages: Vec<StageV1>,
    /// The limit for each move, in microseconds; `None` for no limit.
    per_move: Option<u64>,
}

/// Stage of a time control in stored form: a time for a number of moves or for the rest of the
/// game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageV1 {
    moves: Option<u32>,
    /// The time of the stage in microseconds.
    time: u64,
    bonus: BonusV1,
}

/// Bonus of a time control in stored form: how a clock gains time with each move, or waits before
/// it runs. Times are in microseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BonusV1 {
    /// No bonus.
    #[serde(rename = "none")]
    None,
    /// This time is added after each move.
    #[serde(rename = "increment")]
    Increment(u64),
    /// The time spent on the move is given back, up to this limit.
    #[serde(rename = "bronstein")]
    Bronstein(u64),
    /// The clock waits this long in each move before it runs.
    #[serde(rename = "delay")]
    Delay(u64),
    /// The time that a player spends is added to the opponent's clock.
    #[serde(rename = "hourglass")]
    Hourglass,
    /// Byo-yomi: periods follow the time of the stage. Stored setups and settings with byo-yomi
    /// have the version number 6. Older versions of the app do not know this number, so they leave
    /// these setups and settings unchanged.
    #[serde(rename = "byo-yomi")]
    ByoYomi {
        /// Number of periods.
        periods: u32,
        /// Length of a period in microseconds.
        time: u64,
    },
}

frozen_enum! {
    /// Stored form of the action that stops a player's clock.
    ClockPress for today::ClockPress {
        Move = "move" => today::ClockPress::Move,
        Tap = "tap" => today::ClockPress::Tap,
    }
}

frozen_enum! {
    /// Stored form of the choice whether the first move of the game is timed.
    FirstMove for today::FirstMove {
        Free = "free" => today::FirstMove::Free,
        Timed = "timed" => today::FirstMove::Timed,
    }
}

frozen_enum! {
    /// Stored form of the choice whether a player's first increment is added after the first move
    /// or before it.
    FirstIncrement for today::FirstIncrement {
        AfterMove = "after-move" => today::FirstIncrement::AfterMove,
        AtStart = "at-start" => today::FirstIncrement::AtStart,
    }
}

impl Default for ClockPress {
    /// Returns `Move`, for stored games without this field: the move itself stops a player's clock.
    fn default() -> ClockPress {
        ClockPress::Move
    }
}

impl Default for FirstMove {
    /// Returns `Free`, for stored games without this field: the first move is not timed.
    fn default() -> FirstMove {
        FirstMove::Free
    }
}

impl Default for FirstIncrement {
    /// Returns `AfterMove`, for stored games without this field: the first increment is added after
    /// the first move.
    fn default() -> FirstIncrement {
        FirstIncrement::AfterMove
    }
}

impl From<today::TimeControl> for TimeControlV1 {
    /// Converts a time control to its stored form.
    fn from(time: today::TimeControl) -> TimeControlV1 {
        let [white, black] = Color::ALL.map(|color| AllowanceV1::from(time.allowance(color)));
        let (press, first_move) = (time.press().into(), time.first_move().into());
        TimeControlV1 { white, black, press, first_move, first_increment: time.first_increment().into() }
    }
}

impl TryFrom<TimeControlV1> for today::TimeControl {
    type Error = &'static str;

    /// Converts a stored time control to the type with which the program works; fails with the code
    /// of the fault, such as `no-time`, if the time control is not playable.
    fn try_from(time: TimeControlV1) -> Result<today::TimeControl, &'static str> {
        let TimeControlV1 { white, black, press, first_move, first_increment } = time;
        let control = today::TimeControl::new(white.into(), black.into()).map_err(|fault| fault.code())?;
        let control = control.with_press(press.into()).with_first_move(first_move.into());
        Ok(control.with_first_increment(first_increment.into()))
    }
}

impl From<&today::TimeAllowance> for AllowanceV1 {
    /// Converts one player's thinking time in a time control to its stored form.
    fn from(allowance: &today::TimeAllowance) -> AllowanceV1 {
        let stage = |stage: &today::TimeStage| {
            let bonus = match stage.bonus {
                today::TimeBonus::None => BonusV1::None,
                today::TimeBonus::Increment(span) => BonusV1::Increment(span.as_micros()),
                today::TimeBonus::Bronstein(span) => BonusV1::Bronstein(span.as_micros()),
                today::TimeBonus::Delay(span) => BonusV1::Delay(span.as_micros()),
                today::TimeBonus::Hourglass => BonusV1::Hourglass,
                today::TimeBonus::ByoYomi { periods, time } => {
                    BonusV1::ByoYomi { periods, time: time.as_micros() }
                }
            };
            StageV1 { moves: stage.moves, time: stage.time.as_micros(), bonus }
        };
        AllowanceV1 {
            stages: allowance.stages.iter().map(stage).collect(),
            per_move: allowance.per_move.map(Span::as_micros),
        }
    }
}

impl From<AllowanceV1> for today::TimeAllowance {
    /// Converts one player's stored thinking time to the type with which the program works, without
    /// checking that this time is playable.
    fn from(allowance: AllowanceV1) -> today::TimeAllowance {
        let stage = |stage: StageV1| {
            let bonus = match stage.bonus {
                BonusV1::None => today::TimeBonus::None,
                BonusV1::Increment(micros) => today::TimeBonus::Increment(Span::from_micros(micros)),
                BonusV1::Bronstein(micros) => today::TimeBonus::Bronstein(Span::from_micros(micros)),
                BonusV1::Delay(micros) => today::TimeBonus::Delay(Span::from_micros(micros)),
                BonusV1::Hourglass => today::TimeBonus::Hourglass,
                BonusV1::ByoYomi { periods, time } => {
                    today::TimeBonus::ByoYomi { periods, time: Span::from_micros(time) }
                }
            };
            today::TimeStage { moves: stage.moves, time: Span::from_micros(stage.time), bonus }
        };
        let per_move = allowance.per_move.map(Span::from_micros);
        today::TimeAllowance { stages: allowance.stages.into_iter().map(stage).collect(), per_move }
    }
}

stored_as!(today::TimeControl => TimeControlV1);
