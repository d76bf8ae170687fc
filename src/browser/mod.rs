//! The only place that carries out effects, reads the clock and touches the page around the components.
//! It knows no chess.

mod address;
mod crash;
mod focus;

pub use address::Address;
pub use crash::install as install_crash_page;
pub use focus::send as focus;

use crate::app::{Effect, Msg};
use crate::game::Instant;
use gloo_timers::callback::Timeout;
use yew::Callback;

/// The browser's monotonic clock.
pub fn now() -> Instant {
    let ms = web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now());
    Instant::from_millis_f64(ms)
}

/// Carries out one effect; what comes of it comes back as a message.
pub fn perform(effect: Effect, on: &Callback<Msg>) {
    match effect {
        Effect::WakeAt(at) => {
            let on = on.clone();
            let wait = at.as_millis().saturating_sub(now().as_millis());
            let wait = u32::try_from(wait).unwrap_or(u32::MAX);
            // A timer may fire early by a rounding of the clock: a millisecond more and the time has come.
            Timeout::new(wait.saturating_add(1), move || on.emit(Msg::Wake)).forget();
        }
        Effect::Focus(place) => focus(place),
        Effect::ClearAddress => address::clear(),
        Effect::KeepPgn(pgn) => crash::keep(pgn),
    }
}
