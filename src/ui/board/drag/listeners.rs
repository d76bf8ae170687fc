//! Pointer, mouse and key events that the board listens to.

use super::state::State;
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget, HtmlElement, PointerEvent};

/// Deals with an event on the board or the window.
pub(super) type EventHandler = fn(&mut State, &Event);

/// Listens to an event of that name.
pub(super) type AddListener<'a> = dyn FnMut(&EventTarget, &'static str, EventHandler) + 'a;

pub(super) fn listen_to_board(board: &HtmlElement, listen: &mut AddListener<'_>) {
    listen(board, "pointerdown", |state, event| pointer(event, |event| state.down(event)));
    listen(board, "pointerenter", |state, _| state.bounds = None);
    listen(board, "pointermove", |state, event| pointer(event, |event| state.moved(event)));
    listen(board, "pointerup", |state, event| pointer(event, |event| state.up(event)));
    // A pointer leaves the keyboard's focus where it is: the arrows step through the game until the keyboard itself
    // goes to the board.
    listen(board, "mousedown", |_, event| event.prevent_default());
    listen(board, "click", State::synthetic_click);
    // A tap is a press already. The click that a browser makes of it as well would land on whatever the press
    // has put under the finger: the queen of a promotion picker.
    listen(board, "touchend", |_, event| {
        if event.cancelable() {
            event.prevent_default();
        }
    });
    // A finger that flings a piece flings nothing else: without this the browser takes the next tap, a fifth of a second
    // later, for the end of that, and the clock is not pressed.
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
            pointer(event, |event| {
                if state.gesture.follows(event.pointer_id()) {
                    state.cancel();
                }
            });
        });
    }
}

/// Whatever interrupts the page lets go of a piece that is held.
pub(super) fn listen_to_window(listen: &mut AddListener<'_>) {
    let Some(window) = web_sys::window() else { return };
    for name in ["blur", "resize"] {
        listen(&window, name, |state, _| state.interrupt());
    }
    listen(&window, "scroll", |state, _| state.bounds = None);
    listen(&window, "keydown", State::key);
    if let Some(document) = window.document() {
        listen(&document, "visibilitychange", |state, _| state.interrupt());
    }
}

/// An event of a kind that only pointers make. It is not asked what it is: that would cost a pointermove more than all
/// the rest of it, and what is no such event has no numbers in it, which are taken as 0.
fn pointer(event: &Event, handle: impl FnOnce(&PointerEvent)) {
    handle(event.unchecked_ref());
}
