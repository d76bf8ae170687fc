//! The move shown stays in sight in the sheet: also after another move, and when the sheet changes its size.

use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

/// Keeps the move shown in sight, and the keyboard on it where that is in the sheet. `plies` half-moves are in the game,
/// and the position after `at` of them is shown.
#[hook]
pub(super) fn use_scroll(sheet: &NodeRef, plies: usize, at: usize, sections: usize) {
    {
        let sheet = sheet.clone();
        use_effect_with((plies, at, sections), move |_| {
            // An empty sheet has nothing to scroll to, and the first frame of all is no time to have the page laid out for it.
            if let Some(sheet) = sheet.cast::<HtmlElement>().filter(|_| plies > 0) {
                show_current(sheet, at == plies);
            }
        });
    }
    let sheet = sheet.clone();
    use_effect_with((), move |()| {
        let Some(sheet) = sheet.cast::<HtmlElement>() else { return };
        // A sheet that goes out of sight, as in a window that is turned, comes back with its beginning in it.
        let seen = sheet.clone();
        let resized = Closure::<dyn FnMut()>::new(move || scroll_to_current(&seen, true));
        // It goes with the sheet.
        if let Ok(observer) = ResizeObserver::new(resized.into_js_value().unchecked_ref()) {
            observer.observe(&sheet);
        }
    });
}

/// Moves the keyboard to the move shown, if it is in the sheet, and scrolls that into sight. Only the next frame scrolls:
/// the page must be laid out for it, which a move does not wait for.
fn show_current(sheet: HtmlElement, at_the_end: bool) {
    let active = sheet.owner_document().and_then(|document| document.active_element());
    if let Some(current) = current(&sheet)
        && active.is_some_and(|active| sheet.contains(Some(&active)))
    {
        // A move that refuses the focus leaves it where it was.
        let _ = current.focus();
    }
    let scroll = Closure::once_into_js(move || scroll_to_current(&sheet, at_the_end));
    if let Some(window) = web_sys::window() {
        // Where there are no frames nobody sees the sheet.
        let _ = window.request_animation_frame(scroll.unchecked_ref());
    }
}

/// The move shown, as the sheet has it.
fn current(sheet: &HtmlElement) -> Option<HtmlElement> {
    sheet.query_selector("[tabindex=\"0\"]").ok()??.dyn_into().ok()
}

/// Scrolls up or down to it, or up from the end of the sheet.
fn scroll_to_current(sheet: &HtmlElement, from_the_end: bool) {
    let Some(current) = current(sheet) else { return };
    if from_the_end {
        // With the place to resign in; in the smallest windows the last move goes before that.
        sheet.set_scroll_top(sheet.scroll_height());
    }
    let (inner, outer) = (current.get_bounding_client_rect(), sheet.get_bounding_client_rect());
    let (above, below) = (inner.top() - outer.top(), inner.bottom() - outer.bottom());
    if above < 0.0 {
        sheet.set_scroll_top(sheet.scroll_top() + above as i32);
    } else if below > 0.0 {
        sheet.set_scroll_top(sheet.scroll_top() + below.ceil() as i32);
    }
}
