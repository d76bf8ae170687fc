//! The games of this device: the frame, which comes with the dialogs, and what is in it, which comes when somebody goes
//! there.

mod list;
mod notes;
mod row;
mod screen;

pub use screen::ArchiveScreen;

use super::book::FetchBook;
use super::modal::modal;
use crate::app::dialogs;
use crate::app::dialogs::games::{self, GamesView};
use crate::app::{Msg, PageMsg};
use crate::ui::press::{button, press};
use crate::words::Words;
use std::future::Future;
use std::pin::Pin;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What draws the list, on its way; `None` if it cannot be had now.
pub type ArchiveOnItsWay = Pin<Box<dyn Future<Output = Option<ArchiveScreen>>>>;

/// Where what draws the list comes from.
#[derive(Clone, Copy, Debug)]
pub struct FetchArchive(pub fn() -> ArchiveOnItsWay);

/// There is only one: nothing is drawn again because of it.
impl PartialEq for FetchArchive {
    fn eq(&self, _: &FetchArchive) -> bool {
        true
    }
}

/// The games, in their frame.
pub(super) fn games_dialog(
    view: &GamesView,
    fetch: FetchArchive,
    book: FetchBook,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let content = html! { <Host view={view.clone()} {fetch} {book} words={words.clone()} on={on.clone()} /> };
    modal("games", words.all_games(), on, content)
}

#[derive(Properties, PartialEq)]
struct HostProps {
    view: GamesView,
    fetch: FetchArchive,
    book: FetchBook,
    words: Words,
    on: Callback<Msg>,
}

/// What is in the frame, once it has come.
#[component]
fn Host(HostProps { view, fetch, book, words, on }: &HostProps) -> Html {
    let screen = use_state(|| None::<ArchiveScreen>);
    {
        let (screen, fetch, on) = (screen.clone(), *fetch, on.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                match (fetch.0)().await {
                    Some(found) => {
                        on.emit(dialogs::Msg::Games(games::Msg::Here(found.begin())).into());
                        screen.set(Some(found));
                    }
                    None => on.emit(PageMsg::PartMissing.into()),
                }
            });
        });
    }
    match *screen {
        Some(screen) => screen.draw(view, *book, words, on),
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
