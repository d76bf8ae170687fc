//! Names of openings: the loading of the names, and the name of the game's opening beside the score
//! sheet.

mod file;
mod load;

pub use file::load_opening_names;
pub(super) use load::LoadOpeningNames;

use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::table::view::ScoreSheetView;
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::ui::dialogs::use_lazy::use_lazy;
use std::rc::Rc;
use yew::prelude::*;

/// Renders the name of the game's opening beside the score sheet; nothing until the names have
/// loaded.
pub(in crate::ui::dialogs) fn opening_name(
    view: &Rc<ScoreSheetView>,
    book: &Lazy<PtrEqRc<Openings>>,
) -> Html {
    html! { <OpeningName view={view.clone()} book={book.clone()} /> }
}

/// Properties of [`OpeningName`], which shows the name of the game's opening.
#[derive(Properties, PartialEq)]
struct OpeningNameProps {
    view: Rc<ScoreSheetView>,
    book: Lazy<PtrEqRc<Openings>>,
}

/// Renders the ECO code and the name of the game's opening; nothing until the names have loaded, or
/// if the opening has no name.
#[component]
fn OpeningName(OpeningNameProps { view, book }: &OpeningNameProps) -> Html {
    let names = use_lazy(book, |_| {});
    // The names are in English only: no free source has them in other languages.
    let opening = names.as_ref().and_then(|names| view.opening(names));
    html! {
        if let Some(opening) = opening {
            <p class="opening" data-opening={opening.code.to_owned()} lang="en">
                <small>{ opening.code }</small>{ " " }{ opening.name }
            </p>
        }
    }
}
