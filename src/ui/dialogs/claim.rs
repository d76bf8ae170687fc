//! The move that a player claims a draw with.

use super::modal::modal;
use crate::app::dialogs::claim::{self, Claim};
use crate::app::{Msg, dialogs};
use crate::ui::press::{aside, press};
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlSelectElement, SubmitEvent};
use yew::prelude::*;

/// The legal moves, one to be chosen (FIDE 9.2.1.1, 9.3.1).
pub(crate) fn claim_dialog(claim: &Claim, words: &Words, on: &Callback<Msg>) -> Html {
    let onsubmit = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let select = form.and_then(|form| form.query_selector("select").ok().flatten());
            let chosen = select.and_then(|select| select.dyn_into::<HtmlSelectElement>().ok());
            if let Some(number) = chosen.and_then(|select| select.value().parse().ok()) {
                on.emit(dialogs::Msg::Claim(claim::Msg::Choose(number)).into());
            }
        })
    };
    let content = html! {
        <form {onsubmit}>
            <p>{ words.claim_hint() }</p>
            <label class="field">
                <span>{ words.intended_move() }</span>
                <select name="intended-move">
                    { for claim.moves.iter().enumerate().map(|(number, (_, san))| html! {
                        <option key={number} value={number.to_string()}>{ words.san(*san) }</option>
                    }) }
                </select>
            </label>
            <div class="dialog-actions">
                { aside("close", None, words.cancel(), false, press(on, dialogs::Msg::Close)) }
                <button class="button primary" data-action="claim">{ words.claim() }</button>
            </div>
        </form>
    };
    modal("claim", words.claim_draw(), on, content)
}
