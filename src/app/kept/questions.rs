//! Which exact question the worker looks at, and how long it may.
//!
//! The worker is started with the first question and answers one at a time. Only the newest question of a game is
//! open, so an older one that is still being looked at is not waited for: after a moment of grace the worker is ended
//! and a new one started. One that dies, or that cannot be had at all, answers "undetermined".

use super::stored::GameId;
use crate::game::{Question, Verdict};

/// How long an older question may still occupy the worker once a newer one has come, in milliseconds: most take less,
/// and a new worker has to be loaded.
const GRACE_MS: u32 = 250;
/// How long an answer may take, loading included, in milliseconds; its budget is used up long before.
const PATIENCE_MS: u32 = 20_000;

/// A question, and the game it came up in.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The game.
    pub game: GameId,
    /// The question.
    pub question: Box<Question>,
}

/// What is to be done now, in the order of the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// Start a worker; if none can be had, say so by [`Questions::give_up`], but not at once.
    Start,
    /// Give the worker the [`Questions::current`] question; if it takes none, say so by [`Questions::not_sent`].
    HandOver,
    /// End the worker.
    End,
    /// Call [`Questions::give_up`] after so many milliseconds; an earlier wait is forgotten.
    Wait(u32),
    /// Nothing is waited for any more.
    Rest,
    /// The question has its answer.
    Tell(Asked, Verdict),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Worker {
    #[default]
    None,
    /// It has not said yet that it is there.
    Starting,
    Ready,
}

/// The questions that are open, and the state of the worker.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Questions {
    worker: Worker,
    /// The question that the worker has, or will have as soon as it is there.
    current: Option<Asked>,
    /// The newer one that waits for it.
    next: Option<Asked>,
}

impl Questions {
    /// The question that the worker is to look at.
    pub fn current(&self) -> Option<&Question> {
        self.current.as_ref().map(|asked| &*asked.question)
    }

    /// A question has come up.
    pub fn ask(&mut self, asked: Asked) -> Vec<Order> {
        let mut orders = Vec::new();
        if self.current.is_none() {
            self.take(asked, &mut orders);
        } else if self.worker == Worker::Starting {
            // Nothing has been asked of it yet.
            self.current = Some(asked);
        } else if self.next.replace(asked).is_none() {
            orders.push(Order::Wait(GRACE_MS));
        }
        orders
    }

    /// The worker has not taken the question.
    pub fn not_sent(&mut self) -> Vec<Order> {
        // Not at once: whoever asked has not finished asking.
        vec![Order::Wait(0)]
    }

    /// The worker has said something: that it is there, or, from then on, an answer.
    pub fn heard(&mut self, verdict: Verdict) -> Vec<Order> {
        match self.worker {
            Worker::None => Vec::new(),
            Worker::Starting => {
                self.worker = Worker::Ready;
                self.current.iter().map(|_| Order::HandOver).collect()
            }
            Worker::Ready => {
                let mut orders = Vec::new();
                self.go_on(verdict, &mut orders);
                orders
            }
        }
    }

    /// The worker is dead, cannot be had, or has been waited for long enough: it is ended. Its question is
    /// undetermined, unless a newer one has overtaken it; that gets a worker of its own.
    pub fn give_up(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        if std::mem::take(&mut self.worker) != Worker::None {
            orders.push(Order::End);
        }
        self.go_on(Verdict::Undetermined, &mut orders);
        orders
    }

    /// Gives a question to the worker, which is started if there is none.
    fn take(&mut self, asked: Asked, orders: &mut Vec<Order>) {
        self.current = Some(asked);
        orders.push(Order::Wait(PATIENCE_MS));
        match self.worker {
            Worker::None => {
                self.worker = Worker::Starting;
                orders.push(Order::Start);
            }
            Worker::Starting => {}
            Worker::Ready => orders.push(Order::HandOver),
        }
    }

    /// The current question is done with; the next one, if any, is taken up. The answer to a question that a newer one
    /// has overtaken is of no use to anybody.
    fn go_on(&mut self, verdict: Verdict, orders: &mut Vec<Order>) {
        let done = self.current.take();
        orders.push(Order::Rest);
        if let Some(next) = self.next.take() {
            self.take(next, orders);
        } else if let Some(done) = done {
            orders.push(Order::Tell(done, verdict));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Who;
    use crate::rules::Position;

    fn asked(id: u32) -> Asked {
        let question = Question { id, position: Position::initial(), who: Who::Either };
        Asked { game: GameId(1), question: Box::new(question) }
    }

    fn ready() -> Questions {
        let mut questions = Questions::default();
        assert_eq!(questions.ask(asked(1)), [Order::Wait(PATIENCE_MS), Order::Start]);
        assert_eq!(questions.heard(Verdict::Undetermined), [Order::HandOver], "that it is there");
        questions
    }

    #[test]
    fn the_first_question_starts_the_worker_and_the_second_finds_it_there() {
        let mut questions = ready();
        let told = Order::Tell(asked(1), Verdict::Unwinnable);
        assert_eq!(questions.heard(Verdict::Unwinnable), [Order::Rest, told]);
        assert_eq!(questions.ask(asked(2)), [Order::Wait(PATIENCE_MS), Order::HandOver]);
        assert_eq!(questions.current().map(|question| question.id), Some(2));
    }

    #[test]
    fn a_newer_question_takes_the_place_of_one_that_was_not_handed_over() {
        let mut questions = Questions::default();
        questions.ask(asked(1));
        assert_eq!(questions.ask(asked(2)), []);
        questions.heard(Verdict::Undetermined);
        assert_eq!(questions.current().map(|question| question.id), Some(2));
        let told = Order::Tell(asked(2), Verdict::Undetermined);
        assert_eq!(questions.heard(Verdict::Undetermined), [Order::Rest, told]);
    }

    #[test]
    fn an_older_question_has_a_moment_of_grace_and_its_answer_is_not_told() {
        let mut questions = ready();
        assert_eq!(questions.ask(asked(2)), [Order::Wait(GRACE_MS)]);
        assert_eq!(questions.ask(asked(3)), [], "the moment does not begin again");
        let orders = questions.heard(Verdict::Unwinnable);
        assert_eq!(orders, [Order::Rest, Order::Wait(PATIENCE_MS), Order::HandOver]);
        let told = Order::Tell(asked(3), Verdict::Unwinnable);
        assert_eq!(questions.heard(Verdict::Unwinnable), [Order::Rest, told]);
    }

    #[test]
    fn after_that_moment_the_newer_one_gets_a_worker_of_its_own() {
        let mut questions = ready();
        questions.ask(asked(2));
        let orders = questions.give_up();
        assert_eq!(orders, [Order::End, Order::Rest, Order::Wait(PATIENCE_MS), Order::Start]);
        assert_eq!(questions.heard(Verdict::Undetermined), [Order::HandOver]);
    }

    #[test]
    fn a_worker_that_dies_or_is_too_slow_leaves_its_question_undetermined() {
        let mut questions = ready();
        let told = Order::Tell(asked(1), Verdict::Undetermined);
        assert_eq!(questions.give_up(), [Order::End, Order::Rest, told]);
        assert_eq!(questions.ask(asked(2)), [Order::Wait(PATIENCE_MS), Order::Start]);
    }

    #[test]
    fn where_no_worker_can_be_had_every_question_is_undetermined() {
        let mut questions = Questions::default();
        questions.ask(asked(1));
        let told = Order::Tell(asked(1), Verdict::Undetermined);
        assert_eq!(questions.give_up(), [Order::End, Order::Rest, told]);
        // One that is asked before that is told takes its place.
        questions.ask(asked(2));
        assert_eq!(questions.ask(asked(3)), []);
        let told = Order::Tell(asked(3), Verdict::Undetermined);
        assert_eq!(questions.give_up(), [Order::End, Order::Rest, told]);
    }

    #[test]
    fn words_from_nobody_and_timers_without_a_question_come_to_nothing() {
        let mut questions = Questions::default();
        assert_eq!(questions.heard(Verdict::Unwinnable), []);
        assert_eq!(questions.give_up(), [Order::Rest]);
        assert_eq!(ready().not_sent(), [Order::Wait(0)]);
    }
}
