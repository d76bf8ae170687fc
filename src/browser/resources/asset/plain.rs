//! Loads files of the app in a build without the feature `split`: the page's program is a single
//! WebAssembly file. Translations are compiled in, and Trunk copies the other files to `later/`.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The translations, by file name.
static CATALOGUES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// Loads a file of the app, such as a translation, by its name; `None` if it cannot be loaded.
pub async fn bytes(name: &str) -> Option<Vec<u8>> {
    if let Some((_, catalogue)) = CATALOGUES.iter().find(|(known, _)| *known == name) {
        return Some(catalogue.to_vec());
    }
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(&format!("./later/{name}"))).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let buffer = answer.array_buffer().ok().filter(|_| answer.ok())?;
    Some(Uint8Array::new(&JsFuture::from(buffer).await.ok()?).to_vec())
}
