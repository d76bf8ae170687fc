//! Workers of the coach.

use crate::app::kept::WorkerPolicy;
use crate::app::{CoachEffect, coach};
use crate::browser::runtime::messages::MessageSender;
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::WorkerProgram;
use crate::browser::workers::verdicts;
use crate::partner::study_text;
use std::cell::RefCell;

/// Workers of the coach, while they have requests.
pub(crate) struct CoachWorkers {
    post: MessageSender,
    /// Worker that analyses positions.
    student: RefCell<Option<WorkerClient>>,
    /// Worker that proves since when a side cannot mate; separate from the worker for the game's
    /// own questions.
    arbiter: RefCell<Option<WorkerClient>>,
}

impl CoachWorkers {
    /// Creates the coach without workers; answers go to `post`.
    pub(crate) fn new(post: MessageSender) -> CoachWorkers {
        CoachWorkers { post, student: RefCell::default(), arbiter: RefCell::default() }
    }

    /// Carries out an effect; the answers are [`coach::Msg`]s.
    pub(crate) fn perform(&self, effect: CoachEffect) {
        match effect {
            CoachEffect::Study { game, plies, nodes, millis } => {
                let study = study_text(&game, plies, nodes, millis);
                self.student.borrow_mut().get_or_insert_with(|| self.start_student()).request(study);
            }
            // Dropping a client terminates its worker at once.
            CoachEffect::EndStudy => drop(self.student.take()),
            CoachEffect::EndProof => drop(self.arbiter.take()),
            CoachEffect::Prove(question) => match serde_wasm_bindgen::to_value(&*question) {
                Ok(question) => {
                    self.arbiter.borrow_mut().get_or_insert_with(|| self.start_arbiter()).request(question);
                }
                Err(_) => self.post.send_later(coach::Msg::Judged(None).into()),
            },
        }
    }

    fn start_student(&self) -> WorkerClient {
        let post = self.post.clone();
        WorkerClient::new(WorkerProgram::PARTNER, WorkerPolicy::default(), move |reply| match reply {
            WorkerReply::Progress(_) => {}
            WorkerReply::Done(seen) => {
                post.send(coach::Msg::Studied(seen.as_string().unwrap_or_default()).into());
            }
            WorkerReply::Missing => post.send(coach::Msg::Failed.into()),
        })
    }

    fn start_arbiter(&self) -> WorkerClient {
        let post = self.post.clone();
        WorkerClient::new(WorkerProgram::WORKER, WorkerPolicy::default(), move |reply| match reply {
            WorkerReply::Progress(_) => {}
            WorkerReply::Done(verdict) => {
                post.send(coach::Msg::Judged(verdicts::read(&verdict)).into());
            }
            WorkerReply::Missing => post.send(coach::Msg::Judged(None).into()),
        })
    }
}
