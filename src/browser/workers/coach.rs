//! Web workers of the coach, which gives hints and reviews games.

use crate::app::dialogs::{self, review};
use crate::app::storage::WorkerPolicy;
use crate::app::{CoachEffect, Msg, coach};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::WorkerProgram;
use crate::browser::workers::verdicts;
use crate::opponent::study_text;
use std::cell::RefCell;

/// The web workers of the coach. The coach analyses games for hints and reviews, and evaluates the
/// positions that players view in a review. Each worker starts with its first task and runs until
/// it is stopped.
pub(crate) struct CoachWorkers {
    sender: MessageSender,
    /// Client of the worker that analyses games for hints and reviews. This client and the other
    /// two are `None` before their first task and after a stop.
    analysis_worker: RefCell<Option<WorkerClient>>,
    /// Client of the worker that evaluates the positions that players view in a review.
    evaluator: RefCell<Option<WorkerClient>>,
    /// Client of the worker that proves that a side can no longer checkmate. (Proofs for the game
    /// on the board have a worker of their own.)
    proof_worker: RefCell<Option<WorkerClient>>,
}

impl CoachWorkers {
    /// Creates the coach's clients without starting a worker. Results are sent to `sender`.
    pub(crate) fn new(sender: MessageSender) -> CoachWorkers {
        CoachWorkers {
            sender,
            analysis_worker: RefCell::default(),
            evaluator: RefCell::default(),
            proof_worker: RefCell::default(),
        }
    }

    /// Carries out a request of the coach, such as analysing a position. Sends the result with
    /// [`coach::Msg`]; an evaluation with [`review::Msg::Evaluated`].
    pub(crate) fn perform(&self, effect: CoachEffect) {
        match effect {
            CoachEffect::Study { game, plies, nodes, millis } => {
                let study = study_text(&game, plies, nodes, millis);
                self.analysis_worker
                    .borrow_mut()
                    .get_or_insert_with(|| self.create_analysis_client())
                    .request(study);
            }
            // Two searches at the same time would overload a phone.
            CoachEffect::Evaluate(_) if self.analysis_worker.borrow().is_some() => {
                self.sender.send_later(dialogs::Msg::Review(review::Msg::Evaluated(None)).into());
            }
            CoachEffect::Evaluate(request) => {
                self.evaluator
                    .borrow_mut()
                    .get_or_insert_with(|| self.create_evaluator_client())
                    .request(request);
            }
            // Dropping a client ends its worker at once.
            CoachEffect::EndEvaluation => drop(self.evaluator.take()),
            CoachEffect::EndStudy => drop(self.analysis_worker.take()),
            CoachEffect::EndProof => drop(self.proof_worker.take()),
            CoachEffect::Prove(question) => match serde_wasm_bindgen::to_value(&*question) {
                Ok(question) => {
                    self.proof_worker
                        .borrow_mut()
                        .get_or_insert_with(|| self.create_proof_client())
                        .request(question);
                }
                Err(_) => self.sender.send_later(coach::Msg::Judged(None).into()),
            },
        }
    }

    /// Creates the client of the worker that analyses games for hints and reviews.
    fn create_analysis_client(&self) -> WorkerClient {
        self.create_search_client(|answer| match answer {
            Some(text) => coach::Msg::Studied(text).into(),
            None => coach::Msg::Failed.into(),
        })
    }

    /// Creates the client of the worker that evaluates the positions that players view in a review.
    fn create_evaluator_client(&self) -> WorkerClient {
        self.create_search_client(|answer| dialogs::Msg::Review(review::Msg::Evaluated(answer)).into())
    }

    /// Creates the client of a worker that analyses positions. `message` creates a message to the
    /// app from the text of an answer, or from `None` if the worker failed.
    fn create_search_client(&self, message: fn(Option<String>) -> Msg) -> WorkerClient {
        let post = self.sender.clone();
        WorkerClient::new(
            WorkerProgram::OPPONENT_AND_COACH,
            WorkerPolicy::default(),
            move |reply| match reply {
                WorkerReply::Progress(_) => {}
                WorkerReply::Done(answer) => post.send(message(Some(answer.as_string().unwrap_or_default()))),
                WorkerReply::Missing => post.send(message(None)),
            },
        )
    }

    /// Creates the client of the worker that proves for the coach that a side can no longer
    /// checkmate.
    fn create_proof_client(&self) -> WorkerClient {
        let post = self.sender.clone();
        WorkerClient::new(WorkerProgram::PROOFS_AND_IMPORT, WorkerPolicy::default(), move |reply| match reply
        {
            WorkerReply::Progress(_) => {}
            WorkerReply::Done(verdict) => {
                post.send(coach::Msg::Judged(verdicts::read_verdict(&verdict)).into());
            }
            WorkerReply::Missing => post.send(coach::Msg::Judged(None).into()),
        })
    }
}
