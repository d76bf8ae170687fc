//! Presses that count as soon as the pointer goes down: clock presses, claims, and answers to
//! questions such as draw offers.
//!
//! A finger that slides a little or leaves the screen quickly makes no click in the browser, but a
//! clock press must count. So the page itself clicks an element with `data-now` on `pointerdown`.
//! It then suppresses the click that the browser makes from the same press, because this click
//! might hit another element that has appeared under the finger. Keyboard clicks work as usual.

use crate::browser::time::clock::PageClock;
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent, Window};

/// Returns listeners that click elements with the attribute `data-now`, such as the chess clocks,
/// as soon as the pointer goes down. A press counts even if the finger slides off. `clock` sets the
/// time of the messages that this click causes to the instant of the press.
pub(crate) fn watch_presses(clock: Rc<PageClock>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    // Whether the current press has already caused a click.
    let taken = Rc::new(Cell::new(false));
    let down = {
        let taken = taken.clone();
        listen(&window, "pointerdown", move |event| {
            let pressed = event.dyn_ref::<PointerEvent>().and_then(pressed_target);
            taken.set(pressed.is_some());
            if let Some(pressed) = pressed {
                clock.during_press(event, || pressed.click());
            }
        })
    };
    let click = listen(&window, "click", move |event| {
        // A click without a pointer has the click count (`detail`) 0.
        let by_pointer = event.dyn_ref::<MouseEvent>().is_some_and(|event| event.detail() > 0);
        if by_pointer && taken.take() {
            event.stop_propagation();
            event.prevent_default();
        }
    });
    vec![down, click]
}

/// Adds the listener `hear` for the event `name` to the window, in the capture phase. So the
/// listener can cancel the event before any element gets it.
fn listen(window: &Window, name: &'static str, hear: impl FnMut(&web_sys::Event) + 'static) -> EventListener {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    EventListener::new_with_options(window, name, options, hear)
}

/// Returns the enabled element with the attribute `data-now` under the pointer. `None` for other
/// elements, and for mouse buttons other than the main one.
fn pressed_target(event: &PointerEvent) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let marked = target.closest("[data-now]:enabled").ok()??;
    (event.button() == 0).then(|| marked.dyn_into().ok())?
}
