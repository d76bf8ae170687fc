//! The accounts: what each player has left, and which clock runs since when.

use super::super::{Instant, Rulings, Span};
use super::{Away, Bonus, Shown, TimeControl};
use crate::rules::Color;

/// The two clocks of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    state: ClockState,
    /// Which rulings judge it.
    rulings: &'static Rulings,
}

/// All of a clock that changes: small, and kept with each move so that a takeback can restore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game) struct ClockState {
    sides: [Account; 2],
    /// Whose time it is, running or not.
    turn: Color,
    /// What this turn took up to `since`.
    elapsed: Span,
    /// What of this turn has been charged already.
    counted: Span,
    /// Since when the clock of `turn` runs; `None` while it stands still.
    since: Option<Instant>,
}

/// One player's account: `left + spent = given`, always.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Account {
    left: Span,
    spent: Span,
    given: Span,
    /// What was given by hand: by the opponent, by the arbiter, for a wrong claim. Counted anew whenever the arbiter has
    /// set the clock.
    gifts: Span,
    /// How many times the arbiter has set it, and to what the last time.
    sets: u32,
    set_to: Span,
    stage: usize,
    moves_in_stage: u32,
}

/// What one player's clock says at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The time left; `None` where there is no total to run out of.
    pub left: Option<Span>,
    /// What is left for this move, where moves are limited.
    pub move_left: Option<Span>,
    /// How long the clock still waits before it runs, under a simple delay.
    pub delay_left: Span,
    /// How many moves the stage still asks for, where another one comes after it.
    pub moves_to_go: Option<u32>,
    /// All that has been charged so far.
    pub spent: Span,
    /// All that has been given so far. Where there is a total, `left + spent = given`.
    pub given: Span,
    /// Whether it runs.
    pub running: bool,
    /// Whether it is time to warn the player.
    pub low: bool,
    /// Whether there is time enough to forget a warning: half as much again as would be low.
    pub ample: bool,
}

impl Reading {
    /// The time that a clock shows: what runs out first.
    pub fn shown(&self) -> Option<Shown> {
        self.left.into_iter().chain(self.move_left).min().map(Shown::new)
    }
}

impl Account {
    fn give(&mut self, span: Span) {
        self.left += span;
        self.given += span;
    }

    fn charge(&mut self, span: Span) {
        self.left -= span;
        self.spent += span;
    }

    fn set(&mut self, left: Span) {
        self.left = left;
        self.given = left + self.spent;
    }
}

impl Clock {
    /// Clocks that stand still before the first move, `turn` to move.
    pub(in crate::game) fn new(control: TimeControl, turn: Color, rulings: &'static Rulings) -> Clock {
        let side = |color| {
            let time = control.begins_with(color);
            Account {
                left: time,
                spent: Span::ZERO,
                given: time,
                gifts: Span::ZERO,
                sets: 0,
                set_to: Span::ZERO,
                stage: 0,
                moves_in_stage: 0,
            }
        };
        let sides = [side(Color::White), side(Color::Black)];
        Clock {
            control,
            state: ClockState { sides, turn, elapsed: Span::ZERO, counted: Span::ZERO, since: None },
            rulings,
        }
    }

    /// What was agreed.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Whose clock runs, if one does.
    pub fn running(&self) -> Option<Color> {
        self.state.since.map(|_| self.state.turn)
    }

    /// Whose time it is, running or not.
    pub(in crate::game) fn turn(&self) -> Color {
        self.state.turn
    }

    /// What the clock of `color` says.
    pub fn reading(&self, color: Color, now: Instant) -> Reading {
        let allowance = self.control.allowance(color);
        let side = self.side(color);
        let elapsed = self.elapsed(now);
        let on_turn = self.state.turn == color;
        let charged = if on_turn { self.charged(now) } else { Span::ZERO };
        let received = if !on_turn && self.is_hourglass() { self.charged(now) } else { Span::ZERO };
        let left = side.left + received - charged;
        let has_total = !allowance.stages.is_empty();
        let waited = if on_turn { elapsed } else { Span::ZERO };
        let delay = self.bonus(color).delay();
        let (total_mark, limit_mark) = (self.low_mark(color), allowance.per_move.map(low_limit));
        let move_left = allowance.per_move.map(|limit| limit - waited);
        let is_below = |more: bool| {
            let with_more =
                |mark: Span| if more { mark + Span::from_micros(mark.as_micros() / 2) } else { mark };
            let is_short = |left: Span, mark: Span| left < with_more(mark);
            has_total && is_short(left, total_mark)
                || move_left.zip(limit_mark).is_some_and(|(left, mark)| is_short(left, mark))
        };
        Reading {
            left: has_total.then_some(left),
            move_left,
            delay_left: delay - waited,
            moves_to_go: allowance
                .stage(side.stage)
                .and_then(|stage| stage.moves)
                .map(|moves| moves.saturating_sub(side.moves_in_stage)),
            spent: side.spent + charged,
            given: side.given + received,
            running: self.running() == Some(color),
            low: is_below(false),
            ample: !is_below(true),
        }
    }

    /// When the flag of the running clock falls, if nothing stops it. Reaching zero is falling.
    pub fn deadline(&self) -> Option<Instant> {
        let since = self.state.since?;
        let turn = self.state.turn;
        let allowance = self.control.allowance(turn);
        let delay = self.bonus(turn).delay();
        let total = (!allowance.stages.is_empty()).then(|| self.side(turn).left + self.state.counted + delay);
        let most = total.into_iter().chain(allowance.per_move).min()?;
        Some(since + (most - self.state.elapsed))
    }

    /// From when on the running clock is low (see [`Reading::low`]), if nothing stops it; that may be past.
    pub fn low_at(&self) -> Option<Instant> {
        let since = self.state.since?;
        let turn = self.state.turn;
        let allowance = self.control.allowance(turn);
        let delay = self.bonus(turn).delay();
        let above = (!allowance.stages.is_empty()).then(|| self.side(turn).left - self.low_mark(turn));
        let total = above.map(|above| above + self.state.counted + delay);
        let limit = allowance.per_move.map(|limit| limit - low_limit(limit));
        let wait = total.into_iter().chain(limit).min()? + Span::from_micros(1);
        Some(since + (wait - self.state.elapsed))
    }

    /// The next instant after `now` at which a clock will look different or a flag falls: when to draw again.
    pub fn next_wake(&self, now: Instant) -> Option<Instant> {
        let turn = self.running()?;
        let mine = self.reading(turn, now);
        let down = mine.left.and_then(Shown::until_change_down).map(|wait| wait + mine.delay_left);
        let per_move = mine.move_left.and_then(Shown::until_change_down);
        let up = self.is_hourglass().then(|| self.reading(!turn, now).left).flatten();
        let delay = Some(mine.delay_left).filter(|delay| !delay.is_zero()).map(until_second);
        let waits = down.into_iter().chain(per_move).chain(delay).chain(up.map(Shown::until_change_up));
        let change = waits.min().map(|wait| now + wait);
        change.into_iter().chain(self.deadline().filter(|deadline| *deadline > now)).min()
    }

    /// The flag that has fallen by `now`, and when it did.
    pub(in crate::game) fn fallen(&self, now: Instant) -> Option<(Color, Instant)> {
        let deadline = self.deadline()?;
        (deadline <= now).then_some((self.state.turn, deadline))
    }

    /// Starts the clock of the player whose turn it is, unless it runs.
    pub(in crate::game) fn start(&mut self, now: Instant) {
        self.state.since.get_or_insert(now);
    }

    /// Stops what runs; it can be started again where it stood.
    pub(in crate::game) fn stop(&mut self, now: Instant) {
        self.state.elapsed = self.elapsed(now);
        self.state.since = None;
    }

    /// The turn of the player whose time it is is complete: the other clock starts.
    pub(in crate::game) fn switch(&mut self, now: Instant) {
        let turn = self.state.turn;
        self.complete(turn, now);
        self.state.turn = !turn;
        self.state.since = Some(now);
    }

    /// It is the turn of `turn` from now on, and no move was completed.
    pub(in crate::game) fn hand_over(&mut self, turn: Color, now: Instant) {
        if self.state.turn != turn {
            let runs = self.running().is_some();
            self.settle(now);
            self.state.turn = turn;
            self.state.since = runs.then_some(now);
        }
    }

    /// A move of `color` is complete because the next one is made, without a tap: the clock that runs runs on
    /// (FIDE 6.2.1.2).
    pub(in crate::game) fn complete_by_next(&mut self, color: Color, now: Instant) {
        self.complete(color, now);
        if self.state.turn == color {
            self.state.since = Some(now);
        }
    }

    /// A move is complete: what it took is settled, and it earns its bonus. One that was free costs nothing, and in the
    /// first edition of the rulings it earned nothing either.
    fn complete(&mut self, color: Color, now: Instant) {
        let on_turn = self.state.turn == color;
        let elapsed = if on_turn { self.elapsed(now) } else { Span::ZERO };
        let timed = self.state.since.is_some() || !elapsed.is_zero();
        if on_turn {
            self.settle(now);
        }
        if timed || self.rulings.free_first_move_earns {
            let earned = self.bonus(color).earned(elapsed);
            self.side_mut(color).give(earned);
        }
        self.count_move(color);
    }

    /// The game is over: what runs is charged and stops for good.
    pub(in crate::game) fn finish(&mut self, now: Instant) {
        self.settle(now);
    }

    /// Adds time by hand.
    pub(in crate::game) fn give(&mut self, color: Color, span: Span) {
        let side = self.side_mut(color);
        side.give(span);
        side.gifts += span;
    }

    /// Sets the time left of `color`, by the arbiter.
    pub(in crate::game) fn set_left(&mut self, color: Color, left: Span, now: Instant) {
        self.charge(now);
        let lasting = self.rulings.set_time_survives_takeback;
        let side = self.side_mut(color);
        side.set(left);
        if lasting {
            side.sets += 1;
            side.set_to = left;
            side.gifts = Span::ZERO;
        }
    }

    /// The state as it stands at `now`, with nothing running.
    pub(in crate::game) fn frozen(&self, now: Instant) -> ClockState {
        ClockState { elapsed: self.elapsed(now), since: None, ..self.state }
    }

    /// Goes back to a frozen state; what was given by hand since then stays given, and what the arbiter has set stays
    /// set. `running` starts it at `now`.
    pub(in crate::game) fn restore(&mut self, state: ClockState, running: bool, now: Instant) {
        let before = std::mem::replace(&mut self.state, state);
        if Color::ALL.into_iter().any(|color| before.sides[color as usize].sets != self.side(color).sets) {
            // What this turn has cost comes before what was set.
            self.charge(now);
        }
        for color in Color::ALL {
            let Account { gifts, sets, set_to, .. } = before.sides[color as usize];
            let side = self.side_mut(color);
            if sets == side.sets {
                side.give(gifts - side.gifts);
            } else {
                side.set(set_to + gifts);
            }
            (side.gifts, side.sets, side.set_to) = (gifts, sets, set_to);
        }
        self.state.since = running.then_some(now);
    }

    /// How long the player whose time it is may still think for nothing.
    pub(in crate::game) fn free(&self) -> Span {
        self.bonus(self.state.turn).delay() - self.state.elapsed
    }

    /// Charges time away in a turn which is not on the board any more, `gap` in all. Whether the flag falls by it.
    pub(in crate::game) fn charge_lost(&mut self, away: Away, gap: Span, now: Instant) -> bool {
        // What an hourglass has given in the turn that is on can be lost too.
        self.charge(now);
        let Away { of, free, move_left, .. } = away;
        let total = (!self.control.allowance(of).stages.is_empty()).then(|| self.side(of).left);
        let lost = (gap - free).min(total.unwrap_or(gap));
        self.side_mut(of).charge(lost);
        if self.bonus(of) == Bonus::Hourglass {
            self.side_mut(!of).give(lost);
        }
        if self.rulings.time_away_is_charged_in_full {
            total.map(|left| left + free).into_iter().chain(move_left).any(|limit| gap >= limit)
        } else {
            total.is_some_and(|left| gap - free >= left)
        }
    }

    /// Writes down what this turn has cost so far.
    fn charge(&mut self, now: Instant) {
        let turn = self.state.turn;
        let charged = self.charged(now);
        self.state.counted += charged;
        self.side_mut(turn).charge(charged);
        if self.is_hourglass() {
            self.side_mut(!turn).give(charged);
        }
    }

    /// Writes down what this turn has cost; the next one begins.
    fn settle(&mut self, now: Instant) {
        self.charge(now);
        self.state.elapsed = Span::ZERO;
        self.state.counted = Span::ZERO;
        self.state.since = None;
    }

    fn count_move(&mut self, color: Color) {
        let allowance = self.control.allowance(color);
        let side = &mut self.state.sides[color as usize];
        let Some(stage) = allowance.stage(side.stage) else { return };
        side.moves_in_stage = side.moves_in_stage.saturating_add(1);
        if stage.moves.is_some_and(|moves| side.moves_in_stage >= moves) {
            side.stage = side.stage.saturating_add(1);
            side.moves_in_stage = 0;
            if let Some(next) = allowance.stage(side.stage) {
                side.give(next.time);
            }
        }
    }

    fn elapsed(&self, now: Instant) -> Span {
        self.state.elapsed + self.state.since.map_or(Span::ZERO, |since| now.since(since))
    }

    /// What this turn costs up to `now` beyond what has been charged: never more than is left.
    fn charged(&self, now: Instant) -> Span {
        let turn = self.state.turn;
        let charged = self.bonus(turn).charged(self.elapsed(now)) - self.state.counted;
        if self.control.allowance(turn).stages.is_empty() {
            charged
        } else {
            charged.min(self.side(turn).left)
        }
    }

    fn is_hourglass(&self) -> bool {
        self.bonus(self.state.turn) == Bonus::Hourglass
    }

    fn bonus(&self, color: Color) -> Bonus {
        let stage = self.control.allowance(color).stage(self.side(color).stage);
        stage.map_or(Bonus::None, |stage| stage.bonus)
    }

    /// An eighth of the first stage, between ten seconds and a minute; a fifth of one that is below a minute.
    fn low_mark(&self, color: Color) -> Span {
        let first = self.control.allowance(color).stage(0).map_or(Span::ZERO, |stage| stage.time);
        let micros = first.as_micros();
        if first < Span::from_mins(1) {
            Span::from_micros(micros / 5).max(Span::from_secs(2))
        } else {
            Span::from_micros(micros / 8).clamp(Span::from_secs(10), Span::from_mins(1))
        }
    }

    fn side(&self, color: Color) -> &Account {
        &self.state.sides[color as usize]
    }

    fn side_mut(&mut self, color: Color) -> &mut Account {
        &mut self.state.sides[color as usize]
    }
}

/// A fifth of a limit for one move, ten seconds at most.
fn low_limit(limit: Span) -> Span {
    Span::from_micros(limit.as_micros() / 5).min(Span::from_secs(10))
}

/// How much of a time passes until it is a whole number of seconds.
fn until_second(left: Span) -> Span {
    Span::from_micros((left.as_micros() - 1) % 1_000_000 + 1)
}
