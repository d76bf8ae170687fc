//! The fragment of the page's address.

use gloo_events::EventListener;
use wasm_bindgen::JsValue;
use yew::Callback;

/// Listens for changes of the fragment for as long as it lives.
pub struct Address {
    _listener: Option<EventListener>,
}

impl Address {
    /// The fragment now (without its `#`), and from here on every change of it.
    pub fn watch(on_change: Callback<String>) -> (Address, String) {
        let listener = web_sys::window()
            .map(|window| EventListener::new(&window, "hashchange", move |_| on_change.emit(fragment())));
        (Address { _listener: listener }, fragment())
    }
}

fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or(hash)
}

/// Takes the fragment away without a new entry in the history and without a `hashchange`.
pub(super) fn clear() {
    let Some(window) = web_sys::window() else { return };
    if fragment().is_empty() {
        return;
    }
    let location = window.location();
    let bare = location.pathname().and_then(|path| Ok(path + &location.search()?));
    if let (Ok(history), Ok(bare)) = (window.history(), bare) {
        // Where the browser forbids it the old address stays in sight; nothing depends on it.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&bare));
    }
}
