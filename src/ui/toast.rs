//! The message by the lower edge of the board.

use super::icon::icon_button;
use crate::app::{Look, Msg, Notice, Tone};
use crate::text;
use yew::prelude::*;

/// What the notice says, with a way to close it. Screen readers hear it through the status region.
pub(crate) fn toast(notice: &Notice, on: &Callback<Msg>) -> Html {
    let (class, tone) = match notice.tone {
        Tone::Info => ("toast toast-info", "info"),
        Tone::Refusal => ("toast toast-refusal", "refusal"),
        Tone::Error => ("toast toast-error", "error"),
    };
    html! {
        <div {class} data-notice={tone}>
            <p>{ &notice.text }</p>
            if notice.offers_restore {
                <button class="button" data-action="restore" onclick={on.reform(|_| Msg::RestoreGame)}>
                    { text::BACK_TO_GAME }
                </button>
            }
            if notice.offers_update {
                <button class="button" data-action="update" onclick={on.reform(|_| Msg::TakeUpdate)}>
                    { text::UPDATE }
                </button>
            }
            if notice.offers_live {
                <button class="button" data-action="live" onclick={on.reform(|_| Msg::Look(Look::Live))}>
                    { text::LIVE }
                </button>
            }
            { icon_button("dismiss", "close", text::CLOSE, on.reform(|_| Msg::DismissNotice)) }
        </div>
    }
}
