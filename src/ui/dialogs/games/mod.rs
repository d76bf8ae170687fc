//! Dialog with the saved games. The frame of the dialog is in the part of the code that all dialogs
//! share (`dialogs`). The code of the content is a separate part, which is loaded when this dialog
//! is first opened.

mod list;
mod row;
mod screen;

pub use screen::ArchiveScreen;

use super::modal::modal;
use super::use_lazy::use_lazy;
use crate::app::dialogs;
use crate::app::dialogs::games::{self, GamesView};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::{Msg, PageMsg};
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::words::Words;
use yew::prelude::*;

/// Renders the dialog with the saved games, with its heading.
///
/// `archive` is the code that renders the content, and `book` holds the names of openings. Both
/// load on demand.
pub(super) fn games_dialog(
    view: &GamesView,
    archive: &Lazy<ArchiveScreen>,
    book: &Lazy<PtrEqRc<Openings>>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let content = html! { <ArchiveHost view={view.clone()} archive={archive.clone()} book={book.clone()} words={words.clone()} on={on.clone()} /> };
    modal("games", words.all_games(), words, on, content)
}

/// Properties of [`ArchiveHost`], which renders the content of the dialog with the saved games.
#[derive(Properties, PartialEq)]
struct ArchiveHostProps {
    view: GamesView,
    archive: Lazy<ArchiveScreen>,
    book: Lazy<PtrEqRc<Openings>>,
    words: Words,
    on: Callback<Msg>,
}

/// Renders the content of the dialog with the saved games after its code has loaded.
#[component]
fn ArchiveHost(ArchiveHostProps { view, archive, book, words, on }: &ArchiveHostProps) -> Html {
    let heard = on.clone();
    let screen = use_lazy(archive, move |found| match found {
        Some(found) => heard.emit(dialogs::Msg::Games(games::Msg::Loaded(found.begin())).into()),
        None => heard.emit(PageMsg::CodeNotLoaded.into()),
    });
    match screen {
        Some(screen) => screen.draw(view, book, words, on),
        None => html! {
            <>
                <div class="dialog-body"></div>
            </>
        },
    }
}
