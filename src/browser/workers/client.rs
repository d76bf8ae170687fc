//! A client of a web worker: sends one request at a time, and restarts a worker that has died, if
//! the policy of the worker allows that.
//!
//! [`WorkerRequests`] makes the decisions and is tested without a browser.

use super::process::{WorkerProcess, WorkerProgram};
use crate::app::storage::{WorkerCommand, WorkerPolicy, WorkerRequests};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsValue;
use web_sys::MessageEvent;

/// What a client of a web worker reports about its newest request: progress, the reply, or that
/// there is no reply.
pub(crate) enum WorkerReply {
    /// Progress of the worker, in a unit that its program defines.
    Progress(f64),
    /// The reply of the worker.
    Done(JsValue),
    /// No reply: no worker is available, or the worker has died, timed out, or cannot answer.
    Missing,
}

/// Sends requests to a program in a web worker, one at a time. The web worker starts with the first
/// request and ends when the client is dropped.
pub(crate) struct WorkerClient(Rc<ClientState>);

/// State of a [`WorkerClient`], shared with the callbacks of the web worker and of the timer.
struct ClientState {
    /// The program that the worker runs.
    program: WorkerProgram,
    /// Decides when to start, end and restart the worker.
    requests: RefCell<WorkerRequests<JsValue>>,
    /// The worker, while it runs.
    process: RefCell<Option<WorkerProcess>>,
    /// The timer that `requests` has requested, if any.
    timer: RefCell<Option<Timeout>>,
    /// Callback for replies.
    on_reply: Box<dyn Fn(WorkerReply)>,
}

impl WorkerClient {
    /// Creates a client whose web worker has not started. `policy` says whether a dead worker is
    /// restarted, and whether the time for a reply is limited. Replies go to `on_reply`, never
    /// before [`WorkerClient::request`] returns.
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

    /// Creates a client of a web worker that runs `program`. Replies go to `take_reply` of the
    /// client's owner, as long as the owner exists.
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

    /// Sends a request to the program in the web worker. An earlier request that is still open gets
    /// no reply.
    pub(crate) fn request(&self, message: impl Into<JsValue>) {
        let orders = self.0.requests.borrow_mut().request(message.into());
        self.0.carry_out(orders);
    }

    /// Terminates the web worker. The open request gets no reply; the next request starts the
    /// worker again.
    pub(crate) fn cancel(&self) {
        let orders = self.0.requests.borrow_mut().cancel();
        self.0.carry_out(orders);
    }
}

/// Commands of [`WorkerRequests`], such as to start the worker or to send a request, in order.
type WorkerOrders = Vec<WorkerCommand<JsValue, JsValue>>;

impl ClientState {
    /// Carries out the commands `orders` for the web worker in their order, such as to start it, to
    /// send a request or to set a timer.
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

    /// Starts the web worker, with listeners for its messages and for its death.
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

    /// Sends a message to the web worker of this client; `None` if no worker takes it.
    fn send(&self, message: &JsValue) -> Option<()> {
        self.process.borrow().as_ref()?.send(message)
    }

    /// Handles a message of the web worker. A number is progress. The first `null` means that the
    /// worker is ready, a later one that it cannot answer. Any other value is the reply.
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

/// Lets [`WorkerRequests`] handle an event of the worker or the timer, by its method `handler`, and
/// carries out the commands that this method returns. Does nothing if the client has been dropped.
fn handle_event(client: &Weak<ClientState>, handler: fn(&mut WorkerRequests<JsValue>) -> WorkerOrders) {
    let Some(client) = client.upgrade() else { return };
    let orders = handler(&mut client.requests.borrow_mut());
    client.carry_out(orders);
}
