//! Exact questions of games, answered by a worker: can this side still mate?

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::kept::{GameId, WorkerPolicy};
use crate::app::table;
use crate::browser::runtime::messages::MessageSender;
use crate::game::{Question, Verdict};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// Parses the worker's answer; `None` if it is not a verdict.
pub(super) fn read(answer: &JsValue) -> Option<Verdict> {
    Verdict::from_text(&answer.as_string()?)
}

/// Questions of the current game. Only the newest one is answered.
pub(crate) struct VerdictWorker {
    client: WorkerClient,
    /// Game and number of the newest question.
    newest: Rc<Cell<Option<(GameId, u32)>>>,
}

impl VerdictWorker {
    /// Creates the client without a question; answers go to `post`.
    pub(crate) fn new(post: MessageSender) -> VerdictWorker {
        let newest: Rc<Cell<Option<(GameId, u32)>>> = Rc::default();
        let asked = newest.clone();
        let client = WorkerClient::new(WorkerProgram::WORKER, WorkerPolicy::default(), move |reply| {
            let verdict = match reply {
                WorkerReply::Progress(_) => return,
                WorkerReply::Done(verdict) => read(&verdict).unwrap_or(Verdict::Undetermined),
                WorkerReply::Missing => Verdict::Undetermined,
            };
            if let Some((game, question)) = asked.take() {
                post.send(table::Msg::Verdict { game, question, verdict }.into());
            }
        });
        VerdictWorker { client, newest }
    }

    /// Asks a question; the answer arrives as [`table::Msg::Answer`].
    pub(crate) fn ask(&self, game: GameId, question: &Question) {
        self.newest.set(Some((game, question.id)));
        // A question that cannot be serialized (none of the app's) counts as one that the worker
        // cannot answer.
        self.client.request(serde_wasm_bindgen::to_value(question).unwrap_or_default());
    }
}
