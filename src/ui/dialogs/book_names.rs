//! The names of openings come while a dialog is open that says them.

use super::book::FetchBook;
use crate::app::dialogs::sealed::Opaque;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) book: FetchBook,
    /// Is told of the names.
    pub(super) on: Callback<Opaque>,
}

/// Draws nothing: it has the names of openings come.
#[component]
pub(super) fn BookNames(Props { book, on }: &Props) -> Html {
    let (book, on) = (*book, on.clone());
    use_effect_with((), move |()| {
        spawn_local(async move {
            if let Some(names) = book.names().await {
                on.emit(Opaque::new(names));
            }
        });
    });
    Html::default()
}
