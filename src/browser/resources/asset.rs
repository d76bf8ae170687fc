//! Files that come on demand: the words of other languages, the licences.
//!
//! The script that loads the parts of the page brings them too, and says where they are (`xtask/src/parts/loader.js`).

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn file(name: &str) -> Result<Promise, JsValue>;
}

/// What stands in the file of that name; `None` if it cannot be had.
pub async fn bytes(name: &str) -> Option<Vec<u8>> {
    let bytes = JsFuture::from(file(name).ok()?).await.ok()?;
    Some(bytes.unchecked_into::<Uint8Array>().to_vec())
}
