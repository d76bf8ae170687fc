//! The one way in.

use super::clock::FirstMove;
use super::record::Ending;
use super::{
    Changes, Clock, ClockEdit, Event, Explanation, Game, Halt, HouseRules, Instant, Outcome, Played,
};
use super::{Reason, Refusal, Span, TimeControl, Verdict, Who};
use crate::rules::{Color, Move};

impl Game {
    /// Something happens at `now`. A flag that has fallen by then falls first; the event is then too late, and
    /// [`Changes::too_late`] says so.
    ///
    /// # Errors
    /// Why the event was refused; nothing has changed then, and the journal must not keep it.
    pub fn apply(&mut self, now: Instant, event: Event) -> Result<Changes, Refusal> {
        if let Some(outcome) = self.outcome() {
            return Err(Refusal::GameOver(outcome));
        }
        let now = now.max(self.at);
        let seen = match event {
            Event::Suspend { from } => from.clamp(self.at, now),
            _ => now,
        };
        let fallen = self.clock.as_ref().and_then(|clock| clock.fallen(seen));
        let changes = match fallen {
            // A position that is found dead was so before the flag fell, and no clock runs behind a fallen flag.
            Some((_, at)) if self.proves_dead(&event) => self.carry_out(at, event)?,
            Some((color, at)) => Changes { too_late: event != Event::Tick, ..self.flag_falls(at, color) },
            None => self.carry_out(now, event)?,
        };
        if changes.any {
            self.at = now;
        }
        Ok(changes)
    }

    fn carry_out(&mut self, now: Instant, event: Event) -> Result<Changes, Refusal> {
        if let Some(color) = self.flag
            && !matches!(event, Event::Answer { .. } | Event::Tick)
        {
            return Err(Refusal::FlagFallen(color));
        }
        match event {
            Event::Start => self.start_clock(now),
            Event::Move(mv) => self.play(now, mv),
            Event::Press(by) => self.press(now, by),
            Event::Resign(by) => Ok(self.end(now, Outcome::win(!by, Reason::Resignation), None)),
            Event::OfferDraw(by) => self.offer_draw(by),
            Event::AcceptDraw(by) => self.accept_draw(now, by),
            Event::DeclineDraw(by) => self.decline_draw(by),
            Event::Claim { by, intended } => self.claim(now, by, intended),
            Event::AskTakeback(by) => self.ask_takeback(by),
            Event::AskRedo(by) => self.ask_redo(by),
            Event::Consent(by) => self.consent(now, by),
            Event::Dissent(by) => self.dissent(by),
            Event::Pause => self.pause(now),
            Event::Resume => self.resume(now),
            Event::Suspend { from } => self.suspend(from.clamp(self.at, now)),
            Event::Return { refund } => self.come_back(now, refund),
            Event::GiveTime { to, time } => self.give_time(now, to, time),
            Event::SetClock { color, left } => self.set_clock(now, color, left),
            Event::Answer { question, verdict } => self.answered(now, question, &verdict),
            Event::ChangeRules(rules) => self.change_rules(rules),
            Event::Tick => Ok(Changes::default()),
        }
    }

    fn play(&mut self, now: Instant, mv: Move) -> Result<Changes, Refusal> {
        match self.halt {
            Halt::None => {}
            Halt::Paused => return Err(Refusal::Paused),
            Halt::Suspended(_) => return Err(Refusal::Suspended),
        }
        if let Some(color) = self.unpressed {
            return Err(Refusal::ClockNotPressed(color));
        }
        let position = self.position();
        let leaves_king = !position.is_legal(mv);
        if leaves_king {
            if !position.pseudo_legal_moves().contains(&mv) {
                return Err(Refusal::NotLegal);
            }
            if self.rules.check_warnings {
                return Err(Refusal::KingLeftInCheck { attackers: position.attackers_of_king_after(mv) });
            }
        }
        Ok(self.make(now, mv, leaves_king))
    }

    /// Makes a move that may be made.
    fn make(&mut self, now: Instant, mv: Move, leaves_king: bool) -> Changes {
        let mut changes = Changes::some();
        let mover = self.turn();
        if let Some(clock) = &mut self.clock
            && clock.control().first_move == FirstMove::Timed
        {
            // Where the first move is timed, a game that nobody started starts now.
            clock.start(now);
        }
        let before = self.stand(now);
        let position = self.position();
        let lost_king = leaves_king.then(|| self.king_that_could_be_taken(mv));
        self.played.push(Played {
            mv,
            san: position.san(mv),
            position: position.play_unchecked(mv),
            at: now,
            clock: None,
            before,
            after: None,
        });
        self.undone.clear();
        self.move_answers_offer(mover, &mut changes);
        changes.not_granted = self.request.take();
        match lost_king.or_else(|| self.judge()) {
            Some(Ending { outcome, explanation }) => {
                let ended = self.end(now, outcome, explanation);
                changes = Changes {
                    ended: ended.ended,
                    offered: None,
                    declined: None,
                    not_granted: None,
                    ..changes
                };
                self.write_clock(now, mover);
            }
            None => {
                if self.is_pressed_by_tap() {
                    self.unpressed = Some(mover);
                    self.write_clock(now, mover);
                } else {
                    self.complete_turn(now, mover);
                }
                changes.question = self.ask_dead();
                let in_check = self.rules.announce_check && self.position().is_check();
                changes.check = in_check.then(|| self.turn());
            }
        }
        changes
    }

    /// With check warnings off: the mover's king stays where it can be taken, and the game is lost.
    fn king_that_could_be_taken(&self, mv: Move) -> Ending {
        let position = self.position();
        let mover = position.turn();
        let king = if position.king(mover) == mv.from() { mv.to() } else { position.king(mover) };
        let attackers = position.attackers_of_king_after(mv);
        Ending {
            outcome: Outcome::win(!mover, Reason::LeftKingInCheck),
            explanation: Some(Explanation::KingLeftInCheck { king, attackers }),
        }
    }

    fn press(&mut self, now: Instant, by: Color) -> Result<Changes, Refusal> {
        match self.halt {
            Halt::None => {}
            Halt::Paused => return Err(Refusal::Paused),
            Halt::Suspended(_) => return Err(Refusal::Suspended),
        }
        if self.unpressed != Some(by) {
            return Err(Refusal::NothingToPress);
        }
        self.unpressed = None;
        self.complete_turn(now, by);
        Ok(Changes::some())
    }

    fn complete_turn(&mut self, now: Instant, mover: Color) {
        if let Some(clock) = &mut self.clock {
            clock.switch(now);
        }
        self.write_clock(now, mover);
    }

    /// Writes what the mover has left, and how the clocks stand, beside the last move.
    fn write_clock(&mut self, now: Instant, mover: Color) {
        let after = self.stand(now);
        let left = self.clock.as_ref().and_then(|clock| clock.reading(mover, now).left);
        if let Some(last) = self.played.last_mut() {
            last.clock = left;
            last.after = after;
        }
    }

    fn start_clock(&mut self, now: Instant) -> Result<Changes, Refusal> {
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        let waits = clock.control().first_move == FirstMove::Timed && self.played.is_empty();
        if !waits || clock.running().is_some() || self.halt != Halt::None {
            return Err(Refusal::NothingToStart);
        }
        clock.start(now);
        Ok(Changes::some())
    }

    fn pause(&mut self, now: Instant) -> Result<Changes, Refusal> {
        self.running_clock()?.stop(now);
        self.halt = Halt::Paused;
        Ok(Changes::some())
    }

    fn resume(&mut self, now: Instant) -> Result<Changes, Refusal> {
        if self.halt != Halt::Paused {
            return Err(Refusal::NotPaused);
        }
        self.halt = Halt::None;
        if let Some(clock) = &mut self.clock {
            clock.start(now);
        }
        Ok(Changes::some())
    }

    fn suspend(&mut self, from: Instant) -> Result<Changes, Refusal> {
        self.running_clock()?.stop(from);
        self.halt = Halt::Suspended(from);
        Ok(Changes::some())
    }

    fn come_back(&mut self, now: Instant, refund: bool) -> Result<Changes, Refusal> {
        let Halt::Suspended(from) = self.halt else { return Err(Refusal::NotSuspended) };
        self.halt = Halt::None;
        let Some(clock) = &mut self.clock else { return Ok(Changes::some()) };
        clock.start(if refund { now } else { from });
        let fallen = clock.fallen(now);
        Ok(fallen.map_or_else(Changes::some, |(color, at)| self.flag_falls(at, color)))
    }

    fn running_clock(&mut self) -> Result<&mut Clock, Refusal> {
        self.clock.as_mut().filter(|clock| clock.running().is_some()).ok_or(Refusal::NotRunning)
    }

    pub(super) fn give_time(&mut self, now: Instant, to: Color, time: Span) -> Result<Changes, Refusal> {
        self.edit_clock(now, to, time, |clock| clock.give(to, time))
    }

    fn set_clock(&mut self, now: Instant, color: Color, left: Span) -> Result<Changes, Refusal> {
        self.edit_clock(now, color, left, |clock| clock.set_left(color, left, now))
    }

    fn edit_clock(
        &mut self,
        now: Instant,
        color: Color,
        amount: Span,
        edit: impl FnOnce(&mut Clock),
    ) -> Result<Changes, Refusal> {
        let clock = self.clock.as_mut().ok_or(Refusal::NoClock)?;
        let before = clock.reading(color, now).left.ok_or(Refusal::NoClock)?;
        if amount.is_zero() || amount > TimeControl::MOST {
            return Err(Refusal::BadAmount);
        }
        edit(clock);
        let after = clock.reading(color, now).left.unwrap_or_default();
        self.clock_edits.push(ClockEdit { at: now, ply: self.played.len(), color, before, after });
        Ok(Changes::some())
    }

    fn proves_dead(&self, event: &Event) -> bool {
        let asked = self.question.as_ref().filter(|question| question.who == Who::Either);
        match event {
            Event::Answer { question, verdict: Verdict::Unwinnable } => {
                asked.is_some_and(|asked| asked.id == *question)
            }
            _ => false,
        }
    }

    fn answered(&mut self, now: Instant, question: u32, verdict: &Verdict) -> Result<Changes, Refusal> {
        if self.question.as_ref().is_none_or(|open| open.id != question) {
            return Err(Refusal::NoQuestion);
        }
        Ok(self.answer(now, verdict))
    }

    fn change_rules(&mut self, rules: HouseRules) -> Result<Changes, Refusal> {
        if !self.rules.may_change_to(&rules) {
            return Err(Refusal::FixedForThisGame);
        }
        let any = self.rules != rules;
        self.rules = rules;
        Ok(Changes { any, ..Changes::default() })
    }
}
