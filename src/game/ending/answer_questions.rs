//! Answers questions about possible mates at once, for programs that may block.

use crate::game::{Changes, Event, Game, Instant};
use crate::rules::winnability::Budget;

impl Game {
    /// Answers the open [`Question`](super::Question) about possible mates by a search, and then
    /// the question that may follow.
    ///
    /// Blocks during the search, whose limit is `budget`. Returns the changes of the game; `None`
    /// without a question.
    pub fn answer_open_questions(&mut self, now: Instant, budget: &Budget) -> Option<Changes> {
        let mut settled = None;
        while let Some(question) = self.question() {
            let answer = Event::Answer { question: question.id, verdict: question.answer(budget) };
            settled = Some(self.apply(now, answer).ok()?);
        }
        settled
    }
}
