//! Searches a file of FIDE's rating list for players. A web worker reads the file. On each request,
//! it continues to read until it has found the next matches.

use super::client::{WorkerClient, WorkerReply};
use super::process::WorkerProgram;
use crate::app::dialogs::{self, club};
use crate::browser::runtime::message_sender::MessageSender;
use crate::club::player_list::rating_list_file::{RatingListMatches, player_of_line};
use js_sys::Array;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Blob;

/// Searches a file of FIDE's rating list for players, with a web worker. The file stays on the
/// disk; the page keeps only a reference to it.
pub(crate) struct RatingListWorker {
    sender: MessageSender,
    client: WorkerClient,
    /// The file that was chosen last; `None` before the first file is chosen.
    file: RefCell<Option<Blob>>,
}

impl RatingListWorker {
    /// Creates a search in FIDE's rating list. No file is chosen yet. Matches are sent to `post`.
    pub(crate) fn new(post: MessageSender) -> Rc<RatingListWorker> {
        Rc::new_cyclic(|me| {
            let client =
                WorkerClient::of_owner(me, WorkerProgram::PROOFS_AND_IMPORT, RatingListWorker::take_reply);
            RatingListWorker { sender: post, client, file: RefCell::default() }
        })
    }

    /// Starts a search in FIDE's rating list, and ends an earlier search. `file` is a newly chosen
    /// file; with `None`, searches the file that was chosen last. If `query` is empty, only stores
    /// the file for later searches. If no file was ever chosen, reports a failure.
    pub(crate) fn search(&self, file: Option<Blob>, query: &str) {
        self.client.cancel();
        let mut chosen = self.file.borrow_mut();
        *chosen = file.or(chosen.take());
        match chosen.as_ref() {
            _ if query.is_empty() => {}
            Some(file) => self.client.request(Array::of2(file, &query.into())),
            None => self.send(None),
        }
    }

    /// Continues the search: requests the next matches from the worker.
    pub(crate) fn search_on(&self) {
        self.client.request(1);
    }

    /// Handles a reply of the worker: sends the matches to the club dialog. Ends the worker after
    /// the last matches or a failure.
    fn take_reply(&self, reply: WorkerReply) {
        let matches = match reply {
            WorkerReply::Progress(_) => return,
            WorkerReply::Done(message) => message.dyn_ref().map(read_matches),
            WorkerReply::Missing => None,
        };
        if matches.as_ref().is_none_or(|matches| matches.is_last) {
            self.client.cancel();
        }
        self.send(matches);
    }

    /// Sends players found in FIDE's rating list to the club dialog. `None` reports a failure.
    fn send(&self, matches: Option<RatingListMatches>) {
        let matches = matches.map(Box::new);
        self.sender.send_later(dialogs::Msg::Club(club::Msg::FoundInRatingList(matches)).into());
    }
}

/// Converts a message of the worker to matches in FIDE's rating list. The message contains the text
/// lines of the players, the number of players read so far, and whether the search is over.
fn read_matches(message: &Array) -> RatingListMatches {
    let text = message.get(0).as_string().unwrap_or_default();
    let players_read = message.get(1).as_f64().unwrap_or_default() as usize;
    let is_last = message.get(2) == JsValue::TRUE;
    RatingListMatches { players: text.lines().filter_map(player_of_line).collect(), players_read, is_last }
}
