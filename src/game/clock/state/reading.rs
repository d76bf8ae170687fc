//! What the two chess clocks of a game show at an instant, and when that changes: the time left, the
//! warning of low time, and the fall of a flag.

use super::Clock;
use crate::game::clock::{ClockDisplay, TimeBonus};
use crate::game::{Instant, Span};
use crate::rules::Color;

/// Reading of one player's chess clock at an instant: time left, byo-yomi periods, moves to the
/// next stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The time left until the flag falls, all byo-yomi periods included; `None` without stages.
    pub left: Option<Span>,
    /// The part of `left` that the clock displays; with byo-yomi, the time before the periods or,
    /// later, the time left of the present period. `None` without stages.
    pub displayed: Option<Span>,
    /// The number of byo-yomi periods left, the present one included; `None` before the periods and
    /// without byo-yomi.
    pub periods_left: Option<u32>,
    /// The time left for this move; `None` without a limit for each move.
    pub move_left: Option<Span>,
    /// The part of the simple delay that remains in this turn before the clock runs; zero without a
    /// simple delay.
    pub delay_left: Span,
    /// The number of moves to the end of the stage; `None` in a stage for the rest of the game.
    pub moves_to_go: Option<u32>,
    /// The number of moves that the player has completed.
    pub moves: u32,
    /// The time that the player has spent so far, without delays.
    pub spent: Span,
    /// The time that the player has received so far. With stages, `left + spent = received`.
    pub received: Span,
    /// Whether this player's clock runs.
    pub is_running: bool,
    /// Whether the time left, in the game or for the move, is so low that the player is warned.
    pub is_low: bool,
    /// Whether the time left, in the game and for the move, is long enough to end the warning of
    /// `is_low`: at least one and a half times the limit below which the time is low.
    pub is_ample: bool,
}

impl ClockReading {
    /// Returns the time that the chess clock displays: the time left, or the time left for the move
    /// if that is less; `None` without a clock.
    pub fn to_display(&self) -> Option<ClockDisplay> {
        self.displayed.into_iter().chain(self.move_left).min().map(ClockDisplay::new)
    }
}

impl Clock {
    /// Returns what the clock of player `color` shows at the instant `now`.
    pub fn reading(&self, color: Color, now: Instant) -> ClockReading {
        let allowance = self.control.allowance(color);
        let side = self.account(color);
        let elapsed = self.elapsed(now);
        let on_turn = self.state.turn == color;
        let charged = if on_turn { self.uncharged_time(now) } else { Span::ZERO };
        let received = if !on_turn && self.is_hourglass() { self.uncharged_time(now) } else { Span::ZERO };
        let left = side.left + received - charged;
        let has_total = !allowance.stages.is_empty();
        let waited = if on_turn { elapsed } else { Span::ZERO };
        let bonus = self.bonus(color);
        let delay = bonus.delay();
        let (total_mark, limit_mark) =
            (self.low_threshold(color), allowance.per_move.map(low_move_threshold));
        let move_left = allowance.per_move.map(|limit| limit - waited);
        let is_below = |more: bool| {
            let with_more =
                |mark: Span| if more { mark + Span::from_micros(mark.as_micros() / 2) } else { mark };
            let is_short = |left: Span, mark: Span| left < with_more(mark);
            has_total && is_short(left, total_mark)
                || move_left.zip(limit_mark).is_some_and(|(left, mark)| is_short(left, mark))
        };
        ClockReading {
            left: has_total.then_some(left),
            displayed: has_total.then(|| bonus.displayed_time(left)),
            periods_left: bonus
                .period_at(left)
                .map(|period| left.as_micros().div_ceil(period.as_micros()).try_into().unwrap_or(u32::MAX)),
            move_left,
            delay_left: delay - waited,
            moves_to_go: allowance
                .stage(side.stage)
                .and_then(|stage| stage.moves)
                .map(|moves| moves.saturating_sub(side.moves_in_stage)),
            moves: side.moves,
            spent: side.spent + charged,
            received: side.received + received,
            is_running: self.running() == Some(color),
            is_low: is_below(false),
            is_ample: !is_below(true),
        }
    }

    /// Returns when the flag of the running clock falls if nothing stops this clock: the time left
    /// in the game or for the move is then zero.
    ///
    /// `None` if no clock runs, or if the player whose turn it is has no clock.
    pub fn deadline(&self) -> Option<Instant> {
        let since = self.state.since?;
        let turn = self.state.turn;
        let allowance = self.control.allowance(turn);
        let delay = self.bonus(turn).delay();
        let total =
            (!allowance.stages.is_empty()).then(|| self.account(turn).left + self.state.charged + delay);
        let most = total.into_iter().chain(allowance.per_move).min()?;
        Some(since + (most - self.state.elapsed))
    }

    /// Returns the instant from which the time of the running clock is low if nothing stops this
    /// clock. The instant may be in the past.
    ///
    /// `None` if no clock runs, or if the player whose turn it is has no clock.
    /// [`ClockReading::is_low`] says what low means.
    pub fn becomes_low_at(&self) -> Option<Instant> {
        let since = self.state.since?;
        let turn = self.state.turn;
        let allowance = self.control.allowance(turn);
        let delay = self.bonus(turn).delay();
        let above =
            (!allowance.stages.is_empty()).then(|| self.account(turn).left - self.low_threshold(turn));
        let total = above.map(|above| above + self.state.charged + delay);
        let limit = allowance.per_move.map(|limit| limit - low_move_threshold(limit));
        let wait = total.into_iter().chain(limit).min()? + Span::from_micros(1);
        Some(since + (wait - self.state.elapsed))
    }

    /// Returns when the app must look at the clocks next, to redraw a time or to notice a fallen
    /// flag.
    ///
    /// The instant is later than `now`. `None` if nothing on the clocks will change, for example
    /// because no clock runs.
    pub fn next_wake(&self, now: Instant) -> Option<Instant> {
        let turn = self.running()?;
        let mine = self.reading(turn, now);
        let down =
            mine.displayed.and_then(ClockDisplay::time_to_change_down).map(|wait| wait + mine.delay_left);
        let per_move = mine.move_left.and_then(ClockDisplay::time_to_change_down);
        let up = self.is_hourglass().then(|| self.reading(!turn, now).left).flatten();
        let delay = Some(mine.delay_left).filter(|delay| !delay.is_zero()).map(time_to_whole_second);
        let waits =
            down.into_iter().chain(per_move).chain(delay).chain(up.map(ClockDisplay::time_to_change_up));
        let change = waits.min().map(|wait| now + wait);
        change.into_iter().chain(self.deadline().filter(|deadline| *deadline > now)).min()
    }

    /// Returns the player whose flag has fallen by `now`, and the instant of the fall; `None` if no
    /// flag has fallen.
    pub(in crate::game) fn flag_fall(&self, now: Instant) -> Option<(Color, Instant)> {
        let deadline = self.deadline()?;
        (deadline <= now).then_some((self.state.turn, deadline))
    }

    /// Returns the time left below which player `color` is warned of low time.
    ///
    /// - With byo-yomi: a fifth of a period, but at most ten seconds.
    /// - For a first stage of a minute or more: an eighth of it, but at least ten seconds and at
    ///   most a minute.
    /// - For a shorter first stage: a fifth of it, but at least two seconds.
    fn low_threshold(&self, color: Color) -> Span {
        let stages = self.control.allowance(color);
        if let Some(TimeBonus::ByoYomi { time, .. }) = stages.stages.last().map(|stage| stage.bonus) {
            return low_move_threshold(time);
        }
        let first = stages.stage(0).map_or(Span::ZERO, |stage| stage.time);
        let micros = first.as_micros();
        if first < Span::from_mins(1) {
            Span::from_micros(micros / 5).max(Span::from_secs(2))
        } else {
            Span::from_micros(micros / 8).clamp(Span::from_secs(10), Span::from_mins(1))
        }
    }
}

/// Returns the time left for a move below which the player is warned of low time.
///
/// The result is a fifth of `limit`, the time for one move, but at most ten seconds.
fn low_move_threshold(limit: Span) -> Span {
    Span::from_micros(limit.as_micros() / 5).min(Span::from_secs(10))
}

/// Returns how long it takes until `left`, a time above zero that counts down, reaches the next
/// lower whole number of seconds.
fn time_to_whole_second(left: Span) -> Span {
    Span::from_micros((left.as_micros() - 1) % 1_000_000 + 1)
}
