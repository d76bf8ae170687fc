//! Imports games from a file or a pasted text for the import dialog. Uses a web worker of its own,
//! so that a long text does not delay the worker that proves whether a side can still checkmate.
//!
//! The worker gets a pasted text as a file, too. It reads each file piece by piece, and so never
//! has the whole text in memory.

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::dialogs::{self, import};
use crate::browser::runtime::message_sender::MessageSender;
use js_sys::Array;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::Blob;

/// Imports games from a file or a pasted text for the import dialog, one file or text at a time.
pub(crate) struct GameImport {
    sender: MessageSender,
    client: WorkerClient,
    /// Size of the file or text, in bytes.
    size: Cell<f64>,
}

impl GameImport {
    /// Creates an import that reads nothing yet. The games that it reads later are sent to `post`.
    pub(crate) fn new(post: MessageSender) -> Rc<GameImport> {
        Rc::new_cyclic(|me| {
            let client = WorkerClient::of_owner(me, WorkerProgram::PROOFS_AND_IMPORT, GameImport::take_reply);
            GameImport { sender: post, client, size: Cell::default() }
        })
    }

    /// Reads the games of a pasted text. Sends the result with [`import::Msg::Read`]. Stops the
    /// import of an earlier text or file.
    pub(crate) fn read_text(&self, text: &str) {
        self.read(Blob::new_with_str_sequence(&Array::of1(&text.into())).ok());
    }

    /// Reads the games of a file. Sends the result with [`import::Msg::Read`]. Stops the import of
    /// an earlier text or file. If `file` is `None`, reports a failure.
    pub(crate) fn read(&self, file: Option<Blob>) {
        self.stop();
        match file {
            Some(file) => {
                self.size.set(file.size());
                self.client.request(file);
            }
            None => self.send(import::Msg::Read(None)),
        }
    }

    /// Stops reading games, and ends the worker.
    pub(crate) fn stop(&self) {
        self.client.cancel();
    }

    /// Handles a reply of the worker: sends its progress, or the games that it has read, to the
    /// import dialog.
    fn take_reply(&self, reply: WorkerReply) {
        let found = match reply {
            WorkerReply::Progress(bytes) => {
                let megabytes = |bytes: f64| (bytes / 1_048_576.0).ceil() as u32;
                let (read, of) = (megabytes(bytes), megabytes(self.size.get()));
                return self.send(import::Msg::Progress(import::Progress { read, of }));
            }
            WorkerReply::Done(found) => serde_wasm_bindgen::from_value(found).ok(),
            WorkerReply::Missing => None,
        };
        self.stop();
        self.send(import::Msg::Read(found.map(Box::new)));
    }

    /// Sends a message to the import dialog.
    fn send(&self, msg: import::Msg) {
        self.sender.send_later(dialogs::Msg::Import(msg).into());
    }
}
