//! What moves on a clock.

use crate::browser;
use crate::game::Clock;
use crate::rules::Color;
use crate::text;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::{Document, Element};

/// Writes the times into the frames that the page has drawn, and goes on writing them while a clock runs: woken at
/// the very second or tenth at which one looks different, and at no other time.
#[derive(Default)]
pub(crate) struct Hands {
    shared: Rc<RefCell<Shared>>,
}

#[derive(Default)]
struct Shared {
    clock: Option<Clock>,
    timer: Option<Timeout>,
}

impl Hands {
    /// From now on the hands show this clock. To be called whenever the page has been drawn.
    pub(crate) fn show(&self, clock: Option<&Clock>) {
        self.shared.borrow_mut().clock = clock.cloned();
        turn(&self.shared);
    }
}

/// Shows the time as it is now, and again when it will look different.
fn turn(shared: &Rc<RefCell<Shared>>) {
    let mut now_shown = shared.borrow_mut();
    let Shared { clock, timer } = &mut *now_shown;
    *timer = None;
    let document = web_sys::window().and_then(|window| window.document());
    let (Some(clock), Some(document)) = (clock, document) else { return };
    let now = browser::now();
    for color in Color::ALL {
        let reading = clock.reading(color, now);
        let side = super::side(color);
        let time = reading.shown().map(|shown| shown.to_string()).unwrap_or_default();
        if let Some(face) = write(&document, &format!("[data-clock={side}]"), &time)
            && face.has_attribute("data-low") != reading.low
        {
            // An attribute of a name as plain as this is never refused.
            let _ = face.toggle_attribute_with_force("data-low", reading.low);
        }
        write(&document, &format!("[data-clock-note={side}]"), &text::clock_note(&reading));
    }
    if let Some(next) = clock.next_wake(now) {
        let again = Rc::downgrade(shared);
        let wait = next.since(now).as_micros().div_ceil(1_000).min(LONGEST_WAIT_MS);
        *timer = Some(Timeout::new(u32::try_from(wait).unwrap_or(u32::MAX), move || {
            if let Some(shared) = again.upgrade() {
                turn(&shared);
            }
        }));
    }
}

/// Writes words into an element, if it is there and says something else.
fn write(document: &Document, selector: &str, words: &str) -> Option<Element> {
    let element = document.query_selector(selector).ok().flatten()?;
    if element.text_content().as_deref() != Some(words) {
        element.set_text_content(Some(words));
    }
    Some(element)
}

/// A clock looks different every second; this only keeps odd numbers from a timer.
const LONGEST_WAIT_MS: u64 = 60_000;
