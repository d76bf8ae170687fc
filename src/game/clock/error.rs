//! What is wrong with a time control.

use std::fmt;

use crate::rules::Color;

/// What is wrong with a [`TimeControl`](super::TimeControl), and whose clock it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControlError {
    /// Whose clock.
    pub color: Color,
    /// What is wrong with it.
    pub fault: TimeFault,
}

/// What can be wrong with what a player is given. Stages are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TimeFault {
    /// The first stage gives no time at all: the flag would fall before the first move.
    NoTime,
    /// A stage for no moves.
    NoMoves {
        /// Which stage.
        stage: usize,
    },
    /// The limit for a move is no time at all.
    NoTimePerMove,
    /// A stage is for the rest of the game, and another one follows it.
    StageAfterLast {
        /// The stage for the rest of the game.
        stage: usize,
    },
    /// The time of a stage is above [`TimeControl::MOST`](super::TimeControl::MOST).
    LongStage {
        /// Which stage.
        stage: usize,
    },
    /// What a move of a stage brings is above [`TimeControl::MOST`](super::TimeControl::MOST).
    LongBonus {
        /// Which stage.
        stage: usize,
    },
    /// The limit for a move is above [`TimeControl::MOST`](super::TimeControl::MOST).
    LongPerMove,
}

impl TimeControlError {
    /// The name of the fault, for programs: `no-time`.
    pub const fn code(self) -> &'static str {
        match self.fault {
            TimeFault::NoTime => "no-time",
            TimeFault::NoMoves { .. } => "no-moves",
            TimeFault::NoTimePerMove => "no-time-per-move",
            TimeFault::StageAfterLast { .. } => "stage-after-last",
            TimeFault::LongStage { .. } | TimeFault::LongBonus { .. } | TimeFault::LongPerMove => {
                "time-too-long"
            }
        }
    }
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let color = self.color;
        match self.fault {
            TimeFault::NoTime => write!(f, "{color} has no time for the first move"),
            TimeFault::NoMoves { stage } => write!(f, "stage {} of {color} is for no moves", stage + 1),
            TimeFault::NoTimePerMove => write!(f, "{color} has no time for a move"),
            TimeFault::StageAfterLast { stage } => {
                write!(f, "stage {} of {color} is for the rest of the game, but another follows", stage + 1)
            }
            TimeFault::LongStage { stage } => {
                write!(f, "stage {} of {color} is longer than a thousand hours", stage + 1)
            }
            TimeFault::LongBonus { stage } => {
                write!(f, "a move in stage {} of {color} brings more than a thousand hours", stage + 1)
            }
            TimeFault::LongPerMove => write!(f, "{color} has more than a thousand hours for a move"),
        }
    }
}

impl std::error::Error for TimeControlError {}
