//! Answers questions about possible mates at once, for programs that may block during the search.

use crate::game::{Event, Game, GameChanges, Instant};
use crate::rules::winnability::Budget;

impl Game {
    /// Answers the game's open [`Question`](super::Question) by a search, and each question that an
    /// answer raises.
    ///
    /// Blocks during the searches. `budget` limits each search. Returns the changes by the last
    /// answer; `None` if no question was open.
    pub fn answer_open_questions(&mut self, now: Instant, budget: &Budget) -> Option<GameChanges> {
        let mut settled = None;
        while let Some(question) = self.question() {
            let answer = Event::Answer { question: question.id, verdict: question.answer(budget) };
            settled = Some(self.apply(now, answer).ok()?);
        }
        settled
    }
}
