//! Calls to the guard, a script in the page that shows an error page after a crash, and that can
//! erase everything the app stores. The guard needs neither Yew nor the state of the app, which may
//! be inconsistent after a crash (`xtask/src/ship/guard.js`).

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Makes the guard (a script in the page) show the crash page, with this description of the
    /// crash.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn broken(what_happened: &str) -> Result<(), JsValue>;
    /// Whether the guard (a script in the page) shows the crash page, or the page after erasing all
    /// data.
    #[wasm_bindgen(catch, js_namespace = tabiya, js_name = isBroken)]
    fn is_broken() -> Result<bool, JsValue>;
    /// Gives the guard (the script that shows the crash page) the PGN of the current game, which
    /// the crash page offers.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn hold(pgn: &str) -> Result<(), JsValue>;
    /// Tells the guard (the script that shows the crash page) that the app has started.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn started() -> Result<(), JsValue>;
    /// Makes the guard (a script in the page) erase everything the app stores in this browser.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn erase() -> Result<(), JsValue>;
}

// A page that a test mounts has no guard. On such a page, these calls fail, which is ignored.

/// Installs a panic hook that shows the crash page. Traps of WebAssembly without a panic are
/// detected by the guard, a script in the page.
pub fn install() {
    // Set through Yew, which would otherwise replace the hook by its own.
    yew::set_custom_panic_hook(Box::new(|info| drop(broken(&info.to_string()))));
}

/// Gives the PGN of the current game to the script of the crash page, which offers it to the
/// players after a crash.
pub(crate) fn keep_pgn(pgn: &str) {
    drop(hold(pgn));
}

/// Tells the script of the crash page that the app has started, so that it reports later failures
/// as crashes, not as failures to start.
pub(crate) fn mark_started() {
    if started().is_err() {
        // A page that Trunk builds without `cargo xtask` has no guard, so the empty board of the
        // first paint is removed here; on other pages, the guard removes it. If that board stayed,
        // it would cover the page.
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(boot) = document.and_then(|document| document.query_selector("[data-boot]").ok()?) {
            boot.remove();
        }
    }
}

/// Whether the crash page, or the page after erasing everything, is shown instead of the app.
pub(crate) fn is_crash_page_shown() -> bool {
    is_broken().unwrap_or_default()
}

/// Erases everything the app stores in this browser, and shows a page that confirms it.
pub(crate) fn erase_everything() {
    drop(erase());
}
