//! Loads the opening names when a dialog that needs them opens.

use crate::app::ptr_eq_rc::PtrEqRc;
use crate::lazy::Lazy;
use crate::openings::Openings;
use crate::ui::dialogs::use_lazy::use_lazy;
use yew::prelude::*;

/// Properties of [`LoadOpeningNames`], which loads the names of openings.
#[derive(Properties, PartialEq)]
pub(in crate::ui::dialogs) struct LoadOpeningNamesProps {
    pub(in crate::ui::dialogs) book: Lazy<PtrEqRc<Openings>>,
    /// Callback that receives the names.
    pub(in crate::ui::dialogs) on: Callback<PtrEqRc<Openings>>,
}

/// Loads the names of openings and passes them to the callback `on`; renders nothing.
#[component]
pub(in crate::ui::dialogs) fn LoadOpeningNames(
    LoadOpeningNamesProps { book, on }: &LoadOpeningNamesProps,
) -> Html {
    let on = on.clone();
    use_lazy(book, move |names| {
        if let Some(names) = names {
            on.emit(names.clone());
        }
    });
    Html::default()
}
