//! Applies events, such as moves and clock presses, to a game. Every change of a game is a call of
//! [`Game::apply`].

use super::{Event, Game, GameChanges, HouseRules, Instant, MatingSide, PendingResult, Refusal, Verdict};

impl Game {
    /// Applies `event` to the game at the instant `now`, and reports the changes.
    ///
    /// If a flag has fallen by `now`, the flag fall is applied in place of the event, and
    /// [`GameChanges::is_too_late`] is set unless the event is a tick (time has passed without any
    /// action). For an interruption (the device slept, or the page was closed), a flag counts as
    /// fallen only if it fell by the beginning of the interruption.
    ///
    /// New headers are accepted at any time. A search answers the open question whether a side can
    /// still mate. The answer is applied even after a flag fall. Under the first edition (version)
    /// of the program's [rulings](crate::game::Rulings), this holds only for the answer that the
    /// position is dead. Rulings are decisions on questions that the house rules leave open.
    ///
    /// # Errors
    /// The reason why the game refuses the event. The game is then unchanged, and the event must
    /// not be added to the journal.
    pub fn apply(&mut self, now: Instant, event: Event) -> Result<GameChanges, Refusal> {
        if let Event::SetHeaders(headers) = event {
            // The headers are not part of the play, so their change is not added to the events of
            // the game and does not update `last_change_at`.
            let any = self.headers != headers;
            self.headers = headers;
            return Ok(GameChanges { has_changes: any, ..GameChanges::default() });
        }
        let now = now.max(self.last_change_at);
        let event = match event {
            Event::Suspend { from } => Event::Suspend { from: from.clamp(self.last_change_at, now) },
            event => event,
        };
        let changes = self.apply_event(now, event.clone())?;
        if changes.has_changes {
            self.history.events.push((now, event));
        }
        Ok(changes)
    }

    /// Applies `event` to the game. If a flag has fallen by `now`, applies the flag fall in place
    /// of the event, but still applies an answer to the open question.
    ///
    /// If the event ends the game in a way that may be undone, keeps a copy of the game before the
    /// event.
    fn apply_event(&mut self, now: Instant, event: Event) -> Result<GameChanges, Refusal> {
        if let Some(outcome) = self.outcome() {
            return self.event_after_end(now, &event, outcome);
        }
        let seen = match event {
            Event::Suspend { from } => from,
            _ => now,
        };
        let fallen = self.clock.as_ref().and_then(|clock| clock.flag_fall(seen));
        let remembered = self.copy_before_end(now, &event);
        let may_complete_end = matches!(event, Event::Answer { .. } | Event::Tick);
        let changes = match fallen {
            // A position that proves to be dead was dead before the flag fell, so the game ends at
            // the instant of the fall, as a draw.
            Some((_, at)) if self.proves_dead_position(&event) => self.apply_by_kind(at, event)?,
            // Any other answer also counts as given at the instant of the flag fall, so that the
            // search for the answer costs no clock time.
            Some((color, at)) if self.is_question_answered_by(&event) => {
                self.apply_by_kind(at, event)?;
                self.fall_flag(at, color)
            }
            Some((color, at)) => {
                GameChanges { is_too_late: event != Event::Tick, ..self.fall_flag(at, color) }
            }
            None => self.apply_by_kind(now, event)?,
        };
        if changes.has_changes {
            self.last_change_at = now;
            self.update_undoable_end(now, remembered, may_complete_end);
        }
        Ok(changes)
    }

    /// Applies `event` to a game that is not over, by its kind; the caller has checked for fallen
    /// flags.
    ///
    /// While a result is pending, refuses every event except ticks and the answer to the question
    /// whether a side can still mate. In a game on a wooden board, for which the app is only the
    /// clock, the players may also give the result.
    fn apply_by_kind(&mut self, now: Instant, event: Event) -> Result<GameChanges, Refusal> {
        if self.is_clock_only && !event.is_allowed_without_board() {
            return Err(Refusal::NotLegal);
        }
        let decides = self.is_clock_only && matches!(event, Event::Decide { .. });
        if let Some(waiting) = &self.pending_result
            && !matches!(event, Event::Answer { .. } | Event::Tick)
            && !decides
        {
            return Err(match *waiting {
                PendingResult::Flag(color) => Refusal::FlagFallen(color),
                _ => Refusal::BeingSettled,
            });
        }
        match event {
            Event::Start => self.start_clock(now),
            Event::Move(mv) => self.play(now, mv),
            Event::Press(by) if self.is_clock_only => self.press_without_board(now, by),
            Event::Press(by) => self.press_clock(now, by),
            Event::Resign(by) => Ok(self.end_or_wait(now, PendingResult::Resignation(by))),
            Event::OfferDraw(by) => self.offer_draw(by),
            Event::AcceptDraw(by) => self.accept_draw(now, by),
            Event::DeclineDraw(by) => self.decline_draw(by),
            Event::Claim { by, intended } => self.decide_claim(now, by, intended),
            Event::AskTakeback(by) => self.ask_takeback(by),
            Event::AskRedo(by) => self.ask_redo(by),
            Event::GrantRequest(by) => self.grant_request(now, by),
            Event::DeclineRequest(_) => self.decline_request(),
            Event::Pause => self.pause(now),
            Event::Resume => self.resume(now),
            Event::Suspend { from } => self.suspend(from, now),
            Event::EndAbsence { refund } => self.end_absence(now, refund),
            Event::GiveTime { to, time } => self.give_time(now, to, time),
            Event::SetClock { color, left } => self.set_clock(now, color, left),
            Event::IllegalMove(by) => self.punish_illegal_move(now, by),
            Event::Decide { result, .. } if self.is_clock_only => Ok(self.end_clock_only_game(now, result)),
            Event::Decide { result, why } => Ok(self.end_or_wait(now, PendingResult::Decision(result, why))),
            Event::CorrectPosition { fen, why } => self.correct_position(now, &fen, why),
            Event::Answer { question, verdict } => self.apply_answer(now, question, &verdict),
            Event::ChangeRules(rules) => self.change_rules(rules),
            Event::UndoEnd(_) => Err(Refusal::NoRequest),
            Event::SetHeaders(_) | Event::Tick => Ok(GameChanges::default()),
        }
    }

    /// Whether `event` answers the game's open question whether a side can still mate.
    ///
    /// Always `false` under the first edition of the program's [rulings](crate::game::Rulings), in
    /// which a fallen flag does not wait for the answer.
    fn is_question_answered_by(&self, event: &Event) -> bool {
        let open = self.question.as_ref().filter(|_| self.rulings.ends_wait_for_dead_position);
        matches!((open, event), (Some(open), Event::Answer { question, .. }) if open.id == *question)
    }

    /// Whether `event` answers the game's open question by saying that neither side can mate, so
    /// that the position is dead.
    fn proves_dead_position(&self, event: &Event) -> bool {
        let asked = self.question.as_ref().filter(|question| question.mating_side == MatingSide::Either);
        match event {
            Event::Answer { question, verdict: Verdict::Unwinnable } => {
                asked.is_some_and(|asked| asked.id == *question)
            }
            _ => false,
        }
    }

    /// Applies the answer `verdict` to the game's open question whether a side can still mate.
    ///
    /// `question` is the number of the answered question. The answer is refused if this question is
    /// not open.
    fn apply_answer(
        &mut self,
        now: Instant,
        question: u32,
        verdict: &Verdict,
    ) -> Result<GameChanges, Refusal> {
        if self.question.as_ref().is_none_or(|open| open.id != question) {
            return Err(Refusal::NoQuestion);
        }
        Ok(self.settle_by_verdict(now, verdict))
    }

    /// Replaces the house rules of the running game; refuses if they differ in more than the
    /// announcement of checks.
    fn change_rules(&mut self, rules: HouseRules) -> Result<GameChanges, Refusal> {
        if !self.rules.may_change_to(&rules) {
            return Err(Refusal::FixedForThisGame);
        }
        let any = self.rules != rules;
        self.rules = rules;
        Ok(GameChanges { has_changes: any, ..GameChanges::default() })
    }
}
