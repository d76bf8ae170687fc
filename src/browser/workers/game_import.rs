//! Imports games from a file or a pasted text for the import dialog, in a web worker of its own, so
//! that a long text does not delay winnability proofs.
//!
//! A pasted text is passed to the worker as a file too. The worker reads files piece by piece, so
//! that it never has the whole text in memory.

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::dialogs::{self, import};
use crate::browser::runtime::message_sender::MessageSender;
use js_sys::Array;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::Blob;

/// Imports games from one file or pasted text at a time for the import dialog, with a web worker.
pub(crate) struct GameImport {
    sender: MessageSender,
    /// Client of the worker that reads the games.
    client: WorkerClient,
    /// Size of the file, in bytes.
    size: Cell<f64>,
}

impl GameImport {
    /// Creates an idle import of games. The import later reads pasted text or a file, and sends the
    /// games to `post`.
    pub(crate) fn new(post: MessageSender) -> Rc<GameImport> {
        Rc::new_cyclic(|me| {
            let client = WorkerClient::of_owner(me, WorkerProgram::PROOFS_AND_IMPORT, GameImport::take_reply);
            GameImport { sender: post, client, size: Cell::default() }
        })
    }

    /// Reads the games of a pasted text; [`import::Msg::Read`] brings the result. Stops the import
    /// of an earlier text or file.
    pub(crate) fn read_text(&self, text: &str) {
        self.read(Blob::new_with_str_sequence(&Array::of1(&text.into())).ok());
    }

    /// Reads the games of a file; [`import::Msg::Read`] brings the result. Stops the import of an
    /// earlier text or file. `None` is reported as a failure.
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

    /// Stops reading games from a text or file, and ends the worker that reads them.
    pub(crate) fn stop(&self) {
        self.client.cancel();
    }

    /// Handles a reply of the worker that reads games: sends its progress, or the games that were
    /// read, to the import dialog.
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

    /// Sends a message to the dialog that imports games.
    fn send(&self, msg: import::Msg) {
        self.sender.send_later(dialogs::Msg::Import(msg).into());
    }
}
