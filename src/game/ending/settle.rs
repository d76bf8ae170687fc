//! Exact questions answered on the spot, for programs that may wait.

use crate::game::{Changes, Event, Game, Instant};
use crate::rules::winnability::Budget;

impl Game {
    /// Answers the open question at once, if there is one, and says what came of it.
    pub fn settle(&mut self, now: Instant, budget: &Budget) -> Option<Changes> {
        let question = self.question()?;
        let answer = Event::Answer { question: question.id, verdict: question.answer(budget) };
        self.apply(now, answer).ok()
    }
}
