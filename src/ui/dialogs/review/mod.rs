//! Review dialog, in which players analyse a game. The frame of the dialog is in the part of the
//! code that all dialogs share. The code of the content loads when the review dialog is first
//! opened.

mod board;
mod board_view;
mod charts;
mod drawings;
mod evaluation;
mod lines;
mod messages;
mod panel;
mod screen;

pub use screen::ReviewScreen;

use super::modal::modal;
use super::use_lazy::use_lazy;
use crate::app::dialogs;
use crate::app::dialogs::review::{self, ReviewDialogView};
use crate::app::{Msg, PageMsg};
use crate::lazy::Lazy;
use crate::words::Words;
use yew::prelude::*;

/// Renders the review dialog with its heading. `part` is the code that renders the content, and
/// loads on demand.
pub(super) fn review_dialog(
    view: &ReviewDialogView,
    part: &Lazy<ReviewScreen>,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let content = html! { <ReviewHost view={view.clone()} part={part.clone()} words={words.clone()} on={on.clone()} /> };
    modal("review", words.review(), words, on, content)
}

/// Properties of [`ReviewHost`], which renders the content of the review dialog.
#[derive(Properties, PartialEq)]
struct ReviewHostProps {
    view: ReviewDialogView,
    part: Lazy<ReviewScreen>,
    words: Words,
    on: Callback<Msg>,
}

/// Renders the content of the review dialog after its code has loaded.
#[component]
fn ReviewHost(ReviewHostProps { view, part, words, on }: &ReviewHostProps) -> Html {
    let heard = on.clone();
    let screen = use_lazy(part, move |found| match found {
        Some(found) => heard.emit(dialogs::Msg::Review(review::Msg::Loaded(found.begin())).into()),
        None => heard.emit(PageMsg::CodeNotLoaded.into()),
    });
    match screen {
        Some(screen) => screen.draw(view, words, on),
        None => html! {
            <>
                <div class="dialog-body"></div>
            </>
        },
    }
}
