//! What each player is given: totals, stages, increments, delays.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::super::Span;
use crate::rules::Color;

/// The clocks of a game.
///
/// ```
/// use tabiya::game::{Span, TimeControl};
///
/// let blitz: TimeControl = "180+2".parse()?;
/// assert_eq!(blitz, TimeControl::fischer(Span::from_mins(3), Span::from_secs(2)));
/// assert!(TimeControl::none().is_none());
/// # Ok::<(), tabiya::game::ParseTimeControlError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct TimeControl {
    /// What White is given.
    pub white: Allowance,
    /// What Black is given.
    pub black: Allowance,
    /// What stops a player's clock.
    pub press: ClockPress,
    /// Whether the first move of the game is timed.
    pub first_move: FirstMove,
}

/// What one player is given. Nothing at all is no clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Allowance {
    /// One stage after the other. The last one, if it is for a number of moves, comes again and again.
    pub stages: Vec<Stage>,
    /// The most that one move may take. It may stand beside stages or alone.
    pub per_move: Option<Span>,
}

/// A time for a number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stage {
    /// For so many moves; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// The time added when the stage begins.
    pub time: Span,
    /// What each move of the stage brings.
    pub bonus: Bonus,
}

/// What a move brings to the player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// This much after each move (Fischer).
    Increment(Span),
    /// The time the move took, up to this much, after each move (Bronstein).
    Bronstein(Span),
    /// The clock waits this long before it runs (simple or US delay).
    Delay(Span),
    /// What a player spends is given to the opponent.
    Hourglass,
}

/// What stops a player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockPress {
    /// The move itself.
    #[default]
    Move,
    /// A tap on the clock, after the move (FIDE 6.2.1).
    Tap,
}

/// Whether the first move of the game is timed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstMove {
    /// It is free: it starts the other player's clock.
    #[default]
    Free,
    /// The game begins by starting the clock of the player to move.
    Timed,
}

/// What is wrong with a [`TimeControl`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControlError {
    /// The first stage gives no time at all: the flag would fall before the first move.
    NoTime(Color),
    /// A stage for no moves.
    NoMoves(Color),
    /// The limit for a move is no time at all.
    NoTimePerMove(Color),
    /// A stage follows one that is for the rest of the game.
    StageAfterLast(Color),
    /// A time above [`TimeControl::MOST`].
    TooLong(Color),
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (color, fault) = match self {
            TimeControlError::NoTime(color) => (color, "has no time for the first move"),
            TimeControlError::NoMoves(color) => (color, "has a stage of no moves"),
            TimeControlError::NoTimePerMove(color) => (color, "has no time for a move"),
            TimeControlError::StageAfterLast(color) => (color, "has a stage after the rest of the game"),
            TimeControlError::TooLong(color) => (color, "has more than a thousand hours"),
        };
        let name = match color {
            Color::White => "White",
            Color::Black => "Black",
        };
        write!(f, "{name} {fault}")
    }
}

impl std::error::Error for TimeControlError {}

impl Allowance {
    /// One time for the whole game, with a bonus for each move.
    pub fn total(time: Span, bonus: Bonus) -> Allowance {
        Allowance { stages: vec![Stage { moves: None, time, bonus }], per_move: None }
    }

    /// Whether there is nothing to run out of.
    pub fn is_none(&self) -> bool {
        self.stages.is_empty() && self.per_move.is_none()
    }

    /// The stage of that number, counted from 0; the last one comes again.
    pub(super) fn stage(&self, number: usize) -> Option<&Stage> {
        self.stages.get(number).or(self.stages.last())
    }

    fn check(&self, color: Color) -> Result<(), TimeControlError> {
        if let Some(first) = self.stages.first() {
            let waits = matches!(first.bonus, Bonus::Delay(delay) if !delay.is_zero());
            if first.time.is_zero() && !waits {
                return Err(TimeControlError::NoTime(color));
            }
        }
        if self.stages.iter().any(|stage| stage.moves == Some(0)) {
            return Err(TimeControlError::NoMoves(color));
        }
        if self.per_move.is_some_and(Span::is_zero) {
            return Err(TimeControlError::NoTimePerMove(color));
        }
        if self.stages.iter().rev().skip(1).any(|stage| stage.moves.is_none()) {
            return Err(TimeControlError::StageAfterLast(color));
        }
        let times =
            self.stages.iter().flat_map(|stage| [stage.time, stage.bonus.span()]).chain(self.per_move);
        if times.into_iter().any(|time| time > TimeControl::MOST) {
            return Err(TimeControlError::TooLong(color));
        }
        Ok(())
    }
}

impl Bonus {
    /// The time in it, if it is one of a fixed time.
    pub fn span(self) -> Span {
        match self {
            Bonus::Increment(span) | Bonus::Bronstein(span) | Bonus::Delay(span) => span,
            Bonus::None | Bonus::Hourglass => Span::ZERO,
        }
    }

    /// How much of a move that took `elapsed` counts.
    pub(super) fn charged(self, elapsed: Span) -> Span {
        match self {
            Bonus::Delay(delay) => elapsed - delay,
            _ => elapsed,
        }
    }

    /// What a completed move that took `elapsed` brings.
    pub(super) fn earned(self, elapsed: Span) -> Span {
        match self {
            Bonus::Increment(increment) => increment,
            Bonus::Bronstein(most) => elapsed.min(most),
            Bonus::None | Bonus::Delay(_) | Bonus::Hourglass => Span::ZERO,
        }
    }
}

impl TimeControl {
    /// The most that any one time may be, and that may be given at once: a thousand hours.
    pub const MOST: Span = Span::from_mins(60_000);

    /// No clocks.
    pub fn none() -> TimeControl {
        TimeControl::default()
    }

    /// The same for both players.
    pub fn both(allowance: Allowance) -> TimeControl {
        TimeControl { white: allowance.clone(), black: allowance, ..TimeControl::default() }
    }

    /// One time for the whole game.
    pub fn total(time: Span) -> TimeControl {
        TimeControl::both(Allowance::total(time, Bonus::None))
    }

    /// A time for the whole game and an increment after each move.
    pub fn fischer(time: Span, increment: Span) -> TimeControl {
        let bonus = if increment.is_zero() { Bonus::None } else { Bonus::Increment(increment) };
        TimeControl::both(Allowance::total(time, bonus))
    }

    /// Whether there are no clocks.
    pub fn is_none(&self) -> bool {
        self.white.is_none() && self.black.is_none()
    }

    /// What `color` is given.
    pub fn allowance(&self, color: Color) -> &Allowance {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Whether a game can be played with it.
    ///
    /// # Errors
    /// The first thing that is wrong, White's before Black's.
    pub fn check(&self) -> Result<(), TimeControlError> {
        self.white.check(Color::White)?;
        self.black.check(Color::Black)
    }
}
