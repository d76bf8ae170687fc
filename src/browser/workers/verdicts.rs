//! Asks a web worker whether a side can still checkmate in the game on the board.

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::storage::{GameId, WorkerPolicy};
use crate::app::table;
use crate::browser::runtime::message_sender::MessageSender;
use crate::game::{Question, Verdict};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// Parses a worker's answer to the question whether a side can still checkmate. Returns `None` if
/// the answer is invalid.
pub(super) fn read_verdict(answer: &JsValue) -> Option<Verdict> {
    Verdict::from_text(&answer.as_string()?)
}

/// Asks a web worker whether a side can still checkmate in the game on the board. Only the newest
/// question is answered.
pub(crate) struct VerdictWorker {
    client: WorkerClient,
    /// The game and the id of the newest question; `None` before the first question and after an
    /// answer.
    newest: Rc<Cell<Option<(GameId, u32)>>>,
}

impl VerdictWorker {
    /// Creates a client without starting its worker. Verdicts are sent to `post`.
    pub(crate) fn new(post: MessageSender) -> VerdictWorker {
        let newest: Rc<Cell<Option<(GameId, u32)>>> = Rc::default();
        let asked = newest.clone();
        let client =
            WorkerClient::new(WorkerProgram::PROOFS_AND_IMPORT, WorkerPolicy::default(), move |reply| {
                let verdict = match reply {
                    WorkerReply::Progress(_) => return,
                    WorkerReply::Done(verdict) => read_verdict(&verdict).unwrap_or(Verdict::Undetermined),
                    WorkerReply::Missing => Verdict::Undetermined,
                };
                if let Some((game, question)) = asked.take() {
                    post.send(table::Msg::Verdict { game, question, verdict }.into());
                }
            });
        VerdictWorker { client, newest }
    }

    /// Asks the worker whether a side can still checkmate in `game`. Sends the verdict with
    /// [`table::Msg::Verdict`]. Replaces an earlier unanswered question, even about another game.
    pub(crate) fn ask(&self, game: GameId, question: &Question) {
        self.newest.set(Some((game, question.id)));
        // Serializing a question does not fail. If it did, the worker would get `undefined` and
        // report that it cannot answer.
        self.client.request(serde_wasm_bindgen::to_value(question).unwrap_or_default());
    }
}
