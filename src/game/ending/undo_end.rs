//! Undoes an end of a game that may be a mistake: a resignation, a draw claim, an agreement, or a
//! decision or correction by the arbiter. Mates, flag falls and automatic draws cannot be undone.
//! Under house rules that follow FIDE, a draw claim cannot be undone either (FIDE 9.5.1). In a game
//! on a wooden board, where the page is only the chess clock, every end can be undone.

use crate::game::{
    DrawRule, EndReason, Event, Explanation, Game, GameChanges, Instant, Outcome, Refusal, UndoableEnd,
};
use crate::rules::Color;

/// Time in milliseconds within which a player or the arbiter may undo an end of the game, such as a
/// resignation.
///
/// The opponent has the same time to grant a request to undo the end.
pub const UNDO_END_MS: u64 = 5_000;

impl Game {
    /// Returns the end of the game that can be undone, and the instant until which it can be
    /// undone.
    ///
    /// `None` if the end is final or the game is not over. The caller must compare the instant with
    /// the present time.
    pub fn undoable_end(&self) -> Option<(&UndoableEnd, Instant)> {
        let undoable = self.undoable_end.as_deref()?;
        Some((undoable, undoable.until?))
    }

    /// Whether player `by` may undo the end of the game, such as a resignation, ask the opponent to
    /// undo it, or grant that request.
    ///
    /// Does not check the time limit. White stands for the arbiter, whose decisions can be undone
    /// too.
    pub fn may_undo_end(&self, by: Color) -> bool {
        let agreed = self.outcome().is_some_and(|outcome| outcome.reason == EndReason::Agreement);
        self.undoable_end()
            .is_some_and(|(undoable, _)| if agreed { undoable.asked != Some(by) } else { undoable.by == by })
    }

    /// Returns a copy of the game before `event`, with which an end of the game that this event
    /// causes can be undone.
    ///
    /// `None` for every event but these: a resignation, an accepted draw, a claim, or a decision or
    /// correction by the arbiter. `now` is the instant of the event.
    pub(in crate::game) fn copy_before_end(&self, now: Instant, event: &Event) -> Option<Box<UndoableEnd>> {
        let by = match *event {
            Event::Resign(by) | Event::AcceptDraw(by) | Event::Claim { by, .. } => by,
            // The arbiter has no colour: White stands for the arbiter.
            Event::Decide { .. } | Event::CorrectPosition { .. } => Color::White,
            _ => return None,
        };
        let before = Game { undoable_end: None, ..self.clone() };
        Some(Box::new(UndoableEnd { before, ended_at: now, by, until: None, asked: None }))
    }

    /// Stores or drops, after an event, the copy of the game by which an end of the game can be
    /// undone.
    ///
    /// `remembered` is the result of `copy_before_end` for the event. `may_complete_end` says
    /// whether the event is a tick or the answer to a question. Such an event can complete an end
    /// that an earlier event began, so the earlier copy is kept.
    pub(in crate::game) fn update_undoable_end(
        &mut self,
        now: Instant,
        remembered: Option<Box<UndoableEnd>>,
        may_complete_end: bool,
    ) {
        if !may_complete_end {
            self.undoable_end = remembered;
        }
        let Some(outcome) = self.outcome() else { return };
        self.undoable_end =
            self.undoable_end.take().filter(|undoable| self.can_be_undone(outcome, &undoable.before));
        if let Some(undoable) = &mut self.undoable_end {
            undoable.until = Some(now.plus_millis(UNDO_END_MS));
        }
    }

    /// Applies an event to a game that is over.
    ///
    /// Accepts only the following events, within the time limit: undoing the end, a request to the
    /// opponent to undo the end, and granting or declining this request.
    pub(in crate::game) fn event_after_end(
        &mut self,
        now: Instant,
        event: &Event,
        outcome: Outcome,
    ) -> Result<GameChanges, Refusal> {
        let in_time = self.undoable_end().is_some_and(|(_, until)| now < until);
        match *event {
            Event::UndoEnd(by) if in_time && self.may_undo_end(by) => {
                if outcome.reason == EndReason::Agreement
                    && self.undoable_end().is_some_and(|(undoable, _)| undoable.asked.is_none())
                {
                    return Ok(self.ask_to_undo(now, by));
                }
                Ok(self.undo_end(now))
            }
            // The opponent of the player who asked declines to undo the end.
            Event::DeclineRequest(by)
                if in_time
                    && self.undoable_end().is_some_and(|(undoable, _)| undoable.asked == Some(!by)) =>
            {
                self.undoable_end = None;
                self.last_change_at = now;
                Ok(GameChanges::without_details())
            }
            _ => Err(Refusal::GameOver(outcome)),
        }
    }

    /// Whether the end of the game is of a kind that can be undone.
    ///
    /// On a wooden board every end can be undone; otherwise only a resignation, an agreement, a
    /// claim that can be withdrawn, and a decision or correction by the arbiter. `before` is the
    /// game before the end.
    fn can_be_undone(&self, outcome: Outcome, before: &Game) -> bool {
        let was_corrected = self.corrections.len() > before.corrections.len();
        match (outcome.reason, self.explanation()) {
            _ if self.is_clock_only => true,
            (EndReason::Resignation | EndReason::Agreement | EndReason::Arbiter, _) => true,
            (reason, Some(Explanation::Claim { .. })) => !self.is_final_claim(reason),
            // Any other end can be undone only if a position that the arbiter put on the board
            // caused it.
            (reason, _) => was_corrected && reason != EndReason::FlagFall,
        }
    }

    /// Whether a correct draw claim that ended the game for `reason` cannot be withdrawn.
    ///
    /// A claim under house rules like FIDE 9.2 and 9.3 cannot be withdrawn (9.5.1), except under
    /// the first two editions (versions) of the program's [rulings](crate::game::Rulings), its
    /// decisions on questions that the house rules leave open.
    fn is_final_claim(&self, reason: EndReason) -> bool {
        let rule = match reason {
            EndReason::FiftyMoves => self.rules.fifty_moves,
            _ => self.rules.threefold,
        };
        self.rulings.right_claim_is_final && rule == DrawRule::IntendedMoveToo
    }

    /// Records the request of player `by` to undo the draw by agreement, and starts the opponent's
    /// time limit to grant it.
    fn ask_to_undo(&mut self, now: Instant, by: Color) -> GameChanges {
        if let Some(undoable) = &mut self.undoable_end {
            undoable.asked = Some(by);
            undoable.until = Some(now.plus_millis(UNDO_END_MS));
        }
        self.last_change_at = now;
        GameChanges::without_details()
    }

    /// Restores the game as it was before its end.
    ///
    /// Withdraws the offer that led to an agreement, and does not charge the time since the end.
    fn undo_end(&mut self, now: Instant) -> GameChanges {
        let Some(undoable) = self.undoable_end.take() else { return GameChanges::default() };
        let UndoableEnd { before, ended_at: at, .. } = *undoable;
        let offer =
            before.offer.filter(|_| self.outcome().is_none_or(|end| end.reason != EndReason::Agreement));
        let (headers, past) = (std::mem::take(&mut self.headers), std::mem::take(&mut self.history));
        let questions_asked = self.questions_asked;
        *self = Game { headers, history: past, questions_asked, offer, last_change_at: now, ..before };
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.running().is_some()) {
            clock.stop(at);
            clock.start(now);
        }
        // Reports again the open question whether a side can still mate, because an answer that
        // arrived while the game was over was refused.
        GameChanges { question: self.question.clone(), ..GameChanges::without_details() }
    }
}
