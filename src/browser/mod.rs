//! The only place that carries out effects, reads the clock and touches the page around the components.
//! It knows no chess.

mod address;
mod arbiter;
mod clipboard;
mod clock;
mod crash;
mod day;
mod device;
mod files;
mod focus;
mod heart;
mod keys;
mod post;
mod sound;
mod store;
mod version;

pub use address::Address;
pub use clock::{moment, now};
pub use crash::install as install_crash_page;
pub use files::read as read_file;
pub use focus::send as focus;
pub use keys::Keys;
pub use post::{listen, send};
pub use store::open as open_store;
pub use version::watch as watch_version;

use crate::app::{Effect, Msg};
use gloo_timers::callback::Timeout;
use yew::Callback;

/// Carries out effects; what comes of them comes back as messages.
pub struct Outside {
    on: Callback<Msg>,
    /// The next wake. One is enough: the page asks again after each.
    timer: Option<Timeout>,
    /// The day that the page was last told of.
    day: String,
    speaker: sound::Speaker,
}

impl Outside {
    /// The world outside the page, with nothing under way.
    pub fn new(on: Callback<Msg>) -> Outside {
        Outside { on, timer: None, day: String::new(), speaker: sound::Speaker::default() }
    }

    /// The day that has begun since this was last asked, if one has.
    pub fn new_day(&mut self) -> Option<Msg> {
        let today = day::today();
        (today != self.day).then(|| {
            self.day.clone_from(&today);
            Msg::Today(today)
        })
    }

    /// Carries out one effect.
    pub fn perform(&mut self, effect: Effect) {
        match effect {
            Effect::WakeAt(at) => {
                let on = self.on.clone();
                let wait = at.as_millis().saturating_sub(now().as_millis()).min(LONGEST_WAIT_MS);
                // A timer may fire early by a rounding of the clock: a millisecond more and the time has come.
                let wait = u32::try_from(wait).unwrap_or(u32::MAX) + 1;
                self.timer = Some(Timeout::new(wait, move || on.emit(Msg::Wake)));
            }
            Effect::Focus(place) => focus(place),
            Effect::ClearAddress => address::clear(),
            Effect::KeepPgn(pgn) => crash::keep(pgn),
            Effect::TakeUpdate => version::take(),
            Effect::Keep(what) => store::keep(what),
            Effect::Heartbeat(game) => heart::beat_for(game),
            Effect::Ask { game, question } => arbiter::ask(game, question),
            Effect::TakeOver => store::take_over(),
            Effect::MeasureDevice => device::measure(),
            Effect::ExportAll => store::export(),
            Effect::ImportAll(file) => store::import(file),
            Effect::Copy(text) => clipboard::copy(text, self.on.clone()),
            Effect::Download { name, text } => {
                // A browser that makes no files out of texts leaves the PGN to be copied.
                let _ = files::download(&name, "application/x-chess-pgn", &text);
            }
            Effect::Speak(words) => sound::speak(&words),
            Effect::Sound(sound) => self.speaker.play(sound),
        }
    }
}

/// Browsers count a timer's milliseconds with a sign and 32 bits; a wake that comes early is asked for again.
const LONGEST_WAIT_MS: u64 = 86_400_000;
