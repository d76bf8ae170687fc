//! Files of the person in front of the screen.

use crate::app::Msg;
use crate::text;
use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};
use yew::Callback;

/// The largest file that is read, in bytes: some ten thousand games.
const LARGEST: f64 = 16_777_216.0;

/// How long the address of a file that was handed over stays good, in milliseconds.
const HANDED_OVER_MS: u32 = 60_000;

/// Reads a file, and brings what stands in it, or why it cannot be read.
pub fn read(file: File, on: Callback<Msg>, good: fn(String) -> Msg, bad: fn(String) -> Msg) {
    if file.size() > LARGEST {
        return on.emit(bad(text::TOO_LARGE.to_owned()));
    }
    spawn_local(async move {
        on.emit(match JsFuture::from(file.text()).await {
            Ok(text) => good(text.as_string().unwrap_or_default()),
            Err(fault) => bad(why(&fault)),
        });
    });
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
