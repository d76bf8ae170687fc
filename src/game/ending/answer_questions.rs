//! Answers exact questions at once, for programs that may block.

use crate::game::{Changes, Event, Game, Instant};
use crate::rules::winnability::Budget;

impl Game {
    /// Answers the open question, if there is one, and the question that may follow. Returns the
    /// changes.
    pub fn answer_open_questions(&mut self, now: Instant, budget: &Budget) -> Option<Changes> {
        let mut settled = None;
        while let Some(question) = self.question() {
            let answer = Event::Answer { question: question.id, verdict: question.answer(budget) };
            settled = Some(self.apply(now, answer).ok()?);
        }
        settled
    }
}
