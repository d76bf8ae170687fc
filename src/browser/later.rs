//! Files that come on demand: the words of other languages, the licences.
//!
//! The element of the app says where they are and what their digest is (`data-assets`); in the page as one file they
//! stand in elements of their own. Where neither is so, on the workbench, they lie in `later/` under their own names.

use js_sys::{Array, ArrayBuffer, JSON, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, RequestInit, Response, Window};

/// What stands in the file of that name; `None` if it cannot be had.
pub async fn bytes(name: &str) -> Option<Vec<u8>> {
    let window = web_sys::window()?;
    let document = window.document()?;
    if let Some(text) = inline(&document, name) {
        // One character for each byte.
        return window.atob(&text).ok().map(|bytes| bytes.chars().map(|c| c as u8).collect());
    }
    let (address, digest) = place(&document, name).unwrap_or_else(|| (format!("./later/{name}"), None));
    fetch(&window, &address, digest).await.ok()
}

fn inline(document: &Document, name: &str) -> Option<String> {
    document.query_selector(&format!("script[data-asset=\"{name}\"]")).ok()??.text_content()
}

/// Where the page says it is, and its digest.
fn place(document: &Document, name: &str) -> Option<(String, Option<String>)> {
    let map = JSON::parse(&document.get_element_by_id("app")?.get_attribute("data-assets")?).ok()?;
    let found = Array::from(&Reflect::get(&map, &name.into()).ok().filter(Array::is_array)?);
    Some((found.get(0).as_string()?, found.get(1).as_string()))
}

async fn fetch(window: &Window, address: &str, digest: Option<String>) -> Result<Vec<u8>, JsValue> {
    let options = RequestInit::new();
    if let Some(digest) = digest {
        options.set_integrity(&digest);
    }
    let answer: Response =
        JsFuture::from(window.fetch_with_str_and_init(address, &options)).await?.dyn_into()?;
    if !answer.ok() {
        return Err(JsValue::NULL);
    }
    let buffer: ArrayBuffer = JsFuture::from(answer.array_buffer()?).await?.dyn_into()?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
