//! A client of a web worker. The client sends one request at a time. If its [`WorkerPolicy`] allows
//! restarts, it restarts a worker that has died.
//!
//! [`WorkerRequests`] decides when to start, end and restart the worker. It can be tested without a
//! browser.

use super::process::{WorkerProcess, WorkerProgram};
use crate::app::storage::{WorkerCommand, WorkerPolicy, WorkerRequests};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;
use web_sys::MessageEvent;

/// What a [`WorkerClient`] reports about its newest request.
pub(crate) enum WorkerReply {
    /// Progress of the worker, in a unit that its program defines.
    Progress(f64),
    /// The reply of the worker.
    Done(JsValue),
    /// There is no reply: no worker is available, or the worker has died, timed out, or cannot
    /// answer.
    Missing,
}

/// Sends requests to a program in a web worker, one at a time. The worker starts with the first
/// request and ends when the client is dropped.
pub(crate) struct WorkerClient(Rc<ClientState>);

/// State of a [`WorkerClient`], shared with the callbacks of the web worker and of the timer.
struct ClientState {
    /// The program that the worker runs.
    program: WorkerProgram,
    /// Decides when the worker is started, ended and restarted.
    requests: RefCell<WorkerRequests<JsValue>>,
    /// The worker; `None` while it does not run.
    process: RefCell<Option<WorkerProcess>>,
    /// The timer of the last [`WorkerCommand::Wait`], if any.
    timer: RefCell<Option<Timeout>>,
    /// Callback for replies.
    on_reply: Box<dyn Fn(WorkerReply)>,
}

impl WorkerClient {
    /// Creates a client without starting its web worker. `policy` says whether a dead worker is
    /// restarted, and whether replies have a time limit. `on_reply` receives the replies, and is
    /// never called before [`WorkerClient::request`] returns.
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

    /// Creates a client of a web worker that runs `program`. Replies go to the method `take_reply`
    /// of the client's owner, while the owner exists.
    pub(crate) fn of_owner<T: 'static>(
        owner: &Weak<T>,
        program: WorkerProgram,
        take_reply: fn(&T, WorkerReply),
    ) -> WorkerClient {
        let owner = owner.clone();
        let on_reply = move |reply| {
            if let Some(owner) = owner.upgrade() {
                take_reply(&owner, reply);
            }
        };
        WorkerClient::new(program, WorkerPolicy::default(), on_reply)
    }

    /// Sends a request to the program in the web worker. An earlier request that is still
    /// unanswered gets no reply.
    pub(crate) fn request(&self, message: impl Into<JsValue>) {
        let orders = self.0.requests.borrow_mut().request(message.into());
        self.0.carry_out(orders);
    }

    /// Terminates the web worker. The current request gets no reply; the next request starts the
    /// worker again.
    pub(crate) fn cancel(&self) {
        let orders = self.0.requests.borrow_mut().cancel();
        self.0.carry_out(orders);
    }
}

/// Commands of [`WorkerRequests`] in order, such as to start the worker or to send a request.
type WorkerOrders = Vec<WorkerCommand<JsValue, JsValue>>;

impl ClientState {
    /// Carries out commands for the web worker in order, such as to start it, to send a request or
    /// to set a timer.
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
                    let waited = move || handle_event(&me, WorkerRequests::handle_timer);
                    self.timer.replace(Some(Timeout::new(milliseconds, waited)));
                }
                WorkerCommand::StopWaiting => drop(self.timer.take()),
                WorkerCommand::Reply(reply) => {
                    (self.on_reply)(reply.map_or(WorkerReply::Missing, WorkerReply::Done));
                }
            }
        }
    }

    /// Starts the web worker, with listeners for its messages and its death.
    fn start(self: &Rc<ClientState>) -> WorkerProcess {
        let (hears, fails) = (Rc::downgrade(self), Rc::downgrade(self));
        let on_message = move |event: MessageEvent| {
            if let Some(me) = hears.upgrade() {
                me.take_message(event.data());
            }
        };
        let on_error = move |_| handle_event(&fails, WorkerRequests::handle_death);
        WorkerProcess::start(self.program, Box::new(on_message), Box::new(on_error))
    }

    /// Sends a message to the web worker of this client. Returns `None` if no worker accepts the
    /// message.
    fn send(&self, message: &JsValue) -> Option<()> {
        self.process.borrow().as_ref()?.send(message)
    }

    /// Handles a message of the web worker. A number is progress. The first `null` means that the
    /// worker is ready; a later `null` means that the worker cannot answer. Any other value is the
    /// reply.
    fn take_message(self: &Rc<ClientState>, message: JsValue) {
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

/// Calls `handler` for an event of the worker or of the timer, and carries out the commands that
/// `handler` returns. Does nothing if the client has been dropped.
fn handle_event(client: &Weak<ClientState>, handler: fn(&mut WorkerRequests<JsValue>) -> WorkerOrders) {
    let Some(client) = client.upgrade() else { return };
    let orders = handler(&mut client.requests.borrow_mut());
    client.carry_out(orders);
}
