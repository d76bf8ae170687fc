//! The name of the opening, by the score sheet.

use super::book::FetchBook;
use crate::app::table::view::SheetView;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The name of the opening that is shown, once the names have come.
pub(super) fn opening(view: &Rc<SheetView>, fetch: FetchBook) -> Html {
    html! { <Named view={view.clone()} {fetch} /> }
}

#[derive(Properties, PartialEq)]
struct NamedProps {
    view: Rc<SheetView>,
    fetch: FetchBook,
}

#[component]
fn Named(NamedProps { view, fetch }: &NamedProps) -> Html {
    let names = use_state(|| None);
    {
        let (names, fetch) = (names.clone(), *fetch);
        use_effect_with((), move |()| spawn_local(async move { names.set(fetch.names().await) }));
    }
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
