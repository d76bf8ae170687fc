//! The small storage that a page can write to at once, without waiting for the disk.

use wasm_bindgen::JsValue;
use web_sys::Storage;

thread_local! {
    /// Firefox does not always give it to a page that is being left, so it is asked for before.
    static STORAGE: Option<Storage> = web_sys::window().and_then(|window| window.local_storage().ok()?);
}

/// Does something with the storage, if there is one.
pub(crate) fn with<T>(then: impl FnOnce(&Storage) -> Result<T, JsValue>) -> Option<T> {
    STORAGE.with(|storage| then(storage.as_ref()?).ok())
}
