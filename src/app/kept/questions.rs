//! Which exact question the worker looks at, and how long it may.
//!
//! The worker is started with the first question and answers one at a time. Only the newest question of a game is
//! open, so an older one that is still being looked at is not waited for: after a moment of grace the worker is ended
//! and a new one started. One that dies, that does not come or cannot be had is started again, once for each question,
//! which stays open meanwhile; after that the question is undetermined.

use super::patience::Patience;
use super::stored::GameId;
use crate::game::{Question, Verdict};

/// How long an older question may still occupy the worker once a newer one has come, in milliseconds: most take less,
/// and a new worker has to be loaded.
const GRACE_MS: u32 = 250;

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
    /// Start a worker; if none can be had, say so by [`Questions::died`], but not at once.
    Start,
    /// Give the worker the [`Questions::current`] question; if it takes none, say so by [`Questions::not_sent`].
    HandOver,
    /// End the worker.
    End,
    /// Call [`Questions::waited`] after so many milliseconds; an earlier wait is forgotten.
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
    /// How long the worker is still waited for; its budget is used up long before.
    patience: Patience,
    /// Whether a worker has been started again for the current question.
    again: bool,
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
            self.patience = Patience::default();
            orders.push(Order::Wait(GRACE_MS));
        }
        orders
    }

    /// The worker has not taken the question.
    pub fn not_sent(&mut self) -> Vec<Order> {
        self.patience = Patience::default();
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

    /// A wait is over. A worker that thinks until nobody waits for it any more is not asked again.
    pub fn waited(&mut self) -> Vec<Order> {
        if !self.patience.ends() {
            return vec![Order::Wait(Patience::SLICE_MS)];
        }
        let thinks = self.worker == Worker::Ready && self.next.is_none();
        self.again |= thinks;
        self.died()
    }

    /// The worker is dead, cannot be had, or is waited for no longer: it is ended. Its question gets another one, once,
    /// and is undetermined then; unless a newer one has overtaken it, which gets a worker of its own.
    pub fn died(&mut self) -> Vec<Order> {
        let mut orders = Vec::new();
        if std::mem::take(&mut self.worker) != Worker::None {
            orders.push(Order::End);
        }
        match self.current.take() {
            Some(asked) if self.next.is_none() && !self.again => {
                self.take(asked, &mut orders);
                self.again = true;
            }
            current => {
                self.current = current;
                self.go_on(Verdict::Undetermined, &mut orders);
            }
        }
        orders
    }

    /// Gives a question to the worker, which is started if there is none.
    fn take(&mut self, asked: Asked, orders: &mut Vec<Order>) {
        self.current = Some(asked);
        (self.patience, self.again) = (Patience::whole(), false);
        orders.push(Order::Wait(Patience::SLICE_MS));
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

    const SLICE: Order = Order::Wait(Patience::SLICE_MS);

    fn undetermined(id: u32) -> Order {
        Order::Tell(asked(id), Verdict::Undetermined)
    }

    fn ready() -> Questions {
        let mut questions = Questions::default();
        assert_eq!(questions.ask(asked(1)), [SLICE, Order::Start]);
        assert_eq!(questions.heard(Verdict::Undetermined), [Order::HandOver], "that it is there");
        questions
    }

    /// Waits until something else is to be done than to wait for another slice, which takes so many.
    fn wait(questions: &mut Questions) -> (usize, Vec<Order>) {
        for slices in 1..100 {
            let orders = questions.waited();
            if orders != [SLICE] {
                return (slices, orders);
            }
        }
        panic!("it waits for ever");
    }

    #[test]
    fn the_first_question_starts_the_worker_and_the_second_finds_it_there() {
        let mut questions = ready();
        let told = Order::Tell(asked(1), Verdict::Unwinnable);
        assert_eq!(questions.heard(Verdict::Unwinnable), [Order::Rest, told]);
        assert_eq!(questions.ask(asked(2)), [SLICE, Order::HandOver]);
        assert_eq!(questions.current().map(|question| question.id), Some(2));
    }

    #[test]
    fn a_newer_question_takes_the_place_of_one_that_was_not_handed_over() {
        let mut questions = Questions::default();
        questions.ask(asked(1));
        assert_eq!(questions.ask(asked(2)), []);
        questions.heard(Verdict::Undetermined);
        assert_eq!(questions.current().map(|question| question.id), Some(2));
        assert_eq!(questions.heard(Verdict::Undetermined), [Order::Rest, undetermined(2)]);
    }

    #[test]
    fn an_older_question_has_a_moment_of_grace_and_its_answer_is_not_told() {
        let mut questions = ready();
        assert_eq!(questions.ask(asked(2)), [Order::Wait(GRACE_MS)]);
        assert_eq!(questions.ask(asked(3)), [], "the moment does not begin again");
        let orders = questions.heard(Verdict::Unwinnable);
        assert_eq!(orders, [Order::Rest, SLICE, Order::HandOver]);
        let told = Order::Tell(asked(3), Verdict::Unwinnable);
        assert_eq!(questions.heard(Verdict::Unwinnable), [Order::Rest, told]);
    }

    #[test]
    fn after_that_moment_the_newer_one_gets_a_worker_of_its_own() {
        let mut questions = ready();
        questions.ask(asked(2));
        assert_eq!(questions.waited(), [Order::End, Order::Rest, SLICE, Order::Start]);
        assert_eq!(questions.heard(Verdict::Undetermined), [Order::HandOver]);
    }

    #[test]
    fn a_worker_that_dies_is_started_again_once_and_its_question_stays_open() {
        let mut questions = ready();
        assert_eq!(questions.died(), [Order::End, SLICE, Order::Start]);
        assert_eq!(questions.current().map(|question| question.id), Some(1), "it stays open");
        assert_eq!(questions.heard(Verdict::Undetermined), [Order::HandOver]);
        let mut answered = questions.clone();
        let told = Order::Tell(asked(1), Verdict::Unwinnable);
        assert_eq!(answered.heard(Verdict::Unwinnable), [Order::Rest, told]);
        assert_eq!(questions.died(), [Order::End, Order::Rest, undetermined(1)]);
        // The next question has two workers of its own.
        assert_eq!(questions.ask(asked(2)), [SLICE, Order::Start]);
        assert_eq!(questions.died(), [Order::End, SLICE, Order::Start]);
        assert_eq!(questions.died(), [Order::End, Order::Rest, undetermined(2)]);
    }

    #[test]
    fn a_worker_that_never_says_that_it_is_there_is_started_again() {
        let mut questions = Questions::default();
        questions.ask(asked(1));
        assert_eq!(wait(&mut questions), (20, vec![Order::End, SLICE, Order::Start]));
        assert_eq!(wait(&mut questions), (20, vec![Order::End, Order::Rest, undetermined(1)]));
    }

    #[test]
    fn a_worker_that_thinks_for_too_long_is_not_asked_again() {
        let mut questions = ready();
        assert_eq!(wait(&mut questions), (20, vec![Order::End, Order::Rest, undetermined(1)]));
    }

    #[test]
    fn time_in_which_the_page_was_stopped_is_a_slice_at_most() {
        let mut questions = ready();
        for _ in 0..5 {
            // The timer of one second came an hour late, and the answer has not come yet.
            assert_eq!(questions.waited(), [SLICE]);
        }
        let told = Order::Tell(asked(1), Verdict::Unwinnable);
        assert_eq!(questions.heard(Verdict::Unwinnable), [Order::Rest, told]);
    }

    #[test]
    fn where_no_worker_can_be_had_every_question_is_undetermined() {
        let mut questions = Questions::default();
        questions.ask(asked(1));
        assert_eq!(questions.died(), [Order::End, SLICE, Order::Start], "once more");
        // One that is asked before that is told takes its place.
        assert_eq!(questions.ask(asked(2)), []);
        assert_eq!(questions.died(), [Order::End, Order::Rest, undetermined(2)]);
    }

    #[test]
    fn words_from_nobody_and_timers_without_a_question_come_to_nothing() {
        let mut questions = Questions::default();
        assert_eq!(questions.heard(Verdict::Unwinnable), []);
        assert_eq!(questions.waited(), [Order::Rest]);
        assert_eq!(questions.died(), [Order::Rest]);
        assert_eq!(ready().not_sent(), [Order::Wait(0)]);
    }
}
