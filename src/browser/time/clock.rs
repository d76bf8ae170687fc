//! The page's clock, the date, and the wake-up timer, which sends the app a message at an instant
//! that the app has chosen.

use crate::app::storage::{DayClock, timer_delay};
use crate::app::{Msg, PageMsg, table};
use crate::browser::runtime::message_sender::MessageSender;
use crate::game::Instant;
use gloo_timers::callback::Timeout;
use js_sys::Date;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Event;

/// The wake-up timer of the page, and the date that was last reported to the app.
pub(crate) struct PageTime {
    clock: Rc<PageClock>,
    sender: MessageSender,
    /// The timer of the next wake-up; `None` before the first wake-up is set. One timer suffices,
    /// because the app requests the next wake-up after each wake-up.
    wake: RefCell<Option<Timeout>>,
    /// The date last reported to the app; empty before the first report.
    day: RefCell<String>,
}

impl PageTime {
    /// Creates a wake-up timer that is not set. `sender` receives its messages.
    pub(crate) fn new(clock: Rc<PageClock>, sender: MessageSender) -> PageTime {
        PageTime { clock, sender, wake: RefCell::default(), day: RefCell::default() }
    }

    /// Sets the page's wake-up timer, which sends [`table::Msg::Wake`] at the instant `at`.
    /// Replaces an earlier setting.
    pub(crate) fn wake_at(&self, at: Instant) {
        let post = self.sender.clone();
        let wait = timer_delay(at, self.clock.now());
        self.wake.replace(Some(Timeout::new(wait, move || post.send(table::Msg::Wake.into()))));
    }

    /// Returns a message to the app with today's date; `None` if the date has not changed since the
    /// last call.
    pub(crate) fn new_day(&self) -> Option<Msg> {
        let today = today();
        let told = self.day.replace(today.clone());
        (today != told).then_some(PageMsg::Today(today).into())
    }
}

/// The page's clock, which gives all instants of the app. This clock never goes back.
pub(crate) struct PageClock {
    day_clock: Cell<DayClock>,
    /// The timestamp of the press that the page is turning into a click, in milliseconds of the
    /// browser's monotonic clock; `None` if no press is being handled.
    press: Cell<Option<f64>>,
}

impl PageClock {
    /// Creates the page's clock, which starts at the device's current date and time.
    pub(crate) fn new() -> PageClock {
        let clock = DayClock::new(Date::now(), monotonic());
        let clock = if counts_sleep() { clock.counting_sleep() } else { clock };
        PageClock { day_clock: Cell::new(clock), press: Cell::default() }
    }

    /// Returns the current instant of the page's clock, in microseconds since 1970. Never earlier
    /// than the result of an earlier call.
    pub(crate) fn now(&self) -> Instant {
        self.day_clock.get().now(monotonic())
    }

    /// Returns the instant of the press, tap or key that the browser is handling, for the chess
    /// clock. Returns the current instant if the browser is handling no event.
    pub(crate) fn event_time(&self) -> Instant {
        let event = || web_sys::window().and_then(|window| window.event().dyn_into::<Event>().ok());
        let pressed = self.press.get().or_else(|| event().map(|event| event.time_stamp()));
        self.day_clock.get().event_instant(monotonic(), pressed)
    }

    /// Runs `click`, which clicks an element, for the event `press`, such as `pointerdown`.
    /// Meanwhile [`event_time`](Self::event_time) returns the instant of `press`, not the instant
    /// of the click, which is later if the page is busy.
    pub(crate) fn during_press(&self, press: &Event, click: impl FnOnce()) {
        self.press.set(Some(press.time_stamp()));
        click();
        self.press.set(None);
    }

    /// Moves the page's clock ahead, if needed, to an instant after `instant`, such as the last
    /// instant of a saved game.
    pub(crate) fn ensure_after(&self, instant: Instant) {
        self.change(|clock| clock.advance_beyond(instant, monotonic()));
    }

    /// Advances the page's clock by the time that the device has slept. This is the time by which
    /// the device's time of day has run ahead of the monotonic time since the last check. (If a
    /// user sets the time of day forward, the effect is the same.) Returns whether the clock was
    /// advanced.
    pub(crate) fn make_up_for_sleep(&self) -> bool {
        self.change(|clock| clock.advance_by_sleep(Date::now(), monotonic()))
    }

    /// Stores the device's time of day and the browser's monotonic time. The next check for sleep
    /// compares with these times.
    pub(crate) fn compare_from_now(&self) {
        self.change(|clock| clock.set_comparison(Date::now(), monotonic()));
    }

    /// Changes the stored state of the page's clock by `change`, and returns the result of
    /// `change`.
    fn change<T>(&self, change: impl FnOnce(&mut DayClock) -> T) -> T {
        let mut clock = self.day_clock.get();
        let answer = change(&mut clock);
        self.day_clock.set(clock);
        answer
    }
}

/// Returns the browser's monotonic time (`performance.now()`), in milliseconds.
fn monotonic() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

/// Whether the browser's monotonic clock runs while the device sleeps. Browsers use the clock of
/// the operating system. Only the clock of Windows is known to run during sleep.
fn counts_sleep() -> bool {
    let platform = web_sys::window().and_then(|window| window.navigator().platform().ok());
    platform.is_some_and(|platform| platform.starts_with("Win"))
}

/// Returns today's date in PGN format: `2026.11.21`.
fn today() -> String {
    let now = Date::new_0();
    format!("{:04}.{:02}.{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}
