//! What only dialogs ask for, and what is heard: it is carried out by code that comes with the dialogs.

use super::device::Device;
use super::fetch::Fetch;
use super::language::Tongue;
use super::links::Links;
use super::post::Post;
use super::reading::Reading;
use super::store::Store;
use super::{bringing, camera, clipboard, files, licences, links, manners, picture, sound, voice};
use crate::app::{
    Effect, FilePurpose, Job, PageEffect, PageMsg, Share, Shared, Spoken, StoreEffect, dialogs,
};
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
pub(super) struct Desk {
    pub(super) post: Post,
    pub(super) store: Rc<Store>,
    pub(super) device: Rc<Device>,
    pub(super) reading: Rc<Reading>,
    pub(super) tongue: Rc<Tongue>,
    pub(super) fetch: Fetch<Errands>,
    /// Once they are loaded.
    pub(super) errands: Cell<Option<Errands>>,
}

impl Desk {
    /// Has an effect carried out: at once, or as soon as it is known how.
    pub(super) fn take(self: &Rc<Desk>, effect: Effect) {
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
        Effect::Sound(made) => sound::play(made),
        Effect::Feel(made) => sound::feel(made),
        Effect::Page(PageEffect::FillScreen) => manners::fill_screen(),
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
        Effect::Job(Job::Read(text)) => desk.reading.read_text(&text),
        Effect::Job(Job::ReadFile) => desk.reading.read(files::chosen(FilePurpose::Games).map(Into::into)),
        Effect::Job(Job::BringIn) => {
            bringing::begin(post, files::chosen(FilePurpose::Archive).map(Into::into))
        }
        Effect::Job(Job::BringMore) => bringing::go_on(),
        Effect::Job(Job::StopReading) => desk.reading.stop(),
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
        Effect::Speak(Spoken::Check) => voice::announce_check(&desk.tongue.words()),
        Effect::Page(PageEffect::SpeakTo(languages)) => desk.tongue.speak_to(languages),
        Effect::Page(PageEffect::LoadLicences) => licences::load(post),
        // The others are carried out by the page itself.
        _ => {}
    }
}
