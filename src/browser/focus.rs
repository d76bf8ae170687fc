//! The keyboard focus.

use crate::app::Focus;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Moves the keyboard focus there, if it is on the page.
pub fn send(place: Focus) {
    let selector = match place {
        Focus::Square(square) => format!("[data-square=\"{square}\"]"),
        Focus::SettingsButton => "[data-action=\"settings\"]".to_owned(),
        Focus::Dialog => "[data-dialog] :is(button, input)".to_owned(),
    };
    let document = web_sys::window().and_then(|window| window.document());
    let element = document
        .and_then(|document| document.query_selector(&selector).ok().flatten())
        .and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        // An element that refuses the focus leaves it where it was.
        let _ = element.focus();
    }
}
