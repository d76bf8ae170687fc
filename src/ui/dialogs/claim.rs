//! The move that a player claims a draw with.

use super::modal::modal;
use crate::app::Msg;
use crate::game::Game;
use crate::text;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlSelectElement, SubmitEvent};
use yew::prelude::*;

/// The legal moves, one to be chosen (FIDE 9.2.1.1, 9.3.1).
pub(crate) fn claim_dialog(game: &Game, on: &Callback<Msg>) -> Html {
    let position = game.position();
    let onsubmit = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let select = form.and_then(|form| form.query_selector("select").ok().flatten());
            let chosen = select.and_then(|select| select.dyn_into::<HtmlSelectElement>().ok());
            if let Some(number) = chosen.and_then(|select| select.value().parse().ok()) {
                on.emit(Msg::ClaimWith(number));
            }
        })
    };
    let cancel = on.reform(|_: MouseEvent| Msg::CloseDialog);
    let content = html! {
        <form {onsubmit}>
            <p>{ text::CLAIM_HINT }</p>
            <label class="field">
                <span>{ text::INTENDED_MOVE }</span>
                <select name="intended-move">
                    { for position.legal_moves().iter().enumerate().map(|(number, mv)| html! {
                        <option key={number} value={number.to_string()}>{ position.san(*mv).to_string() }</option>
                    }) }
                </select>
            </label>
            <div class="dialog-actions">
                <button type="button" class="button" data-action="close" onclick={cancel}>{ text::CANCEL }</button>
                <button class="button primary" data-action="claim">{ text::CLAIM }</button>
            </div>
        </form>
    };
    modal("claim", text::CLAIM_DRAW, on, content)
}
