//! Client of a web worker: sends one request at a time, and restarts a worker that dies.
//!
//! [`WorkerRequests`], which is tested without a browser, contains the policy.

use super::process::{WorkerProcess, WorkerProgram};
use crate::app::kept::{WorkerCommand, WorkerPolicy, WorkerRequests};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;
use web_sys::MessageEvent;

/// Reply to the newest request.
pub(crate) enum WorkerReply {
    /// Progress of the worker.
    Progress(f64),
    /// Result of the request.
    Done(JsValue),
    /// No reply: no worker is available, or it has died, is silent, or cannot answer.
    Missing,
}

/// Client of a worker program, which starts with the first request and restarts after it dies.
/// Dropping it terminates the worker.
pub(crate) struct WorkerClient(Rc<ClientState>);

struct ClientState {
    program: WorkerProgram,
    requests: RefCell<WorkerRequests<JsValue>>,
    process: RefCell<Option<WorkerProcess>>,
    timer: RefCell<Option<Timeout>>,
    on_reply: Box<dyn Fn(WorkerReply)>,
}

impl WorkerClient {
    /// Creates a client without a worker. Replies go to `on_reply`, never before
    /// [`WorkerClient::request`] returns.
    pub(crate) fn new(
        program: WorkerProgram,
        policy: WorkerPolicy,
        on_reply: impl Fn(WorkerReply) + 'static,
    ) -> WorkerClient {
        WorkerClient(Rc::new(ClientState {
            program,
            requests: RefCell::new(WorkerRequests::new(policy)),
            process: RefCell::default(),
            timer: RefCell::default(),
            on_reply: Box::new(on_reply),
        }))
    }

    /// Sends a request. An earlier request gets no reply after that.
    pub(crate) fn request(&self, message: impl Into<JsValue>) {
        let orders = self.0.requests.borrow_mut().request(message.into());
        self.0.carry_out(orders);
    }

    /// Terminates the worker. The open request gets no reply.
    pub(crate) fn cancel(&self) {
        let orders = self.0.requests.borrow_mut().cancel();
        self.0.carry_out(orders);
    }
}

type WorkerOrders = Vec<WorkerCommand<JsValue, JsValue>>;

impl ClientState {
    fn carry_out(self: &Rc<ClientState>, orders: WorkerOrders) {
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

    fn start(self: &Rc<ClientState>) -> WorkerProcess {
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

    /// Handles a message of the worker: a number is progress, `null` means ready or no answer,
    /// anything else is the reply.
    fn hear(self: &Rc<ClientState>, message: JsValue) {
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

/// Applies the policy to an event of the worker or a timer.
fn decide(client: &Weak<ClientState>, about: fn(&mut WorkerRequests<JsValue>) -> WorkerOrders) {
    let Some(client) = client.upgrade() else { return };
    let orders = about(&mut client.requests.borrow_mut());
    client.carry_out(orders);
}
