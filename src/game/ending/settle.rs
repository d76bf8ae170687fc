//! Exact questions answered on the spot, for programs that may wait.

use crate::game::{Changes, Event, Game, Instant};
use crate::rules::winnability::Budget;

impl Game {
    /// Answers the open question at once, if there is one, and the one that may come of it, and says what came of that.
    pub fn settle(&mut self, now: Instant, budget: &Budget) -> Option<Changes> {
        let mut settled = None;
        while let Some(question) = self.question() {
            let answer = Event::Answer { question: question.id, verdict: question.answer(budget) };
            settled = Some(self.apply(now, answer).ok()?);
        }
        settled
    }
}
