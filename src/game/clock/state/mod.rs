//! The state of the two chess clocks of a game: the time left of each player, and which clock runs.
//!
//! A time for the whole game, as in 5+3, counts as one stage of the time control. Without stages, a
//! player has only a limit for each move, or no clock.

mod reading;

pub use reading::ClockReading;

use super::super::{Instant, Rulings, Span};
use super::{Absence, TimeBonus, TimeControl};
use crate::rules::Color;

/// The two chess clocks of a game: the time control, the time accounts of both players, and whose
/// turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    state: ClockState,
    /// The program's decisions for this game on questions that the house rules leave open.
    rulings: &'static Rulings,
}

/// State of both chess clocks of a game, stored with each move so that a takeback can restore it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::game) struct ClockState {
    /// Time accounts of White and Black.
    sides: [TimeAccount; 2],
    /// The player whose turn it is, whether the clock runs or not.
    turn: Color,
    /// Time that the present turn had taken when the clock was last started or stopped.
    elapsed: Span,
    /// The part of the present turn's time that has already been charged to the player.
    charged: Span,
    /// Instant at which the clock of player `turn` was started; `None` while no clock runs.
    since: Option<Instant>,
}

impl ClockState {
    /// Returns the time that the turn of player `color` had taken when this state was stored.
    /// `None` if it was the opponent's turn, or if a clock ran.
    pub(in crate::game) fn time_of_turn(&self, color: Color) -> Option<Span> {
        (self.turn == color && self.since.is_none()).then_some(self.elapsed)
    }
}

/// Time account of one player on the chess clock: time left, spent and received. If the player's
/// time control has stages, `received = left + spent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TimeAccount {
    left: Span,
    spent: Span,
    received: Span,
    /// Time added by hand: by the opponent, by the arbiter, or as the penalty for the opponent's
    /// wrong draw claim or illegal move. Becomes zero whenever the arbiter sets the clock, except
    /// under the first edition (version) of the program's rulings.
    added_by_hand: Span,
    /// Number of times that the arbiter has set the clock; stays 0 under the first edition of the
    /// program's rulings.
    times_set: u32,
    /// The time left that the arbiter set last; zero while `times_set` is 0.
    set_to: Span,
    /// Number of the present stage of the time control, from 0.
    stage: usize,
    /// Number of moves that the player has completed in the present stage.
    moves_in_stage: u32,
    /// Number of moves that the player has completed.
    moves: u32,
}

impl TimeAccount {
    /// Adds `span` to the player's time left, as time received.
    fn add_time(&mut self, span: Span) {
        self.left += span;
        self.received += span;
    }

    /// Takes `span` from the player's time left, as time spent.
    fn charge_time(&mut self, span: Span) {
        self.left -= span;
        self.spent += span;
    }

    /// Sets the player's time left to `left`, and the time received to the sum of time left and
    /// time spent.
    fn set_time_left(&mut self, left: Span) {
        self.left = left;
        self.received = left + self.spent;
    }
}

impl Clock {
    /// Returns the stopped chess clocks of a game before the first move, with player `turn` to
    /// move.
    ///
    /// `rulings` are the program's decisions for the game on questions that the house rules leave
    /// open.
    pub(in crate::game) fn new(control: TimeControl, turn: Color, rulings: &'static Rulings) -> Clock {
        let side = |color| {
            let time = control.starting_time(color);
            TimeAccount {
                left: time,
                spent: Span::ZERO,
                received: time,
                added_by_hand: Span::ZERO,
                times_set: 0,
                set_to: Span::ZERO,
                stage: 0,
                moves_in_stage: 0,
                moves: 0,
            }
        };
        let sides = [side(Color::White), side(Color::Black)];
        Clock {
            control,
            state: ClockState { sides, turn, elapsed: Span::ZERO, charged: Span::ZERO, since: None },
            rulings,
        }
    }

    /// Returns the time control of these chess clocks.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Returns the player whose clock runs; `None` while both clocks stand still.
    pub fn running(&self) -> Option<Color> {
        self.state.since.map(|_| self.state.turn)
    }

    /// Returns the player who completed the last move: the opponent of the player whose turn it is.
    /// `None` if this opponent has completed no move.
    ///
    /// If the app is only the clock of a game on a wooden board, a move that was reported as
    /// illegal does not count.
    pub fn last_to_move(&self) -> Option<Color> {
        let by = !self.state.turn;
        (self.account(by).moves > 0).then_some(by)
    }

    /// Returns the player whose turn it is according to the clocks, whether they run or not.
    pub(in crate::game) fn turn(&self) -> Color {
        self.state.turn
    }

    /// Starts the clock of the player whose turn it is, unless this clock already runs.
    pub(in crate::game) fn start(&mut self, now: Instant) {
        self.state.since.get_or_insert(now);
    }

    /// Stops the running clock, which can be started again with the same time left.
    pub(in crate::game) fn stop(&mut self, now: Instant) {
        self.state.elapsed = self.elapsed(now);
        self.state.since = None;
    }

    /// Completes the move of the player whose turn it is, and starts the opponent's clock.
    pub(in crate::game) fn complete_turn(&mut self, now: Instant) {
        let turn = self.state.turn;
        self.complete_move(turn, now);
        self.state.turn = !turn;
        self.state.since = Some(now);
    }

    /// Gives the turn to player `turn` at `now`, without completing a move.
    ///
    /// If either clock ran before, the clock of `turn` then runs.
    pub(in crate::game) fn give_turn_to(&mut self, turn: Color, now: Instant) {
        if self.state.turn != turn {
            let runs = self.running().is_some();
            self.end_turn(now);
            self.state.turn = turn;
            self.state.since = runs.then_some(now);
        }
    }

    /// Returns how long the present player's turn has taken until `now`.
    pub(in crate::game) fn time_of_turn(&self, now: Instant) -> Span {
        self.elapsed(now)
    }

    /// Cancels the last move of player `color`, which was reported as illegal.
    ///
    /// Called only in a game on a wooden board, with the app as its clock.
    ///
    /// The clocks stop, and it is the turn of `color` again. Returns `false`, and changes nothing,
    /// if `color` has completed no move.
    pub(in crate::game) fn cancel_last_move(&mut self, color: Color, now: Instant) -> bool {
        let account = self.account_mut(color);
        let had_moved = account.moves > 0;
        if had_moved {
            account.moves -= 1;
            account.moves_in_stage = account.moves_in_stage.saturating_sub(1);
            self.give_turn_to(color, now);
            self.stop(now);
        }
        had_moved
    }

    /// Completes a move of player `color`, who did not press the clock after this move and now
    /// makes another move (FIDE 6.2.1.2).
    ///
    /// If it is still the turn of `color` according to the clocks, the clock of `color` then runs,
    /// even if no clock ran before. Otherwise the running clock continues.
    pub(in crate::game) fn complete_by_next(&mut self, color: Color, now: Instant) {
        self.complete_move(color, now);
        if self.state.turn == color {
            self.state.since = Some(now);
        }
    }

    /// Completes a move of player `color`: charges the time of the move, adds the bonus, such as an
    /// increment, and counts the move for the stage.
    ///
    /// A first move that is not timed costs no time, but earns its increment. Under the first
    /// edition (version) of the program's rulings, the move earns no increment.
    fn complete_move(&mut self, color: Color, now: Instant) {
        let on_turn = self.state.turn == color;
        let elapsed = if on_turn { self.elapsed(now) } else { Span::ZERO };
        let timed = self.state.since.is_some() || !elapsed.is_zero();
        if on_turn {
            self.end_turn(now);
        }
        if timed || self.rulings.free_first_move_earns {
            let earned = self.bonus(color).earned_time(elapsed, self.account(color).left);
            self.account_mut(color).add_time(earned);
        }
        self.count_move(color);
    }

    /// Stops both clocks because the game ends, and charges the time of the last turn.
    pub(in crate::game) fn stop_for_good(&mut self, now: Instant) {
        self.end_turn(now);
    }

    /// Adds `span` by hand to the clock of player `color`; a takeback keeps this time.
    pub(in crate::game) fn add_time(&mut self, color: Color, span: Span) {
        let side = self.account_mut(color);
        side.add_time(span);
        side.added_by_hand += span;
    }

    /// Sets the time left of player `color` by hand: to `left` plus the time of all byo-yomi
    /// periods.
    pub(in crate::game) fn set_left(&mut self, color: Color, left: Span, now: Instant) {
        self.charge_turn(now);
        let left = left + self.bonus(color).byo_yomi_time();
        let lasting = self.rulings.set_time_survives_takeback;
        let side = self.account_mut(color);
        side.set_time_left(left);
        if lasting {
            side.times_set += 1;
            side.set_to = left;
            side.added_by_hand = Span::ZERO;
        }
    }

    /// Returns the state of both clocks at `now`, with no clock running, to be stored with a move.
    pub(in crate::game) fn stopped_state(&self, now: Instant) -> ClockState {
        ClockState { elapsed: self.elapsed(now), since: None, ..self.state }
    }

    /// Restores both clocks to the earlier `state`, when moves are taken back or made again.
    ///
    /// Keeps the time that was added or set by hand after that state; under the first edition of
    /// the program's rulings, keeps only the time that was added. If `running`, the clock of the
    /// player whose turn it is starts at `now`.
    pub(in crate::game) fn restore(&mut self, state: ClockState, running: bool, now: Instant) {
        let before = std::mem::replace(&mut self.state, state);
        if Color::ALL
            .into_iter()
            .any(|color| before.sides[color as usize].times_set != self.account(color).times_set)
        {
            // Charges the present turn up to `now` before the loop below restores the time that the
            // arbiter has set.
            self.charge_turn(now);
        }
        for color in Color::ALL {
            let TimeAccount { added_by_hand: gifts, times_set: sets, set_to, .. } =
                before.sides[color as usize];
            let side = self.account_mut(color);
            if sets == side.times_set {
                side.add_time(gifts - side.added_by_hand);
            } else {
                side.set_time_left(set_to + gifts);
            }
            (side.added_by_hand, side.times_set, side.set_to) = (gifts, sets, set_to);
        }
        self.state.since = running.then_some(now);
    }

    /// Returns how much of this turn's simple delay remained when the clock was last started or
    /// stopped.
    pub(in crate::game) fn remaining_delay(&self) -> Span {
        self.bonus(self.state.turn).delay() - self.state.elapsed
    }

    /// Charges the interruption `away`, such as a closed page, to its owner, the player whose clock
    /// ran when the interruption began. Called if moves were taken back after the interruption, so
    /// that it is now the opponent's turn.
    ///
    /// `gap` is the length of the interruption. Returns whether the owner's flag falls.
    pub(in crate::game) fn charge_past_absence(&mut self, away: Absence, gap: Span, now: Instant) -> bool {
        // If the opponent plays with an hourglass, the present turn adds time to the owner's clock.
        // This time must be added before the interruption is charged.
        self.charge_turn(now);
        let Absence { owner: of, free_time: free, move_left, .. } = away;
        let total = (!self.control.allowance(of).stages.is_empty()).then(|| self.account(of).left);
        let lost = (gap - free).min(total.unwrap_or(gap));
        self.account_mut(of).charge_time(lost);
        if self.bonus(of) == TimeBonus::Hourglass {
            self.account_mut(!of).add_time(lost);
        }
        if self.rulings.interruption_is_charged_in_full {
            total.map(|left| left + free).into_iter().chain(move_left).any(|limit| gap >= limit)
        } else {
            total.is_some_and(|left| gap - free >= left)
        }
    }

    /// Charges the time of this turn up to `now` to the player whose turn it is.
    ///
    /// Under an hourglass, the opponent receives the same time.
    fn charge_turn(&mut self, now: Instant) {
        let turn = self.state.turn;
        let charged = self.uncharged_time(now);
        self.state.charged += charged;
        self.account_mut(turn).charge_time(charged);
        if self.is_hourglass() {
            self.account_mut(!turn).add_time(charged);
        }
    }

    /// Charges the time of this turn to its player, and stops both clocks, ready for the next turn.
    fn end_turn(&mut self, now: Instant) {
        self.charge_turn(now);
        self.state.elapsed = Span::ZERO;
        self.state.charged = Span::ZERO;
        self.state.since = None;
    }

    /// Counts a completed move of player `color`, and adds the time of the next stage if this stage
    /// is over.
    fn count_move(&mut self, color: Color) {
        let allowance = self.control.allowance(color);
        let side = &mut self.state.sides[color as usize];
        side.moves = side.moves.saturating_add(1);
        let Some(stage) = allowance.stage(side.stage) else { return };
        side.moves_in_stage = side.moves_in_stage.saturating_add(1);
        if stage.moves.is_some_and(|moves| side.moves_in_stage >= moves) {
            side.stage = side.stage.saturating_add(1);
            side.moves_in_stage = 0;
            if let Some(next) = allowance.stage(side.stage) {
                side.add_time(next.time + next.bonus.byo_yomi_time());
            }
        }
    }

    /// Returns the time that the present turn has taken up to `now`.
    fn elapsed(&self, now: Instant) -> Span {
        self.state.elapsed + self.state.since.map_or(Span::ZERO, |since| now.since(since))
    }

    /// Returns how much of this turn's time up to `now` must still be charged to the player whose
    /// turn it is.
    ///
    /// A simple delay is not charged. With stages, the result is at most the player's time left.
    fn uncharged_time(&self, now: Instant) -> Span {
        let turn = self.state.turn;
        let charged = self.bonus(turn).charged_time(self.elapsed(now)) - self.state.charged;
        if self.control.allowance(turn).stages.is_empty() {
            charged
        } else {
            charged.min(self.account(turn).left)
        }
    }

    /// Whether the player whose turn it is plays with an hourglass, so that the opponent gains the
    /// time spent.
    fn is_hourglass(&self) -> bool {
        self.bonus(self.state.turn) == TimeBonus::Hourglass
    }

    /// Returns the bonus for each move of player `color` in the present stage, such as an
    /// increment.
    fn bonus(&self, color: Color) -> TimeBonus {
        let stage = self.control.allowance(color).stage(self.account(color).stage);
        stage.map_or(TimeBonus::None, |stage| stage.bonus)
    }

    /// Returns the time account of player `color`: time left, spent and received.
    fn account(&self, color: Color) -> &TimeAccount {
        &self.state.sides[color as usize]
    }

    /// Returns a mutable reference to the time account of player `color`: time left, spent and
    /// received.
    fn account_mut(&mut self, color: Color) -> &mut TimeAccount {
        &mut self.state.sides[color as usize]
    }
}
