//! The name of the opening, by the score sheet.

mod file;
mod load;

pub use file::opening_names;
pub(super) use load::BookNames;

use crate::app::dialogs::same::Same;
use crate::app::table::view::ScoreSheetView;
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::ui::dialogs::use_lazy::use_lazy;
use std::rc::Rc;
use yew::prelude::*;

/// The name of the opening that is shown, once the names have come.
pub(in crate::ui::dialogs) fn opening(view: &Rc<ScoreSheetView>, book: &Lazy<Same<Openings>>) -> Html {
    html! { <Named view={view.clone()} book={book.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct OpeningNameProps {
    view: Rc<ScoreSheetView>,
    book: Lazy<Same<Openings>>,
}

#[component]
fn Named(OpeningNameProps { view, book }: &OpeningNameProps) -> Html {
    let names = use_lazy(book, |_| {});
    // There is no free source of them in other languages.
    let opening = names.as_ref().and_then(|names| view.opening(names));
    html! {
        if let Some(opening) = opening {
            <p class="opening" data-opening={opening.code.to_owned()} lang="en">
                <small>{ opening.code }</small>{ " " }{ opening.name }
            </p>
        }
    }
}
