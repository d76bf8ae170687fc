//! What only dialogs ask for, and what is heard: it is carried out by code that comes with the dialogs.

use crate::app::{
    Effect, FilePurpose, Job, PageEffect, PageMsg, Share, Shared, Spoken, StoreEffect, dialogs,
};
use crate::browser::audio::{sounds, speech};
use crate::browser::device::capabilities::Device;
use crate::browser::device::{camera, preferences};
use crate::browser::resources::language::Tongue;
use crate::browser::resources::licences;
use crate::browser::runtime::lazy::Fetch;
use crate::browser::runtime::messages::Post;
use crate::browser::sharing::links::Links;
use crate::browser::sharing::{clipboard, files, links, picture};
use crate::browser::storage::Store;
use crate::browser::workers::archive_import::ArchiveImport;
use crate::browser::workers::game_import::GameImport;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Carries out what only dialogs ask for. Only whoever makes one names the code for it, so that a program can load that
/// on demand.
#[derive(Clone, Copy)]
pub struct Errands {
    run: fn(&Desk, Effect, Fetch<Links>),
    links: Fetch<Links>,
}

impl Errands {
    /// All that there are. What makes and reads links is loaded when the first one is made or read.
    pub fn new(links: Fetch<Links>) -> Errands {
        Errands { run, links }
    }

    fn run(self, desk: &Desk, effect: Effect) {
        (self.run)(desk, effect, self.links);
    }
}

/// Where errands are handed in.
pub(crate) struct Desk {
    pub(crate) post: Post,
    pub(crate) store: Rc<Store>,
    pub(crate) device: Rc<Device>,
    pub(crate) game_import: Rc<GameImport>,
    pub(crate) archive_import: Rc<ArchiveImport>,
    pub(crate) tongue: Rc<Tongue>,
    pub(crate) fetch: Fetch<Errands>,
    /// Once they are loaded.
    pub(crate) errands: Cell<Option<Errands>>,
}

impl Desk {
    /// Has an effect carried out: at once, or as soon as it is known how.
    pub(crate) fn take(self: &Rc<Desk>, effect: Effect) {
        if let Some(errands) = self.errands.get() {
            return errands.run(self, effect);
        }
        let me = self.clone();
        spawn_local(async move {
            match (me.fetch)().await {
                Some(errands) => {
                    me.errands.set(Some(errands));
                    errands.run(&me, effect);
                }
                None => me.post.send(PageMsg::PartMissing.into()),
            }
        });
    }
}

fn run(desk: &Desk, effect: Effect, links: Fetch<Links>) {
    let post = desk.post.clone();
    match effect {
        Effect::Sound(made) => sounds::play(made),
        Effect::Feel(made) => sounds::feel(made),
        Effect::Page(PageEffect::FillScreen) => preferences::fill_screen(),
        Effect::Store(StoreEffect::Measure) => desk.device.measure(),
        Effect::Store(StoreEffect::List { from, pages, whole, unfinished }) => {
            desk.store.list(from, pages, whole, unfinished)
        }
        Effect::Store(StoreEffect::ReadSaved(name)) => desk.store.read_saved(name),
        Effect::Store(StoreEffect::Add(lines)) => desk.store.add_elsewhere(lines),
        Effect::Store(StoreEffect::Delete(what)) => desk.store.change_list(what, true),
        Effect::Store(StoreEffect::Undelete(what)) => desk.store.change_list(what, false),
        Effect::Store(StoreEffect::ReadClub(of)) => desk.store.read_club(of),
        Effect::Store(StoreEffect::ReadGames(games)) => desk.store.read_games(games),
        Effect::Store(StoreEffect::ReadSummaries) => desk.store.read_summaries(),
        Effect::Store(StoreEffect::DeleteClub(event)) => desk.store.delete_club(event),
        Effect::Store(StoreEffect::Export) => desk.store.export(),
        Effect::Store(StoreEffect::Import) => desk.store.import(),
        Effect::Store(StoreEffect::Stop) => desk.store.stop(),
        Effect::Job(Job::Read(text)) => desk.game_import.read_text(&text),
        Effect::Job(Job::ReadFile) => {
            desk.game_import.read(files::chosen(FilePurpose::Games).map(Into::into))
        }
        Effect::Job(Job::BringIn) => {
            desk.archive_import.begin(files::chosen(FilePurpose::Archive).map(Into::into))
        }
        Effect::Job(Job::BringMore) => desk.archive_import.go_on(),
        Effect::Job(Job::StopReading) => desk.game_import.stop(),
        Effect::Job(Job::DrawKey) => camera::draw_key(post),
        Effect::Job(Job::ReadLink(_)) | Effect::Share(Share::Link(_)) => {
            links::hand_over(links, effect, post)
        }
        Effect::Share(Share::Picture { name, svg, png }) => picture::save(name, svg, png, post),
        Effect::Share(Share::Send(url)) => links::send(&url),
        Effect::Share(Share::Copy(text)) => clipboard::copy(text, post),
        Effect::Share(Share::Download { name, text }) => {
            let kind = match name.rsplit_once('.') {
                Some((_, "csv")) => "text/csv",
                Some((_, "trf")) => "text/plain",
                _ => "application/x-chess-pgn",
            };
            let done = files::download(&name, kind, &text).is_ok();
            post.send(dialogs::Msg::Shared(Shared::Downloaded(done)).into());
        }
        // Where printing is not possible there is nothing to be done about it.
        Effect::Page(PageEffect::Print) => {
            let _ = web_sys::window().map(|window| window.print());
        }
        Effect::Speak(Spoken::Check) => speech::announce_check(&desk.tongue.words()),
        Effect::Page(PageEffect::SpeakTo(languages)) => desk.tongue.speak_to(languages),
        Effect::Page(PageEffect::LoadLicences) => licences::load(post),
        // The others are carried out by the page itself.
        _ => {}
    }
}
