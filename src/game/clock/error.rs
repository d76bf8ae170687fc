//! Faults that make a time control unplayable.

use thiserror::Error;

use crate::rules::Color;

/// Fault that makes a [`TimeControl`](super::TimeControl) unplayable, with the player whose
/// thinking time has the fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("bad clock of {color}: {fault}")]
pub struct TimeControlError {
    /// The player whose thinking time has the fault.
    pub color: Color,
    /// The fault.
    pub fault: TimeFault,
}

/// Fault that makes one player's thinking time unplayable.
///
/// A stage of the time control has a time, and may have a bonus such as an increment, a delay or
/// byo-yomi. Stages are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TimeFault {
    /// The first stage has no time for the first move: the time of the stage is zero, and its bonus
    /// is neither a simple delay nor byo-yomi. An increment or Bronstein's delay does not help,
    /// because it is added after the move.
    #[error("no time for the first move")]
    NoTime,
    /// A stage is for zero moves.
    #[error("stage {} is for no moves", .stage + 1)]
    NoMoves {
        /// Number of the stage.
        stage: usize,
    },
    /// The time limit for each move is zero.
    #[error("no time for a move")]
    NoTimePerMove,
    /// A stage is for the rest of the game, but another stage follows.
    #[error("stage {} is for the rest of the game, but another follows", .stage + 1)]
    StageAfterLast {
        /// Number of the stage for the rest of the game.
        stage: usize,
    },
    /// A stage has byo-yomi without periods or with periods of zero time, or a stage for a number
    /// of moves has byo-yomi.
    #[error("stage {} has byo-yomi that cannot be", .stage + 1)]
    ByoYomi {
        /// Number of the stage.
        stage: usize,
    },
    /// The time of a stage is above [`TimeControl::MAX_TIME`](super::TimeControl::MAX_TIME).
    #[error("stage {} is longer than a thousand hours", .stage + 1)]
    LongStage {
        /// Number of the stage.
        stage: usize,
    },
    /// The bonus of a stage (for byo-yomi, all periods together) is above
    /// [`TimeControl::MAX_TIME`](super::TimeControl::MAX_TIME).
    #[error("a move in stage {} brings more than a thousand hours", .stage + 1)]
    LongBonus {
        /// Number of the stage.
        stage: usize,
    },
    /// The time limit for each move is above
    /// [`TimeControl::MAX_TIME`](super::TimeControl::MAX_TIME).
    #[error("more than a thousand hours for a move")]
    LongPerMove,
}

impl TimeControlError {
    /// Returns the name of this fault for programs, such as `no-time`.
    pub const fn code(self) -> &'static str {
        match self.fault {
            TimeFault::NoTime => "no-time",
            TimeFault::NoMoves { .. } => "no-moves",
            TimeFault::NoTimePerMove => "no-time-per-move",
            TimeFault::StageAfterLast { .. } => "stage-after-last",
            TimeFault::ByoYomi { .. } => "byo-yomi",
            TimeFault::LongStage { .. } | TimeFault::LongBonus { .. } | TimeFault::LongPerMove => {
                "time-too-long"
            }
        }
    }
}
