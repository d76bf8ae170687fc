//! Effects that only dialogs ask for, sounds and speech: the code that carries them out comes with the dialogs.

use super::messages::Post;
use crate::app::{
    CoachEffect, Effect, FilePurpose, Job, Msg, OpponentEffect, PageEffect, PageMsg, Share, Shared,
    SpeechEffect, SpokenLine, StoreEffect, coach, dialogs, dialogs::typed, opponent,
};
use crate::browser::audio::sounds::{self, Sounds};
use crate::browser::audio::speech::Speech;
use crate::browser::device::capabilities::Device;
use crate::browser::device::{camera, full_screen};
use crate::browser::document::appearance::Appearance;
use crate::browser::resources::language::Tongue;
use crate::browser::resources::licences;
use crate::browser::sharing::links::{self, Links};
use crate::browser::sharing::{clipboard, files, picture};
use crate::browser::storage::Storage;
use crate::browser::workers::archive_import::ArchiveImport;
use crate::browser::workers::coach::Coach;
use crate::browser::workers::game_import::GameImport;
use crate::browser::workers::opponent::Opponent;
use crate::lazy::Lazy;
use crate::words::Words;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Carries out an effect on what is given.
type Perform = dyn Fn(&LazyEffects, Effect);

/// The code that carries these effects out. Only the program that makes one names that code, so that it can be loaded on
/// demand.
#[derive(Clone)]
pub struct Errands(Rc<Perform>);

/// The sentence for a line that is said aloud.
type SaidAloud = fn(&Words, &SpokenLine) -> String;

impl Errands {
    /// All that there are. What makes and reads links is loaded when the first one is made or read; `say` has the sentence for
    /// each line that is said aloud.
    pub fn new(links: Lazy<Links>, say: SaidAloud) -> Errands {
        Errands(Rc::new(move |on, effect| run(on, effect, &links, say)))
    }
}

/// What effects are carried out on, once their code has come.
pub(crate) struct LazyEffects {
    pub(crate) post: Post,
    pub(crate) storage: Rc<Storage>,
    pub(crate) device: Device,
    pub(crate) game_import: Rc<GameImport>,
    pub(crate) archive_import: Rc<ArchiveImport>,
    pub(crate) opponent: Opponent,
    pub(crate) coach: Coach,
    pub(crate) appearance: Rc<Appearance>,
    pub(crate) sounds: Sounds,
    pub(crate) speech: Speech,
    pub(crate) tongue: Rc<Tongue>,
    pub(crate) errands: Lazy<Errands>,
}

impl LazyEffects {
    /// Carries out an effect: at once, or as soon as its code has come. If that cannot be had, a message says so.
    pub(crate) fn perform(self: &Rc<LazyEffects>, effect: Effect) {
        if let Some(errands) = self.errands.get() {
            return (errands.0)(self, effect);
        }
        let me = self.clone();
        spawn_local(async move {
            match me.errands.load().await {
                Some(errands) => (errands.0)(&me, effect),
                None => without_code(&effect).into_iter().for_each(|msg| me.post.send(msg)),
            }
        });
    }

    fn perform_job(&self, job: Job, links: &Lazy<Links>) {
        match job {
            Job::Read(text) => self.game_import.read_text(&text),
            Job::ReadFile => self.game_import.read(files::chosen(FilePurpose::Games).map(Into::into)),
            Job::StopReading => self.game_import.stop(),
            Job::BringIn => self.archive_import.begin(files::chosen(FilePurpose::Archive).map(Into::into)),
            Job::BringMore => self.archive_import.go_on(),
            Job::DrawKey => camera::draw_key(self.post.clone()),
            Job::ReadLink(_) => links::hand_over(links, job.into(), self.post.clone()),
            // The page itself asks the questions of a game.
            Job::Ask { .. } => {}
        }
    }

    fn share(&self, share: Share, links: &Lazy<Links>) {
        let post = self.post.clone();
        match share {
            Share::Link(_) | Share::Board(_) => links::hand_over(links, share.into(), post),
            Share::Picture { name, svg, png } => picture::save(name, svg, png, post),
            Share::Send(url) => links::send(&url),
            Share::Copy(text) => clipboard::copy(text, post),
            Share::Download { name, text } => {
                let done = files::download(&name, media_type(&name), &text).is_ok();
                post.send(dialogs::Msg::Shared(Shared::Downloaded(done)).into());
            }
        }
    }

    fn perform_on_page(&self, effect: PageEffect) {
        match effect {
            PageEffect::FillScreen => full_screen::fill_screen(),
            // Where printing is not possible there is nothing to be done about it.
            PageEffect::Print => drop(web_sys::window().map(|window| window.print())),
            PageEffect::SpeakTo(languages) => self.tongue.speak_to(languages),
            PageEffect::LoadLicences => licences::load(self.post.clone()),
            // The page itself carries these out.
            PageEffect::ClearAddress
            | PageEffect::Go(_)
            | PageEffect::ShowDialog
            | PageEffect::HoldPgn(_)
            | PageEffect::TakeUpdate
            | PageEffect::EraseEverything
            | PageEffect::Speak(_) => {}
        }
    }
}

fn run(on: &LazyEffects, effect: Effect, links: &Lazy<Links>, say: SaidAloud) {
    match effect {
        Effect::Appearance(looks) => on.appearance.show(looks),
        Effect::PrepareSounds => on.sounds.prepare(),
        Effect::Sound(made) => on.sounds.play(made),
        Effect::Feel(made) => sounds::feel(made),
        Effect::Speech(effect) => on.speech.perform(effect, say),
        Effect::Store(StoreEffect::Measure) => on.device.measure(),
        Effect::Store(effect) => on.storage.perform_for_dialogs(effect),
        Effect::Job(job) => on.perform_job(job, links),
        Effect::Opponent(effect) => on.opponent.perform(effect),
        Effect::Coach(effect) => on.coach.perform(effect),
        Effect::Share(share) => on.share(share, links),
        Effect::Page(effect) => on.perform_on_page(effect),
        // The page itself carries these out.
        Effect::Time(_) | Effect::Focus(_) | Effect::KeepAwake(_) => {}
    }
}

/// The message for the page where the code that carries out an effect cannot be had.
fn without_code(effect: &Effect) -> Option<Msg> {
    match effect {
        Effect::Opponent(OpponentEffect::Think { .. }) => Some(opponent::Msg::Failed.into()),
        Effect::Coach(CoachEffect::Study { .. }) => Some(coach::Msg::Failed.into()),
        Effect::Coach(CoachEffect::Prove(_)) => Some(coach::Msg::Judged(None).into()),
        Effect::Speech(SpeechEffect::CanListen) => {
            Some(dialogs::Msg::Typed(typed::Msg::CanListen(false)).into())
        }
        Effect::Opponent(OpponentEffect::Stop) | Effect::Coach(_) | Effect::Speech(_) => None,
        _ => Some(PageMsg::PartMissing.into()),
    }
}

/// The media type of a file, by its name.
fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "csv")) => "text/csv",
        Some((_, "trf")) => "text/plain",
        _ => "application/x-chess-pgn",
    }
}
