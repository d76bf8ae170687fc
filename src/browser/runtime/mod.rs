//! The browser runtime. It creates its parts, and passes each effect to the part that carries it
//! out. Results come back as messages.

pub(crate) mod lazy_effects;
pub(crate) mod message_sender;

use super::device::capabilities::DeviceProbe;
use super::device::face_to_face;
use super::device::wake_lock::ScreenWakeLock;
use super::document::address::History;
use super::document::appearance::PageAppearance;
use super::document::first_paint::FirstPaint;
use super::document::{address, crash, first_paint, focus, keys, opponent, presses};
use super::resources::language::{self, LanguageLoader, OwnWords};
use super::resources::service_worker::VersionWatch;
use super::storage::local_storage::LocalStorage;
use super::storage::{RecordsCode, Storage};
use super::time::clock::{PageClock, PageTime};
use super::time::liveness::Heartbeat;
use super::workers::verdicts::VerdictWorker;
use crate::app::{
    BackgroundEffect, DiskMsg, Effect, Msg, OpponentView, PageEffect, PageMsg, StoredData, TimeEffect,
};
use crate::game::Instant;
use crate::lazy::Lazy;
use crate::words::Words;
use gloo_events::EventListener;
use lazy_effects::{EffectContext, EffectLoader, LazyEffects};
use message_sender::MessageSender;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Carries out the app's effects (requests) in the browser. Results come back as messages to the
/// app.
///
/// All clones share one runtime. Listeners of the browser hold only weak references to the runtime,
/// or only parts of it, such as the message sender. So the runtime is dropped together with the
/// page.
#[derive(Clone)]
pub struct Browser(Rc<Runtime>);

/// The parts of the browser runtime, shared by all clones of [`Browser`].
struct Runtime {
    sender: MessageSender,
    clock: Rc<PageClock>,
    time: PageTime,
    heartbeat: Rc<Heartbeat>,
    storage: Rc<Storage>,
    verdicts: VerdictWorker,
    appearance: Rc<PageAppearance>,
    wake_lock: Rc<ScreenWakeLock>,
    effect_loader: Rc<EffectLoader>,
    version: VersionWatch,
    language_loader: Rc<LanguageLoader>,
    history: Rc<History>,
    first_paint: Rc<FirstPaint>,
    local_storage: LocalStorage,
    listeners: RefCell<Vec<EventListener>>,
}

/// Callbacks that connect the browser runtime to the page's root component.
pub struct PageCallbacks {
    /// Callback for messages to the app.
    pub on: Callback<Msg>,
    /// Callback for new words (translated texts) of the page.
    pub words: Callback<Words>,
    /// Callback for new words (translated texts) for White and for Black.
    pub own_words: Callback<OwnWords>,
}

/// The parts of the browser runtime whose code is loaded on demand.
#[derive(Clone)]
pub struct LazyCode {
    /// Effects of dialogs, sounds, speech and the computer opponent.
    pub effects: Lazy<LazyEffects>,
    /// Code that reads saved data from the database. A first visit does not need this code.
    pub records: Lazy<RecordsCode>,
}

impl Browser {
    /// Creates a browser runtime. It has not opened the storage and has no listeners yet.
    pub fn new(LazyCode { effects, records }: LazyCode) -> Browser {
        let post = MessageSender::default();
        let clock = Rc::new(PageClock::new());
        let local_storage = LocalStorage::of_page();
        let storage = Storage::new(clock.clone(), post.clone(), local_storage.clone(), records);
        let language_loader = LanguageLoader::new(post.clone());
        let appearance = PageAppearance::new(post.clone());
        Browser(Rc::new(Runtime {
            time: PageTime::new(clock.clone(), post.clone()),
            heartbeat: Heartbeat::new(clock.clone(), storage.writer.clone(), post.clone()),
            verdicts: VerdictWorker::new(post.clone()),
            appearance: appearance.clone(),
            wake_lock: Rc::default(),
            effect_loader: Rc::new(EffectLoader {
                context: EffectContext {
                    sender: post.clone(),
                    storage: storage.clone(),
                    device: DeviceProbe::new(post.clone()),
                    appearance,
                    language_loader: language_loader.clone(),
                },
                effects,
            }),
            version: VersionWatch::new(post.clone()),
            language_loader,
            history: Rc::default(),
            first_paint: FirstPaint::new(local_storage.clone()),
            local_storage,
            listeners: RefCell::default(),
            sender: post,
            clock,
            storage,
        }))
    }

    /// Opens the storage of saved data, and loads the words (translated texts) of the page. The
    /// language comes from the settings or, without a choice, from the browser. Then calls `then`,
    /// which renders the page. On a first visit, no data are saved, so the page is rendered before
    /// the storage opens.
    pub fn open(&self, then: impl FnOnce() + 'static) {
        let me = self.clone();
        if first_paint::is_first_visit(&self.0.local_storage) {
            self.start(StoredData::default(), move || {
                then();
                me.0.storage.opener.open_in_background();
            });
        } else {
            self.0.storage.opener.open(move |stored| me.start(stored, then));
        }
    }

    /// Sends the saved data to the app and loads the words (translated texts) of the page. Then
    /// calls `then`.
    fn start(&self, stored: StoredData, then: impl FnOnce() + 'static) {
        let runtime = self.0.clone();
        let language = stored.settings.as_ref().and_then(|settings| settings.language);
        let language = language.unwrap_or_else(language::preferred);
        runtime.sender.send(PageMsg::SuggestFaceToFace(face_to_face::is_flat()).into());
        runtime.sender.send(DiskMsg::Opened(Box::new(stored)).into());
        spawn_local(async move {
            // A language other than English needs a file. Until this file is loaded, the screen
            // shows the board that was painted before the app had loaded.
            runtime.language_loader.fetch(language).await;
            then();
        });
    }

    /// Starts the app without storage and without saved data, for a page that a test mounts.
    #[cfg(feature = "test-hooks")]
    pub fn open_without_storage(&self) {
        self.0.sender.send(DiskMsg::Opened(Box::default()).into());
    }

    /// Connects the page's root component through the callbacks `outside`, and starts the listeners
    /// of the document. Returns the messages to the app that were queued before, followed by the
    /// message with the page's address.
    pub fn listen(&self, outside: PageCallbacks) -> Vec<Msg> {
        let runtime = &self.0;
        let mut before = runtime.sender.listen(outside.on);
        runtime.language_loader.listen(outside.words, outside.own_words);
        let watched = [
            address::watch_fragment(runtime.sender.clone(), runtime.history.clone()),
            keys::watch_keys(runtime.sender.clone()),
        ];
        let leaving = runtime.storage.leaving.watch();
        let leaving = leaving.into_iter().chain(runtime.first_paint.watch()).chain(runtime.heartbeat.watch());
        let presses = presses::watch_presses(runtime.clock.clone());
        let watched = watched.into_iter().flatten().chain(presses).chain(leaving);
        runtime.listeners.replace(watched.collect());
        before.push(address::current_fragment());
        before
    }

    /// Reports that the page has started and responds. The service worker then knows that this
    /// version of the app works.
    pub fn mark_started(&self) {
        crash::mark_started();
        self.0.version.watch();
    }

    /// Saves the board, which the next visit paints before the app has loaded. `board` is the text
    /// of [`first_paint()`](crate::app::first_paint()); `None` if this page does not have the game.
    pub fn hold_first_paint(&self, board: Option<String>) {
        self.0.first_paint.save_board(board);
    }

    /// Sets attributes of the document for style sheets: which sides (White, Black) the computer
    /// plays, and for which side it is thinking.
    pub fn show_opponent(&self, view: OpponentView) {
        opponent::show_opponent(view);
    }

    /// Returns the words (translated texts) in the language of the page.
    pub fn words(&self) -> Words {
        self.0.language_loader.words()
    }

    /// Loads the texts that only dialogs need, in the language of the page. Returns `false` if
    /// loading has failed; the caller may try again.
    pub async fn load_all_words(&self) -> bool {
        cfg!(feature = "test-hooks") || self.0.language_loader.load_dialog_texts().await
    }

    /// Returns messages that the app must handle before the current message. They report that a new
    /// day has begun, or that a gap in which the players could not play has ended.
    pub fn messages_before(&self) -> impl Iterator<Item = Msg> + use<> {
        self.0.time.new_day().into_iter().chain(self.0.heartbeat.gap())
    }

    /// Returns the current instant of the page's clock.
    pub fn now(&self) -> Instant {
        self.0.clock.now()
    }

    /// Returns the instant of the press, tap or key that the browser is handling. This instant
    /// counts for the chess clock. If the browser is handling no such event, returns the current
    /// instant. If the device has slept, first corrects the page's clock.
    pub fn event_time(&self) -> Instant {
        self.0.heartbeat.wake_up();
        self.0.clock.event_time()
    }

    /// Carries out one effect (a request of the app to the browser), or passes it to code that is
    /// loaded on demand.
    pub fn perform(&self, effect: Effect) {
        let runtime = &*self.0;
        if effect.saves_important_data() {
            runtime.effect_loader.context.device.ask_to_persist();
        }
        match effect {
            Effect::Time(TimeEffect::WakeAt(at)) => runtime.time.wake_at(at),
            Effect::Time(TimeEffect::Heartbeat(game)) => runtime.heartbeat.beat_for(game),
            Effect::Store(effect) => {
                if let Some(effect) = runtime.storage.perform(effect) {
                    runtime.effect_loader.perform(effect.into());
                }
            }
            Effect::Page(effect) => {
                if let Some(effect) = runtime.perform_on_page(effect) {
                    runtime.effect_loader.perform(effect.into());
                }
            }
            Effect::Focus(place) => focus::move_focus(place),
            Effect::KeepAwake(wanted) => runtime.wake_lock.keep(wanted),
            // If the appearance does not change, its code need not be loaded.
            Effect::Appearance(looks) if !runtime.appearance.has_to_change(&looks) => {}
            Effect::Background(BackgroundEffect::AskQuestion { game, question }) => {
                runtime.verdicts.ask(game, &question)
            }
            effect => runtime.effect_loader.perform(effect),
        }
    }
}

impl Runtime {
    /// Carries out a request to the web page around the app, and returns `None`. A request that
    /// needs code loaded on demand is not carried out but returned.
    fn perform_on_page(&self, effect: PageEffect) -> Option<PageEffect> {
        match effect {
            PageEffect::ClearAddress => self.history.clear(),
            PageEffect::GoToRoute(route) => self.history.write_route(route),
            PageEffect::ShowDialog => focus::show_dialog(),
            PageEffect::HoldPgn(game) => crash::keep_pgn(&game.pgn()),
            PageEffect::InstallUpdate => self.version.take_update(),
            PageEffect::EraseEverything => crash::erase_everything(),
            PageEffect::SetLanguage(language) => self.language_loader.set_language(language),
            effect => return Some(effect),
        }
        None
    }
}

/// Compares by identity, so that passing a clone does not cause a redraw.
impl PartialEq for Browser {
    /// Whether both handles point to the same browser runtime.
    fn eq(&self, other: &Browser) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
