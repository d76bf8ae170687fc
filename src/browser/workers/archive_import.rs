//! Imports the games of a file into the list of saved games. A web worker reads the file; the page
//! requests the games in batches.

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::dialogs::{self, games};
use crate::browser::runtime::message_sender::MessageSender;
use js_sys::Array;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Blob;

/// Number of games per batch. The page handles a batch within one or two frames.
const AT_ONCE: u32 = 40;

/// Imports the games of a file into the list of saved games, in batches, with a web worker.
pub(crate) struct ArchiveImport {
    sender: MessageSender,
    /// Client of the worker that reads the file.
    client: WorkerClient,
    /// Whether a file is being read.
    is_reading: Cell<bool>,
}

impl ArchiveImport {
    /// Creates an import that reads no file yet. Batches of games are sent to `post`.
    pub(crate) fn new(post: MessageSender) -> Rc<ArchiveImport> {
        Rc::new_cyclic(|me| {
            let client =
                WorkerClient::of_owner(me, WorkerProgram::PROOFS_AND_IMPORT, ArchiveImport::take_reply);
            ArchiveImport { sender: post, client, is_reading: Cell::default() }
        })
    }

    /// Starts to read the games of a file, and ends the import of an earlier file. Sends the first
    /// batch with [`games::Msg::Batch`]. If `file` is `None`, reports a failure.
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

    /// Requests the next batch of games from the worker. Does nothing if no file is being read.
    pub(crate) fn read_more(&self) {
        if self.is_reading.get() {
            self.client.request(AT_ONCE);
        }
    }

    /// Stops reading the file, and ends the worker.
    fn stop(&self) {
        self.is_reading.set(false);
        self.client.cancel();
    }

    /// Handles a reply of the worker: sends a batch of games to the dialog of saved games. Ends the
    /// worker after the last batch or a failure.
    fn take_reply(&self, reply: WorkerReply) {
        let batch = match reply {
            WorkerReply::Progress(_) => return,
            WorkerReply::Done(message) => message.dyn_ref().map(read_batch),
            WorkerReply::Missing => None,
        };
        if batch.as_ref().is_none_or(|batch| batch.last) {
            self.stop();
        }
        self.send(batch);
    }

    /// Sends a batch of imported games to the dialog of saved games. `None` reports a failure.
    fn send(&self, batch: Option<games::ImportBatch>) {
        self.sender.send_later(dialogs::Msg::Games(games::Msg::Batch(batch)).into());
    }
}

/// Converts a message of the worker to a batch of imported games. The message contains the text
/// lines of the games, the number of faulty games, and whether this is the last batch.
fn read_batch(message: &Array) -> games::ImportBatch {
    let text = message.get(0).as_string().unwrap_or_default();
    let lines = text.lines().map(str::to_owned).collect();
    let faults = message.get(1).as_f64().unwrap_or_default() as usize;
    games::ImportBatch { lines, faults, last: message.get(2).is_truthy() }
}
