//! Files of a page that `cargo xtask` has built: named by their content, and checked by digests.
//!
//! The script that loads the parts of the page loads them too (`xtask/src/parts/loader.js`).

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn file(name: &str) -> Result<Promise, JsValue>;
}

/// The content of the file of that name; `None` if it cannot be had.
pub async fn bytes(name: &str) -> Option<Vec<u8>> {
    let bytes = JsFuture::from(file(name).ok()?).await.ok()?;
    Some(bytes.unchecked_into::<Uint8Array>().to_vec())
}
