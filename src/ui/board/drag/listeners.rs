//! Event listeners for dragging pieces: pointer, mouse, touch and key listeners of the chessboard
//! and the window.

use super::state::State;
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget, HtmlElement, PointerEvent};

/// Function that handles an event on the board or the window, and may change the state of the drag.
pub(super) type EventHandler = fn(&mut State, &Event);

/// Function that adds an event listener. Its arguments are the target, the name of the event and
/// the handler.
pub(super) type AddListener<'a> = dyn FnMut(&EventTarget, &'static str, EventHandler) + 'a;

/// Adds the pointer, mouse and touch listeners of the chessboard element, with the function
/// `listen`.
pub(super) fn listen_to_board(board: &HtmlElement, listen: &mut AddListener<'_>) {
    listen(board, "pointerdown", |state, event| as_pointer_event(event, |event| state.pointer_down(event)));
    listen(board, "pointerenter", |state, _| state.bounds = None);
    listen(board, "pointermove", |state, event| as_pointer_event(event, |event| state.pointer_moved(event)));
    listen(board, "pointerup", |state, event| as_pointer_event(event, |event| state.pointer_up(event)));
    // Keeps a mouse press from moving the keyboard focus to the board. If the board had the focus,
    // the arrow keys would move the keyboard cursor instead of stepping through the game.
    listen(board, "mousedown", |_, event| event.prevent_default());
    listen(board, "click", State::synthetic_click);
    // The pointer events have handled the tap already, so this prevents the click that the browser
    // adds. That click would hit the element that the tap has put under the finger, for example the
    // queen of a promotion picker.
    listen(board, "touchend", |_, event| {
        if event.cancelable() {
            event.prevent_default();
        }
    });
    // Prevents a fling (a quick swipe) from scrolling. Otherwise the browser takes a tap within the
    // next fifth of a second as the end of the fling, and that tap does not press the clock.
    listen(board, "touchmove", |_, event| {
        if event.cancelable() {
            event.prevent_default();
        }
    });
    listen(board, "contextmenu", |state, event| {
        event.prevent_default();
        state.cancel();
    });
    for name in ["pointercancel", "lostpointercapture"] {
        listen(board, name, |state, event| {
            as_pointer_event(event, |event| {
                if state.gesture.follows(event.pointer_id()) {
                    state.cancel();
                }
            });
        });
    }
}

/// Adds the listeners of the window and the document, with the function `listen`.
///
/// The listeners cancel the drag of a piece, for example when the window loses the focus or Escape
/// is pressed. After scrolling, the board is measured again.
pub(super) fn listen_to_window(listen: &mut AddListener<'_>) {
    let Some(window) = web_sys::window() else { return };
    for name in ["blur", "resize"] {
        listen(&window, name, |state, _| state.interrupt());
    }
    listen(&window, "scroll", |state, _| state.bounds = None);
    listen(&window, "keydown", State::key_down);
    if let Some(document) = window.document() {
        listen(&document, "visibilitychange", |state, _| state.interrupt());
    }
}

/// Calls `handle` with `event` as a pointer event, without checking its type.
///
/// The check would take longer than the rest of the handling of `pointermove`. If `event` had
/// another type, its coordinates would be read as 0.
fn as_pointer_event(event: &Event, handle: impl FnOnce(&PointerEvent)) {
    handle(event.unchecked_ref());
}
