//! What each player is given: totals, stages, increments, delays.

use super::super::Span;
use super::{TimeControlError, TimeFault};
use crate::rules::Color;

/// The clocks of a game: what each player is given, and how the clocks are handled. It can be played with: whatever
/// makes one, and reading one from storage too, refuses what cannot.
///
/// ```
/// use tabiya::game::{Allowance, Bonus, ClockPress, Span, TimeControl};
///
/// let blitz: TimeControl = "180+2".parse()?;
/// assert_eq!(blitz, TimeControl::fischer(Span::from_mins(3), Span::from_secs(2)));
/// assert!(TimeControl::none().is_none());
///
/// let odds = [5, 3].map(|mins| Allowance::total(Span::from_mins(mins), Bonus::None));
/// let odds = TimeControl::new(odds[0].clone(), odds[1].clone())?.with_press(ClockPress::Tap);
/// assert_eq!(odds.press(), ClockPress::Tap);
/// let nothing = Allowance::total(Span::ZERO, Bonus::None);
/// assert_eq!(TimeControl::both(nothing).unwrap_err().code(), "no-time");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TimeControl {
    white: Allowance,
    black: Allowance,
    press: ClockPress,
    first_move: FirstMove,
    first_increment: FirstIncrement,
}

/// What one player is given. Nothing at all is no clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// One stage after the other. The last one, if it is for a number of moves, comes again and again.
    pub stages: Vec<Stage>,
    /// The most that one move may take. It may stand beside stages or alone.
    pub per_move: Option<Span>,
}

/// A time for a number of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// For so many moves; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// The time added when the stage begins.
    pub time: Span,
    /// What each move of the stage brings.
    pub bonus: Bonus,
}

/// What a move brings to the player's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClockPress {
    /// The move itself.
    #[default]
    Move,
    /// A tap on the clock, after the move (FIDE 6.2.1).
    Tap,
}

/// Whether the first move of the game is timed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FirstMove {
    /// It is free: it starts the other player's clock.
    #[default]
    Free,
    /// The game begins by starting the clock of the player to move.
    Timed,
}

/// When the first increment of a game is added, where moves earn one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstIncrement {
    /// After the first move.
    #[default]
    AfterMove,
    /// Before the first move: 90 minutes and 30 seconds for each move begin at 1:30:30. Each completed move earns the
    /// increment as usual.
    AtStart,
}

impl ClockPress {
    /// That of this name, as addresses and settings have it: `move`, `tap`.
    pub fn from_name(name: &str) -> Option<ClockPress> {
        match name {
            "move" => Some(ClockPress::Move),
            "tap" => Some(ClockPress::Tap),
            _ => None,
        }
    }
}

impl FirstMove {
    /// That of this name, as addresses and settings have it: `free`, `timed`.
    pub fn from_name(name: &str) -> Option<FirstMove> {
        match name {
            "free" => Some(FirstMove::Free),
            "timed" => Some(FirstMove::Timed),
            _ => None,
        }
    }
}

impl FirstIncrement {
    /// That of this name, as addresses and settings have it: `after-move`, `at-start`.
    pub fn from_name(name: &str) -> Option<FirstIncrement> {
        match name {
            "after-move" => Some(FirstIncrement::AfterMove),
            "at-start" => Some(FirstIncrement::AtStart),
            _ => None,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            FirstIncrement::AfterMove => "after-move",
            FirstIncrement::AtStart => "at-start",
        }
    }
}

impl Allowance {
    /// One time for the whole game, with a bonus for each move.
    pub fn total(time: Span, bonus: Bonus) -> Allowance {
        Allowance { stages: vec![Stage { moves: None, time, bonus }], per_move: None }
    }

    /// Whether there is nothing to run out of.
    pub fn is_none(&self) -> bool {
        self.stages.is_empty() && self.per_move.is_none()
    }

    /// The increment of the first stage, if moves earn one there.
    fn first_increment(&self) -> Span {
        match self.stage(0).map(|stage| stage.bonus) {
            Some(Bonus::Increment(increment)) => increment,
            _ => Span::ZERO,
        }
    }

    /// The stage of that number, counted from 0; the last one comes again.
    pub(super) fn stage(&self, number: usize) -> Option<&Stage> {
        self.stages.get(number).or(self.stages.last())
    }

    /// The first thing that nobody can play with.
    fn fault(&self) -> Option<TimeFault> {
        let first = |is: &dyn Fn(&Stage) -> bool| self.stages.iter().position(is);
        let long = |span: Span| span > TimeControl::MOST;
        if self.stages.first().is_some_and(|stage| stage.time.is_zero() && stage.bonus.delay().is_zero()) {
            Some(TimeFault::NoTime)
        } else if let Some(stage) = first(&|stage| stage.moves == Some(0)) {
            Some(TimeFault::NoMoves { stage })
        } else if self.per_move.is_some_and(Span::is_zero) {
            Some(TimeFault::NoTimePerMove)
        } else if let Some(stage) =
            first(&|stage| stage.moves.is_none()).filter(|stage| stage + 1 < self.stages.len())
        {
            Some(TimeFault::StageAfterLast { stage })
        } else if let Some(stage) = first(&|stage| long(stage.time)) {
            Some(TimeFault::LongStage { stage })
        } else if let Some(stage) = first(&|stage| long(stage.bonus.span())) {
            Some(TimeFault::LongBonus { stage })
        } else {
            self.per_move.filter(|limit| long(*limit)).map(|_| TimeFault::LongPerMove)
        }
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

    /// How long the clock waits in each move before it runs.
    pub(super) fn delay(self) -> Span {
        match self {
            Bonus::Delay(delay) => delay,
            _ => Span::ZERO,
        }
    }

    /// How much of a move that took `elapsed` counts.
    pub(super) fn charged(self, elapsed: Span) -> Span {
        elapsed - self.delay()
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

    /// What White and Black are given; a move stops the clock, and the first one is free.
    ///
    /// # Errors
    /// The first thing that nobody can play with, White's before Black's.
    pub fn new(white: Allowance, black: Allowance) -> Result<TimeControl, TimeControlError> {
        for (color, allowance) in [(Color::White, &white), (Color::Black, &black)] {
            if let Some(fault) = allowance.fault() {
                return Err(TimeControlError { color, fault });
            }
        }
        Ok(TimeControl { white, black, ..TimeControl::default() })
    }

    /// The same for both players.
    ///
    /// # Errors
    /// As [`TimeControl::new`].
    pub fn both(allowance: Allowance) -> Result<TimeControl, TimeControlError> {
        TimeControl::new(allowance.clone(), allowance)
    }

    /// One time for the whole game, [`TimeControl::MOST`] at most; no time is no clock.
    pub fn total(time: Span) -> TimeControl {
        TimeControl::fischer(time, Span::ZERO)
    }

    /// A time for the whole game and an increment after each move, each [`TimeControl::MOST`] at most; no time is no
    /// clock.
    pub fn fischer(time: Span, increment: Span) -> TimeControl {
        if time.is_zero() {
            return TimeControl::none();
        }
        let increment = increment.min(TimeControl::MOST);
        let bonus = if increment.is_zero() { Bonus::None } else { Bonus::Increment(increment) };
        let allowance = Allowance::total(time.min(TimeControl::MOST), bonus);
        TimeControl { white: allowance.clone(), black: allowance, ..TimeControl::default() }
    }

    /// The same with something else to stop a player's clock.
    #[must_use]
    pub fn with_press(self, press: ClockPress) -> TimeControl {
        TimeControl { press, ..self }
    }

    /// The same with the first move timed, or free.
    #[must_use]
    pub fn with_first_move(self, first_move: FirstMove) -> TimeControl {
        TimeControl { first_move, ..self }
    }

    /// The same with the first increment on the clock from the start, or not.
    #[must_use]
    pub fn with_first_increment(self, first_increment: FirstIncrement) -> TimeControl {
        TimeControl { first_increment, ..self }
    }

    /// The same times with clocks that are handled as in `other`: pressed, started and first incremented so.
    #[must_use]
    pub fn handled_as(self, other: &TimeControl) -> TimeControl {
        let TimeControl { press, first_move, first_increment, .. } = *other;
        TimeControl { press, first_move, first_increment, ..self }
    }

    /// The same with what White is given for Black, and the other way round.
    #[must_use]
    pub fn swapped(self) -> TimeControl {
        TimeControl { white: self.black, black: self.white, ..self }
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

    /// What stops a player's clock.
    pub fn press(&self) -> ClockPress {
        self.press
    }

    /// When the first increment is added.
    pub fn first_increment(&self) -> FirstIncrement {
        self.first_increment
    }

    /// Whether a completed move of either player earns an increment in the first stage.
    pub fn has_increment(&self) -> bool {
        Color::ALL.into_iter().any(|color| !self.allowance(color).first_increment().is_zero())
    }

    /// What `color` begins with, where there is a total: the time of the first stage, and the first increment if it stands on
    /// the clock from the start.
    pub fn begins_with(&self, color: Color) -> Span {
        let allowance = self.allowance(color);
        let time = allowance.stage(0).map_or(Span::ZERO, |stage| stage.time);
        match self.first_increment {
            FirstIncrement::AfterMove => time,
            FirstIncrement::AtStart => time + allowance.first_increment(),
        }
    }

    /// Whether the first move of the game is timed.
    pub fn first_move(&self) -> FirstMove {
        self.first_move
    }
}
