//! Style that comes with code that is loaded on demand.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{CssStyleSheet, Document};

/// The page looks so from now on, too. A browser that knows no sheets without an element shows what it is for all the same,
/// plainly.
pub fn adopt_style(text: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let _ = document.map(|document| new_sheet(&document)?.replace_sync(text));
}

/// A sheet of its own, the last of the document.
///
/// # Errors
/// If the browser knows no sheets without an element.
pub(crate) fn new_sheet(document: &Document) -> Result<CssStyleSheet, JsValue> {
    let sheet = CssStyleSheet::new()?;
    let sheets = document.adopted_style_sheets().concat(&Array::of1(&sheet));
    document.set_adopted_style_sheets(&sheets);
    Ok(sheet)
}
