//! Full-screen mode of the page.

/// Whether the page can enter full-screen mode.
pub(crate) fn fills_screen() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.fullscreen_enabled())
}

/// Enters or leaves full-screen mode; does nothing if the browser refuses.
pub(crate) fn fill_screen() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        let _ = root.request_fullscreen();
    }
}
