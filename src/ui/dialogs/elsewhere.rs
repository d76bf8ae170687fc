//! Dialog for a game that is open in another tab.

use super::modal::modal_without_close;
use crate::app::{DiskMsg, Msg};
use crate::ui::buttons::{button, press_callback};
use crate::words::Words;
use yew::prelude::*;

/// Renders the dialog for a game that is open in another tab, with a button that moves the game to
/// this tab.
pub(crate) fn elsewhere_dialog(words: &Words, on: &Callback<Msg>) -> Html {
    let content = html! {
        <>
            <p>{ words.open_elsewhere_hint() }</p>
            <div class="dialog-actions">
                { button("button primary", "take-over", words.take_over(), press_callback(on, DiskMsg::TakeOver)) }
            </div>
        </>
    };
    modal_without_close("elsewhere", words.open_elsewhere(), on, content)
}
