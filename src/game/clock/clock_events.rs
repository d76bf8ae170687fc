//! Events that change a game's clocks without a move: start, pause, interruption, and time added or
//! set by hand.
//!
//! The program's rulings are its decisions on questions that the house rules leave open. An edition
//! is a version of these rulings.

use super::{Absence, AbsenceCost, Clock, ClockEdit, ClockStop, FirstMove, TimeControl};
use crate::game::{Game, GameChanges, Instant, Refusal, Span};
use crate::rules::Color;

impl Game {
    /// Whether the first move of the game is timed and the clock has not been started yet (FIDE
    /// 6.6).
    ///
    /// [`Event::Start`](crate::game::Event::Start) starts the clock. The first move also starts the
    /// clock. So does a clock press by the player who is not to move, except under the first
    /// edition of the program's [rulings](crate::game::Rulings).
    pub fn waits_for_start(&self) -> bool {
        let timed =
            |clock: &Clock| clock.control().first_move() == FirstMove::Timed && clock.running().is_none();
        let begun = !self.played.is_empty() || self.ending.is_some() || self.pending_result.is_some();
        !begun && self.clock_stop == ClockStop::None && self.clock.as_ref().is_some_and(timed)
    }

    /// Starts the clock of the player to move, before a timed first move; refuses at any other
    /// time.
    pub(in crate::game) fn start_clock(&mut self, now: Instant) -> Result<GameChanges, Refusal> {
        let waits = self.waits_for_start();
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        if !waits {
            return Err(Refusal::NothingToStart);
        }
        clock.start(now);
        Ok(GameChanges::without_details())
    }

    /// Stops the clocks for a pause of the game; refuses if no clock runs.
    pub(in crate::game) fn pause(&mut self, now: Instant) -> Result<GameChanges, Refusal> {
        self.running_clock()?.stop(now);
        self.clock_stop = ClockStop::Paused;
        Ok(GameChanges::without_details())
    }

    /// Ends a pause of the game: the clock of the player whose turn it is runs again. Refuses if
    /// the game is not paused.
    pub(in crate::game) fn resume(&mut self, now: Instant) -> Result<GameChanges, Refusal> {
        if self.clock_stop != ClockStop::Paused {
            return Err(Refusal::NotPaused);
        }
        self.clock_stop = ClockStop::None;
        if let Some(clock) = &mut self.clock {
            clock.start(now);
        }
        Ok(GameChanges::without_details())
    }

    /// Stops the clocks from the instant `from` on, because the game could not be played (the
    /// device slept, or the page was closed).
    ///
    /// `now` is the end of the interruption so far. Refuses if no clock runs. But if the players
    /// have not yet decided on an earlier interruption, the function only moves the end of that
    /// interruption to `now`, except under the first edition of the program's rulings.
    pub(in crate::game) fn suspend(&mut self, from: Instant, now: Instant) -> Result<GameChanges, Refusal> {
        if let Some(away) = &mut self.absence {
            let any = away.until != now;
            away.until = now;
            return Ok(GameChanges { has_changes: any, ..GameChanges::default() });
        }
        let lasting = self.rulings.interruption_is_charged_after_takeback;
        let clock = self.running_clock()?;
        clock.stop(from);
        let move_left = clock.reading(clock.turn(), from).move_left;
        let away = Absence {
            until: now,
            owner: clock.turn(),
            free_time: clock.remaining_delay(),
            move_left,
            restarts_clock: true,
        };
        self.absence = lasting.then_some(away);
        self.clock_stop = ClockStop::Suspended(from);
        Ok(GameChanges::without_details())
    }

    /// Returns the length of an interruption of the game, if the players must still decide who pays
    /// for its time.
    ///
    /// During an interruption the device slept or the page was closed. `None` if there is no
    /// interruption, and once the players have decided.
    pub fn undecided_absence_time(&self) -> Option<Span> {
        let ClockStop::Suspended(from) = self.clock_stop else { return None };
        Some(self.absence.map_or(self.last_change_at, |away| away.until).since(from))
    }

    /// Returns the length and cost of an interruption of the game, if the players must still decide
    /// who pays for its time.
    ///
    /// During an interruption the device slept or the page was closed. The cost is for the player
    /// whose clock ran. `None` without a clock or an interruption, and once the players have
    /// decided.
    pub fn undecided_absence(&self) -> Option<AbsenceCost> {
        let away = self.undecided_absence_time()?;
        let clock = self.clock.as_ref()?;
        let (of, free) =
            self.absence.map_or((clock.turn(), clock.remaining_delay()), |away| (away.owner, away.free_time));
        let beyond = away - free;
        let left = clock.reading(of, self.last_change_at).left;
        Some(AbsenceCost {
            length: away,
            covered_by_delay: away.min(free),
            charged: left.map_or(beyond, |left| beyond.min(left)),
        })
    }

    /// Ends an interruption, in which the device slept or the page was closed, and restarts the
    /// clock. Refuses if there is no interruption.
    ///
    /// With `refund` the interruption costs nothing. Otherwise its time is charged to the player
    /// whose clock ran, and a flag may fall. The clock stays stopped if the players have meanwhile
    /// taken back moves to a point at which no clock ran.
    pub(in crate::game) fn end_absence(
        &mut self,
        now: Instant,
        refund: bool,
    ) -> Result<GameChanges, Refusal> {
        let ClockStop::Suspended(from) = self.clock_stop else { return Err(Refusal::NotSuspended) };
        self.clock_stop = ClockStop::None;
        let Some(clock) = &mut self.clock else { return Ok(GameChanges::without_details()) };
        if let Some(away) = self.absence.take() {
            let fallen = if refund { None } else { clock.charge_absence(away, from, now) };
            if let Some((color, at)) = fallen {
                return Ok(self.fall_flag(at, color));
            }
            if away.restarts_clock {
                clock.start(now);
            }
            return Ok(GameChanges::without_details());
        }
        clock.start(if refund { now } else { from });
        let fallen = clock.flag_fall(now);
        Ok(fallen.map_or_else(GameChanges::without_details, |(color, at)| self.fall_flag(at, color)))
    }

    /// Returns a mutable reference to the game's clock if it runs; refuses otherwise.
    fn running_clock(&mut self) -> Result<&mut Clock, Refusal> {
        self.clock.as_mut().filter(|clock| clock.running().is_some()).ok_or(Refusal::NotRunning)
    }

    /// Adds `time` to the clock of player `to`; refuses if that player has no clock or only a time
    /// limit for each move, or if `time` is zero or too long.
    pub(in crate::game) fn give_time(
        &mut self,
        now: Instant,
        to: Color,
        time: Span,
    ) -> Result<GameChanges, Refusal> {
        self.edit_clock(now, to, time, |clock| clock.add_time(to, time))
    }

    /// Sets the time left on the clock of player `color` to `left`. Refuses in the same cases as
    /// [`give_time`](Game::give_time).
    pub(in crate::game) fn set_clock(
        &mut self,
        now: Instant,
        color: Color,
        left: Span,
    ) -> Result<GameChanges, Refusal> {
        self.edit_clock(now, color, left, |clock| clock.set_left(color, left, now))
    }

    /// Changes the clock of player `color` by hand with the function `edit`, and records the
    /// change.
    ///
    /// Refuses if that player has no clock or only a time limit for each move, or if `amount`, the
    /// time to add or set, is zero or too long.
    fn edit_clock(
        &mut self,
        now: Instant,
        color: Color,
        amount: Span,
        edit: impl FnOnce(&mut Clock),
    ) -> Result<GameChanges, Refusal> {
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        let before = clock.reading(color, now).left.ok_or(Refusal::NoClock)?;
        if amount.is_zero() || amount > TimeControl::MAX_TIME {
            return Err(Refusal::BadAmount);
        }
        edit(clock);
        let after = clock.reading(color, now).left.unwrap_or_default();
        self.clock_edits.push(ClockEdit { at: now, ply: self.played.len(), color, before, after });
        Ok(GameChanges::without_details())
    }
}

impl Clock {
    /// Charges the time of an interruption, such as a closed page, to the player whose clock ran
    /// when the interruption began.
    ///
    /// `away` contains this player and the end of the interruption. `from` is the start of the
    /// interruption. The player pays even if moves were taken back and the opponent is to move. If
    /// the charge makes the player's flag fall, returns the player and the instant of the fall;
    /// otherwise `None`.
    fn charge_absence(&mut self, away: Absence, from: Instant, now: Instant) -> Option<(Color, Instant)> {
        if self.turn() == away.owner {
            self.start(from);
            let fallen = self.flag_fall(away.until);
            if fallen.is_none() {
                self.stop(away.until);
            }
            return fallen;
        }
        self.charge_past_absence(away, away.until.since(from), now).then_some((away.owner, now))
    }
}
