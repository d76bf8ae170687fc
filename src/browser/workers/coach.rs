//! The workers of the coach.

use crate::app::kept::WorkerPolicy;
use crate::app::{CoachEffect, coach};
use crate::browser::runtime::messages::MessageSender;
use crate::browser::workers::client::{WorkerClient, WorkerReply};
use crate::browser::workers::process::Program;
use crate::browser::workers::verdicts;
use crate::partner::study;
use std::cell::RefCell;

/// The workers of the coach, while they have something to do.
pub(crate) struct Coach {
    post: MessageSender,
    /// Worker that looks at positions.
    student: RefCell<Option<WorkerClient>>,
    /// Worker that proves that somebody could mate no more; another one than that of the game's own questions.
    arbiter: RefCell<Option<WorkerClient>>,
}

impl Coach {
    /// No worker yet; answers go to `post`.
    pub(crate) fn new(post: MessageSender) -> Coach {
        Coach { post, student: RefCell::default(), arbiter: RefCell::default() }
    }

    /// Carries out an effect; [`coach::Msg`] answers.
    pub(crate) fn perform(&self, effect: CoachEffect) {
        match effect {
            CoachEffect::Study { game, plies, nodes, millis } => {
                let study = study(&game, plies, nodes, millis);
                self.student.borrow_mut().get_or_insert_with(|| self.start_student()).request(study);
            }
            // Dropped, they are ended at once, whatever they are at.
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
        WorkerClient::new(Program::PARTNER, WorkerPolicy::default(), move |reply| match reply {
            WorkerReply::Progress(_) => {}
            WorkerReply::Done(seen) => {
                post.send(coach::Msg::Studied(seen.as_string().unwrap_or_default()).into());
            }
            WorkerReply::Missing => post.send(coach::Msg::Failed.into()),
        })
    }

    fn start_arbiter(&self) -> WorkerClient {
        let post = self.post.clone();
        WorkerClient::new(Program::WORKER, WorkerPolicy::default(), move |reply| match reply {
            WorkerReply::Progress(_) => {}
            WorkerReply::Done(verdict) => {
                post.send(coach::Msg::Judged(verdicts::read(&verdict)).into());
            }
            WorkerReply::Missing => post.send(coach::Msg::Judged(None).into()),
        })
    }
}
