//! The web worker of the computer opponent.

use crate::app::storage::WorkerPolicy;
use crate::app::{OpponentEffect, opponent};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::WorkerProgram;
use crate::opponent::task_text;
use std::cell::RefCell;

/// Policy of the worker: no restart and no time limit, because the app itself decides how long to
/// wait for the worker and whether to restart it.
const POLICY: WorkerPolicy = WorkerPolicy { can_restart: false, has_timeout: false };

/// The web worker of the computer opponent. The worker starts with its first task and runs until it
/// is stopped.
pub(crate) struct OpponentWorker {
    sender: MessageSender,
    /// Client of the worker; `None` until it is needed, and after it was stopped.
    worker: RefCell<Option<WorkerClient>>,
}

impl OpponentWorker {
    /// Prepares the computer opponent's web worker, which starts with its first task. Decisions are
    /// sent to `sender`.
    pub(crate) fn new(sender: MessageSender) -> OpponentWorker {
        OpponentWorker { sender, worker: RefCell::default() }
    }

    /// Starts or stops the computer opponent's thinking; [`opponent::Msg`] brings its decision.
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

    /// Creates the client of the computer opponent's web worker, which sends decisions to the app.
    /// The worker itself starts with the first request.
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
