//! The message over the lower edge of the board.

use super::icon::Icon;
use super::renders;
use crate::app::{Msg, Notice, Tone};
use crate::text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct ToastProps {
    pub(crate) notice: Notice,
    pub(crate) on: Callback<Msg>,
}

/// What the notice says, with a way to close it. Screen readers hear it through the status region.
#[component]
pub(crate) fn Toast(props: &ToastProps) -> Html {
    renders::note();
    let ToastProps { notice, on } = props;
    let tone = match notice.tone {
        Tone::Info => "toast-info",
        Tone::Refusal => "toast-refusal",
        Tone::Error => "toast-error",
    };
    html! {
        <div class={classes!("toast", tone)} data-notice={tone.trim_start_matches("toast-")}>
            <p>{ &notice.text }</p>
            if notice.offers_restore {
                <button class="button" data-action="restore" onclick={on.reform(|_| Msg::RestoreGame)}>
                    { text::BACK_TO_GAME }
                </button>
            }
            <button class="icon-button" data-action="dismiss" aria-label={text::CLOSE}
                onclick={on.reform(|_| Msg::DismissNotice)}>
                <Icon name="close" />
            </button>
        </div>
    }
}
