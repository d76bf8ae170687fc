//! The games of this device: the frame, which comes with the dialogs, and what is in it, which comes when somebody goes
//! there.

mod list;
mod notes;
mod row;
mod screen;

pub use screen::ArchiveScreen;

use super::modal::modal;
use super::use_lazy::use_lazy;
use crate::app::dialogs;
use crate::app::dialogs::games::{self, GamesView};
use crate::app::dialogs::same::Same;
use crate::app::{Msg, PageMsg};
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::ui::press::{button, press};
use crate::words::Words;
use yew::prelude::*;

/// The games, in their frame.
pub(super) fn games_dialog(
    view: &GamesView,
    archive: &Lazy<ArchiveScreen>,
    book: &Lazy<Same<Openings>>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let content = html! { <Host view={view.clone()} archive={archive.clone()} book={book.clone()} words={words.clone()} on={on.clone()} /> };
    modal("games", words.all_games(), on, content)
}

#[derive(Properties, PartialEq)]
struct HostProps {
    view: GamesView,
    archive: Lazy<ArchiveScreen>,
    book: Lazy<Same<Openings>>,
    words: Words,
    on: Callback<Msg>,
}

/// What is in the frame, once it has come.
#[component]
fn Host(HostProps { view, archive, book, words, on }: &HostProps) -> Html {
    let heard = on.clone();
    let screen = use_lazy(archive, move |found| match found {
        Some(found) => heard.emit(dialogs::Msg::Games(games::Msg::Here(found.begin())).into()),
        None => heard.emit(PageMsg::CodeNotLoaded.into()),
    });
    match screen {
        Some(screen) => screen.draw(view, book, words, on),
        None => html! {
            <>
                <div class="dialog-body"></div>
                <div class="dialog-actions">
                    { button("button primary", "close", words.close(), press(on, dialogs::Msg::Close)) }
                </div>
            </>
        },
    }
}
