//! Access to the browser's local storage, which a page can write synchronously.

use wasm_bindgen::JsValue;
use web_sys::Storage;

/// The browser's local storage, if the page may use it.
#[derive(Clone)]
pub(crate) struct LocalStorage(Option<Storage>);

impl LocalStorage {
    /// Returns the browser's local storage for this page. Call this when the page starts, because
    /// Firefox may refuse access while the user leaves the page.
    pub(crate) fn of_page() -> LocalStorage {
        LocalStorage(web_sys::window().and_then(|window| window.local_storage().ok()?))
    }

    /// Calls `then` with the browser's local storage and returns the result. `None` if there is no
    /// local storage or `then` fails.
    pub(crate) fn with<T>(&self, then: impl FnOnce(&Storage) -> Result<T, JsValue>) -> Option<T> {
        then(self.0.as_ref()?).ok()
    }
}
