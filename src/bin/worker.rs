//! Web worker for long computations outside the page's thread. It decides whether a side can still
//! mate, reads games and backups, and searches FIDE's rating list.
//!
//! Protocol: the worker posts `null` once when it is ready. After that, its answer depends on the
//! message:
//!
//! * a [`Question`] whether a side can still mate: the answer is the text of a [`Verdict`]. The
//!   search is limited by a [`Budget`] of nodes and memory, not by time. If the page needs an
//!   answer sooner, it terminates the worker.
//! * a PGN file: the answer is an [`ImportedGames`].
//! * an array with a backup file of an earlier version of the app: the answer is the same backup as
//!   a file with one line per game.
//! * an array with a file of FIDE's rating list and a query: the answer has the first players
//!   found. After that, a number alone requests the next players found.
//! * an array with a PGN file and a number: the answer has the first games of the file, up to this
//!   number, for the archive of saved games. After that, a number alone requests that many further
//!   games of the file.
//! * anything else, or a file that cannot be read: the answer is `null`.
//!
//! While the worker reads a PGN file or a rating list for an answer, it posts a progress report
//! after about every mebibyte. A report is a number: the bytes of the PGN file, or the players of
//! the rating list, that have been read so far.

use js_sys::{Array, ArrayBuffer, Uint8Array};
use std::cell::Cell;
use std::io::{self, BufReader, ErrorKind, Read};
use std::rc::Rc;
use tabiya::browser::backup_in_lines;
use tabiya::club::player_list::rating_list_file::{RatingListFile, RatingListMatches, line_of_player};
use tabiya::club::{ArchivedGame, Duplicates};
use tabiya::game::pgn::{ImportedGames, PgnError, PgnGame, ReadNote};
use tabiya::game::{Question, Verdict};
use tabiya::rules::winnability::Budget;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, DedicatedWorkerGlobalScope, FileReaderSync, MessageEvent, ReadableStreamByobReader,
    ReadableStreamDefaultReader, ReadableStreamReadResult,
};

/// Runs the web worker for long computations.
fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let open = Rc::new(Cell::new(None));
    let answer = Closure::<dyn Fn(MessageEvent)>::new({
        let scope = scope.clone();
        move |request: MessageEvent| {
            let (scope, open) = (scope.clone(), open.clone());
            spawn_local(async move {
                let reply = answer_request(&scope, &open, request.data()).await;
                post_message(&scope, &reply.unwrap_or(JsValue::NULL));
            });
        }
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // The closure must live as long as the worker.
    answer.forget();
    post_message(&scope, &JsValue::NULL);
}

/// Posts a message from this web worker to the page that started it. Ignores errors, because there
/// is no other receiver for a report.
fn post_message(scope: &DedicatedWorkerGlobalScope, message: &JsValue) {
    let _ = scope.post_message(message);
}

/// Computes the answer of this web worker to a message of the page. `None` if the message is not
/// valid, or if a file cannot be read. `open` has the file that the worker reads in parts, on
/// request. `scope` posts progress reports to the page.
async fn answer_request(
    scope: &DedicatedWorkerGlobalScope,
    open: &Cell<Option<OpenFile>>,
    request: JsValue,
) -> Option<JsValue> {
    if let Some(file) = request.dyn_ref::<Blob>() {
        let mut import = ImportedGames::read_from(file_pieces(file, scope)?);
        Duplicates::mark_duplicates(&mut import);
        return serde_wasm_bindgen::to_value(&import).ok();
    }
    if let Some(count) = request.as_f64() {
        let mut file = open.take()?;
        let answer = match &mut file {
            OpenFile::Games(games) => Some(next_games(games, count)),
            OpenFile::RatingList(list) => list.next_matches(scope).await,
        };
        open.set(Some(file));
        return answer;
    }
    if let Some(asked) = request.dyn_ref::<Array>()
        && let Some(query) = asked.get(1).as_string()
    {
        let file = FileStream::new(asked.get(0).dyn_ref()?)?;
        let mut list = OpenRatingList { search: RatingListFile::new(&query), file, unreported: 0 };
        let matches = list.next_matches(scope).await;
        open.set(Some(OpenFile::RatingList(Box::new(list))));
        return matches;
    }
    if let Some(asked) = request.dyn_ref::<Array>()
        && let Some(count) = asked.get(1).as_f64()
    {
        let file = file_pieces(asked.get(0).dyn_ref()?, scope)?;
        let mut games: GameStream = Box::new(ArchivedGame::pgn_games(file));
        let first = next_games(&mut games, count);
        open.set(Some(OpenFile::Games(games)));
        return Some(first);
    }
    if let Some(backup) = request.dyn_ref::<Array>() {
        return Some(backup_in_lines(&backup.get(0).dyn_into().ok()?)?.into());
    }
    let question: Question = serde_wasm_bindgen::from_value(request).ok()?;
    let verdict: Verdict = question.answer(&Budget::default());
    Some(verdict.to_text().into())
}

/// A file that the web worker reads in parts, on request.
enum OpenFile {
    /// A PGN file whose games are imported into the archive of saved games.
    Games(GameStream),
    /// A file of FIDE's rating list in which players are searched.
    RatingList(Box<OpenRatingList>),
}

/// A file of FIDE's rating list, and the search in it.
struct OpenRatingList {
    search: RatingListFile,
    file: FileStream,
    /// Number of bytes that were read since the last progress report to the page.
    unreported: usize,
}

impl OpenRatingList {
    /// Number of bytes between two progress reports to the page.
    const PROGRESS_STEP: usize = 1 << 20;

    /// Searches FIDE's rating list until it finds players, or until the end of the list. Reports
    /// progress to the page.
    ///
    /// Returns a JavaScript array of three items: the players found, as text with one line for
    /// each; the number of players read so far; and whether the list has ended. `None` if the file
    /// cannot be read.
    async fn next_matches(&mut self, scope: &DedicatedWorkerGlobalScope) -> Option<JsValue> {
        let mut matches = RatingListMatches::default();
        while matches.players.is_empty() && !matches.is_last {
            let piece = self.file.next_piece().await.ok()?;
            matches = self.search.search_piece(piece.as_deref());
            self.unreported += piece.map_or(0, |piece| piece.len());
            if self.unreported >= OpenRatingList::PROGRESS_STEP {
                self.unreported = 0;
                post_message(scope, &(matches.players_read as f64).into());
            }
        }
        let lines: Vec<String> = matches.players.iter().map(line_of_player).collect();
        let players_read = matches.players_read as f64;
        Some(Array::of3(&lines.join("\n").into(), &players_read.into(), &matches.is_last.into()).into())
    }
}

/// Stream of a file from the browser.
///
/// In Chromium, this stream reads a large file eight times as fast as `FileReaderSync`, with a
/// tenth of the memory, because `FileReaderSync` makes a new buffer for each piece.
struct FileStream {
    reader: ReadableStreamByobReader,
    /// Buffer that the browser fills with the next piece.
    buffer: ArrayBuffer,
    /// Number of bytes that have not been read yet.
    unread: f64,
}

impl FileStream {
    /// Number of bytes in the buffer of the stream.
    const BUFFER_BYTES: u32 = 1 << 20;

    /// Opens the stream of a file from the browser; `None` if this is not possible.
    fn new(file: &Blob) -> Option<FileStream> {
        let stream = file.stream();
        // Older browsers cannot fill a given buffer. They get a default reader, which ignores the
        // buffer.
        let reader = ReadableStreamByobReader::new(&stream)
            .or_else(|_| ReadableStreamDefaultReader::new(&stream).map(JsCast::unchecked_into))
            .ok()?;
        let buffer = ArrayBuffer::new(FileStream::BUFFER_BYTES);
        Some(FileStream { reader, buffer, unread: file.size() })
    }

    /// Reads the next piece of the file from the browser; `None` at the end of the file.
    ///
    /// # Errors
    /// If the file cannot be read, for example because it was changed or deleted.
    async fn next_piece(&mut self) -> Result<Option<Vec<u8>>, JsValue> {
        let read = self.reader.read_with_array_buffer_view(&Uint8Array::new(&self.buffer));
        let read: ReadableStreamReadResult = JsFuture::from(read).await?.unchecked_into();
        if read.get_done() == Some(true) {
            // If another program shortens the file, the stream ends early, but without an error.
            return if self.unread > 0.0 { Err(JsValue::NULL) } else { Ok(None) };
        }
        let piece: Uint8Array = read.get_value().dyn_into()?;
        self.unread -= f64::from(piece.length());
        self.buffer = piece.buffer();
        Ok(Some(piece.to_vec()))
    }
}

/// Iterator over the unread games of a PGN file.
type GameStream = Box<dyn Iterator<Item = Result<PgnGame, PgnError>>>;

/// Reads the next `count` games of a PGN file for the archive of saved games.
///
/// Returns a JavaScript array of three items: the games, as text with one line for each; the number
/// of games that have faults or are too long to keep in full; and whether the file has ended.
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
/// a worker. The reader reports its progress to the page through `scope`.
fn file_pieces(file: &Blob, scope: &DedicatedWorkerGlobalScope) -> Option<BufReader<FilePieces>> {
    Some(BufReader::with_capacity(65_536, FilePieces::new(file, scope)?))
}

/// File from the browser that the web worker reads in pieces, so that the whole file is never in
/// memory. Reports to the page how many bytes have been read.
struct FilePieces {
    file: Blob,
    reader: FileReaderSync,
    worker_scope: DedicatedWorkerGlobalScope,
    /// The start of the next piece, in bytes from the beginning of the file.
    at: f64,
}

impl FilePieces {
    /// Number of bytes between two progress reports to the page.
    const PROGRESS_STEP: f64 = 1_048_576.0;

    /// Returns a reader of a file from the browser; `None` if the browser cannot read files in a
    /// worker. The reader reports its progress to the page through `scope`.
    fn new(file: &Blob, scope: &DedicatedWorkerGlobalScope) -> Option<FilePieces> {
        let (file, reader) = (file.clone(), FileReaderSync::new().ok()?);
        Some(FilePieces { file, reader, worker_scope: scope.clone(), at: 0.0 })
    }

    /// Returns the bytes of the file from the current offset up to the offset `to`.
    fn read_up_to(&self, to: f64) -> Result<Uint8Array, JsValue> {
        let piece = self.file.slice_with_f64_and_f64(self.at, to)?;
        self.reader.read_as_array_buffer(&piece).map(|bytes| Uint8Array::new(&bytes))
    }
}

impl Read for FilePieces {
    /// Reads the next bytes of the file into `into`, and returns their number. After each mebibyte,
    /// reports to the page how many bytes have been read.
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let bytes = self.read_up_to(self.at + into.len() as f64).map_err(|_| ErrorKind::Other)?;
        let length = bytes.length() as usize;
        bytes.copy_to(&mut into[..length]);
        let to = self.at + length as f64;
        if (to / FilePieces::PROGRESS_STEP).floor() > (self.at / FilePieces::PROGRESS_STEP).floor() {
            post_message(&self.worker_scope, &to.into());
        }
        self.at = to;
        Ok(length)
    }
}
