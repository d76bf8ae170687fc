//! Display of the running times of the chess clocks, written directly into the page.

use crate::game::{Clock, Instant};
use crate::rules::Color;
use crate::ui::names::side_name;
use crate::words::Words;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;
use web_sys::{Document, Element};

/// A function that returns the current instant.
#[derive(Clone)]
pub struct CurrentInstant(pub Rc<dyn Fn() -> Instant>);

impl PartialEq for CurrentInstant {
    /// Whether both values hold the same function, compared by pointer.
    fn eq(&self, other: &CurrentInstant) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for CurrentInstant {
    /// Writes only the word `Now`, because a function has no content to show.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Now")
    }
}

/// Writes the times of the chess clocks into elements that the page has rendered. While a clock
/// runs, a timer fires only when a displayed time changes or a flag falls.
#[derive(Default)]
pub struct ClockDisplays {
    shared: Rc<RefCell<Option<ClockFace>>>,
}

/// The two chess clocks of a game, with the texts for both players.
///
/// `now` returns the current time; `timer` waits for the next change of a displayed time.
struct ClockFace {
    clock: Rc<Clock>,
    /// Texts in the languages of White and Black, in this order.
    words: [Words; 2],
    now: CurrentInstant,
    timer: Option<Timeout>,
}

impl ClockDisplays {
    /// Shows the times of the chess clocks of a game. `None` shows no times.
    ///
    /// Must be called after each rendering of the page, because the rendering may replace the
    /// elements that show the times. `words` are the texts for White and Black, `now` returns the
    /// current instant.
    pub fn show_clock(&self, clock: Option<Rc<Clock>>, words: [Words; 2], now: CurrentInstant) {
        *self.shared.borrow_mut() = clock.map(|clock| ClockFace { clock, words, now, timer: None });
        write_times(&self.shared);
    }
}

/// Writes the current times of both chess clocks into the page, and below each time a note, such as
/// the remaining delay.
///
/// If a clock runs, sets a timer that calls this function again when a displayed time changes or a
/// flag falls.
fn write_times(shared: &Rc<RefCell<Option<ClockFace>>>) {
    let mut face = shared.borrow_mut();
    let document = web_sys::window().and_then(|window| window.document());
    let (Some(face), Some(document)) = (face.as_mut(), document) else { return };
    face.timer = None;
    let now = (face.now.0)();
    for color in Color::ALL {
        let reading = face.clock.reading(color, now);
        let name = side_name(color);
        let time = reading.to_display().map(|shown| shown.to_string()).unwrap_or_default();
        let words = &face.words[color as usize];
        if let Some(element) = set_text(&document, &format!("[data-clock={name}]"), &words.number_text(&time))
        {
            for (attribute, holds) in [
                ("data-low", reading.is_low),
                ("data-hours", time.len() >= HOURS_CHARS),
                ("data-long", time.len() > HOURS_CHARS),
            ] {
                if element.has_attribute(attribute) != holds {
                    // Only an invalid attribute name could make this call fail.
                    let _ = element.toggle_attribute_with_force(attribute, holds);
                }
            }
        }
        set_text(&document, &format!("[data-clock-note={name}]"), &words.clock_note(&reading));
    }
    if let Some(next) = face.clock.next_wake(now) {
        let again = Rc::downgrade(shared);
        let wait = next.since(now).as_micros().div_ceil(1_000).min(LONGEST_WAIT_MS);
        face.timer = Some(Timeout::new(u32::try_from(wait).unwrap_or(u32::MAX), move || {
            if let Some(shared) = again.upgrade() {
                write_times(&shared);
            }
        }));
    }
}

/// Writes `words` into the first element that matches the CSS selector, unless the element already
/// has this text. Returns the element; `None` if no element matches.
fn set_text(document: &Document, selector: &str, words: &str) -> Option<Element> {
    let element = document.query_selector(selector).ok().flatten()?;
    if element.text_content().as_deref() != Some(words) {
        element.set_text_content(Some(words));
    }
    Some(element)
}

/// Number of characters of a time with hours, such as `1:30:00`. Some layouts display a time of
/// this length in a smaller font. Every layout displays a longer time, such as `10:00:00`, in a
/// smaller font.
const HOURS_CHARS: usize = 7;

/// Longest wait of a timer, in milliseconds. The displayed time of a running clock changes at least
/// once a second, so only an invalid time reaches this limit.
const LONGEST_WAIT_MS: u64 = 60_000;
