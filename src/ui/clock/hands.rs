//! What moves on a clock.

use crate::game::{Clock, Instant};
use crate::rules::Color;
use crate::ui::names::side;
use crate::words::Words;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use web_sys::{Document, Element};

/// What says which moment it is.
#[derive(Clone)]
pub struct CurrentInstant(pub Rc<dyn Fn() -> Instant>);

impl PartialEq for CurrentInstant {
    fn eq(&self, other: &CurrentInstant) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for CurrentInstant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Now")
    }
}

/// Writes the times into the frames that the page has drawn, and goes on writing them while a clock runs: woken at
/// the very second or tenth at which one looks different, and at no other time.
#[derive(Default)]
pub struct ClockDisplays {
    shared: Rc<RefCell<Option<Face>>>,
}

struct Face {
    clock: Rc<Clock>,
    /// Those that White is spoken to in, then those for Black.
    words: [Words; 2],
    now: CurrentInstant,
    timer: Option<Timeout>,
}

impl ClockDisplays {
    /// From now on the hands show this clock. To be called whenever the page has been drawn.
    pub fn show(&self, clock: Option<Rc<Clock>>, words: [Words; 2], now: CurrentInstant) {
        *self.shared.borrow_mut() = clock.map(|clock| Face { clock, words, now, timer: None });
        turn(&self.shared);
    }
}

/// Shows the time as it is now, and again when it will look different.
fn turn(shared: &Rc<RefCell<Option<Face>>>) {
    let mut face = shared.borrow_mut();
    let document = web_sys::window().and_then(|window| window.document());
    let (Some(face), Some(document)) = (face.as_mut(), document) else { return };
    face.timer = None;
    let now = (face.now.0)();
    for color in Color::ALL {
        let reading = face.clock.reading(color, now);
        let name = side(color);
        let time = reading.shown().map(|shown| shown.to_string()).unwrap_or_default();
        if let Some(element) = write(&document, &format!("[data-clock={name}]"), &time) {
            for (attribute, holds) in [("data-low", reading.low), ("data-long", time.len() >= LONG)] {
                if element.has_attribute(attribute) != holds {
                    // An attribute of a name as plain as this is never refused.
                    let _ = element.toggle_attribute_with_force(attribute, holds);
                }
            }
        }
        write(
            &document,
            &format!("[data-clock-note={name}]"),
            &face.words[color as usize].clock_note(&reading),
        );
    }
    if let Some(next) = face.clock.next_wake(now) {
        let again = Rc::downgrade(shared);
        let wait = next.since(now).as_micros().div_ceil(1_000).min(LONGEST_WAIT_MS);
        face.timer = Some(Timeout::new(u32::try_from(wait).unwrap_or(u32::MAX), move || {
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

/// From so many characters on (10:00:00) a time is written smaller.
const LONG: usize = 8;

/// A clock looks different every second; this only keeps odd numbers from a timer.
const LONGEST_WAIT_MS: u64 = 60_000;
