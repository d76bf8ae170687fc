//! Scrolling of the score sheet: keeps the shown move in view after moves and resizes.

use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

/// Yew hook: scrolls the score sheet to the shown move. If the focus is in the sheet, also moves
/// the focus to that move.
///
/// The hook scrolls when `plies`, `at` or `sections` changes, and when the sheet is resized.
/// `plies` is the number of half-moves on the sheet, `at` the number of the shown half-move (0 for
/// the start position). `sections` is the number of sections of the sheet: each correction of the
/// position begins a new section.
#[hook]
pub(super) fn use_scroll(sheet: &NodeRef, plies: usize, at: usize, sections: usize) {
    {
        let sheet = sheet.clone();
        use_effect_with((plies, at, sections), move |_| {
            // An empty sheet has nothing to scroll, and a forced layout would delay the first
            // frame.
            if let Some(sheet) = sheet.cast::<HtmlElement>().filter(|_| plies > 0) {
                show_current(sheet, at == plies);
            }
        });
    }
    let sheet = sheet.clone();
    use_effect_with((), move |()| {
        let Some(sheet) = sheet.cast::<HtmlElement>() else { return };
        // A sheet that was hidden, for example in another orientation of the device, shows its
        // beginning when it appears again. So a resize scrolls again.
        let seen = sheet.clone();
        let resized = Closure::<dyn FnMut()>::new(move || scroll_to_current(&seen, true));
        // The observer needs no clean-up: the browser discards the observer together with the
        // sheet.
        if let Ok(observer) = ResizeObserver::new(resized.into_js_value().unchecked_ref()) {
            observer.observe(&sheet);
        }
    });
}

/// Scrolls the shown move into view. If the focus is in the score sheet, also moves the focus to
/// that move. `at_the_end` is true if the shown move is the last move. Then the sheet scrolls to
/// its end.
///
/// Scrolls in the next frame, because scrolling forces a layout, which must not delay the move.
pub(in crate::ui) fn show_current(sheet: HtmlElement, at_the_end: bool) {
    let active = sheet.owner_document().and_then(|document| document.active_element());
    if let Some(current) = shown_move_element(&sheet)
        && active.is_some_and(|active| sheet.contains(Some(&active)))
    {
        // If the call fails, the focus does not move.
        let _ = current.focus();
    }
    let scroll = Closure::once_into_js(move || scroll_to_current(&sheet, at_the_end));
    if let Some(window) = web_sys::window() {
        // If the browser refuses the request, the sheet does not scroll.
        let _ = window.request_animation_frame(scroll.unchecked_ref());
    }
}

/// Returns the element of the shown move in the score sheet, or of the first move while the start
/// position is shown; `None` if the sheet has no move. The Tab key stops at this element.
fn shown_move_element(sheet: &HtmlElement) -> Option<HtmlElement> {
    sheet.query_selector("[tabindex=\"0\"]").ok()??.dyn_into().ok()
}

/// Scrolls the score sheet only as far as needed to make the shown move visible.
///
/// If `from_the_end` is true, first scrolls to the end of the sheet, where the button that resigns
/// is.
fn scroll_to_current(sheet: &HtmlElement, from_the_end: bool) {
    let Some(current) = shown_move_element(sheet) else { return };
    if from_the_end {
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
