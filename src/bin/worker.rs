//! Web worker for long computations outside the page's thread: decides whether a side can still
//! mate, reads games and backups, and searches FIDE's rating list.
//!
//! Protocol: the worker posts `null` once when it is ready. After that, its answer depends on the
//! kind of message:
//!
//! * a [`Question`], whether a side can still mate: the answer is a [`Verdict`]. A question takes
//!   as long as its budget allows; if the page needs an answer sooner, it terminates the worker.
//! * a PGN file: the answer is an [`ImportedGames`], preceded by progress reports, each the number
//!   of bytes read so far.
//! * an array with the bytes of a backup file of the app: the answer is the backup's text lines.
//! * an array with a file of FIDE's rating list and a query: the answer is the first players found.
//!   A number alone asks for the next players found.
//! * an array with a PGN file and a number: the answer is this number of games for the archive of
//!   saved games, from the beginning of the file. A number alone asks for the file's next games.
//! * anything else: the answer is `null`.

use js_sys::{Array, Uint8Array};
use std::io::{self, BufReader, ErrorKind, Read};
use tabiya::browser::backup_in_lines;
use tabiya::club::player_list::rating_list_file::{RatingListFile, RatingListMatches, line_of_player};
use tabiya::club::{ArchivedGame, Duplicates};
use tabiya::game::pgn::{ImportedGames, PgnError, PgnGame, ReadNote};
use tabiya::game::{Question, Verdict};
use tabiya::rules::winnability::Budget;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, DedicatedWorkerGlobalScope, FileReaderSync, MessageEvent};

/// Runs the web worker for long computations: exact questions about mate, and files to be read.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mut open = None;
    let answer = Closure::<dyn FnMut(MessageEvent)>::new({
        let scope = scope.clone();
        move |question: MessageEvent| {
            let reply = answer_request(&scope, &mut open, question.data());
            post_message(&scope, &reply.unwrap_or(JsValue::NULL));
        }
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
/// valid. `open` is the file that the worker reads part by part; progress reports are posted to the
/// page through `scope`.
fn answer_request(
    scope: &DedicatedWorkerGlobalScope,
    open: &mut Option<OpenFile>,
    question: JsValue,
) -> Option<JsValue> {
    if let Some(file) = question.dyn_ref::<Blob>() {
        let mut import = ImportedGames::read_from(file_pieces(file, scope)?);
        Duplicates::mark_duplicates(&mut import);
        return serde_wasm_bindgen::to_value(&import).ok();
    }
    if let Some(count) = question.as_f64() {
        return match open.as_mut()? {
            OpenFile::Games(games) => Some(next_games(games, count)),
            OpenFile::RatingList(list) => next_matches(list),
        };
    }
    if let Some(asked) = question.dyn_ref::<Array>()
        && let Some(query) = asked.get(1).as_string()
    {
        let file = FilePieces::new(asked.get(0).dyn_ref()?, scope)?;
        let mut list = RatingListFile::new(&query, file);
        let matches = next_matches(&mut list);
        *open = Some(OpenFile::RatingList(Box::new(list)));
        return matches;
    }
    if let Some(asked) = question.dyn_ref::<Array>()
        && let Some(count) = asked.get(1).as_f64()
    {
        let file = file_pieces(asked.get(0).dyn_ref()?, scope)?;
        let mut games: GameStream = Box::new(ArchivedGame::pgn_games(file));
        let first = next_games(&mut games, count);
        *open = Some(OpenFile::Games(games));
        return Some(first);
    }
    if let Some(backup) = question.dyn_ref::<Array>() {
        return Some(backup_in_lines(&backup.get(0).dyn_into().ok()?)?.into());
    }
    let question: Question = serde_wasm_bindgen::from_value(question).ok()?;
    let verdict: Verdict = question.answer(&Budget::default());
    Some(verdict.to_text().into())
}

/// A file that the web worker reads part by part, on request.
enum OpenFile {
    /// A PGN file whose games are imported into the archive of saved games.
    Games(GameStream),
    /// A file of FIDE's rating list, searched for players.
    RatingList(Box<RatingListFile<FilePieces>>),
}

/// Searches FIDE's rating list until there are matches.
///
/// Returns a JavaScript array of three: the players as text, one line for each; the number of
/// players read so far; whether the search is over. `None` if the file cannot be read.
fn next_matches(list: &mut RatingListFile<FilePieces>) -> Option<JsValue> {
    let RatingListMatches { players, players_read, is_last } = list.next_matches().ok()?;
    let lines: Vec<String> = players.iter().map(line_of_player).collect();
    Some(Array::of3(&lines.join("\n").into(), &(players_read as f64).into(), &is_last.into()).into())
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
/// a worker. The reader posts its progress to the page through `scope`.
fn file_pieces(file: &Blob, scope: &DedicatedWorkerGlobalScope) -> Option<BufReader<FilePieces>> {
    Some(BufReader::with_capacity(65_536, FilePieces::new(file, scope)?))
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

    /// Returns a reader of a file from the browser; `None` if the browser cannot read files in a
    /// worker. The reader posts its progress to the page through `scope`.
    fn new(file: &Blob, scope: &DedicatedWorkerGlobalScope) -> Option<FilePieces> {
        let (file, reader) = (file.clone(), FileReaderSync::new().ok()?);
        Some(FilePieces { file, reader, worker_scope: scope.clone(), at: 0.0 })
    }

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
