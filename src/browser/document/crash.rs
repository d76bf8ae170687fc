//! The way to the guard: a script in the page itself that shows what happened when the program breaks, and that erases
//! everything. It needs neither Yew nor the model, both of which may be in any state by then (`xtask/src/ship/guard.js`).

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

// Where a test mounts a page there is no guard: then nothing of this does anything.

/// From now on a panic shows the crash page. The guard sees a trap that no panic announced by itself.
pub fn install() {
    // Told to Yew, which would otherwise put a hook of its own in the place of ours.
    yew::set_custom_panic_hook(Box::new(|info| drop(broken(&info.to_string()))));
}

/// Keeps the game so far at hand.
pub(crate) fn keep(pgn: &str) {
    drop(hold(pgn));
}

/// The page stands: what breaks from here on is no failure to start.
pub(crate) fn page_stands() {
    if started().is_err() {
        // In a page in one piece there is no guard, and the empty board of the first paint still covers the page.
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(boot) = document.and_then(|document| document.query_selector("[data-boot]").ok()?) {
            boot.remove();
        }
    }
}

/// Whether the page is broken or erased, and another one stands in its place.
pub(crate) fn is_shown() -> bool {
    is_broken().unwrap_or_default()
}

/// Erases all that there is of ours in this browser, and says so in the place of the page.
pub(crate) fn erase_everything() {
    drop(erase());
}
