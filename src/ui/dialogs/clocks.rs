//! The arbiter sets the clocks.

use super::modal::modal;
use super::side;
use crate::app::{Dialog, Model, Msg};
use crate::game::{Event, Shown, Span};
use crate::rules::Color;
use crate::text;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement, SubmitEvent};
use yew::prelude::*;

/// A field for each clock, fifteen seconds more at a tap, and the changes made so far.
pub(crate) fn clocks_dialog(model: &Model, on: &Callback<Msg>) -> Html {
    let game = &model.game;
    let close = on.reform(|_: MouseEvent| Msg::CloseDialog);
    let content = html! {
        <>
            <p class="hint">{ text::SET_CLOCKS_HINT }</p>
            { for Color::ALL.map(|color| clock_form(model, color, on)) }
            if !game.clock_edits().is_empty() {
                <h3>{ text::CLOCK_EDITS }</h3>
                <ol class="clock-edits">
                    { for game.clock_edits().iter().map(|edit| html! { <li>{ text::clock_edit(edit, game) }</li> }) }
                </ol>
            }
            <div class="dialog-actions">
                <button class="button primary" data-action="close" onclick={close}>{ text::CLOSE }</button>
            </div>
        </>
    };
    modal("clocks", text::SET_CLOCKS, on, content)
}

/// One player's clock; nothing where there is no total to be set.
fn clock_form(model: &Model, color: Color, on: &Callback<Msg>) -> Html {
    let game = &model.game;
    let Some(left) = game.clock().and_then(|clock| clock.reading(color, game.last_change()).left) else {
        return Html::default();
    };
    let fault = model.dialog == Some(Dialog::Clocks(Some(color)));
    let onsubmit = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let input = form.and_then(|form| form.query_selector("input").ok().flatten());
            if let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) {
                on.emit(Msg::SetClock { color, typed: input.value() });
            }
        })
    };
    let give = Event::GiveTime { to: color, time: Span::from_secs(15) };
    let told_by = format!("set-{}-fault", side(color));
    html! {
        <form class="clock-form" key={side(color)} {onsubmit}>
            <label class="cell">
                <small>{ text::clock_name(color) }</small>
                <input name={format!("set-{}", side(color))} ~defaultValue={Shown::new(left).to_string()}
                    autocomplete="off" aria-invalid={fault.then_some("true")}
                    aria-describedby={fault.then(|| told_by.clone())} />
                if fault {
                    <em class="fault" id={told_by}>{ text::NOT_A_TIME }</em>
                }
            </label>
            <button class="button" data-action="set-clock" data-side={side(color)}>{ text::SET_CLOCK }</button>
            <button type="button" class="button" data-action="add-time" data-side={side(color)}
                onclick={on.reform(move |_: MouseEvent| Msg::Act(give.clone()))}>{ text::ADD_15 }</button>
        </form>
    }
}
