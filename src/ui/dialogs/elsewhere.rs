//! The game is open in another tab.

use super::modal::modal;
use crate::app::Msg;
use crate::text;
use yew::prelude::*;

/// Says so, and offers to take it over.
pub(crate) fn elsewhere_dialog(on: &Callback<Msg>) -> Html {
    let take_over = on.reform(|_: MouseEvent| Msg::TakeOver);
    let content = html! {
        <>
            <p>{ text::OPEN_ELSEWHERE_HINT }</p>
            <div class="dialog-actions">
                <button class="button primary" data-action="take-over" onclick={take_over}>
                    { text::TAKE_OVER }
                </button>
            </div>
        </>
    };
    modal("elsewhere", text::OPEN_ELSEWHERE, on, content)
}
