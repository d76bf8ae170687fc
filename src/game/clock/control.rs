//! Time controls of chess games: stages, increments, delays, and limits for each move.

use super::super::Span;
use super::{TimeControlError, TimeFault};
use crate::rules::Color;

/// Time control of a chess game: the thinking time of each player, and the clock options.
/// Constructors and deserialization refuse unplayable values; [`TimeControl::fischer`] and
/// [`TimeControl::with_total`] cut a time that is too long.
///
/// ```
/// use tabiya::game::{TimeAllowance, TimeBonus, ClockPress, Span, TimeControl};
///
/// let blitz: TimeControl = "180+2".parse()?;
/// assert_eq!(blitz, TimeControl::fischer(Span::from_mins(3), Span::from_secs(2)));
/// assert!(TimeControl::without_clocks().is_without_clocks());
///
/// let odds = [5, 3].map(|mins| TimeAllowance::with_total(Span::from_mins(mins), TimeBonus::None));
/// let odds = TimeControl::new(odds[0].clone(), odds[1].clone())?.with_press(ClockPress::Tap);
/// assert_eq!(odds.press(), ClockPress::Tap);
/// let nothing = TimeAllowance::with_total(Span::ZERO, TimeBonus::None);
/// assert_eq!(TimeControl::same_for_both(nothing).unwrap_err().code(), "no-time");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TimeControl {
    white: TimeAllowance,
    black: TimeAllowance,
    press: ClockPress,
    first_move: FirstMove,
    first_increment: FirstIncrement,
}

/// Thinking time of one player in a time control: stages, and a limit for each move. With neither,
/// the player has no clock.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TimeAllowance {
    /// The stages in order. If the last stage is for a number of moves, it repeats.
    pub stages: Vec<TimeStage>,
    /// Time limit for each single move, with or without stages; `None` for no limit.
    pub per_move: Option<Span>,
}

/// Stage of a time control: a time for a number of moves or for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeStage {
    /// Number of moves of the stage; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// Time added when the stage begins.
    pub time: Span,
    /// Time that each move of the stage gains or saves, such as an increment.
    pub bonus: TimeBonus,
}

/// Bonus of a time control: the time that a player's clock gains, or does not lose, with each move,
/// such as an increment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeBonus {
    /// No bonus.
    #[default]
    None,
    /// This time is added after each move (Fischer's increment).
    Increment(Span),
    /// The time spent on the move is given back after it, up to this limit (Bronstein's delay).
    Bronstein(Span),
    /// The clock waits this long in each move before it runs (simple or US delay).
    Delay(Span),
    /// The time that a player spends is added to the opponent's clock, as with an hourglass.
    Hourglass,
    /// After the time of the stage come periods. A player who completes a move within a period has
    /// the whole period again for the next move; each period that runs out is lost. Only in a stage
    /// for the rest of the game.
    ByoYomi {
        /// Number of periods.
        periods: u32,
        /// Length of one period.
        time: Span,
    },
}

/// The action that stops a player's clock and starts the opponent's: the move itself or a press.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ClockPress {
    /// The move itself.
    #[default]
    Move,
    /// A press on the clock after the move (FIDE 6.2.1).
    Tap,
}

/// Whether the first move of a game is timed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FirstMove {
    /// The first move is not timed: the opponent's clock starts when that move is completed.
    #[default]
    Free,
    /// The first move is timed: the game begins when the clock of the player to move is started
    /// (FIDE 6.6).
    Timed,
}

/// Whether a player's first increment of the game is added after the first move or before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstIncrement {
    /// After the first move.
    #[default]
    AfterMove,
    /// Before the first move: a clock with 90 minutes and 30 seconds for each move begins at
    /// 1:30:30. Each completed move earns the increment as usual.
    AtStart,
}

impl ClockPress {
    /// Parses the name, in URLs and settings, of the action that stops a clock: `move` or `tap`;
    /// `None` for other texts.
    pub fn from_name(name: &str) -> Option<ClockPress> {
        match name {
            "move" => Some(ClockPress::Move),
            "tap" => Some(ClockPress::Tap),
            _ => None,
        }
    }
}

impl FirstMove {
    /// Parses the name, in URLs and settings, that says whether the first move is timed: `free` or
    /// `timed`; `None` for other texts.
    pub fn from_name(name: &str) -> Option<FirstMove> {
        match name {
            "free" => Some(FirstMove::Free),
            "timed" => Some(FirstMove::Timed),
            _ => None,
        }
    }
}

impl FirstIncrement {
    /// Parses the name, in URLs and settings, that says when the first increment is added:
    /// `after-move` or `at-start`; `None` for other texts.
    pub fn from_name(name: &str) -> Option<FirstIncrement> {
        match name {
            "after-move" => Some(FirstIncrement::AfterMove),
            "at-start" => Some(FirstIncrement::AtStart),
            _ => None,
        }
    }

    /// Returns the name, in URLs and settings, that says when the first increment is added:
    /// `after-move` or `at-start`.
    pub const fn name(self) -> &'static str {
        match self {
            FirstIncrement::AfterMove => "after-move",
            FirstIncrement::AtStart => "at-start",
        }
    }
}

impl TimeAllowance {
    /// Returns a player's thinking time with one stage: `time` for the whole game, with `bonus` for
    /// each move.
    pub fn with_total(time: Span, bonus: TimeBonus) -> TimeAllowance {
        TimeAllowance { stages: vec![TimeStage { moves: None, time, bonus }], per_move: None }
    }

    /// Whether the player has no clock: neither a stage nor a time limit for each move.
    pub fn is_without_clock(&self) -> bool {
        self.stages.is_empty() && self.per_move.is_none()
    }

    /// Returns the increment of the first stage of a player's thinking time; zero if this stage has
    /// no increment.
    fn first_increment(&self) -> Span {
        match self.stage(0).map(|stage| stage.bonus) {
            Some(TimeBonus::Increment(increment)) => increment,
            _ => Span::ZERO,
        }
    }

    /// Returns the stage with this number, from 0, of a player's thinking time; the last stage
    /// repeats.
    ///
    /// `None` if there are no stages.
    pub(super) fn stage(&self, number: usize) -> Option<&TimeStage> {
        self.stages.get(number).or(self.stages.last())
    }

    /// Returns the first fault that makes this thinking time of a player unplayable; `None` if it
    /// is playable.
    fn first_fault(&self) -> Option<TimeFault> {
        let first = |is: &dyn Fn(&TimeStage) -> bool| self.stages.iter().position(is);
        let long = |span: Span| span > TimeControl::MAX_TIME;
        let has_no_time = |stage: &TimeStage| {
            stage.time.is_zero() && stage.bonus.delay().is_zero() && stage.bonus.byo_yomi_time().is_zero()
        };
        if self.stages.first().is_some_and(has_no_time) {
            Some(TimeFault::NoTime)
        } else if let Some(stage) = first(&|stage| stage.moves == Some(0)) {
            Some(TimeFault::NoMoves { stage })
        } else if let Some(stage) = first(&|stage| match stage.bonus {
            TimeBonus::ByoYomi { periods, time } => stage.moves.is_some() || periods == 0 || time.is_zero(),
            _ => false,
        }) {
            Some(TimeFault::ByoYomi { stage })
        } else if self.per_move.is_some_and(Span::is_zero) {
            Some(TimeFault::NoTimePerMove)
        } else if let Some(stage) =
            first(&|stage| stage.moves.is_none()).filter(|stage| stage + 1 < self.stages.len())
        {
            Some(TimeFault::StageAfterLast { stage })
        } else if let Some(stage) = first(&|stage| long(stage.time)) {
            Some(TimeFault::LongStage { stage })
        } else if let Some(stage) = first(&|stage| long(stage.bonus.fixed_time())) {
            Some(TimeFault::LongBonus { stage })
        } else {
            self.per_move.filter(|limit| long(*limit)).map(|_| TimeFault::LongPerMove)
        }
    }
}

impl TimeBonus {
    /// Returns the length of an increment, of a simple or Bronstein delay, or of all byo-yomi
    /// periods together.
    ///
    /// Zero if there is no bonus, and for an hourglass.
    pub fn fixed_time(self) -> Span {
        match self {
            TimeBonus::Increment(span) | TimeBonus::Bronstein(span) | TimeBonus::Delay(span) => span,
            TimeBonus::ByoYomi { .. } => self.byo_yomi_time(),
            TimeBonus::None | TimeBonus::Hourglass => Span::ZERO,
        }
    }

    /// Returns the time of all byo-yomi periods together; zero for every other kind of bonus.
    pub(super) fn byo_yomi_time(self) -> Span {
        match self {
            TimeBonus::ByoYomi { periods, time } => {
                Span::from_micros(time.as_micros().saturating_mul(periods.into()))
            }
            _ => Span::ZERO,
        }
    }

    /// Returns the length of a byo-yomi period if the player has only periods left. `left` is the
    /// time until the flag falls.
    ///
    /// `None` while time remains before the periods, and for every other kind of bonus.
    pub(super) fn period_at(self, left: Span) -> Option<Span> {
        match self {
            TimeBonus::ByoYomi { time, .. } if left <= self.byo_yomi_time() => Some(time),
            _ => None,
        }
    }

    /// Returns the time that the clock displays. `left` is the time until the flag falls.
    ///
    /// With byo-yomi, the time before the periods is displayed first, then the time left of the
    /// present period.
    pub(super) fn displayed_time(self, left: Span) -> Span {
        match self.period_at(left) {
            Some(period) => Span::from_micros(match left.as_micros() {
                0 => 0,
                micros => (micros - 1) % period.as_micros() + 1,
            }),
            None => left - self.byo_yomi_time(),
        }
    }

    /// Returns how long a player's clock waits in each move before it runs (simple or US delay);
    /// zero for every other kind of bonus.
    pub(super) fn delay(self) -> Span {
        match self {
            TimeBonus::Delay(delay) => delay,
            _ => Span::ZERO,
        }
    }

    /// Returns how much of the time `elapsed` of a move is charged to the player: the part beyond a
    /// simple delay.
    pub(super) fn charged_time(self, elapsed: Span) -> Span {
        elapsed - self.delay()
    }

    /// Returns the time that this bonus adds to the player's clock when a move is completed.
    ///
    /// `elapsed` is the time spent on the move, and `left` is the time left after the move, before
    /// the bonus. In byo-yomi, the present period is filled up.
    pub(super) fn earned_time(self, elapsed: Span, left: Span) -> Span {
        match self {
            TimeBonus::Increment(increment) => increment,
            TimeBonus::Bronstein(most) => elapsed.min(most),
            TimeBonus::ByoYomi { .. } => {
                self.period_at(left).map_or(Span::ZERO, |period| period - self.displayed_time(left))
            }
            TimeBonus::None | TimeBonus::Delay(_) | TimeBonus::Hourglass => Span::ZERO,
        }
    }
}

impl TimeControl {
    /// The longest time for a stage, a bonus, a limit for each move, or a single change of a clock
    /// by hand: a thousand hours.
    pub const MAX_TIME: Span = Span::from_mins(60_000);

    /// Returns the time control of a game without clocks.
    pub fn without_clocks() -> TimeControl {
        TimeControl::default()
    }

    /// Returns a time control with these thinking times of White and Black.
    ///
    /// In this time control, the move itself stops the player's clock, and the first move is not
    /// timed.
    ///
    /// # Errors
    /// The first fault that makes the time control unplayable. Faults of White come before faults
    /// of Black.
    pub fn new(white: TimeAllowance, black: TimeAllowance) -> Result<TimeControl, TimeControlError> {
        for (color, allowance) in [(Color::White, &white), (Color::Black, &black)] {
            if let Some(fault) = allowance.first_fault() {
                return Err(TimeControlError { color, fault });
            }
        }
        Ok(TimeControl { white, black, ..TimeControl::default() })
    }

    /// Returns a time control with the same thinking time for both players.
    ///
    /// # Errors
    /// The first fault that makes the time control unplayable.
    pub fn same_for_both(allowance: TimeAllowance) -> Result<TimeControl, TimeControlError> {
        TimeControl::new(allowance.clone(), allowance)
    }

    /// Returns a time control of `time` for the whole game, for each player and without increment.
    ///
    /// A time above [`TimeControl::MAX_TIME`] is cut to that limit; zero means a game without
    /// clocks.
    pub fn with_total(time: Span) -> TimeControl {
        TimeControl::fischer(time, Span::ZERO)
    }

    /// Returns a time control of `time` for the whole game and `increment` after each move, for
    /// each player.
    ///
    /// Times above [`TimeControl::MAX_TIME`] are cut to that limit; if `time` is zero, the game has
    /// no clocks.
    pub fn fischer(time: Span, increment: Span) -> TimeControl {
        if time.is_zero() {
            return TimeControl::without_clocks();
        }
        let increment = increment.min(TimeControl::MAX_TIME);
        let bonus = if increment.is_zero() { TimeBonus::None } else { TimeBonus::Increment(increment) };
        let allowance = TimeAllowance::with_total(time.min(TimeControl::MAX_TIME), bonus);
        TimeControl { white: allowance.clone(), black: allowance, ..TimeControl::default() }
    }

    /// Returns this time control with `press` as the action that stops a player's clock.
    #[must_use]
    pub fn with_press(self, press: ClockPress) -> TimeControl {
        TimeControl { press, ..self }
    }

    /// Returns this time control with `first_move`, which says whether the first move is timed.
    #[must_use]
    pub fn with_first_move(self, first_move: FirstMove) -> TimeControl {
        TimeControl { first_move, ..self }
    }

    /// Returns this time control with `first_increment`, which says when the first increment is
    /// added.
    #[must_use]
    pub fn with_first_increment(self, first_increment: FirstIncrement) -> TimeControl {
        TimeControl { first_increment, ..self }
    }

    /// Returns this time control with the clock options of `other`.
    ///
    /// These are the action that stops the clock, whether the first move is timed, and when the
    /// first increment is added.
    #[must_use]
    pub fn with_clock_options_of(self, other: &TimeControl) -> TimeControl {
        let TimeControl { press, first_move, first_increment, .. } = *other;
        TimeControl { press, first_move, first_increment, ..self }
    }

    /// Returns this time control with the thinking times of White and Black exchanged.
    #[must_use]
    pub fn swapped(self) -> TimeControl {
        TimeControl { white: self.black, black: self.white, ..self }
    }

    /// Whether neither player has a clock in this time control.
    pub fn is_without_clocks(&self) -> bool {
        self.white.is_without_clock() && self.black.is_without_clock()
    }

    /// Returns the thinking time of player `color` in this time control.
    pub fn allowance(&self, color: Color) -> &TimeAllowance {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Returns the action that stops a player's clock: the move itself or a press.
    pub fn press(&self) -> ClockPress {
        self.press
    }

    /// Returns whether a player's first increment is added after the first move or before it.
    pub fn first_increment(&self) -> FirstIncrement {
        self.first_increment
    }

    /// Whether the thinking time of either player has byo-yomi periods.
    pub fn has_byo_yomi(&self) -> bool {
        let stages = |color| &self.allowance(color).stages;
        let mut all = Color::ALL.into_iter().flat_map(stages);
        all.any(|stage| matches!(stage.bonus, TimeBonus::ByoYomi { .. }))
    }

    /// Whether either player has an increment in the first stage of the time control.
    pub fn has_increment(&self) -> bool {
        Color::ALL.into_iter().any(|color| !self.allowance(color).first_increment().is_zero())
    }

    /// Returns the time on the clock of `color` at the start of the game; zero without stages.
    ///
    /// The time on the clock is the sum of the first stage's time, its byo-yomi periods and, with
    /// [`FirstIncrement::AtStart`], the first increment.
    pub fn starting_time(&self, color: Color) -> Span {
        let allowance = self.allowance(color);
        let time = allowance.stage(0).map_or(Span::ZERO, |stage| stage.time + stage.bonus.byo_yomi_time());
        match self.first_increment {
            FirstIncrement::AfterMove => time,
            FirstIncrement::AtStart => time + allowance.first_increment(),
        }
    }

    /// Returns whether the first move of the game is timed under this time control.
    pub fn first_move(&self) -> FirstMove {
        self.first_move
    }
}
