//! Games are read in a worker of their own: no text, however long, keeps an exact question waiting.

use super::from_js;
use super::post::Post;
use super::worker::Running;
use crate::app::dialogs::{self, sheet};
use crate::game::pgn::Import;
use gloo_timers::callback::Timeout;
use std::cell::Cell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

/// How long reading may take, loading the worker included, in milliseconds: longer than any text of a size that is read.
const PATIENCE_MS: u32 = 20_000;

/// Has one text read at a time.
pub(super) struct Reading {
    post: Post,
    current: Cell<Option<Task>>,
}

struct Task {
    text: Rc<str>,
    worker: Running,
    handed_over: bool,
    _patience: Timeout,
}

impl Reading {
    pub(super) fn new(post: Post) -> Rc<Reading> {
        Rc::new(Reading { post, current: Cell::default() })
    }

    /// Has this text read; what is found comes as [`sheet::Msg::Read`]. An earlier text is read no further.
    pub(super) fn read(self: &Rc<Reading>, text: Rc<str>) {
        let (hears, fails, waits) = (Rc::downgrade(self), Rc::downgrade(self), Rc::downgrade(self));
        let hears = move |event: MessageEvent| heard(&hears, event.data());
        let worker = Running::start(Box::new(hears), Box::new(move |_| finish(&fails, None)));
        let _patience = Timeout::new(PATIENCE_MS, move || finish(&waits, None));
        self.current.set(Some(Task { text, worker, handed_over: false, _patience }));
    }
}

/// The worker has said something: that it is there, or what it has found.
fn heard(reading: &Weak<Reading>, message: JsValue) {
    let Some(me) = reading.upgrade() else { return };
    let Some(mut task) = me.current.take() else { return };
    let is_there = !std::mem::replace(&mut task.handed_over, true);
    let text = is_there.then(|| JsValue::from_str(&task.text));
    let taken = text.and_then(|text| task.worker.hand_over(&text));
    me.current.set(Some(task));
    if taken.is_none() {
        finish(reading, from_js::read(message).ok());
    }
}

/// The text has been read, or will not be.
fn finish(reading: &Weak<Reading>, found: Option<Import>) {
    let Some(me) = reading.upgrade() else { return };
    let Some(task) = me.current.take() else { return };
    me.post.send(dialogs::Msg::Sheet(sheet::Msg::Read(task.text.clone(), found.map(Box::new))).into());
}
