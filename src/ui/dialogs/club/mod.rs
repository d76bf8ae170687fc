//! Club dialog: the profiles of players, and tournaments.
//!
//! The frame of the dialog is in the part of the code that all dialogs share. The code of the
//! content loads when the club dialog is first opened.

mod avatars;
mod codes;
mod draft;
mod event;
mod event_details;
mod fields;
mod list;
mod manual_pairing;
mod more;
mod paper;
mod personal;
mod players;
mod profiles;
mod rating_list;
mod round;
mod screen;
mod tables;
mod wall;
mod wording;

pub use codes::{Camera, StopScanning};
pub use screen::ClubScreen;

use super::modal::{DialogHeader, modal_with_pages};
use super::use_lazy::use_lazy;
use crate::app::dialogs::{self, club};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::{Msg, PageMsg};
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::words::Words;
use yew::prelude::*;

/// Renders the frame of the club dialog (players and tournaments). `club` is the code of the
/// content, and `book` holds the names of openings. Both load on demand.
pub(super) fn club_dialog(
    view: &club::ClubDialog,
    club: &Lazy<ClubScreen>,
    book: &Lazy<PtrEqRc<Openings>>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let content = html! { <ClubHost view={view.clone()} club={club.clone()} book={book.clone()} words={words.clone()} on={on.clone()} /> };
    let header = match (club.get(), &view.inside) {
        (Some(screen), Some(inside)) => screen.header(inside, words, on),
        _ => DialogHeader { heading: words.club_title().to_owned(), ..DialogHeader::default() },
    };
    modal_with_pages("club", header, words, on, content)
}

/// Properties of [`ClubHost`], which renders the content of the club dialog (players and
/// tournaments) once its code has loaded.
#[derive(Properties, PartialEq)]
struct ClubHostProps {
    view: club::ClubDialog,
    club: Lazy<ClubScreen>,
    book: Lazy<PtrEqRc<Openings>>,
    words: Words,
    on: Callback<Msg>,
}

/// Renders the content of the club dialog (players and tournaments) after its code has loaded.
#[component]
fn ClubHost(ClubHostProps { view, club, book, words, on }: &ClubHostProps) -> Html {
    let heard = on.clone();
    let screen = use_lazy(club, move |found| match found {
        Some(found) => heard.emit(dialogs::Msg::Club(club::Msg::Loaded(None, found.begin())).into()),
        None => heard.emit(PageMsg::CodeNotLoaded.into()),
    });
    match (screen, &view.inside) {
        (Some(screen), Some(inside)) => screen.draw(inside, book, words, on),
        _ => html! {
            <>
                <div class="dialog-body"><p class="hint" role="status">{ words.club_reading() }</p></div>
            </>
        },
    }
}
