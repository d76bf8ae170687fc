//! Files of the person in front of the screen.

use super::post::Post;
use crate::app::dialogs::{self, sheet};
use crate::app::{BackupFault, FileFault, FilePurpose, Msg, device};
use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

/// The largest file that is read, in bytes: some ten thousand games.
const LARGEST: f64 = 16_777_216.0;

/// How long the address of a file that was handed over stays good, in milliseconds.
const HANDED_OVER_MS: u32 = 60_000;

/// Reads the file that has been chosen for this, and sends what stands in it, or why it cannot be read.
pub(super) fn read(purpose: FilePurpose, post: &Post) {
    let Some(input) = input(purpose.field()) else { return };
    let file = input.files().and_then(|files| files.get(0));
    // The same file may be chosen again once it has been mended.
    input.set_value("");
    let Some(file) = file else { return };
    let post = post.clone();
    spawn_local(async move { post.send(message(purpose, text_of(file).await)) });
}

fn input(field: &str) -> Option<HtmlInputElement> {
    let document = web_sys::window()?.document()?;
    let found = document.query_selector(&format!("input[type=file][name=\"{field}\"]")).ok()?;
    found?.dyn_into().ok()
}

async fn text_of(file: File) -> Result<String, FileFault> {
    if file.size() > LARGEST {
        return Err(FileFault::TooLarge);
    }
    match JsFuture::from(file.text()).await {
        Ok(text) => Ok(text.as_string().unwrap_or_default()),
        Err(fault) => Err(FileFault::Unreadable(why(&fault))),
    }
}

/// What is sent of a file that was opened for this.
fn message(purpose: FilePurpose, read: Result<String, FileFault>) -> Msg {
    match (purpose, read) {
        (FilePurpose::Games, Ok(text)) => dialogs::Msg::Sheet(sheet::Msg::Import(text)).into(),
        (FilePurpose::Games, Err(fault)) => dialogs::Msg::Sheet(sheet::Msg::ImportFailed(fault)).into(),
        (FilePurpose::Backup, Ok(text)) => device::Msg::Import(text).into(),
        (FilePurpose::Backup, Err(fault)) => device::Msg::Failed(BackupFault::File(fault)).into(),
    }
}

fn why(fault: &JsValue) -> String {
    let error = fault.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    error.unwrap_or_else(|| format!("{fault:?}"))
}

/// Hands a text over as a file of that name and media type.
pub(super) fn download(name: &str, media_type: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let Some(document) = document else { return Ok(()) };
    let kind = BlobPropertyBag::new();
    kind.set_type(media_type);
    let blob = Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link = document.create_element("a")?.unchecked_into::<HtmlAnchorElement>();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Timeout::new(HANDED_OVER_MS, move || {
        // An address that is not given back costs a little memory until the page is closed.
        let _ = Url::revoke_object_url(&url);
    })
    .forget();
    Ok(())
}
