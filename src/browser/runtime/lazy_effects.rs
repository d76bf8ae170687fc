//! Carries out the effects of dialogs, sounds, speech and the computer opponent. This code is
//! loaded on demand.

use super::message_sender::MessageSender;
use crate::app::{
    BackgroundEffect, CoachEffect, Effect, FilePurpose, Msg, OpponentEffect, PageEffect, PageMsg, Share,
    SpeechEffect, SpokenLine, StoreEffect, TimeEffect, coach, dialogs, dialogs::lock, dialogs::typed,
    opponent,
};
use crate::browser::audio::sounds::{self, Sounds};
use crate::browser::audio::speech::Speech;
use crate::browser::device::capabilities::DeviceProbe;
use crate::browser::device::{camera, full_screen};
use crate::browser::document::appearance::PageAppearance;
use crate::browser::resources::language::LanguageLoader;
use crate::browser::resources::licences;
use crate::browser::sharing::links::{self, Links};
use crate::browser::sharing::{clipboard, files, picture};
use crate::browser::storage::Storage;
use crate::browser::workers::archive_import::ArchiveImport;
use crate::browser::workers::coach::CoachWorkers;
use crate::browser::workers::game_import::GameImport;
use crate::browser::workers::opponent::OpponentWorker;
use crate::browser::workers::rating_list::RatingListWorker;
use crate::browser::workers::translation::TranslationLoader;
use crate::lazy::Lazy;
use crate::words::Words;
use gloo_timers::callback::Timeout;
use js_sys::Array;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// The code that carries out effects (requests of the app to the browser) of dialogs, sounds,
/// speech and the computer opponent. Only a program (WebAssembly file) that creates this value
/// contains the code. So the page can load the code on demand.
#[derive(Clone)]
pub struct LazyEffects(Rc<dyn EffectsPart>);

/// Interface of the code in [`LazyEffects`], which carries out effects and is loaded on demand.
trait EffectsPart {
    /// Carries out one effect, such as to play a sound. `context` has what the effect needs, such
    /// as the storage and the sender of messages to the page.
    fn perform(&self, context: &EffectContext, effect: Effect);
}

/// Function that converts a line to be spoken, such as a move, to a sentence in the language of
/// these [`Words`].
type SpokenText = fn(&Words, &SpokenLine) -> String;

impl LazyEffects {
    /// Creates the value that contains the code. `links` makes and reads links to games. `say`
    /// converts a line to be spoken, such as a move, to a sentence.
    pub fn new(links: Lazy<Links>, say: SpokenText) -> LazyEffects {
        LazyEffects(Rc::new(AllEffects { links, say, tools: OnceCell::new() }))
    }
}

/// The parts of the browser runtime, such as the storage, that the effects of [`LazyEffects`] need.
pub(super) struct EffectContext {
    /// Receives the results, as messages to the page.
    pub(super) sender: MessageSender,
    /// The saved data.
    pub(super) storage: Rc<Storage>,
    /// Measures the device and its storage.
    pub(super) device: DeviceProbe,
    /// Applies the chosen appearance to the page.
    pub(super) appearance: Rc<PageAppearance>,
    /// Loads and holds the translated texts.
    pub(super) language_loader: Rc<LanguageLoader>,
}

/// Carries out the effects (requests of the app to the browser) of [`LazyEffects`]. The first of
/// these effects loads the code for all of them.
pub(super) struct EffectLoader {
    pub(super) context: EffectContext,
    pub(super) effects: Lazy<LazyEffects>,
}

impl EffectLoader {
    /// Carries out an effect at once, or as soon as its code is loaded. If the code cannot be
    /// loaded, sends the message of [`code_missing_message`], if there is one.
    pub(super) fn perform(self: &Rc<EffectLoader>, effect: Effect) {
        if let Some(effects) = self.effects.get() {
            return effects.0.perform(&self.context, effect);
        }
        let me = self.clone();
        spawn_local(async move {
            match me.effects.load().await {
                Some(effects) => effects.0.perform(&me.context, effect),
                None => code_missing_message(&effect).into_iter().for_each(|msg| me.context.sender.send(msg)),
            }
        });
    }
}

/// The clients of the web workers, the sounds, the speech, and a timer. Created together when
/// [`AllEffects`] carries out its first effect.
struct EffectTools {
    game_import: Rc<GameImport>,
    archive_import: Rc<ArchiveImport>,
    rating_list: Rc<RatingListWorker>,
    translation: Rc<TranslationLoader>,
    opponent: OpponentWorker,
    coach: CoachWorkers,
    sounds: Sounds,
    speech: Speech,
    /// The timer that ends the wait for the second of the two presses that unlock the page; `None`
    /// before the first wait. The timer keeps running after the second press; its message then has
    /// no effect.
    unlock_timer: RefCell<Option<Timeout>>,
}

impl EffectTools {
    /// Creates the clients of the workers, the sounds, and the speech. Each worker starts with its
    /// first request.
    fn new(context: &EffectContext) -> EffectTools {
        let EffectContext { sender: post, language_loader, .. } = context;
        EffectTools {
            game_import: GameImport::new(post.clone()),
            archive_import: ArchiveImport::new(post.clone()),
            rating_list: RatingListWorker::new(post.clone()),
            translation: TranslationLoader::new(language_loader.clone(), post.clone()),
            opponent: OpponentWorker::new(post.clone()),
            coach: CoachWorkers::new(post.clone()),
            sounds: Sounds::default(),
            speech: Speech::new(language_loader.clone(), post.clone()),
            unlock_timer: RefCell::default(),
        }
    }

    /// Sends [`lock::Msg::Expire`] after `millis` milliseconds. Cancels an earlier timer.
    fn expire_unlock_after(&self, millis: u32, post: MessageSender) {
        let expire = move || post.send(dialogs::Msg::Lock(lock::Msg::Expire).into());
        self.unlock_timer.replace(Some(Timeout::new(millis, expire)));
    }

    /// Carries out an effect that needs a web worker, the code of links, or a random key. For
    /// example: imports games from a text or a chosen file, searches FIDE's rating list, or tries a
    /// translation.
    fn perform_job(&self, effect: BackgroundEffect, links: &Lazy<Links>, post: &MessageSender) {
        match effect {
            BackgroundEffect::ReadText(text) => self.game_import.read_text(&text),
            BackgroundEffect::ReadFile => {
                self.game_import.read(files::chosen_file(FilePurpose::Games).map(Into::into))
            }
            BackgroundEffect::StopReading => self.game_import.stop(),
            BackgroundEffect::StartImport => {
                self.archive_import.begin(files::chosen_file(FilePurpose::Archive).map(Into::into))
            }
            BackgroundEffect::ContinueImport => self.archive_import.read_more(),
            BackgroundEffect::SearchRatingList(query) => {
                let file = files::chosen_file(FilePurpose::RatingList).map(Into::into);
                self.rating_list.search(file, &query)
            }
            BackgroundEffect::ContinueRatingList => self.rating_list.search_on(),
            BackgroundEffect::DrawKey => camera::draw_key(post.clone()),
            BackgroundEffect::ReadLink(_) => links::perform_link_effect(links, effect.into(), post.clone()),
            BackgroundEffect::TryTranslation => {
                self.translation.check(files::chosen_file(FilePurpose::Translation).map(Into::into))
            }
            BackgroundEffect::EndTranslation => self.translation.end(),
            // `Browser::perform` carries out this effect.
            BackgroundEffect::AskQuestion { .. } => {}
        }
    }
}

impl EffectContext {
    /// Carries out a request of the app to share or save something: a link, a picture, a text or a
    /// file.
    fn share(&self, share: Share, links: &Lazy<Links>) {
        let post = self.sender.clone();
        match share {
            Share::Link(_) | Share::MoveCode(_) => links::perform_link_effect(links, share.into(), post),
            Share::Picture { name, svg, png } => picture::save_picture(name, svg, png, post),
            Share::SendLink(url) => links::share_link(&url),
            Share::Copy(text) => clipboard::copy_text(text, post),
            Share::Download { name, text } => spawn_local(async move {
                let saved = files::save_file(&name, media_type(&name), &Array::of1(&text.into())).await;
                files::report_saved(saved, &post);
            }),
        }
    }

    /// Carries out a request to the web page around the app, such as to print.
    fn perform_on_page(&self, effect: PageEffect) {
        match effect {
            PageEffect::ToggleFullScreen => full_screen::toggle_full_screen(),
            PageEffect::SetFullScreen(on) => full_screen::set_full_screen(on),
            // If the browser cannot print, nothing happens.
            PageEffect::Print => drop(web_sys::window().map(|window| window.print())),
            PageEffect::SetPlayerLanguages(languages) => self.language_loader.set_player_languages(languages),
            PageEffect::LoadLicences => licences::load_licences(self.sender.clone()),
            // `Browser::perform` carries these out.
            PageEffect::ClearAddress
            | PageEffect::GoToRoute(_)
            | PageEffect::ShowDialog
            | PageEffect::HoldPgn(_)
            | PageEffect::InstallUpdate
            | PageEffect::EraseEverything
            | PageEffect::SetLanguage(_) => {}
        }
    }
}

/// The implementation of [`EffectsPart`].
struct AllEffects {
    links: Lazy<Links>,
    say: SpokenText,
    tools: OnceCell<EffectTools>,
}

impl EffectsPart for AllEffects {
    fn perform(&self, context: &EffectContext, effect: Effect) {
        let tools = self.tools.get_or_init(|| EffectTools::new(context));
        match effect {
            Effect::Appearance(looks) => context.appearance.show(looks),
            Effect::PrepareSounds => tools.sounds.prepare(),
            Effect::Sound(made) => tools.sounds.play(made),
            Effect::Vibrate(made) => sounds::vibrate_for(made),
            Effect::Speech(effect) => tools.speech.perform(effect, self.say),
            Effect::Store(StoreEffect::Measure) => context.device.measure(),
            Effect::Store(effect) => context.storage.perform_dialog_effect(effect),
            Effect::Background(job) => tools.perform_job(job, &self.links, &context.sender),
            Effect::Opponent(effect) => tools.opponent.perform(effect),
            Effect::Coach(effect) => tools.coach.perform(effect),
            Effect::Share(share) => context.share(share, &self.links),
            Effect::Page(effect) => context.perform_on_page(effect),
            Effect::Time(TimeEffect::ExpireUnlockAfter(millis)) => {
                tools.expire_unlock_after(millis, context.sender.clone())
            }
            // `Browser::perform` carries these out.
            Effect::Time(TimeEffect::WakeAt(_) | TimeEffect::Heartbeat(_))
            | Effect::Focus(_)
            | Effect::KeepAwake(_) => {}
        }
    }
}

/// Returns the message that reports to the app that `effect` has failed, because its code cannot be
/// loaded. `None` for effects of speech except [`SpeechEffect::CanListen`], for effects that stop
/// the opponent or the coach, and for [`CoachEffect::Evaluate`].
fn code_missing_message(effect: &Effect) -> Option<Msg> {
    match effect {
        Effect::Opponent(OpponentEffect::Think { .. }) => Some(opponent::Msg::Failed.into()),
        Effect::Coach(CoachEffect::Study { .. }) => Some(coach::Msg::Failed.into()),
        Effect::Coach(CoachEffect::Prove(_)) => Some(coach::Msg::Judged(None).into()),
        Effect::Speech(SpeechEffect::CanListen) => {
            Some(dialogs::Msg::Typed(typed::Msg::CanListen(false)).into())
        }
        Effect::Opponent(OpponentEffect::Stop) | Effect::Coach(_) | Effect::Speech(_) => None,
        _ => Some(PageMsg::CodeNotLoaded.into()),
    }
}

/// Returns the media type of a file, such as `text/csv`, by the extension of its name. For an
/// unknown extension, returns the media type of PGN.
fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "csv")) => "text/csv",
        Some((_, "trf")) => "text/plain",
        Some((_, "html")) => "text/html",
        _ => "application/x-chess-pgn",
    }
}
