//! Web worker for long computations outside the page's thread: decides whether a side can still
//! mate, and reads games and backups.
//!
//! Protocol: the worker posts `null` once when it is ready. After that, its answer depends on the
//! kind of message:
//!
//! * a [`Question`], whether a side can still mate: the answer is a [`Verdict`]. A question takes
//!   as long as its budget allows; if the page needs an answer sooner, it terminates the worker.
//! * a PGN file: the answer is an [`ImportedGames`], preceded by progress reports, each the number
//!   of bytes read so far.
//! * an array with the bytes of a backup file of the app: the answer is the backup's text lines.
//! * an array with a PGN file and a number: the answer is this number of games for the archive of
//!   saved games, from the beginning of the file. A number alone asks for the file's next games.
//! * anything else: the answer is `null`.

use js_sys::{Array, Uint8Array};
use std::io::{self, BufReader, ErrorKind, Read};
use tabiya::browser::backup_in_lines;
use tabiya::club::{ArchivedGame, Duplicates};
use tabiya::game::pgn::{ImportedGames, PgnError, PgnGame, ReadNote};
use tabiya::game::{Question, Verdict};
use tabiya::rules::winnability::Budget;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, DedicatedWorkerGlobalScope, FileReaderSync, MessageEvent};

/// Runs the web worker for long computations: decides whether a side can still mate, and reads PGN
/// files and backups.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = scope.clone();
    // The unread games of the PGN file that the archive imports.
    let mut open = None;
    let answer = Closure::<dyn FnMut(MessageEvent)>::new(move |question: MessageEvent| {
        post_message(&desk, &answer_request(&desk, &mut open, question.data()).unwrap_or(JsValue::NULL));
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // The listener lives as long as the worker.
    answer.forget();
    post_message(&scope, &JsValue::NULL);
}

/// Posts a message from this web worker to the page that started it. Errors are ignored, because
/// there is no other receiver to report them to.
fn post_message(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _ = scope.post_message(message);
}

/// Computes the reply of this web worker to a message of the page; `None` if the message is not
/// valid. `open` holds the unread games of the PGN file that the archive imports; `desk` posts
/// progress reports to the page.
fn answer_request(
    desk: &DedicatedWorkerGlobalScope,
    open: &mut Option<GameStream>,
    question: JsValue,
) -> Option<JsValue> {
    if let Some(file) = question.dyn_ref::<Blob>() {
        let mut import = ImportedGames::read_from(file_pieces(file, desk)?);
        Duplicates::mark_duplicates(&mut import);
        return serde_wasm_bindgen::to_value(&import).ok();
    }
    if let Some(count) = question.as_f64() {
        return Some(next_games(open.as_mut()?, count));
    }
    if let Some(asked) = question.dyn_ref::<Array>()
        && let Some(count) = asked.get(1).as_f64()
    {
        let file = file_pieces(asked.get(0).dyn_ref()?, desk)?;
        return Some(next_games(open.insert(Box::new(ArchivedGame::pgn_games(file))), count));
    }
    if let Some(backup) = question.dyn_ref::<Array>() {
        return Some(backup_in_lines(&backup.get(0).dyn_into().ok()?)?.into());
    }
    let question: Question = serde_wasm_bindgen::from_value(question).ok()?;
    let verdict: Verdict = question.answer(&Budget::default());
    Some(verdict.to_text().into())
}

/// Iterator over the unread games of a PGN file.
type GameStream = Box<dyn Iterator<Item = Result<PgnGame, PgnError>>>;

/// Reads the next `count` games of a PGN file for the archive of saved games.
///
/// Returns a JavaScript array of three: the games as text, one line for each; the number of games
/// that were faulty or too long to keep in full; whether the file has ended.
fn next_games(open: &mut GameStream, count: f64) -> JsValue {
    let (mut lines, mut faults, mut last) = (String::new(), 0, true);
    for _ in 0..count as usize {
        last = match open.next() {
            None => true,
            Some(Err(_)) => {
                faults += 1;
                false
            }
            Some(Ok(game)) => {
                faults += u32::from(game.fault.is_some() || game.notes.contains(&ReadNote::Shortened));
                lines += &ArchivedGame::from_pgn(game).to_line();
                lines.push('\n');
                false
            }
        };
        if last {
            break;
        }
    }
    Array::of3(&lines.into(), &faults.into(), &last.into()).into()
}

/// Returns a buffered reader of a file from the browser; `None` if the browser cannot read files in
/// a worker. The reader posts its progress to the page through `desk`.
fn file_pieces(file: &Blob, desk: &DedicatedWorkerGlobalScope) -> Option<BufReader<FilePieces>> {
    let (file, reader, desk) = (file.clone(), FileReaderSync::new().ok()?, desk.clone());
    Some(BufReader::with_capacity(65_536, FilePieces { file, reader, worker_scope: desk, at: 0.0 }))
}

/// File from the browser that the web worker reads in pieces, so that it is never in memory as a
/// whole. Reports to the page how many bytes have been read.
struct FilePieces {
    file: Blob,
    reader: FileReaderSync,
    worker_scope: DedicatedWorkerGlobalScope,
    /// Offset in bytes of the next piece.
    at: f64,
}

impl FilePieces {
    /// Number of bytes between two progress reports to the page.
    const PROGRESS_STEP: f64 = 1_048_576.0;

    /// Returns the bytes of the browser's file from the current offset up to the offset `to`.
    fn read_up_to(&self, to: f64) -> Result<Uint8Array, JsValue> {
        let piece = self.file.slice_with_f64_and_f64(self.at, to)?;
        self.reader.read_as_array_buffer(&piece).map(|bytes| Uint8Array::new(&bytes))
    }
}

impl Read for FilePieces {
    /// Reads the next bytes of the browser's file into `into`, and returns how many. After each
    /// mebibyte, reports to the page how many bytes have been read.
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let to = self.at + into.len() as f64;
        let bytes = self.read_up_to(to).map_err(|_| ErrorKind::Other)?;
        let length = bytes.length() as usize;
        bytes.copy_to(&mut into[..length]);
        if (to / FilePieces::PROGRESS_STEP).floor() > (self.at / FilePieces::PROGRESS_STEP).floor() {
            post_message(&self.worker_scope, &to.into());
        }
        self.at = to;
        Ok(length)
    }
}
