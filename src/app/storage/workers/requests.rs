//! Requests to a web worker: which request the worker has, and how long it may take.
//!
//! The first request starts the worker. A worker answers one request at a time. Only the newest
//! request matters: if the worker is still busy with an older request, it has a short grace period
//! to finish. After that, another worker replaces the busy worker. A worker that dies or does not
//! start is restarted once for each request. If the restart fails, too, the request gets no reply.

use super::timeout::WorkerTimeout;

/// Time that a web worker may still spend on an older request after a newer one has come, in
/// milliseconds. After this time, another worker replaces the busy worker. Most requests need less
/// time, and starting another worker takes time, too.
const GRACE_MS: u32 = 250;

/// Policy for a web worker that dies or does not answer: whether it is restarted, and whether its
/// time is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerPolicy {
    /// Whether a worker that died or did not start is restarted, once for each request.
    pub can_restart: bool,
    /// Whether the worker is ended after `WorkerTimeout::full` (twenty seconds) without a message.
    pub has_timeout: bool,
}

impl Default for WorkerPolicy {
    /// Returns the policy that restarts a dead worker once for each request, and limits its time.
    fn default() -> WorkerPolicy {
        WorkerPolicy { can_restart: true, has_timeout: true }
    }
}

/// A command about a web worker, for the caller of [`WorkerRequests`]. The caller must carry out
/// all returned commands at once and in order. `Q` is the type of a request, `R` is the type of a
/// reply.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerCommand<Q, R> {
    /// Start a worker. If the start fails, call [`WorkerRequests::handle_death`], but only after
    /// carrying out all returned commands.
    Start,
    /// Send this request to the worker. If that fails, call [`WorkerRequests::note_send_failure`].
    Send(Q),
    /// End the worker.
    End,
    /// Call [`WorkerRequests::handle_timer`] after this many milliseconds. Replaces an earlier
    /// `Wait`.
    Wait(u32),
    /// Cancel the last `Wait`.
    StopWaiting,
    /// Deliver the reply to the newest request; `None` means that the request gets no reply.
    Reply(Option<R>),
}

/// How far the start of a web worker has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum WorkerPhase {
    /// There is no worker.
    #[default]
    None,
    /// The worker has been started, but has not yet reported that it is ready.
    Starting,
    /// The worker accepts requests.
    Ready,
}

/// State of a web worker and of the open requests to it. Only the newest request gets a reply.
#[derive(Clone, Debug, PartialEq)]
pub struct WorkerRequests<Q> {
    policy: WorkerPolicy,
    worker: WorkerPhase,
    /// The request that the worker has, or gets when it is ready.
    current: Option<Q>,
    /// A newer request that waits for the end of the current one.
    next: Option<Q>,
    timeout: WorkerTimeout,
    /// Whether the worker must not be restarted for the current request, because it was already
    /// restarted for this request, or has exceeded its timeout.
    must_not_restart: bool,
}

impl<Q: Clone> WorkerRequests<Q> {
    /// Creates the state of a web worker that is not started and has no requests.
    pub fn new(policy: WorkerPolicy) -> WorkerRequests<Q> {
        WorkerRequests {
            policy,
            worker: WorkerPhase::None,
            current: None,
            next: None,
            timeout: WorkerTimeout::default(),
            must_not_restart: false,
        }
    }

    /// Adds a request to the web worker. Earlier requests get no reply. Returns the commands to
    /// carry out.
    pub fn request<R>(&mut self, request: Q) -> Vec<WorkerCommand<Q, R>> {
        let mut orders = Vec::new();
        if self.current.is_none() {
            self.start_request(request, &mut orders);
        } else if self.worker == WorkerPhase::Starting {
            // The earlier request has not been sent to the worker yet.
            self.current = Some(request);
        } else if self.next.replace(request).is_none() {
            self.timeout = WorkerTimeout::default();
            orders.push(WorkerCommand::Wait(GRACE_MS));
        }
        orders
    }

    /// Drops all requests and returns the commands that end the web worker.
    pub fn cancel<R>(&mut self) -> Vec<WorkerCommand<Q, R>> {
        (self.current, self.next) = (None, None);
        self.handle_death()
    }

    /// Handles a request that the browser could not send to the web worker. Returns a command to
    /// wait 0 milliseconds. After this wait, [`handle_timer`](Self::handle_timer) ends the worker.
    pub fn note_send_failure<R>(&mut self) -> Vec<WorkerCommand<Q, R>> {
        self.timeout = WorkerTimeout::default();
        // The worker must not be ended at once, because the caller is still carrying out the
        // commands of the request.
        vec![WorkerCommand::Wait(0)]
    }

    /// Handles a message of the web worker other than a progress message. The first message says
    /// that the worker is ready, each later message is a reply. Returns the commands to carry out.
    pub fn receive_message<R>(&mut self, reply: Option<R>) -> Vec<WorkerCommand<Q, R>> {
        match self.worker {
            WorkerPhase::None => Vec::new(),
            WorkerPhase::Starting => {
                self.worker = WorkerPhase::Ready;
                self.current.iter().cloned().map(WorkerCommand::Send).collect()
            }
            WorkerPhase::Ready => {
                let mut orders = Vec::new();
                self.finish_request(reply, &mut orders);
                orders
            }
        }
    }

    /// Handles a progress message of the web worker. Renews the worker's timeout, unless a newer
    /// request waits. Returns whether the message is about the newest request.
    pub fn note_progress(&mut self) -> bool {
        let is_newest = self.next.is_none();
        if is_newest {
            self.timeout = WorkerTimeout::full();
        }
        is_newest && self.current.is_some()
    }

    /// Handles the end of the wait that [`WorkerCommand::Wait`] requested. Ends a worker that has
    /// exceeded its timeout. If the worker was ready, its request is not repeated. Returns the
    /// commands to carry out.
    pub fn handle_timer<R>(&mut self) -> Vec<WorkerCommand<Q, R>> {
        if !self.timeout.count_slice() {
            return vec![WorkerCommand::Wait(WorkerTimeout::SLICE_MS)];
        }
        let works = self.worker == WorkerPhase::Ready && self.next.is_none();
        self.must_not_restart |= works;
        self.handle_death()
    }

    /// Ends a web worker that died, could not be started, or exceeded its timeout. Returns the
    /// commands to carry out.
    ///
    /// If a newer request waits, another worker gets it. Otherwise another worker gets the current
    /// request once more, if the policy allows this. After a second failure the request gets no
    /// reply.
    pub fn handle_death<R>(&mut self) -> Vec<WorkerCommand<Q, R>> {
        let mut orders = Vec::new();
        if std::mem::take(&mut self.worker) != WorkerPhase::None {
            orders.push(WorkerCommand::End);
        }
        match self.current.take() {
            Some(request) if self.policy.can_restart && self.next.is_none() && !self.must_not_restart => {
                self.start_request(request, &mut orders);
                self.must_not_restart = true;
            }
            current => {
                self.current = current;
                self.finish_request(None, &mut orders);
            }
        }
        orders
    }

    /// Gives a request to the web worker, and starts a worker if there is none. Appends the
    /// commands to `orders`.
    fn start_request<R>(&mut self, request: Q, orders: &mut Vec<WorkerCommand<Q, R>>) {
        self.current = Some(request.clone());
        (self.timeout, self.must_not_restart) = (WorkerTimeout::full(), false);
        if self.policy.has_timeout {
            orders.push(WorkerCommand::Wait(WorkerTimeout::SLICE_MS));
        }
        match self.worker {
            WorkerPhase::None => {
                self.worker = WorkerPhase::Starting;
                orders.push(WorkerCommand::Start);
            }
            WorkerPhase::Starting => {}
            WorkerPhase::Ready => orders.push(WorkerCommand::Send(request)),
        }
    }

    /// Ends the current request to the web worker. If a newer request waits, drops the reply and
    /// starts that request; otherwise delivers the reply. Appends the commands to `orders`.
    fn finish_request<R>(&mut self, reply: Option<R>, orders: &mut Vec<WorkerCommand<Q, R>>) {
        let done = self.current.take();
        orders.push(WorkerCommand::StopWaiting);
        if let Some(next) = self.next.take() {
            self.start_request(next, orders);
        } else if done.is_some() {
            orders.push(WorkerCommand::Reply(reply));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Order = WorkerCommand<u32, char>;
    type Requests = WorkerRequests<u32>;

    const SLICE: Order = Order::Wait(WorkerTimeout::SLICE_MS);
    const NO_REPLY: Order = Order::Reply(None);

    /// Returns the state of a worker that is not started, under the default policy.
    fn new() -> Requests {
        Requests::new(WorkerPolicy::default())
    }

    /// Returns the state of a worker that is started and has received request 1.
    fn ready() -> Requests {
        let mut requests = new();
        assert_eq!(requests.request(1), [SLICE, Order::Start]);
        assert_eq!(requests.receive_message(None), [Order::Send(1)], "it is ready");
        requests
    }

    /// Calls `handle_timer` once for each slice, until the worker's timeout is over. Returns the
    /// number of calls, and the commands of the last call.
    fn wait(requests: &mut Requests) -> (usize, Vec<Order>) {
        for slices in 1..100 {
            let orders = requests.handle_timer();
            if orders != [SLICE] {
                return (slices, orders);
            }
        }
        panic!("it waits for ever");
    }

    #[test]
    fn the_first_request_starts_the_worker_and_the_second_finds_it_ready() {
        let mut requests = ready();
        assert_eq!(requests.receive_message(Some('a')), [Order::StopWaiting, Order::Reply(Some('a'))]);
        assert_eq!(requests.request(2), [SLICE, Order::Send(2)]);
    }

    #[test]
    fn a_newer_request_replaces_one_that_was_not_sent() {
        let mut requests = new();
        requests.request::<char>(1);
        assert_eq!(requests.request::<char>(2), []);
        assert_eq!(requests.receive_message(None), [Order::Send(2)]);
        assert_eq!(requests.receive_message(None), [Order::StopWaiting, NO_REPLY]);
    }

    #[test]
    fn an_older_request_has_a_moment_of_grace_and_its_reply_is_dropped() {
        let mut requests = ready();
        assert_eq!(requests.request::<char>(2), [Order::Wait(GRACE_MS)]);
        assert_eq!(requests.request::<char>(3), [], "the moment does not begin again");
        assert_eq!(requests.receive_message(Some('a')), [Order::StopWaiting, SLICE, Order::Send(3)]);
        assert_eq!(requests.receive_message(Some('b')), [Order::StopWaiting, Order::Reply(Some('b'))]);
    }

    #[test]
    fn after_that_moment_the_newer_request_gets_a_worker_of_its_own() {
        let mut requests = ready();
        requests.request::<char>(2);
        assert_eq!(requests.handle_timer(), [Order::End, Order::StopWaiting, SLICE, Order::Start]);
        assert_eq!(requests.receive_message(None), [Order::Send(2)]);
    }

    #[test]
    fn a_worker_that_dies_is_started_again_once_for_each_request() {
        let mut requests = ready();
        assert_eq!(requests.handle_death(), [Order::End, SLICE, Order::Start]);
        assert_eq!(requests.receive_message(None), [Order::Send(1)]);
        let mut answered = requests.clone();
        assert_eq!(answered.receive_message(Some('a')), [Order::StopWaiting, Order::Reply(Some('a'))]);
        assert_eq!(requests.handle_death(), [Order::End, Order::StopWaiting, NO_REPLY]);
        // The worker may also be restarted once for the next request.
        assert_eq!(requests.request(2), [SLICE, Order::Start]);
        assert_eq!(requests.handle_death(), [Order::End, SLICE, Order::Start]);
        assert_eq!(requests.handle_death(), [Order::End, Order::StopWaiting, NO_REPLY]);
    }

    #[test]
    fn a_worker_that_never_gets_ready_is_started_again() {
        let mut requests = new();
        requests.request::<char>(1);
        assert_eq!(wait(&mut requests), (20, vec![Order::End, SLICE, Order::Start]));
        assert_eq!(wait(&mut requests), (20, vec![Order::End, Order::StopWaiting, NO_REPLY]));
    }

    #[test]
    fn a_worker_that_works_for_too_long_does_not_get_the_request_again() {
        let mut requests = ready();
        assert_eq!(wait(&mut requests), (20, vec![Order::End, Order::StopWaiting, NO_REPLY]));
    }

    #[test]
    fn a_worker_that_makes_progress_is_waited_for() {
        let mut requests = ready();
        for _ in 0..100 {
            assert_eq!(requests.handle_timer(), [SLICE]);
            assert!(requests.note_progress());
        }
        // A newer request limits the wait to the grace period.
        requests.request::<char>(2);
        assert!(!requests.note_progress());
        assert_eq!(requests.handle_timer(), [Order::End, Order::StopWaiting, SLICE, Order::Start]);
    }

    #[test]
    fn time_in_which_the_page_was_stopped_is_a_slice_at_most() {
        let mut requests = ready();
        for _ in 0..5 {
            // The timer for one second fires an hour late, before the reply arrives.
            assert_eq!(requests.handle_timer(), [SLICE]);
        }
        assert_eq!(requests.receive_message(Some('a')), [Order::StopWaiting, Order::Reply(Some('a'))]);
    }

    #[test]
    fn where_no_worker_can_be_had_no_request_has_a_reply() {
        let mut requests = new();
        requests.request::<char>(1);
        assert_eq!(requests.handle_death(), [Order::End, SLICE, Order::Start], "once more");
        // The caller does not know of the failed restart yet. The newer request replaces the older
        // one.
        assert_eq!(requests.request::<char>(2), []);
        assert_eq!(requests.handle_death(), [Order::End, Order::StopWaiting, NO_REPLY]);
    }

    #[test]
    fn a_canceled_request_has_no_reply_and_the_next_one_starts_another_worker() {
        let mut requests = ready();
        assert_eq!(requests.cancel(), [Order::End, Order::StopWaiting]);
        assert_eq!(requests.receive_message(Some('a')), [], "a message that was under way");
        assert_eq!(requests.request(2), [SLICE, Order::Start]);
    }

    #[test]
    fn without_restarts_or_time_limit_a_worker_is_started_once_and_waited_for() {
        let policy = WorkerPolicy { can_restart: false, has_timeout: false };
        let mut requests = Requests::new(policy);
        assert_eq!(requests.request(1), [Order::Start]);
        assert_eq!(requests.handle_death(), [Order::End, Order::StopWaiting, NO_REPLY]);
    }

    #[test]
    fn messages_and_timers_without_a_request_do_nothing() {
        let mut requests = new();
        assert_eq!(requests.receive_message(Some('a')), []);
        assert_eq!(requests.handle_timer::<char>(), [Order::StopWaiting]);
        assert_eq!(requests.handle_death::<char>(), [Order::StopWaiting]);
        assert!(!requests.note_progress());
        assert_eq!(ready().note_send_failure::<char>(), [Order::Wait(0)]);
    }
}
