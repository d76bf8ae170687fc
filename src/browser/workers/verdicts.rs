//! The worker that settles whether a side can still mate.

use crate::app::kept::{Asked, Order, Questions};
use crate::app::table;
use crate::browser::from_js;
use crate::browser::runtime::messages::Post;
use crate::browser::workers::process::Running;
use crate::game::Verdict;
use gloo_timers::callback::Timeout;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

/// Carries out what [`Questions`] decides.
pub(crate) struct Jobs {
    post: Post,
    questions: RefCell<Questions>,
    worker: Cell<Option<Running>>,
    timer: Cell<Option<Timeout>>,
}

impl Jobs {
    pub(crate) fn new(post: Post) -> Rc<Jobs> {
        Rc::new(Jobs { post, questions: RefCell::default(), worker: Cell::default(), timer: Cell::default() })
    }

    /// Has a question answered; the answer comes as [`table::Msg::Answer`].
    pub(crate) fn ask(self: &Rc<Jobs>, asked: Asked) {
        let orders = self.questions.borrow_mut().ask(asked);
        self.carry_out(orders);
    }

    fn carry_out(self: &Rc<Jobs>, orders: Vec<Order>) {
        let mut orders = VecDeque::from(orders);
        while let Some(order) = orders.pop_front() {
            match order {
                Order::Start => self.worker.set(Some(self.start())),
                Order::HandOver if self.hand_over().is_none() => {
                    orders.extend(self.questions.borrow_mut().not_sent());
                }
                Order::HandOver => {}
                Order::End => self.worker.set(None),
                Order::Wait(milliseconds) => {
                    let me = Rc::downgrade(self);
                    self.timer.set(Some(Timeout::new(milliseconds, move || fail(&me, Questions::waited))));
                }
                Order::Rest => self.timer.set(None),
                Order::Tell(Asked { game, question }, verdict) => {
                    self.post.send(table::Msg::Answer { game, question: question.id, verdict }.into());
                }
            }
        }
    }

    /// The current question goes to the worker; `None` if it takes none.
    fn hand_over(&self) -> Option<()> {
        let message = serde_wasm_bindgen::to_value(self.questions.borrow().current()?).ok()?;
        let running = self.worker.take()?;
        let sent = running.hand_over(&message);
        self.worker.set(Some(running));
        sent
    }

    fn start(self: &Rc<Jobs>) -> Running {
        let (hears, fails) = (Rc::downgrade(self), Rc::downgrade(self));
        let hears = move |event: MessageEvent| heard(&hears, event.data());
        Running::start(Box::new(hears), Box::new(move |_| fail(&fails, Questions::died)))
    }
}

/// The worker has said something: that it is there, or an answer.
fn heard(jobs: &Weak<Jobs>, message: JsValue) {
    let Some(me) = jobs.upgrade() else { return };
    let verdict = from_js::read(message).unwrap_or(Verdict::Undetermined);
    let orders = me.questions.borrow_mut().heard(verdict);
    me.carry_out(orders);
}

/// The worker has died, or has been waited for.
fn fail(jobs: &Weak<Jobs>, what: fn(&mut Questions) -> Vec<Order>) {
    let Some(me) = jobs.upgrade() else { return };
    let orders = what(&mut me.questions.borrow_mut());
    me.carry_out(orders);
}
