//! The settings.

use super::modal::modal;
use crate::app::{Msg, Settings};
use crate::text;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// En passant in the next game; announcing check at once.
pub(crate) fn settings_dialog(settings: &Settings, on: &Callback<Msg>) -> Html {
    let en_passant = Switch {
        name: "en-passant",
        label: text::EN_PASSANT,
        hint: text::EN_PASSANT_HINT,
        checked: settings.rules.en_passant,
        msg: Msg::SetEnPassant,
    };
    let announce_check = Switch {
        name: "announce-check",
        label: text::ANNOUNCE_CHECK,
        hint: text::ANNOUNCE_CHECK_HINT,
        checked: settings.rules.announce_check,
        msg: Msg::SetAnnounceCheck,
    };
    let close = on.reform(|_: MouseEvent| Msg::CloseDialog);
    let content = html! {
        <>
            { en_passant.draw(on) }
            { announce_check.draw(on) }
            <div class="dialog-actions">
                <button class="button primary" data-action="close" onclick={close}>{ text::CLOSE }</button>
            </div>
        </>
    };
    modal("settings", text::SETTINGS, on, content)
}

/// A setting that is on or off.
struct Switch {
    /// Its name in the automation contract.
    name: &'static str,
    label: &'static str,
    /// What it changes, and when.
    hint: &'static str,
    checked: bool,
    msg: fn(bool) -> Msg,
}

impl Switch {
    fn draw(&self, on: &Callback<Msg>) -> Html {
        let Switch { name, label, hint, checked, msg } = *self;
        let onchange =
            on.reform(move |event: Event| msg(event.target_unchecked_into::<HtmlInputElement>().checked()));
        html! {
            <label class="field">
                <span>{ label }<small>{ hint }</small></span>
                <input type="checkbox" role="switch" class="switch" {name} {checked} {onchange} />
            </label>
        }
    }
}
