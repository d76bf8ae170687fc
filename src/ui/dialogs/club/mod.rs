//! The club: its frame, which comes with the dialogs, and what is in it, which comes when somebody goes there.

mod codes;
mod draft;
mod event;
mod fields;
mod list;
mod paper;
mod players;
mod profiles;
mod round;
mod screen;
mod signs;
mod tables;
mod wall;
mod wording;

pub use codes::CameraDesk;
pub use screen::ClubScreen;

use super::book::FetchBook;
use super::modal::modal;
use crate::app::dialogs::{self, club};
use crate::app::{Msg, PageMsg};
use crate::ui::press::{button, press};
use crate::words::Words;
use std::future::Future;
use std::pin::Pin;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What draws the club, on its way; `None` if it cannot be had now.
pub type ClubOnItsWay = Pin<Box<dyn Future<Output = Option<ClubScreen>>>>;

/// Where what draws the club comes from.
#[derive(Clone, Copy, Debug)]
pub struct FetchClub(pub fn() -> ClubOnItsWay);

/// There is only one: nothing is drawn again because of it.
impl PartialEq for FetchClub {
    fn eq(&self, _: &FetchClub) -> bool {
        true
    }
}

/// The club, in its frame.
pub(super) fn club_dialog(
    view: &club::Club,
    fetch: FetchClub,
    book: FetchBook,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let content = html! { <Host view={view.clone()} {fetch} {book} words={words.clone()} on={on.clone()} /> };
    modal("club", words.club_title(), on, content)
}

#[derive(Properties, PartialEq)]
struct HostProps {
    view: club::Club,
    fetch: FetchClub,
    book: FetchBook,
    words: Words,
    on: Callback<Msg>,
}

/// What is in the frame, once it has come.
#[component]
fn Host(HostProps { view, fetch, book, words, on }: &HostProps) -> Html {
    let screen = use_state(|| None::<ClubScreen>);
    {
        let (screen, fetch, on) = (screen.clone(), *fetch, on.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                match (fetch.0)().await {
                    Some(found) => {
                        on.emit(dialogs::Msg::Club(club::Msg::Here(None, found.begin())).into());
                        screen.set(Some(found));
                    }
                    None => on.emit(PageMsg::PartMissing.into()),
                }
            });
        });
    }
    match (*screen, &view.inside) {
        (Some(screen), Some(inside)) => screen.draw(inside, *book, words, on),
        _ => html! {
            <>
                <div class="dialog-body"><p class="hint" role="status">{ words.club_reading() }</p></div>
                <div class="dialog-actions">
                    { button("button", "close", words.close(), press(on, dialogs::Msg::Close)) }
                </div>
            </>
        },
    }
}
