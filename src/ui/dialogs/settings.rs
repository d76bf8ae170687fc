//! The settings.

use crate::app::{Msg, Settings};
use crate::text;
use crate::ui::renders;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct SettingsProps {
    pub(crate) settings: Settings,
    pub(crate) on: Callback<Msg>,
}

/// En passant in the next game; announcing check at once.
#[component]
pub(crate) fn SettingsDialog(props: &SettingsProps) -> Html {
    renders::note();
    let SettingsProps { settings, on } = props;
    let first = use_node_ref();
    {
        let first = first.clone();
        use_effect_with((), move |()| {
            if let Some(input) = first.cast::<HtmlInputElement>() {
                // A refused focus leaves the keyboard where it was: nothing to do about it.
                let _ = input.focus();
            }
        });
    }
    let switched = |msg: fn(bool) -> Msg| {
        on.reform(move |event: Event| msg(event.target_unchecked_into::<HtmlInputElement>().checked()))
    };
    let close = on.reform(|_: MouseEvent| Msg::CloseDialog);
    html! {
        <div class="scrim" onclick={close.clone()}>
            <section class="dialog" role="dialog" aria-modal="true" aria-labelledby="settings-heading"
                onclick={|event: MouseEvent| event.stop_propagation()}>
                <h2 id="settings-heading">{ text::SETTINGS }</h2>
                <label class="field">
                    <span>{ text::EN_PASSANT }<small>{ text::EN_PASSANT_HINT }</small></span>
                    <input type="checkbox" role="switch" class="switch" name="en-passant" ref={first}
                        checked={settings.rules.en_passant} onchange={switched(Msg::SetEnPassant)} />
                </label>
                <label class="field">
                    <span>{ text::ANNOUNCE_CHECK }<small>{ text::ANNOUNCE_CHECK_HINT }</small></span>
                    <input type="checkbox" role="switch" class="switch" name="announce-check"
                        checked={settings.announce_check} onchange={switched(Msg::SetAnnounceCheck)} />
                </label>
                <div class="dialog-actions">
                    <button class="button primary" data-action="close" onclick={close}>{ text::CLOSE }</button>
                </div>
            </section>
        </div>
    }
}
