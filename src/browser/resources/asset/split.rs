//! Loads files of the app in a build with the feature `split`: `cargo xtask` splits the page's
//! program into parts.
//!
//! The page's loader script (`xtask/src/parts/loader.js`) loads these files, like the parts of the
//! program. The script finds the address of a file by its name. The browser checks the content of
//! the file against a digest from the script.

use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// Calls the page's loader script. Returns a promise of the bytes of the app's file with this
    /// name.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn file(name: &str) -> Result<Promise, JsValue>;
}

/// Loads a file of the app, such as a translation, by its name; `None` if it cannot be loaded.
pub async fn bytes(name: &str) -> Option<Vec<u8>> {
    let bytes = JsFuture::from(file(name).ok()?).await.ok()?;
    Some(bytes.unchecked_into::<Uint8Array>().to_vec())
}
