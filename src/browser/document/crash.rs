//! Interface to the guard: a script in the page that shows the crash page when the program panics,
//! and that erases all data. The guard uses neither Yew nor the model, which may be in any state
//! then (`xtask/src/ship/guard.js`).

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn broken(what_happened: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = tabiya, js_name = isBroken)]
    fn is_broken() -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn hold(pgn: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn started() -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn erase() -> Result<(), JsValue>;
}

// A page in a test has no guard, so these functions do nothing there.

/// Makes panics show the crash page. The guard itself detects traps without a panic.
pub fn install() {
    // Registered through Yew, which would otherwise replace this hook by its own.
    yew::set_custom_panic_hook(Box::new(|info| drop(broken(&info.to_string()))));
}

/// Hands the PGN of the current game to the guard, for the crash page.
pub(crate) fn keep(pgn: &str) {
    drop(hold(pgn));
}

/// Marks the start as successful: a later crash is not a failure to start.
pub(crate) fn page_stands() {
    if started().is_err() {
        // A page in one piece has no guard, and the empty board of the first paint still covers the
        // page.
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(boot) = document.and_then(|document| document.query_selector("[data-boot]").ok()?) {
            boot.remove();
        }
    }
}

/// Whether the crash page or the page after erasing is shown.
pub(crate) fn is_shown() -> bool {
    is_broken().unwrap_or_default()
}

/// Erases all data of the app in this browser, and shows a confirmation in place of the page.
pub(crate) fn erase_everything() {
    drop(erase());
}
