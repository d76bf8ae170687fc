//! The settings.

use crate::app::{Msg, Settings};
use crate::text;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// En passant in the next game; announcing check at once.
pub(crate) fn settings_dialog(settings: &Settings, on: &Callback<Msg>) -> Html {
    let close = on.reform(|_: MouseEvent| Msg::CloseDialog);
    html! {
        <div class="scrim" onclick={close.clone()}>
            <section class="dialog" data-dialog="settings" role="dialog" aria-modal="true"
                aria-labelledby="settings-heading" onclick={|event: MouseEvent| event.stop_propagation()}>
                <h2 id="settings-heading">{ text::SETTINGS }</h2>
                { switch("en-passant", text::EN_PASSANT, text::EN_PASSANT_HINT, settings.rules.en_passant,
                    Msg::SetEnPassant, on) }
                { switch("announce-check", text::ANNOUNCE_CHECK, text::ANNOUNCE_CHECK_HINT,
                    settings.announce_check, Msg::SetAnnounceCheck, on) }
                <div class="dialog-actions">
                    <button class="button primary" data-action="close" onclick={close}>{ text::CLOSE }</button>
                </div>
            </section>
        </div>
    }
}

fn switch(
    name: &'static str,
    label: &'static str,
    hint: &'static str,
    checked: bool,
    msg: fn(bool) -> Msg,
    on: &Callback<Msg>,
) -> Html {
    let onchange =
        on.reform(move |event: Event| msg(event.target_unchecked_into::<HtmlInputElement>().checked()));
    html! {
        <label class="field">
            <span>{ label }<small>{ hint }</small></span>
            <input type="checkbox" role="switch" class="switch" {name} {checked} {onchange} />
        </label>
    }
}
