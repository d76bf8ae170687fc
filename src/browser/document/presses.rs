//! Presses that take effect on pointer down: clock presses and answers.
//!
//! A finger that leaves the screen too fast, or slides a little, produces no click; but a clock
//! that was hit has been pressed. So a pointer down on an element marked `data-now` clicks it, and
//! the click that the browser produces from the same press is swallowed: it would hit the element
//! that is under the finger by then. Keys click as usual.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent, Window};

/// Listens for such presses, as long as the returned listeners live.
pub(crate) fn watch() -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    // Whether the current press has been handled.
    let taken = Rc::new(Cell::new(false));
    let down = {
        let taken = taken.clone();
        listen(&window, "pointerdown", move |event| {
            let pressed = event.dyn_ref::<PointerEvent>().and_then(pressed);
            taken.set(pressed.is_some());
            if let Some(pressed) = pressed {
                pressed.click();
            }
        })
    };
    let click = listen(&window, "click", move |event| {
        // A click without a pointer has the count 0.
        let by_pointer = event.dyn_ref::<MouseEvent>().is_some_and(|event| event.detail() > 0);
        if by_pointer && taken.take() {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    vec![down, click]
}

fn listen(window: &Window, name: &'static str, hear: impl FnMut(&web_sys::Event) + 'static) -> EventListener {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    EventListener::new_with_options(window, name, options, hear)
}

/// Returns the marked element under a first finger or a main mouse button.
fn pressed(event: &PointerEvent) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let marked = target.closest("[data-now]:enabled").ok()??;
    (event.button() == 0).then(|| marked.dyn_into().ok())?
}
