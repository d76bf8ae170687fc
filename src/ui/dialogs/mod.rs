//! What lies over the page.

mod about;
mod aloud;
mod book;
mod book_names;
mod clock;
mod clocks;
mod club;
mod coach;
mod coded;
mod custom_clock;
mod device;
mod editor;
mod elsewhere;
mod fields;
mod games;
mod import;
mod learn;
mod link;
mod link_out;
mod listen;
mod looks;
mod modal;
mod more;
mod new_game;
mod opening;
mod paper;
mod paste;
mod practice;
mod rare;
mod rules;
mod seats;
mod settings;
mod sheet;
mod typed;

pub use aloud::said_aloud;
pub use book::{BookOnItsWay, FetchBook};
pub use club::{CameraDesk, ClubOnItsWay, ClubScreen, FetchClub};
pub(super) use elsewhere::elsewhere_dialog;
pub use games::{ArchiveOnItsWay, ArchiveScreen, FetchArchive};

use super::announce::announce;
use super::names::side;
use super::rare::Rare;
use super::renders;
use crate::app::dialogs::{self, DialogView, UpdateDialog};
use crate::app::table::view::SheetView;
use crate::app::{CoachView, Msg, Told};
use crate::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// Draws the dialogs and deals with what happens in them. Only whoever makes one names what does that, so that a program can
/// leave all of it to code that is loaded when the first dialog is opened.
#[derive(Clone, Copy, Debug)]
pub struct Dialogs {
    draw: fn(&DialogView, Around<'_>, Fetches, &Words, &Callback<Msg>) -> Html,
    fetches: Fetches,
    update: UpdateDialog,
    rare: Rare,
    beside: fn(Beside<'_>, Fetches, &Words, &Callback<Msg>) -> Html,
}

/// Where what comes later comes from.
#[derive(Clone, Copy, Debug)]
pub struct Fetches {
    /// The club.
    pub club: FetchClub,
    /// The list of games.
    pub archive: FetchArchive,
    /// The names of openings.
    pub book: FetchBook,
}

impl Dialogs {
    /// What draws every dialog there is, but for what comes from there.
    pub fn new(fetches: Fetches) -> Dialogs {
        let (update, rare): (UpdateDialog, _) = (dialogs::update, rare::rare());
        Dialogs { draw: dialog, fetches, update, rare, beside }
    }

    /// Draws the open one.
    pub(super) fn draw(
        self,
        view: &DialogView,
        around: Around<'_>,
        words: &Words,
        on: &Callback<Msg>,
    ) -> Html {
        (self.draw)(view, around, self.fetches, words, on)
    }

    /// What comes with them, and is no dialog.
    pub(super) fn rare(self) -> Rare {
        self.rare
    }

    /// Draws what stands by the score sheet and is in no dialog either.
    pub(super) fn beside(self, shown: Beside<'_>, words: &Words, on: &Callback<Msg>) -> Html {
        (self.beside)(shown, self.fetches, words, on)
    }

    /// Code that changes the open one.
    pub fn update(self) -> UpdateDialog {
        self.update
    }
}

/// There is only one: nothing is drawn again because of it.
impl PartialEq for Dialogs {
    fn eq(&self, _: &Dialogs) -> bool {
        true
    }
}

/// What is shown by the score sheet beside its lines.
#[derive(Clone, Copy)]
pub(super) struct Beside<'a> {
    pub(super) sheet: &'a Rc<SheetView>,
    pub(super) coach: &'a Rc<CoachView>,
}

/// The name of the opening, and what the coach says to who plays alone.
fn beside(shown: Beside<'_>, fetches: Fetches, words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        <>
            <coach::Coached view={shown.coach.clone()} book={fetches.book} at={coach::At::Board} words={words.clone()} on={on.clone()} />
            { opening::opening(shown.sheet, fetches.book) }
        </>
    }
}

/// What lies around a dialog: what screen readers are told meanwhile, and what the coach says.
type Around<'a> = (&'a Told, &'a Rc<CoachView>);

/// The dialog that is open, with what screen readers are told meanwhile.
fn dialog(
    view: &DialogView,
    (told, coach): Around<'_>,
    fetches: Fetches,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    renders::note("dialog");
    let mut drawn = match view {
        DialogView::NewGame(view) => new_game::new_game_dialog(view, words, on),
        DialogView::Settings(view) => settings::settings_dialog(view, words, on),
        DialogView::Sheet(view) => sheet::sheet_dialog(view, coach, (fetches.club, fetches.book), words, on),
        DialogView::Import(view) => import::import_dialog(view, words, on),
        DialogView::Clocks(view) => clocks::clocks_dialog(view, words, on),
        DialogView::About(view) => about::about_dialog(view, words, on),
        DialogView::Games(view) => games::games_dialog(view, fetches.archive, fetches.book, words, on),
        DialogView::Learn(view) => learn::learn_dialog(view, words, on),
        DialogView::Editor(view) => editor::editor_dialog(view, words, on),
        DialogView::Typed(view) => typed::typed_dialog(view, words, on),
        DialogView::More(view) => more::more_dialog(view, words, on),
        DialogView::Keys(()) => typed::keys_dialog(words, on),
        DialogView::Club(view) => club::club_dialog(view, fetches.club, fetches.book, words, on),
        DialogView::Link(view) => link::link_dialog(view, words, on),
        DialogView::Elsewhere => elsewhere_dialog(words, on),
    };
    // The page's own status region is silent under a modal dialog.
    if let Html::VTag(tag) = &mut drawn {
        Rc::make_mut(tag).add_child(announce(told, None, Some(rare::rare()), words));
    }
    drawn
}
