//! The small storage that a page can write to at once, without waiting for the disk.

use wasm_bindgen::JsValue;
use web_sys::Storage;

/// Local storage, if the page may use it.
#[derive(Clone)]
pub(crate) struct LocalStorage(Option<Storage>);

impl LocalStorage {
    /// The storage of this page. Firefox does not always give it to a page that is being left, so what writes then asks
    /// for it before.
    pub(crate) fn of_page() -> LocalStorage {
        LocalStorage(web_sys::window().and_then(|window| window.local_storage().ok()?))
    }

    /// Does something with the storage; `None` if there is none, or it throws.
    pub(crate) fn with<T>(&self, then: impl FnOnce(&Storage) -> Result<T, JsValue>) -> Option<T> {
        then(self.0.as_ref()?).ok()
    }
}
