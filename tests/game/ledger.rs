//! An independent, slow account of the clocks, with which random games are compared. It charges the
//! running clock at every event, while the game computes the cost of a turn at the end of the turn.

use tabiya::game::{ClockPress, Event, FirstIncrement, FirstMove, Span, TimeBonus, TimeControl};
use tabiya::rules::Color;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Account {
    pub(crate) left: i128,
    pub(crate) spent: i128,
    pub(crate) given: i128,
    gifts: i128,
    /// How often the arbiter has set the clock, and the time set last, in microseconds.
    set: (u32, i128),
    stage: usize,
    moves: u32,
}

/// State of both clocks, with times in microseconds.
#[derive(Clone, Debug, PartialEq)]
struct ClockStates {
    accounts: [Account; 2],
    turn: Color,
    elapsed: i128,
    runs: bool,
    incomplete: [bool; 2],
}

/// An absence for which the players have not decided yet whether it is charged, with times in
/// microseconds. `of` is the player whose clock ran, `free` the rest of that player's delay, and
/// `runs` says whether a clock runs after the decision.
#[derive(Clone, Copy, Debug)]
struct Away {
    from: i128,
    until: i128,
    of: Color,
    free: i128,
    runs: bool,
}

/// Account of the clocks in a whole game.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    time: TimeControl,
    states: ClockStates,
    at: i128,
    /// For each move, the state of the clocks before and after it.
    moves: Vec<(ClockStates, ClockStates)>,
    undone: Vec<Vec<(ClockStates, ClockStates)>>,
    paused: bool,
    away: Option<Away>,
    start: Color,
}

impl Ledger {
    pub(crate) fn new(time: &TimeControl, turn: Color) -> Ledger {
        let account = |color| {
            let given = time.allowance(color).stages.first().map_or(0, |stage| {
                let first = match stage.bonus {
                    TimeBonus::Increment(span) if time.first_increment() == FirstIncrement::AtStart => span,
                    _ => Span::ZERO,
                };
                i128::from(stage.time.as_micros()) + i128::from(first.as_micros())
            });
            Account { left: given, given, ..Account::default() }
        };
        let accounts = Color::ALL.map(account);
        let states = ClockStates { accounts, turn, elapsed: 0, runs: false, incomplete: [false; 2] };
        let (moves, undone) = (Vec::new(), Vec::new());
        Ledger { time: time.clone(), states, at: 0, moves, undone, paused: false, away: None, start: turn }
    }

    /// Accounts of White and Black at the instant `now`, which is in microseconds.
    pub(crate) fn accounts(&self, now: u64) -> [Account; 2] {
        let (moves, undone) = (Vec::new(), Vec::new());
        let mut upto =
            Ledger { time: self.time.clone(), states: self.states.clone(), moves, undone, ..*self };
        upto.advance(now);
        upto.states.accounts
    }

    /// Bonus of the current stage of `color`.
    fn bonus(&self, color: Color) -> TimeBonus {
        let stages = &self.time.allowance(color).stages;
        let stage = self.states.accounts[color as usize].stage.min(stages.len().saturating_sub(1));
        stages.get(stage).map_or(TimeBonus::None, |stage| stage.bonus)
    }

    /// Charges the running clock up to `now`.
    pub(crate) fn advance(&mut self, now: u64) {
        let now = i128::from(now);
        let passed = (now - self.at).max(0);
        self.at = self.at.max(now);
        if self.states.runs {
            self.charge(passed);
        }
    }

    fn charge(&mut self, passed: i128) {
        let color = self.states.turn;
        let bonus = self.bonus(color);
        let delay = if let TimeBonus::Delay(delay) = bonus { i128::from(delay.as_micros()) } else { 0 };
        let before = (self.states.elapsed - delay).max(0);
        let limit = self.time.allowance(color).per_move.map(|limit| i128::from(limit.as_micros()));
        self.states.elapsed += limit.map_or(passed, |limit| passed.min(limit - self.states.elapsed));
        let mut cost = (self.states.elapsed - delay).max(0) - before;
        let [mine, other] = [color as usize, !color as usize];
        if !self.time.allowance(color).stages.is_empty() {
            cost = cost.min(self.states.accounts[mine].left);
            self.states.accounts[mine].left -= cost;
        }
        self.states.accounts[mine].spent += cost;
        if bonus == TimeBonus::Hourglass {
            self.states.accounts[other].left += cost;
            self.states.accounts[other].given += cost;
        }
    }

    fn give(&mut self, color: Color, micros: i128) {
        self.states.accounts[color as usize].left += micros;
        self.states.accounts[color as usize].given += micros;
    }

    /// Records an event that the game accepted at the time of the last [`Ledger::advance`].
    /// `mover`: the side to move before the event. `over`: the event ended the game, or the result
    /// waits for the verdict whether a side can still mate.
    pub(crate) fn accepted(&mut self, event: &Event, mover: Color, over: bool) {
        match event {
            Event::Start => self.states.runs = true,
            Event::Move(_) => {
                let timed = self.time.first_move() == FirstMove::Timed;
                if self.moves.is_empty() && timed && !self.time.is_without_clocks() {
                    // A first move before `Event::Start` starts the clock.
                    self.states.runs = true;
                }
                let before = if self.moves.is_empty() && timed {
                    Ledger::new(&self.time, self.start).states
                } else {
                    self.states.clone()
                };
                if self.states.incomplete[mover as usize] {
                    self.complete(mover);
                }
                self.states.incomplete[mover as usize] = true;
                if over {
                    self.states.runs = false;
                } else if self.time.press() == ClockPress::Move {
                    self.tap(mover);
                }
                self.moves.push((before, self.states.clone()));
                self.undone.clear();
            }
            Event::Press(_) if self.moves.is_empty() => self.states.runs = true,
            Event::Press(by) => {
                self.tap(*by);
                let states = self.states.clone();
                if let Some(last) = self.moves.last_mut() {
                    last.1 = states;
                }
            }
            Event::CorrectPosition { fen, .. } => {
                let turn = if fen.contains(" w ") { Color::White } else { Color::Black };
                if turn != mover {
                    self.states.incomplete = [false; 2];
                    if self.states.turn != turn {
                        self.states.turn = turn;
                        self.states.elapsed = 0;
                    }
                }
                if self.moves.is_empty() {
                    self.start = turn;
                }
                self.undone.clear();
            }
            Event::Pause => {
                self.states.runs = false;
                self.paused = true;
            }
            Event::Resume => {
                self.states.runs = true;
                self.paused = false;
            }
            Event::GiveTime { to, time } => {
                self.give(*to, i128::from(time.as_micros()));
                self.states.accounts[*to as usize].gifts += i128::from(time.as_micros());
            }
            Event::SetClock { color, left } => {
                let account = &mut self.states.accounts[*color as usize];
                account.left = i128::from(left.as_micros());
                account.given = account.left + account.spent;
                account.set = (account.set.0 + 1, account.left);
                account.gifts = 0;
            }
            _ => {}
        }
        if over {
            self.states.runs = false;
        }
    }

    pub(crate) fn suspended(&mut self, from: u64, now: u64) {
        self.advance(from);
        self.states.runs = false;
        let delay = match self.bonus(self.states.turn) {
            TimeBonus::Delay(delay) => i128::from(delay.as_micros()),
            _ => 0,
        };
        let free = (delay - self.states.elapsed).max(0);
        self.away =
            Some(Away { from: self.at, until: i128::from(now), of: self.states.turn, free, runs: true });
    }

    /// Continues from `now`; the time before `now` is not charged.
    pub(crate) fn goes_on_at(&mut self, now: u64) {
        self.at = i128::from(now);
    }

    /// Moves the end of the absence to `now`.
    pub(crate) fn still_away(&mut self, now: u64) {
        self.away.as_mut().expect("away").until = i128::from(now);
    }

    pub(crate) fn returned(&mut self, refund: bool) {
        let away = self.away.take().expect("away");
        if !refund && away.of == self.states.turn {
            self.charge(away.until - away.from);
        } else if !refund {
            let lost = (away.until - away.from - away.free).max(0);
            let [mine, other] = [away.of as usize, !away.of as usize];
            let has_total = !self.time.allowance(away.of).stages.is_empty();
            let lost = if has_total { lost.min(self.states.accounts[mine].left) } else { lost };
            if has_total {
                self.states.accounts[mine].left -= lost;
            }
            self.states.accounts[mine].spent += lost;
            if self.bonus(away.of) == TimeBonus::Hourglass {
                self.states.accounts[other].left += lost;
                self.states.accounts[other].given += lost;
            }
        }
        self.states.runs = away.runs;
    }

    pub(crate) fn penalty(&mut self, to: Color, micros: u64) {
        self.give(to, i128::from(micros));
        self.states.accounts[to as usize].gifts += i128::from(micros);
    }

    pub(crate) fn took_back(&mut self, plies: usize) {
        let group = self.moves.split_off(self.moves.len() - plies);
        let states = group[0].0.clone();
        self.restore_clocks(states);
        self.undone.push(group);
    }

    pub(crate) fn redid(&mut self) {
        let group = self.undone.pop().expect("something to redo");
        let states = group[group.len() - 1].1.clone();
        self.restore_clocks(states);
        self.moves.extend(group);
    }

    fn restore_clocks(&mut self, states: ClockStates) {
        let before = std::mem::replace(&mut self.states, states);
        for color in Color::ALL {
            let (was, account) = (before.accounts[color as usize], &mut self.states.accounts[color as usize]);
            if was.set.0 == account.set.0 {
                let gift = was.gifts - account.gifts;
                account.left += gift;
                account.given += gift;
            } else {
                account.left = was.set.1 + was.gifts;
                account.given = account.left + account.spent;
            }
            (account.gifts, account.set) = (was.gifts, was.set);
        }
        match &mut self.away {
            Some(away) => away.runs = self.states.runs,
            None if !self.states.runs => self.paused = false,
            None => {}
        }
        self.states.runs &= !self.paused && self.away.is_none();
    }

    /// Completes the move of `color`, and lets the opponent's clock run.
    fn tap(&mut self, color: Color) {
        self.complete(color);
        self.states.turn = !color;
        self.states.runs = true;
        self.states.incomplete[color as usize] = false;
    }

    fn complete(&mut self, color: Color) {
        let on_turn = self.states.turn == color;
        let elapsed = if on_turn { self.states.elapsed } else { 0 };
        let earned = match self.bonus(color) {
            TimeBonus::Increment(span) => i128::from(span.as_micros()),
            TimeBonus::Bronstein(span) => elapsed.min(i128::from(span.as_micros())),
            _ => 0,
        };
        self.give(color, earned);
        let stages = &self.time.allowance(color).stages;
        let account = &mut self.states.accounts[color as usize];
        if let Some(stage) = stages.get(account.stage).or(stages.last()) {
            account.moves += 1;
            if stage.moves == Some(account.moves) {
                account.moves = 0;
                account.stage += 1;
                let time =
                    stages.get(account.stage).or(stages.last()).map_or(0, |stage| stage.time.as_micros());
                self.give(color, i128::from(time));
            }
        }
        if on_turn {
            self.states.elapsed = 0;
            self.states.runs = true;
        }
    }
}
