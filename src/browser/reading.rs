//! Games are read in a worker of their own: no text, however long, keeps an exact question waiting.

use super::from_js;
use super::post::Post;
use super::worker::Running;
use crate::app::dialogs::{self, sheet};
use crate::app::kept::Patience;
use crate::game::pgn::Import;
use gloo_timers::callback::Timeout;
use std::cell::Cell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

/// Has one text read at a time.
pub(super) struct Reading {
    post: Post,
    current: Cell<Option<Task>>,
}

struct Task {
    text: Rc<str>,
    worker: Running,
    handed_over: bool,
    patience: Patience,
    /// Whether it is the second worker for this text.
    again: bool,
    _timer: Timeout,
}

impl Reading {
    pub(super) fn new(post: Post) -> Rc<Reading> {
        Rc::new(Reading { post, current: Cell::default() })
    }

    /// Has this text read; what is found comes as [`sheet::Msg::Read`]. An earlier text is read no further.
    pub(super) fn read(self: &Rc<Reading>, text: Rc<str>) {
        self.begin(text, false);
    }

    fn begin(self: &Rc<Reading>, text: Rc<str>, again: bool) {
        let (hears, fails) = (Rc::downgrade(self), Rc::downgrade(self));
        let hears = move |event: MessageEvent| heard(&hears, event.data());
        let worker = Running::start(Box::new(hears), Box::new(move |_| fail(&fails, true)));
        let (patience, _timer) = (Patience::whole(), self.next_slice());
        self.current.set(Some(Task { text, worker, handed_over: false, patience, again, _timer }));
    }

    fn next_slice(self: &Rc<Reading>) -> Timeout {
        let me = Rc::downgrade(self);
        Timeout::new(Patience::SLICE_MS, move || fail(&me, false))
    }
}

/// The worker has said something: that it is there, or what it has found.
fn heard(reading: &Weak<Reading>, message: JsValue) {
    let Some(me) = reading.upgrade() else { return };
    let Some(mut task) = me.current.take() else { return };
    if !std::mem::replace(&mut task.handed_over, true) {
        let text = JsValue::from_str(&task.text);
        let taken = task.worker.hand_over(&text);
        me.current.set(Some(task));
        return if taken.is_none() {
            fail(reading, true)
        };
    }
    me.finish(task, from_js::read(message).ok());
}

/// The worker is dead, or another slice of its time has passed. One that has died or never came is started again, once.
fn fail(reading: &Weak<Reading>, dead: bool) {
    let Some(me) = reading.upgrade() else { return };
    let Some(mut task) = me.current.take() else { return };
    if !dead && !task.patience.ends() {
        task._timer = me.next_slice();
        me.current.set(Some(task));
    } else if !task.again && (dead || !task.handed_over) {
        me.begin(task.text, true);
    } else {
        me.finish(task, None);
    }
}

impl Reading {
    /// The text has been read, or will not be.
    fn finish(&self, task: Task, found: Option<Import>) {
        self.post.send(dialogs::Msg::Sheet(sheet::Msg::Read(task.text, found.map(Box::new))).into());
    }
}
