//! What is wrong with a time control.

use thiserror::Error;

use crate::rules::Color;

/// What is wrong with a [`TimeControl`](super::TimeControl), and whose clock it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("bad clock of {color}: {fault}")]
pub struct TimeControlError {
    /// Whose clock.
    pub color: Color,
    /// What is wrong with it.
    pub fault: TimeFault,
}

/// What can be wrong with what a player is given. Stages are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TimeFault {
    /// The first stage gives no time at all: the flag would fall before the first move.
    #[error("no time for the first move")]
    NoTime,
    /// A stage for no moves.
    #[error("stage {} is for no moves", .stage + 1)]
    NoMoves {
        /// Which stage.
        stage: usize,
    },
    /// The limit for a move is no time at all.
    #[error("no time for a move")]
    NoTimePerMove,
    /// A stage is for the rest of the game, and another one follows it.
    #[error("stage {} is for the rest of the game, but another follows", .stage + 1)]
    StageAfterLast {
        /// The stage for the rest of the game.
        stage: usize,
    },
    /// The time of a stage is above [`TimeControl::MOST`](super::TimeControl::MOST).
    #[error("stage {} is longer than a thousand hours", .stage + 1)]
    LongStage {
        /// Which stage.
        stage: usize,
    },
    /// What a move of a stage brings is above [`TimeControl::MOST`](super::TimeControl::MOST).
    #[error("a move in stage {} brings more than a thousand hours", .stage + 1)]
    LongBonus {
        /// Which stage.
        stage: usize,
    },
    /// The limit for a move is above [`TimeControl::MOST`](super::TimeControl::MOST).
    #[error("more than a thousand hours for a move")]
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
