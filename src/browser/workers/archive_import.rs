//! Games for the archive, read from a file by a worker: some at a time, and the next ones when they are asked for.

use super::client::{WorkerClient, WorkerReply};
use super::process::Program;
use crate::app::dialogs::{self, games};
use crate::app::kept::WorkerPolicy;
use crate::browser::runtime::messages::MessageSender;
use js_sys::Array;
use std::cell::Cell;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use web_sys::Blob;

/// So many games are read at a time: dealing with them takes less than a frame or two.
const AT_ONCE: u32 = 40;

/// The reading of one file at a time.
pub(crate) struct ArchiveImport {
    post: MessageSender,
    client: WorkerClient,
    /// Whether a file is being read.
    is_reading: Cell<bool>,
}

impl ArchiveImport {
    /// Nothing to read yet; what is read goes to `post`.
    pub(crate) fn new(post: MessageSender) -> Rc<ArchiveImport> {
        Rc::new_cyclic(|me: &Weak<ArchiveImport>| {
            let me = me.clone();
            let on_reply = move |reply| {
                if let Some(me) = me.upgrade() {
                    me.hear(reply);
                }
            };
            let client = WorkerClient::new(Program::WORKER, WorkerPolicy::default(), on_reply);
            ArchiveImport { post, client, is_reading: Cell::default() }
        })
    }

    /// Begins with a file; what is read comes as [`games::Msg::Batch`]. The reading of an earlier file is stopped.
    pub(crate) fn begin(&self, file: Option<Blob>) {
        self.stop();
        match file {
            Some(file) => {
                self.is_reading.set(true);
                self.client.request(Array::of2(&file, &AT_ONCE.into()));
            }
            None => self.send(None),
        }
    }

    /// Reads the next games.
    pub(crate) fn go_on(&self) {
        if self.is_reading.get() {
            self.client.request(AT_ONCE);
        }
    }

    fn stop(&self) {
        self.is_reading.set(false);
        self.client.cancel();
    }

    fn hear(&self, reply: WorkerReply) {
        let batch = match reply {
            WorkerReply::Progress(_) => return,
            WorkerReply::Done(message) => message.dyn_ref().map(batch),
            WorkerReply::Missing => None,
        };
        if batch.as_ref().is_none_or(|batch| batch.last) {
            self.stop();
        }
        self.send(batch);
    }

    fn send(&self, batch: Option<games::Batch>) {
        self.post.send_later(dialogs::Msg::Games(games::Msg::Batch(batch)).into());
    }
}

/// Some games, as the worker sends them: their lines, how many are faulty, and whether they are the last.
fn batch(message: &Array) -> games::Batch {
    let text = message.get(0).as_string().unwrap_or_default();
    let lines = text.lines().map(str::to_owned).collect();
    let faults = message.get(1).as_f64().unwrap_or_default() as usize;
    games::Batch { lines, faults, last: message.get(2).is_truthy() }
}
