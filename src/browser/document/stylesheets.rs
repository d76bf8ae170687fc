//! Style sheets that are added to the page while it runs.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{CssStyleSheet, Document};

/// Adds a CSS text to the page as a style sheet, for a part of the app that is loaded on demand.
/// Does nothing in a browser without constructable style sheets.
pub fn adopt_style(text: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let _ = document.map(|document| new_sheet(&document)?.replace_sync(text));
}

/// Adds an empty style sheet after all others of the document.
///
/// # Errors
/// If the browser does not support constructable style sheets.
pub(crate) fn new_sheet(document: &Document) -> Result<CssStyleSheet, JsValue> {
    let sheet = CssStyleSheet::new()?;
    let sheets = document.adopted_style_sheets().concat(&Array::of1(&sheet));
    document.set_adopted_style_sheets(&sheets);
    Ok(sheet)
}
