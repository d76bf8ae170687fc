//! The keyboard focus.

use crate::app::Focus;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};

/// Moves the keyboard focus there, if it is on the page; a dialog is opened by that.
pub(crate) fn send(place: Focus) {
    let selector = match place {
        Focus::Square(square) => format!("[data-square=\"{square}\"]"),
        Focus::Lesson(square) => format!("dialog [data-square=\"{square}\"]"),
        Focus::Picker => "dialog [data-promote]".to_owned(),
        Focus::LearnButton => "[data-action=\"learn\"]".to_owned(),
        Focus::Board => "[data-square][tabindex=\"0\"]".to_owned(),
        Focus::SheetButton => "[data-action=\"game\"]".to_owned(),
        Focus::NewGameButton => "[data-action=\"new-game\"]".to_owned(),
        Focus::SettingsButton => "[data-action=\"settings\"]".to_owned(),
        Focus::ResumeButton => "[data-halted] [data-action=\"pause\"]".to_owned(),
        Focus::Fault => "[aria-invalid=\"true\"]".to_owned(),
        Focus::Dialog => "[data-dialog] select, [data-dialog] button".to_owned(),
    };
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let find = |selector: &str| document.query_selector(selector).ok().flatten();
    // A question at a player's edge may stand there as well, and stands before the dialog on the page.
    let dialog = if place == Focus::Dialog { find("dialog") } else { None };
    let element =
        dialog.or_else(|| find(&selector)).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let Some(element) = element else { return };
    if let Some(dialog) = element.dyn_ref::<HtmlDialogElement>() {
        // An opened dialog takes the focus by itself; one that is open already is left as it is.
        let _ = dialog.show_modal();
    } else {
        // An element that refuses the focus leaves it where it was.
        let _ = element.focus();
    }
}
