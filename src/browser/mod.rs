//! The only place that carries out effects, reads the clock and touches the page around the components.
//! It knows no chess and decides nothing: that is in [`app`](crate::app).
//!
//! | module | what it carries out |
//! |---|---|
//! | `runtime` | messages to the page; effects whose code is loaded on demand |
//! | `time` | the clock, the next wake, the day; the page is alive while a clock runs |
//! | `storage` | what is saved, and backups |
//! | `workers` | exact questions, the reading of games, the computer opponent, hints and reviews |
//! | `document` | the page around the components: address, focus, keys, styles, first paint, crash page |
//! | `audio` | sounds, speech, and listening to speech |
//! | `device` | what the device can do; its screen and camera |
//! | `sharing` | files, the clipboard, links and pictures |
//! | `resources` | words, licences and other files that are loaded on demand; the service worker |
//! | `web` | what `web-sys` lacks, or takes for granted |
//! | `from_js` | values of ours, read from JavaScript's |

mod audio;
mod device;
mod document;
pub mod from_js;
mod resources;
mod runtime;
mod sharing;
mod storage;
mod time;
mod web;
mod workers;

pub use audio::speech::voice_looks;
pub use audio::speech_input::{can_listen, listen, stop_listening};
pub use device::camera::{camera_looks, has_camera};
pub use device::preferences::manners_look;
pub use document::crash::install as install_crash_page;
pub use document::stylesheets::adopt_style;
pub use resources::asset::bytes as later_file;
pub use resources::language::OwnWords;
pub use runtime::lazy::Fetch;
pub use runtime::lazy_effects::Errands;
pub use sharing::links::Links;
pub use storage::Reader;
pub use storage::backup::lines::in_lines as backup_in_lines;
pub use workers::coach::{coach_hears, coach_looks, coach_shown, watch_coach};
pub use workers::opponent::{company_admits, company_looks};

use crate::app::{DiskMsg, Effect, Job, Msg, PageEffect, PageMsg, StoreEffect, Stored, TimeEffect};
use crate::game::Instant;
use crate::words::Words;
use device::capabilities::Device;
use device::face_to_face;
use document::address::History;
use document::first_paint::FirstPaint;
use document::{address, crash, first_paint, focus, keys, presses};
use gloo_events::EventListener;
use resources::language::{self, Tongue};
use resources::service_worker::Version;
use runtime::lazy_effects::Desk;
use runtime::messages::Post;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use storage::Store;
use time::clock::{Clock, Time};
use time::liveness::Heartbeat;
use wasm_bindgen_futures::spawn_local;
use workers::archive_import::ArchiveImport;
use workers::game_import::GameImport;
use workers::verdicts::Verdicts;
use yew::Callback;

/// Carries out effects; what comes of them comes back as messages.
///
/// The one object of its kind, shared by whoever holds it. What listens to the browser on its behalf holds it weakly or
/// holds the way back only, so that it goes when the page does.
#[derive(Clone)]
pub struct Browser(Rc<Parts>);

struct Parts {
    post: Post,
    clock: Rc<Clock>,
    time: Time,
    heartbeat: Rc<Heartbeat>,
    store: Rc<Store>,
    verdicts: Verdicts,
    errands: Rc<Desk>,
    version: Version,
    tongue: Rc<Tongue>,
    history: Rc<History>,
    first_paint: Rc<FirstPaint>,
    /// What listens to the page.
    listeners: RefCell<Vec<EventListener>>,
}

/// Where what happens outside is heard.
pub struct Outside {
    /// Hears messages.
    pub on: Callback<Msg>,
    /// Hears that the page speaks in other words from now on.
    pub words: Callback<Words>,
    /// Hears which words White and Black are spoken to in from now on.
    pub own_words: Callback<OwnWords>,
}

/// Where code comes from that is not loaded with the page.
#[derive(Clone, Copy)]
pub struct OnDemand {
    /// What only dialogs ask for.
    pub errands: Fetch<Errands>,
    /// What reads the records of earlier visits.
    pub reader: Fetch<Reader>,
}

impl Browser {
    /// The world outside, with nothing under way.
    pub fn new(OnDemand { errands, reader }: OnDemand) -> Browser {
        let post = Post::default();
        let clock = Rc::new(Clock::new());
        let device = Rc::new(Device::new(post.clone()));
        let store = Store::new(clock.clone(), post.clone(), reader);
        let tongue = Tongue::new();
        let errands = Rc::new(Desk {
            tongue: tongue.clone(),
            post: post.clone(),
            store: store.clone(),
            device,
            game_import: GameImport::new(post.clone()),
            archive_import: ArchiveImport::new(post.clone()),
            fetch: errands,
            errands: Cell::default(),
        });
        Browser(Rc::new(Parts {
            time: Time::new(clock.clone(), post.clone()),
            heartbeat: Heartbeat::new(clock.clone(), store.clone(), post.clone()),
            verdicts: Verdicts::new(post.clone()),
            errands,
            version: Version::new(post.clone()),
            tongue,
            history: Rc::default(),
            first_paint: Rc::default(),
            listeners: RefCell::default(),
            post,
            clock,
            store,
        }))
    }

    /// Opens the storage, gets the words of the players' language, and then does `then`: draws the page. On a first visit
    /// nothing can be in the storage, and the page does not wait for it.
    pub fn open(&self, then: impl FnOnce() + 'static) {
        let parts = self.0.clone();
        let begin = move |stored: Stored| {
            let language = stored.settings.as_ref().and_then(|settings| settings.language);
            let language = language.unwrap_or_else(language::preferred);
            parts.post.send(PageMsg::Flat(face_to_face::is_flat()).into());
            parts.post.send(DiskMsg::Opened(Box::new(stored)).into());
            spawn_local(async move {
                // Another language is a file: the board that came with the page stands until it is here.
                parts.tongue.fetch(language).await;
                then();
            });
        };
        if first_paint::is_first_visit() {
            begin(Stored::default());
            self.0.store.open_beside();
        } else {
            self.0.store.open(begin);
        }
    }

    /// Begins with nothing saved and without the storage, where a test mounts a page.
    #[cfg(feature = "test-hooks")]
    pub fn open_nothing(&self) {
        self.0.post.send(DiskMsg::Opened(Box::default()).into());
    }

    /// From now on the page hears of what happens, and the page around the components is listened to. Answers with the
    /// messages that have come before: at least what the address asks for.
    pub fn listen(&self, outside: Outside) -> Vec<Msg> {
        let parts = &self.0;
        let mut before = parts.post.listen(outside.on);
        parts.tongue.listen(outside.words, outside.own_words);
        let watched =
            [address::watch(parts.post.clone(), parts.history.clone()), keys::watch(parts.post.clone())];
        let leaving = parts.store.watch_leaving();
        let leaving = leaving.into_iter().chain(parts.first_paint.watch()).chain(parts.heartbeat.watch());
        let watched = watched.into_iter().flatten().chain(presses::watch()).chain(leaving);
        parts.listeners.replace(watched.collect());
        before.push(address::opened());
        before
    }

    /// The page stands, and answers: this version of it is a good one.
    pub fn started(&self) {
        crash::page_stands();
        self.0.version.watch();
    }

    /// What the next visit paints before its app is there; `None`: the game is not here.
    pub fn hold_first_paint(&self, board: Option<String>) {
        self.0.first_paint.hold(board);
    }

    /// The words that the page speaks in.
    pub fn words(&self) -> Words {
        self.0.tongue.words()
    }

    /// Fetches the words that only dialogs say. Whether they are there; it can be asked again.
    pub async fn speak_in_full(&self) -> bool {
        cfg!(feature = "test-hooks") || self.0.tongue.speak_in_full().await
    }

    /// What is to be heard before whatever has happened now: that a day has begun, that nobody could play for a while.
    pub fn before(&self) -> impl Iterator<Item = Msg> + use<> {
        self.0.time.new_day().into_iter().chain(self.0.heartbeat.gap())
    }

    /// The present moment.
    pub fn now(&self) -> Instant {
        self.0.clock.now()
    }

    /// The moment of the press, the tap or the key that is being told of; if it is none of these, the present one.
    pub fn moment(&self) -> Instant {
        self.0.heartbeat.wake_up();
        self.0.clock.moment()
    }

    /// Carries out one effect.
    pub fn perform(&self, effect: Effect) {
        let parts = &*self.0;
        if effect.is_worth_keeping() {
            parts.errands.device.ask_to_persist();
        }
        match effect {
            Effect::Time(TimeEffect::WakeAt(at)) => parts.time.wake_at(at),
            Effect::Time(TimeEffect::Heartbeat(game)) => parts.heartbeat.beat_for(game),
            Effect::Store(StoreEffect::Keep(what)) => parts.store.keep(what),
            Effect::Focus(place) => focus::send(place),
            Effect::Store(StoreEffect::TakeOver) => parts.store.take_over(),
            Effect::Store(StoreEffect::StopReading) => parts.store.stop_reading(),
            Effect::Store(StoreEffect::Summarize(game)) => parts.store.summarize(game),
            Effect::Job(Job::Ask { game, question }) => parts.verdicts.ask(game, &question),
            Effect::Page(PageEffect::ClearAddress) => parts.history.clear(),
            Effect::Page(PageEffect::Go(route)) => parts.history.go(route),
            Effect::Page(PageEffect::HoldPgn(game)) => crash::keep(&game.pgn()),
            Effect::Page(PageEffect::TakeUpdate) => parts.version.take(),
            Effect::Page(PageEffect::EraseEverything) => crash::erase_everything(),
            Effect::Page(PageEffect::Speak(language)) => parts.tongue.speak(language),
            effect => parts.errands.take(effect),
        }
    }
}

/// The one object is the same as itself: nothing is drawn again because of it.
impl PartialEq for Browser {
    fn eq(&self, other: &Browser) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
