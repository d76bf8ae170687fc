//! The web worker of the computer opponent.

use crate::app::storage::WorkerPolicy;
use crate::app::{OpponentEffect, opponent};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::WorkerProgram;
use crate::opponent::task_text;
use std::cell::RefCell;

/// Leaves restarts and the time limit of the worker to the app, which stops a worker that fails or
/// takes too long, and starts it once more.
const POLICY: WorkerPolicy = WorkerPolicy { can_restart: false, has_timeout: false };

/// The web worker of the computer opponent. The worker starts with its first task and runs until it
/// is stopped.
pub(crate) struct OpponentWorker {
    sender: MessageSender,
    /// Client of the worker; `None` before the first task and after a stop.
    worker: RefCell<Option<WorkerClient>>,
}

impl OpponentWorker {
    /// Prepares the worker of the computer opponent without starting it. Decisions, such as a move
    /// or the answer to a draw offer, are sent to `sender`.
    pub(crate) fn new(sender: MessageSender) -> OpponentWorker {
        OpponentWorker { sender, worker: RefCell::default() }
    }

    /// Starts or stops the computer opponent's thinking. Sends the decision with [`opponent::Msg`].
    pub(crate) fn perform(&self, effect: OpponentEffect) {
        match effect {
            OpponentEffect::Think { game, level, seed, offered_to, millis } => {
                let task = task_text(&game, level, seed, offered_to, millis);
                self.worker.borrow_mut().get_or_insert_with(|| self.create_client()).request(task);
            }
            // Dropping the client ends the worker at once.
            OpponentEffect::Stop => drop(self.worker.take()),
        }
    }

    /// Creates the client of the worker. The worker itself starts with the first request.
    fn create_client(&self) -> WorkerClient {
        let post = self.sender.clone();
        WorkerClient::new(WorkerProgram::OPPONENT_AND_COACH, POLICY, move |reply| match reply {
            WorkerReply::Progress(_) => {}
            WorkerReply::Done(said) => {
                post.send(opponent::Msg::Decided(said.as_string().unwrap_or_default()).into());
            }
            WorkerReply::Missing => post.send(opponent::Msg::Failed.into()),
        })
    }
}
