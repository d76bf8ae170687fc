//! Turns the full-screen mode of the page on and off.

/// Whether the browser allows the page to use the full screen.
pub(crate) fn can_fill_screen() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.fullscreen_enabled())
}

/// Turns the full-screen mode of the page on, or off if it is on. Ignores a refusal by the browser.
pub(crate) fn toggle_full_screen() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        let _ = root.request_fullscreen();
    }
}

/// Turns the full-screen mode of the page on (`true`) or off. Ignores a refusal by the browser.
pub(crate) fn set_full_screen(on: bool) {
    let document = web_sys::window().and_then(|window| window.document());
    if document.is_some_and(|document| document.fullscreen_element().is_some() != on) {
        toggle_full_screen();
    }
}
