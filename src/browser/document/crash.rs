//! Calls to the guard, a script in the page (`xtask/src/ship/guard.js`). The guard shows an error
//! page after a crash, and can erase everything that the app stores. It needs neither Yew nor the
//! state of the app, which may be inconsistent after a crash.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Makes the guard show the crash page, with this description of the crash.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn broken(what_happened: &str) -> Result<(), JsValue>;
    /// Whether the guard shows the crash page, or the page that confirms that all data were erased.
    #[wasm_bindgen(catch, js_namespace = tabiya, js_name = isBroken)]
    fn is_broken() -> Result<bool, JsValue>;
    /// Gives the guard the PGN of the current game, which the crash page offers to the players.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn hold(pgn: &str) -> Result<(), JsValue>;
    /// Tells the guard that the app has started.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn started() -> Result<(), JsValue>;
    /// Makes the guard erase everything that the app stores in this browser.
    #[wasm_bindgen(catch, js_namespace = tabiya)]
    fn erase() -> Result<(), JsValue>;
}

// A page that a test mounts has no guard. All calls then fail, and the functions below ignore this.

/// Installs a panic hook that shows the crash page. The guard, a script in the page, detects
/// crashes without a panic: WebAssembly traps.
pub fn install() {
    // The hook is set through Yew, because Yew would replace any other hook.
    yew::set_custom_panic_hook(Box::new(|info| drop(broken(&info.to_string()))));
}

/// Gives the PGN of the current game to the guard, the script that shows the crash page. After a
/// crash, the crash page offers the PGN to the players.
pub(crate) fn keep_pgn(pgn: &str) {
    drop(hold(pgn));
}

/// Tells the guard, the script that shows the crash page, that the app has started. The guard then
/// reports later failures as crashes, not as failures to start.
pub(crate) fn mark_started() {
    if started().is_err() {
        // A page that Trunk builds without `cargo xtask` has no guard. It shows an empty board
        // until the app has loaded. This board would cover the app, so it is removed here. On other
        // pages, the guard removes the board.
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(boot) = document.and_then(|document| document.query_selector("[data-boot]").ok()?) {
            boot.remove();
        }
    }
}

/// Whether the page shows, instead of the app, the crash page or the page that confirms that all
/// data were erased.
pub(crate) fn is_crash_page_shown() -> bool {
    is_broken().unwrap_or_default()
}

/// Erases everything that the app stores in this browser, and shows a page that confirms this.
pub(crate) fn erase_everything() {
    drop(erase());
}
