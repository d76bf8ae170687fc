//! Keyboard shortcuts of the whole page: Escape, and the keys that step through the moves.

use crate::app::PageMsg;
use crate::app::table::{self, ReviewStep};
use crate::browser::runtime::message_sender::MessageSender;
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Returns a listener for Escape and for the keys that step through the moves. `None` if there is
/// no window.
///
/// Escape closes or cancels what is open. Left arrow, right arrow, Home and End step through the
/// moves. Exceptions: these keys have another use in an input, in a dialog, and on the board while
/// the board has the focus.
pub(crate) fn watch_keys(post: MessageSender) -> Option<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let window = web_sys::window()?;
    Some(EventListener::new_with_options(&window, "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if event.key() == "Escape" {
            // The browser would always close the dialog. The app may instead return to the previous
            // page of the dialog.
            event.prevent_default();
            post.send(PageMsg::Escape.into());
        } else if let Some(look) = step_message(event) {
            event.prevent_default();
            post.send(table::Msg::StepReview(look).into());
        }
    }))
}

/// Returns the step through the moves that a pressed key requests. `None` for other keys, and if
/// the key has another use in the focused element.
fn step_message(event: &KeyboardEvent) -> Option<ReviewStep> {
    let look = match event.key().as_str() {
        "ArrowLeft" => ReviewStep::Previous,
        "ArrowRight" => ReviewStep::Next,
        "Home" => ReviewStep::First,
        "End" => ReviewStep::Last,
        _ => return None,
    };
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    // The board prevents the default action of the keys that it handles.
    if modified || event.default_prevented() {
        return None;
    }
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let elsewhere = "dialog, [data-dialog], input, select, textarea";
    let taken = element.is_some_and(|element| element.closest(elsewhere).is_ok_and(|found| found.is_some()));
    (!taken).then_some(look)
}
