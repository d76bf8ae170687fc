//! Games are read in a worker of their own: no text, however long, keeps an exact question waiting. The worker is handed
//! no text but a file, which it reads piece by piece, so that nobody ever holds all of it.

use crate::app::dialogs::{self, import};
use crate::app::kept::Patience;
use crate::browser::from_js;
use crate::browser::runtime::messages::Post;
use crate::browser::workers::process::Running;
use crate::game::pgn::Import;
use gloo_timers::callback::Timeout;
use js_sys::Array;
use std::cell::Cell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, MessageEvent};

/// Has one file read at a time.
pub(crate) struct Reading {
    post: Post,
    current: Cell<Option<Task>>,
}

struct Task {
    file: Blob,
    worker: Running,
    handed_over: bool,
    patience: Patience,
    /// Whether it is the second worker for this file.
    again: bool,
    _timer: Timeout,
}

impl Reading {
    pub(crate) fn new(post: Post) -> Rc<Reading> {
        Rc::new(Reading { post, current: Cell::default() })
    }

    /// Has this text read.
    pub(crate) fn read_text(self: &Rc<Reading>, text: &str) {
        self.read(Blob::new_with_str_sequence(&Array::of1(&text.into())).ok());
    }

    /// Has this file read; what is found comes as [`import::Msg::Read`]. An earlier one is read no further.
    pub(crate) fn read(self: &Rc<Reading>, file: Option<Blob>) {
        match file {
            Some(file) => self.begin(file, false),
            None => self.tell(None),
        }
    }

    /// Reads no further.
    pub(crate) fn stop(&self) {
        self.current.set(None);
    }

    fn begin(self: &Rc<Reading>, file: Blob, again: bool) {
        let (hears, fails) = (Rc::downgrade(self), Rc::downgrade(self));
        let hears = move |event: MessageEvent| heard(&hears, event.data());
        let worker = Running::start(Box::new(hears), Box::new(move |_| fail(&fails, true)));
        let (patience, _timer) = (Patience::whole(), self.next_slice());
        self.current.set(Some(Task { file, worker, handed_over: false, patience, again, _timer }));
    }

    fn next_slice(self: &Rc<Reading>) -> Timeout {
        let me = Rc::downgrade(self);
        Timeout::new(Patience::SLICE_MS, move || fail(&me, false))
    }

    /// The file has been read, or will not be.
    fn tell(&self, found: Option<Import>) {
        self.say(import::Msg::Read(found.map(Box::new)));
    }

    fn say(&self, msg: import::Msg) {
        self.post.send_later(dialogs::Msg::Import(msg).into());
    }
}

/// The worker has said something: that it is there, how far it is, or what it has found.
fn heard(reading: &Weak<Reading>, message: JsValue) {
    let Some(me) = reading.upgrade() else { return };
    let Some(mut task) = me.current.take() else { return };
    if !std::mem::replace(&mut task.handed_over, true) {
        let taken = task.worker.hand_over(&task.file);
        me.current.set(Some(task));
        return if taken.is_none() {
            fail(reading, true)
        };
    }
    let Some(read) = message.as_f64() else { return me.tell(from_js::read(message).ok()) };
    // Whoever goes on is waited for.
    task.patience = Patience::whole();
    let megabytes = |bytes: f64| (bytes / 1_048_576.0).ceil() as u32;
    let (read, of) = (megabytes(read), megabytes(task.file.size()));
    me.current.set(Some(task));
    me.say(import::Msg::Progress(import::Progress { read, of }));
}

/// The worker is dead, or another slice of its time has passed. One that has died or never came is started again, once.
fn fail(reading: &Weak<Reading>, dead: bool) {
    let Some(me) = reading.upgrade() else { return };
    let Some(mut task) = me.current.take() else { return };
    if !dead && !task.patience.ends() {
        task._timer = me.next_slice();
        me.current.set(Some(task));
    } else if !task.again && (dead || !task.handed_over) {
        me.begin(task.file, true);
    } else {
        me.tell(None);
    }
}
