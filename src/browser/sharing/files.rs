//! Reads files that the user chooses, and saves files.

use crate::app::{FileFault, FilePurpose, FileTarget, ShareResult, dialogs};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::web;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File, FilePropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

/// Time until the URL of a downloaded file is revoked, in milliseconds.
const URL_LIFETIME_MS: u32 = 60_000;

/// Returns the file that the user has chosen for this purpose, and clears the page's file input;
/// `None` if no file is chosen.
pub(crate) fn chosen_file(purpose: FilePurpose) -> Option<File> {
    let input = file_input(purpose.input_name())?;
    let file = input.files().and_then(|files| files.get(0));
    // After the input is cleared, the user can choose the same file again, for example after
    // correcting it.
    input.set_value("");
    file
}

/// Reads a text file line by line, in pieces, so that the file may be larger than the memory.
pub(crate) struct FileLines {
    file: Blob,
    /// Offset of the next piece to read from the file, in bytes.
    at: f64,
    /// The bytes that were read from the file and are still needed.
    read: Vec<u8>,
    /// Offset in `read` at which the next line begins.
    line_start: usize,
    /// Offset in `read` up to which the search for the end of the line has come.
    searched_to: usize,
}

impl FileLines {
    /// Number of bytes to read at a time.
    const READ_BYTES: f64 = 1_048_576.0;

    /// Maximum length of a line, in bytes. Several times the length of the longest possible game.
    const MAX_LINE_BYTES: usize = 4_194_304;

    /// Maximum length of the first line of a backup, in bytes. This line contains all saved records
    /// that the app could not read.
    const MAX_FIRST_LINE_BYTES: usize = 67_108_864;

    /// Creates a reader of the lines of `file`, from its start.
    pub(crate) fn of(file: Blob) -> FileLines {
        FileLines { file, at: 0.0, read: Vec::new(), line_start: 0, searched_to: 0 }
    }

    /// Returns the first line of a backup file, which may be much longer than the other lines;
    /// `None` if the file is empty.
    pub(crate) async fn first(&mut self) -> Result<Option<String>, FileFault> {
        self.next_of(FileLines::MAX_FIRST_LINE_BYTES).await
    }

    /// Returns the next line of the file without its line break; `None` at the end of the file.
    /// Returns an error if the line is too long.
    pub(crate) async fn next(&mut self) -> Result<Option<String>, FileFault> {
        self.next_of(FileLines::MAX_LINE_BYTES).await
    }

    /// Returns the next line of the file; `None` at the end. Returns an error if the line is much
    /// longer than `longest` bytes.
    async fn next_of(&mut self, longest: usize) -> Result<Option<String>, FileFault> {
        loop {
            if let Some(length) = self.read[self.searched_to..].iter().position(|byte| *byte == b'\n') {
                let end = self.searched_to + length;
                let line = String::from_utf8_lossy(&self.read[self.line_start..end]).into_owned();
                (self.line_start, self.searched_to) = (end + 1, end + 1);
                return Ok(Some(line));
            }
            self.read.drain(..self.line_start);
            if self.read.len() > longest {
                return Err(FileFault::TooLarge);
            }
            (self.line_start, self.searched_to) = (0, self.read.len());
            if self.at >= self.file.size() {
                let last = String::from_utf8_lossy(&std::mem::take(&mut self.read)).into_owned();
                self.searched_to = 0;
                return Ok(Some(last).filter(|last| !last.is_empty()));
            }
            let piece = self.file.slice_with_f64_and_f64(self.at, self.at + FileLines::READ_BYTES);
            self.at += FileLines::READ_BYTES;
            let bytes = match piece {
                Ok(piece) => JsFuture::from(piece.array_buffer()).await,
                Err(fault) => Err(fault),
            };
            let bytes = bytes.map_err(|fault| FileFault::Unreadable(read_fault(&fault)))?;
            self.read.extend(Uint8Array::new(&bytes).to_vec());
        }
    }
}

/// Returns the page's file input element with the name `field`; `None` if there is no such element.
fn file_input(field: &str) -> Option<HtmlInputElement> {
    let document = web_sys::window()?.document()?;
    let found = document.query_selector(&format!("input[type=file][name=\"{field}\"]")).ok()?;
    found?.dyn_into().ok()
}

/// Returns the message of a JavaScript exception that occurred while a file was being read.
fn read_fault(fault: &JsValue) -> String {
    let error = fault.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    error.unwrap_or_else(|| format!("{fault:?}"))
}

/// Why a file was not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotSaved {
    /// The player closed the share sheet.
    Cancelled,
    /// The browser refuses files of this type, or refuses this file at present.
    Refused,
}

/// Saves a file with this name and media type. `parts` are texts or blobs, which together are the
/// content. Returns where the file is.
///
/// The file is downloaded, unless the page was started from the home screen of iOS. In such a page,
/// a download opens a view without a way back, so the file goes to the system's share sheet. If the
/// share sheet refuses the file, it is downloaded.
pub(crate) async fn save_file(name: &str, media_type: &str, parts: &Array) -> Result<FileTarget, NotSaved> {
    if web::is_on_ios_home_screen() {
        match share(name, media_type, parts).await {
            Err(NotSaved::Refused) => {}
            shared => return shared.map(|()| FileTarget::OtherProgram),
        }
    }
    download(name, media_type, parts).map_or(Err(NotSaved::Refused), |()| Ok(FileTarget::Downloads))
}

/// Reports to the page where a file was saved, or that it was not saved. Reports nothing if the
/// player closed the share sheet.
pub(crate) fn report_saved(saved: Result<FileTarget, NotSaved>, post: &MessageSender) {
    let result = match saved {
        Ok(target) => ShareResult::FileSaved(target),
        Err(NotSaved::Refused) => ShareResult::FileNotSaved,
        Err(NotSaved::Cancelled) => return,
    };
    post.send(dialogs::Msg::Shared(result).into());
}

/// Offers a file with this name, media type and content to the system's share sheet.
async fn share(name: &str, media_type: &str, parts: &Array) -> Result<(), NotSaved> {
    let kind = FilePropertyBag::new();
    kind.set_type(media_type);
    let file = File::new_with_str_sequence_and_options(parts, name, &kind).ok();
    let shared = file.and_then(|file| web::share_file(&file)).ok_or(NotSaved::Refused)?;
    match JsFuture::from(Promise::resolve(&shared)).await {
        Ok(_) => Ok(()),
        Err(error) if web::js_field(&error, "name") == "AbortError" => Err(NotSaved::Cancelled),
        Err(_) => Err(NotSaved::Refused),
    }
}

/// Downloads a file with this name, media type and content. `Err` contains the browser's exception,
/// or a text if there is no document.
fn download(name: &str, media_type: &str, parts: &Array) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or("there is no document")?;
    let kind = BlobPropertyBag::new();
    kind.set_type(media_type);
    let blob = Blob::new_with_str_sequence_and_options(parts, &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link = document.create_element("a")?.unchecked_into::<HtmlAnchorElement>();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    spawn_local(async move {
        TimeoutFuture::new(URL_LIFETIME_MS).await;
        // If the browser refuses, the URL uses a little memory until the page is closed.
        let _ = Url::revoke_object_url(&url);
    });
    Ok(())
}
