//! A second account of the clocks, kept the slow way: it charges the running clock at every event, where the
//! game works out what a turn cost when it is over.

use tabiya::game::{Bonus, ClockPress, Event, FirstMove, TimeControl};
use tabiya::rules::Color;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Account {
    pub(crate) left: i128,
    pub(crate) spent: i128,
    pub(crate) given: i128,
    gifts: i128,
    stage: usize,
    moves: u32,
}

/// The state of both clocks, in microseconds.
#[derive(Clone, Debug, PartialEq)]
struct Page {
    accounts: [Account; 2],
    turn: Color,
    elapsed: i128,
    runs: bool,
    unpressed: bool,
}

/// The account of a whole game.
#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    time: TimeControl,
    page: Page,
    at: i128,
    /// The page before each move and after it.
    moves: Vec<(Page, Page)>,
    undone: Vec<Vec<(Page, Page)>>,
    paused: bool,
    suspended: Option<i128>,
}

impl Ledger {
    pub(crate) fn new(time: &TimeControl, turn: Color) -> Ledger {
        let account = |color| {
            let given =
                time.allowance(color).stages.first().map_or(0, |stage| i128::from(stage.time.as_micros()));
            Account { left: given, given, ..Account::default() }
        };
        let accounts = Color::ALL.map(account);
        let page = Page { accounts, turn, elapsed: 0, runs: false, unpressed: false };
        let (moves, undone) = (Vec::new(), Vec::new());
        Ledger { time: time.clone(), page, at: 0, moves, undone, paused: false, suspended: None }
    }

    /// Both accounts as they stand at `now`, in microseconds.
    pub(crate) fn accounts(&self, now: u64) -> [Account; 2] {
        let (moves, undone) = (Vec::new(), Vec::new());
        let mut upto = Ledger { time: self.time.clone(), page: self.page.clone(), moves, undone, ..*self };
        upto.advance(now);
        upto.page.accounts
    }

    /// The bonus of the stage that `color` is in.
    fn bonus(&self, color: Color) -> Bonus {
        let stages = &self.time.allowance(color).stages;
        let stage = self.page.accounts[color as usize].stage.min(stages.len().saturating_sub(1));
        stages.get(stage).map_or(Bonus::None, |stage| stage.bonus)
    }

    /// Charges the running clock up to `now`.
    pub(crate) fn advance(&mut self, now: u64) {
        let now = i128::from(now);
        let passed = (now - self.at).max(0);
        self.at = self.at.max(now);
        if self.page.runs {
            self.charge(passed);
        }
    }

    fn charge(&mut self, passed: i128) {
        let color = self.page.turn;
        let bonus = self.bonus(color);
        let delay = if let Bonus::Delay(delay) = bonus { i128::from(delay.as_micros()) } else { 0 };
        let before = (self.page.elapsed - delay).max(0);
        let limit = self.time.allowance(color).per_move.map(|limit| i128::from(limit.as_micros()));
        self.page.elapsed += limit.map_or(passed, |limit| passed.min(limit - self.page.elapsed));
        let mut cost = (self.page.elapsed - delay).max(0) - before;
        let [mine, other] = [color as usize, !color as usize];
        if !self.time.allowance(color).stages.is_empty() {
            cost = cost.min(self.page.accounts[mine].left);
            self.page.accounts[mine].left -= cost;
        }
        self.page.accounts[mine].spent += cost;
        if bonus == Bonus::Hourglass {
            self.page.accounts[other].left += cost;
            self.page.accounts[other].given += cost;
        }
    }

    fn give(&mut self, color: Color, micros: i128) {
        self.page.accounts[color as usize].left += micros;
        self.page.accounts[color as usize].given += micros;
    }

    /// The game has accepted this event, at the time last advanced to. `over` is whether it ended by it,
    /// `halted` whether the flag fell or waits for a verdict, so that the event itself did nothing.
    pub(crate) fn accepted(&mut self, event: &Event, over: bool) {
        match event {
            Event::Start => self.page.runs = true,
            Event::Move(_) => {
                if self.time.first_move() == FirstMove::Timed {
                    self.page.runs = true;
                }
                let before = self.page.clone();
                self.page.unpressed = true;
                if over {
                    self.page.runs = false;
                } else if self.time.press() == ClockPress::Move {
                    self.complete();
                }
                self.moves.push((before, self.page.clone()));
                self.undone.clear();
            }
            Event::Press(_) => {
                self.complete();
                let page = self.page.clone();
                if let Some(last) = self.moves.last_mut() {
                    last.1 = page;
                }
            }
            Event::Pause => {
                self.page.runs = false;
                self.paused = true;
            }
            Event::Resume => {
                self.page.runs = true;
                self.paused = false;
            }
            Event::GiveTime { to, time } => {
                self.give(*to, i128::from(time.as_micros()));
                self.page.accounts[*to as usize].gifts += i128::from(time.as_micros());
            }
            Event::SetClock { color, left } => {
                let account = &mut self.page.accounts[*color as usize];
                account.left = i128::from(left.as_micros());
                account.given = account.left + account.spent;
            }
            _ => {}
        }
        if over {
            self.page.runs = false;
        }
    }

    pub(crate) fn suspended(&mut self, from: u64) {
        self.advance(from);
        self.page.runs = false;
        self.suspended = Some(self.at);
    }

    pub(crate) fn returned(&mut self, refund: bool) {
        let gap = self.at - self.suspended.take().unwrap_or(self.at);
        if !refund {
            self.charge(gap);
        }
        self.page.runs = true;
    }

    pub(crate) fn penalty(&mut self, to: Color, micros: u64) {
        self.give(to, i128::from(micros));
        self.page.accounts[to as usize].gifts += i128::from(micros);
    }

    pub(crate) fn took_back(&mut self, plies: usize) {
        let group = self.moves.split_off(self.moves.len() - plies);
        let page = group[0].0.clone();
        self.turn_to(page);
        self.undone.push(group);
    }

    pub(crate) fn redid(&mut self) {
        let group = self.undone.pop().expect("something to redo");
        let page = group[group.len() - 1].1.clone();
        self.turn_to(page);
        self.moves.extend(group);
    }

    fn turn_to(&mut self, page: Page) {
        let gifts = [0, 1].map(|side| self.page.accounts[side].gifts - page.accounts[side].gifts);
        self.page = page;
        for color in Color::ALL {
            let gift = gifts[color as usize];
            self.give(color, gift);
            self.page.accounts[color as usize].gifts += gift;
        }
        if !self.page.runs {
            self.paused = false;
            self.suspended = None;
        }
        self.page.runs &= !self.paused && self.suspended.is_none();
    }

    fn complete(&mut self) {
        let color = self.page.turn;
        if self.page.runs {
            let elapsed = self.page.elapsed;
            let earned = match self.bonus(color) {
                Bonus::Increment(span) => i128::from(span.as_micros()),
                Bonus::Bronstein(span) => elapsed.min(i128::from(span.as_micros())),
                _ => 0,
            };
            self.give(color, earned);
        }
        let stages = &self.time.allowance(color).stages;
        let account = &mut self.page.accounts[color as usize];
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
        self.page.turn = !color;
        self.page.elapsed = 0;
        self.page.runs = true;
        self.page.unpressed = false;
    }
}
