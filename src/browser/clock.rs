//! The clock that every instant comes from: the time of day when the page was loaded, carried on by the browser's
//! monotonic clock.
//!
//! So instants mean the same after a reload, and those of one journal stay in order even where the time of day was
//! set back in between: the clock is put forward to the last instant that was kept.

use crate::game::Instant;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::Event;

/// By how much more than the monotonic clock the time of day must have gone on to tell that the device slept, in
/// milliseconds. Corrections of the time of day are far smaller.
const SLEEP_MS: f64 = 2_000.0;

/// How late, in milliseconds, the page may hear of a press: beyond that its time is not believed.
const LATE_MS: f64 = 2_000.0;

thread_local! {
    /// The time of day at the zero of the monotonic clock, in milliseconds since 1970.
    static BASE: Cell<Option<f64>> = const { Cell::new(None) };
    /// What the two clocks said when they were last compared.
    static COMPARED: Cell<Option<(f64, f64)>> = const { Cell::new(None) };
}

/// The present moment, in microseconds since 1970, and never earlier than it has been before.
pub fn now() -> Instant {
    let monotonic = monotonic();
    Instant::from_millis_f64(base(monotonic) + monotonic)
}

/// The moment of the press, the tap or the key that is being told of; if it is none of these, the present one. A page
/// that is kept busy hears of a press late: the player has made the move when the press was made.
pub fn moment() -> Instant {
    let now = monotonic();
    let event = web_sys::window().and_then(|window| window.event().dyn_into::<Event>().ok());
    let pressed = event.map(|event| event.time_stamp()).filter(|at| *at <= now && now - at < LATE_MS);
    Instant::from_millis_f64(base(now) + pressed.unwrap_or(now))
}

/// From now on it is later than `instant`.
pub(super) fn be_after(instant: Instant) {
    let behind = instant.since(now());
    if !behind.is_zero() || instant == now() {
        put_forward(behind.as_micros() as f64 / 1_000.0 + 0.001);
    }
}

/// Compares with the time of day. Where the monotonic clock stood still while the device slept, it is put forward by
/// that time.
pub(super) fn make_up_for_sleep() {
    let both = (js_sys::Date::now(), monotonic());
    if let Some((day, monotonic)) = COMPARED.replace(Some(both)) {
        let slept = (both.0 - day) - (both.1 - monotonic);
        if slept > SLEEP_MS {
            put_forward(slept);
        }
    }
}

/// The next comparison starts from here.
pub(super) fn compare_from_now() {
    COMPARED.set(Some((js_sys::Date::now(), monotonic())));
}

fn monotonic() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

fn base(monotonic: f64) -> f64 {
    BASE.get().unwrap_or_else(|| {
        let base = js_sys::Date::now() - monotonic;
        BASE.set(Some(base));
        base
    })
}

fn put_forward(milliseconds: f64) {
    BASE.set(Some(base(monotonic()) + milliseconds));
}
