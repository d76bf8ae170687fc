//! The game is open in another tab.

use super::modal::modal;
use crate::app::{DiskMsg, Msg};
use crate::ui::press::{button, press};
use crate::words::Words;
use yew::prelude::*;

/// Says so, and offers to take it over.
pub(crate) fn elsewhere_dialog(words: &Words, on: &Callback<Msg>) -> Html {
    let content = html! {
        <>
            <p>{ words.open_elsewhere_hint() }</p>
            <div class="dialog-actions">
                { button("button primary", "take-over", words.take_over(), press(on, DiskMsg::TakeOver)) }
            </div>
        </>
    };
    modal("elsewhere", words.open_elsewhere(), on, content)
}
