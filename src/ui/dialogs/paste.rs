//! Handling of pasted and dropped texts that are too long for their form field.
//!
//! A browser lays out the whole text of a field at once, which takes seconds for a large file. So
//! this module checks the length before the browser inserts the text. The text stays a JavaScript
//! string, because copying a very long text to Rust also takes too much time.

use crate::app::Msg;
use crate::app::dialogs::{self, import};
use gloo_timers::future::TimeoutFuture;
use js_sys::{Array, Function, JsString, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    Blob, ClipboardEvent, DataTransfer, DragEvent, Event, EventInit, File, HtmlDocument, HtmlInputElement,
    HtmlTextAreaElement,
};
use yew::prelude::*;

/// Maximum length, in UTF-16 units, of a text pasted into the text area for imported games: some
/// dozens of games. A longer text is imported as a file.
const LONGEST_TEXT: u32 = 20_000;
/// Maximum length, in UTF-16 units, of a text pasted into a field of one line.
const LONGEST_LINE: u32 = 1_000;

/// Number of UTF-16 units that are encoded in one step, few enough that the page does not
/// noticeably freeze.
const CHUNK_CHARS: u32 = 262_144;

/// Returns a listener that handles pasted and dropped texts that are too long for their field.
///
/// In the text area for imported games, a text that is too long is imported as a file. In a field
/// of one line, only the first part of the text is inserted. Any other text area takes the whole
/// text.
pub(super) fn redirect_long_text(on: &Callback<Msg>) -> Callback<Event> {
    let on = on.clone();
    Callback::from(move |event: Event| {
        // If the browser lacks a feature, the text goes into the field as usual.
        let _ = transferred_data(&event).and_then(|data| redirect_if_too_long(&event, &data, &on));
    })
}

/// Returns the data that a DOM event pastes or drops into a field; `None` for any other event.
fn transferred_data(event: &Event) -> Option<DataTransfer> {
    match event.dyn_ref::<ClipboardEvent>() {
        Some(pasted) => pasted.clipboard_data(),
        None => event.dyn_ref::<DragEvent>()?.data_transfer(),
    }
}

/// Imports or shortens a pasted or dropped text that is too long for its field, before the browser
/// inserts it.
///
/// In the text area for imported games, the text is imported as a file; in a field of one line, its
/// first part is inserted. Returns `None` if the browser itself inserts the text, because the text
/// is short enough, the field is another text area, or the browser lacks a feature.
fn redirect_if_too_long(event: &Event, data: &DataTransfer, on: &Callback<Msg>) -> Option<()> {
    let target = event.target()?;
    let area = target.dyn_ref::<HtmlTextAreaElement>().filter(|area| !area.read_only());
    let text = transferred_text(data)?;
    let longest = if area.is_some() { LONGEST_TEXT } else { LONGEST_LINE };
    if text.length() <= longest {
        return None;
    }
    let file_field = match area {
        // A text area for other texts than games has no file input beside it. There the browser
        // inserts the long text as usual.
        Some(area) => Some(area.closest("form").ok()??.query_selector("input[type=file]").ok()??),
        None => None,
    };
    let Some(file_field) = file_field else {
        // Inserts the first part of the text as if the user had typed it. This needs the focus,
        // which a field does not have if the text was dropped on the field.
        target.dyn_ref::<HtmlInputElement>()?.focus().ok()?;
        let document: HtmlDocument = web_sys::window()?.document()?.unchecked_into();
        let text = String::from(text.substring(0, longest));
        let inserted = document.exec_command_with_show_ui_and_value("insertText", false, &text);
        return (inserted == Ok(true)).then(|| event.prevent_default());
    };
    event.prevent_default();
    let field = file_field.unchecked_into();
    on.emit(dialogs::Msg::Import(import::Msg::Pasted).into());
    spawn_local(async move {
        // If the browser cannot make a file from the text, the import waits until the user cancels
        // it.
        let _ = choose_as_file(&field, &text).await;
    });
    Some(())
}

/// Returns the pasted or dropped text; `None` if the data contains no text.
///
/// The text stays a JavaScript string, because a very long text takes too much time to copy to
/// Rust.
fn transferred_text(data: &DataTransfer) -> Option<JsString> {
    let get: Function = Reflect::get(data, &"getData".into()).ok()?.dyn_into().ok()?;
    get.call1(data, &"text/plain".into()).ok()?.dyn_into().ok()
}

/// Puts a pasted text into the file input `field` as a file, unless the user cancels the import.
/// `None` if the user cancels, or the browser cannot make the file.
async fn choose_as_file(field: &HtmlInputElement, text: &JsString) -> Option<()> {
    let pieces = Array::new();
    let mut at = 0;
    while at < text.length() {
        let end = (at + CHUNK_CHARS).min(text.length());
        // Does not split a surrogate pair.
        let torn = end < text.length() && (0xd800..0xdc00).contains(&(text.char_code_at(end - 1) as u32));
        let end = end - u32::from(torn);
        let piece = Array::of1(&text.slice(at, end));
        pieces.push(&Blob::new_with_str_sequence(&piece).ok()?.into());
        at = end;
        TimeoutFuture::new(0).await;
    }
    field.closest("form:has([data-reading])").ok()??;
    let chosen = DataTransfer::new().ok()?;
    let file = File::new_with_blob_sequence(&pieces, "pasted.pgn").ok()?;
    chosen.items().add_with_file(&file).ok()?;
    field.set_files(chosen.files().as_ref());
    let init = EventInit::new();
    init.set_bubbles(true);
    field.dispatch_event(&Event::new_with_event_init_dict("change", &init).ok()?).ok().map(drop)
}
