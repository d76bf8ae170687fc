//! Presses that count when the finger comes down: those of the clock, and answers.
//!
//! A finger that leaves the screen a little too fast, or slides a little, makes no click; and a clock that was hit has
//! been hit. So whatever the page has marked `data-now` is clicked when a pointer comes down on it, and the click that the
//! browser makes of the same press is not heard: it would be a second one, on whatever has come under the finger by then.
//! Keys click as ever.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent, Window};

/// Listens for such presses, for as long as what is returned lives.
pub(crate) fn watch() -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    // Whether the press that is under way has been taken already.
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
        // A click that no pointer makes has no count.
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

/// What a pointer has come down on, if that counts at once: under the first finger, or the main button of a mouse.
fn pressed(event: &PointerEvent) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let marked = target.closest("[data-now]:enabled").ok()??;
    (event.button() == 0).then(|| marked.dyn_into().ok())?
}
