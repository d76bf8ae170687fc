//! Moves the keyboard focus, and opens the page's HTML dialog element.

use crate::app::FocusTarget;
use crate::rules::Color;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};

/// Selector of the button that opens the menu.
const MENU_BUTTON: &str = "[data-action=\"menu\"]";

/// Moves the keyboard focus to an element, such as a square of the board, if the element is on the
/// page.
pub(crate) fn move_focus(place: FocusTarget) {
    let selector = match place {
        FocusTarget::Square(square) => format!("[data-square=\"{square}\"]"),
        FocusTarget::DialogSquare(square) => format!("dialog [data-square=\"{square}\"]"),
        FocusTarget::PromotionPicker => "dialog [data-promote]".to_owned(),
        FocusTarget::MenuButton => MENU_BUTTON.to_owned(),
        FocusTarget::Board => "[data-square][tabindex=\"0\"]".to_owned(),
        FocusTarget::SheetButton => "[data-action=\"game\"]".to_owned(),
        FocusTarget::NewGameButton => "[data-action=\"new-game\"]".to_owned(),
        FocusTarget::SettingsButton => "[data-action=\"settings\"]".to_owned(),
        FocusTarget::EdgeButtons(color) => {
            let side = if color == Color::White { "white" } else { "black" };
            format!("[data-edge={side}] .desk button:enabled")
        }
        FocusTarget::ResumeButton => "[data-halted] [data-action=\"pause\"]".to_owned(),
        FocusTarget::Fault => "[aria-invalid=\"true\"]".to_owned(),
        FocusTarget::Question => "[data-dialog] select, [data-dialog] button".to_owned(),
    };
    // A narrow window hides some buttons of the bar. The menu then contains these buttons, so the
    // menu button gets the focus.
    let shown = |element: HtmlElement| {
        if element.offset_width() > 0 { Some(element) } else { find_target(MENU_BUTTON) }
    };
    if let Some(element) = find_target(&selector).and_then(shown) {
        // If the element refuses the focus, the focus does not move.
        let _ = element.focus();
    }
}

/// Opens the page's HTML dialog element modally; the browser then moves the focus into it. Does
/// nothing if the dialog is already open.
pub(crate) fn show_dialog() {
    if let Some(dialog) = find_target::<HtmlDialogElement>("dialog") {
        let _ = dialog.show_modal();
    }
}

/// Returns the first element of the page that matches a CSS selector. `None` if no element matches,
/// or if the element is not a `T`.
fn find_target<T: JsCast>(selector: &str) -> Option<T> {
    let document = web_sys::window()?.document()?;
    document.query_selector(selector).ok()??.dyn_into().ok()
}
