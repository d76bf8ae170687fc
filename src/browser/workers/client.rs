//! A client of a web worker: sends one request at a time, and starts the worker again when it dies.
//!
//! When it does what is decided in [`WorkerRequests`], which is tested without a browser.

use super::process::{Program, WorkerProcess};
use crate::app::kept::{WorkerCommand, WorkerPolicy, WorkerRequests};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;
use web_sys::MessageEvent;

/// What becomes of the newest request.
pub(crate) enum WorkerReply {
    /// The worker is at work and says how far it is.
    Progress(f64),
    /// The reply.
    Done(JsValue),
    /// There is none: no worker can be had, or it has died, is silent, or cannot answer.
    Missing,
}

/// A worker program, started with the first request and again when it dies. Dropped, it is ended.
pub(crate) struct WorkerClient(Rc<Client>);

struct Client {
    program: Program,
    requests: RefCell<WorkerRequests<JsValue>>,
    process: RefCell<Option<WorkerProcess>>,
    timer: RefCell<Option<Timeout>>,
    on_reply: Box<dyn Fn(WorkerReply)>,
}

impl WorkerClient {
    /// A client without a worker yet. Replies go to `on_reply`, never before [`WorkerClient::request`] returns.
    pub(crate) fn new(
        program: Program,
        policy: WorkerPolicy,
        on_reply: impl Fn(WorkerReply) + 'static,
    ) -> WorkerClient {
        WorkerClient(Rc::new(Client {
            program,
            requests: RefCell::new(WorkerRequests::new(policy)),
            process: RefCell::default(),
            timer: RefCell::default(),
            on_reply: Box::new(on_reply),
        }))
    }

    /// Sends a request. It overtakes an earlier one, which gets no reply any more.
    pub(crate) fn request(&self, message: impl Into<JsValue>) {
        let orders = self.0.requests.borrow_mut().request(message.into());
        self.0.carry_out(orders);
    }

    /// Ends the worker. The open request gets no reply.
    pub(crate) fn cancel(&self) {
        let orders = self.0.requests.borrow_mut().cancel();
        self.0.carry_out(orders);
    }
}

type WorkerOrders = Vec<WorkerCommand<JsValue, JsValue>>;

impl Client {
    fn carry_out(self: &Rc<Client>, orders: WorkerOrders) {
        let mut orders = VecDeque::from(orders);
        while let Some(order) = orders.pop_front() {
            match order {
                WorkerCommand::Start => drop(self.process.replace(Some(self.start()))),
                WorkerCommand::Send(message) if self.send(&message).is_none() => {
                    orders.extend(self.requests.borrow_mut().note_send_failure());
                }
                WorkerCommand::Send(_) => {}
                WorkerCommand::End => drop(self.process.take()),
                WorkerCommand::Wait(milliseconds) => {
                    let me = Rc::downgrade(self);
                    let waited = move || decide(&me, WorkerRequests::handle_timer);
                    self.timer.replace(Some(Timeout::new(milliseconds, waited)));
                }
                WorkerCommand::StopWaiting => drop(self.timer.take()),
                WorkerCommand::Reply(reply) => {
                    (self.on_reply)(reply.map_or(WorkerReply::Missing, WorkerReply::Done));
                }
            }
        }
    }

    fn start(self: &Rc<Client>) -> WorkerProcess {
        let (hears, fails) = (Rc::downgrade(self), Rc::downgrade(self));
        let on_message = move |event: MessageEvent| {
            if let Some(me) = hears.upgrade() {
                me.hear(event.data());
            }
        };
        let on_error = move |_| decide(&fails, WorkerRequests::handle_death);
        WorkerProcess::start(self.program, Box::new(on_message), Box::new(on_error))
    }

    fn send(&self, message: &JsValue) -> Option<()> {
        self.process.borrow().as_ref()?.send(message)
    }

    /// The worker has sent a message: a number says how far it is, `null` that it is ready or cannot
    /// answer, and anything else is its reply.
    fn hear(self: &Rc<Client>, message: JsValue) {
        if let Some(done) = message.as_f64() {
            let is_wanted = self.requests.borrow_mut().note_progress();
            if is_wanted {
                (self.on_reply)(WorkerReply::Progress(done));
            }
            return;
        }
        let reply = Some(message).filter(|message| !message.is_null());
        let orders = self.requests.borrow_mut().receive_message(reply);
        self.carry_out(orders);
    }
}

/// Has the policy decide about something that happened by itself.
fn decide(client: &Weak<Client>, about: fn(&mut WorkerRequests<JsValue>) -> WorkerOrders) {
    let Some(client) = client.upgrade() else { return };
    let orders = about(&mut client.requests.borrow_mut());
    client.carry_out(orders);
}
