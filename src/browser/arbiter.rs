//! The way to the worker that settles whether a side can still mate.
//!
//! It is started with the first question and answers one at a time. Only the newest question of a game is open, so
//! an older one that is still being looked at is not waited for: after a moment of grace the worker is ended and
//! a new one started. One that dies, or that cannot be had at all, answers "undetermined".

use super::post::send;
use crate::app::{GameId, Msg};
use crate::game::{Question, Verdict};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

/// The worker's script, made by Trunk from the program `worker`; beside the page, wherever that is.
const SCRIPT: &str = "./worker_loader.js";
/// On the document's root: the address of the script, where the page is one file and has none beside it.
const ADDRESS: &str = "data-worker";
/// How long an older question may still occupy the worker once a newer one has come, in milliseconds: most take less,
/// and a new worker has to be loaded.
const GRACE_MS: u32 = 250;
/// How long an answer may take, loading included, in milliseconds; its budget is used up long before.
const PATIENCE_MS: u32 = 20_000;

thread_local! {
    static DESK: RefCell<Desk> = const { RefCell::new(Desk { worker: None, current: None, next: None, timer: None }) };
}

struct Desk {
    worker: Option<Running>,
    /// The question that the worker has or will have as soon as it is there.
    current: Option<Asked>,
    /// The newer one that waits for it.
    next: Option<Asked>,
    /// Ends the patience with the current one.
    timer: Option<Timeout>,
}

struct Asked {
    game: GameId,
    question: Box<Question>,
}

struct Running {
    worker: Worker,
    /// Whether it has said that it is there.
    ready: bool,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Has a question answered; the answer comes as [`Msg::Answer`].
pub(super) fn ask(game: GameId, question: Box<Question>) {
    let asked = Asked { game, question };
    DESK.with_borrow_mut(|desk| {
        if desk.current.is_none() {
            desk.take(asked);
        } else if desk.worker.as_ref().is_some_and(|running| !running.ready) {
            // Nothing has been asked of it yet.
            desk.current = Some(asked);
        } else if desk.next.replace(asked).is_none() {
            desk.wait(GRACE_MS);
        }
    });
}

impl Desk {
    /// Gives a question to the worker, which is started if there is none.
    fn take(&mut self, asked: Asked) {
        self.current = Some(asked);
        self.wait(PATIENCE_MS);
        if self.worker.is_none() {
            self.worker = start().ok();
        }
        match &self.worker {
            Some(running) if !running.ready => {}
            Some(running) => self.hand_over(&running.worker.clone()),
            // Not at once: whoever asked has not finished asking.
            None => self.wait(0),
        }
    }

    /// The current question goes to the worker.
    fn hand_over(&mut self, worker: &Worker) {
        let Some(Asked { question, .. }) = &self.current else { return };
        let sent = serde_wasm_bindgen::to_value(question).ok().map(|message| worker.post_message(&message));
        if !matches!(sent, Some(Ok(()))) {
            self.wait(0);
        }
    }

    fn wait(&mut self, milliseconds: u32) {
        self.timer = Some(Timeout::new(milliseconds, give_up));
    }

    /// The current question is done with; the next one, if any, is taken up.
    fn go_on(&mut self) -> Option<Asked> {
        let done = self.current.take();
        self.timer = None;
        if let Some(next) = self.next.take() {
            self.take(next);
        }
        done
    }
}

fn start() -> Result<Running, JsValue> {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let script = root.and_then(|root| root.get_attribute(ADDRESS));
    let worker = Worker::new(script.as_deref().unwrap_or(SCRIPT))?;
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| heard(event.data()));
    let on_error = Closure::<dyn FnMut(JsValue)>::new(|_| give_up());
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    Ok(Running { worker, ready: false, _on_message: on_message, _on_error: on_error })
}

/// The worker has said something: that it is there, or an answer.
fn heard(message: JsValue) {
    let answered = DESK.with_borrow_mut(|desk| {
        let running = desk.worker.as_mut()?;
        if !std::mem::replace(&mut running.ready, true) {
            let worker = running.worker.clone();
            desk.hand_over(&worker);
            return None;
        }
        // The answer to a question that a newer one has overtaken is nobody's any more.
        let wanted = desk.next.is_none();
        desk.go_on().filter(|_| wanted)
    });
    if let Some(asked) = answered {
        tell(asked, serde_wasm_bindgen::from_value(message).unwrap_or(Verdict::Undetermined));
    }
}

/// The worker is dead, cannot be had, or has been waited for long enough: it is ended. Its question is undetermined,
/// unless a newer one has overtaken it; that gets a worker of its own.
fn give_up() {
    let unanswered = DESK.with_borrow_mut(|desk| {
        desk.worker = None;
        let wanted = desk.next.is_none();
        desk.go_on().filter(|_| wanted)
    });
    if let Some(asked) = unanswered {
        tell(asked, Verdict::Undetermined);
    }
}

fn tell(asked: Asked, verdict: Verdict) {
    send(Msg::Answer { game: asked.game, question: asked.question.id, verdict });
}
