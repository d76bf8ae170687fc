//! The arbiter sets the clocks.

use super::modal::modal;
use super::side;
use crate::app::dialogs::clocks;
use crate::app::dialogs::view::ClocksView;
use crate::app::{Msg, dialogs};
use crate::game::{Shown, Span};
use crate::rules::Color;
use crate::ui::press::{aside, button, press};
use crate::words::Words;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement, SubmitEvent};
use yew::prelude::*;

/// A field for each clock, more time at a tap, and the changes made so far.
pub(super) fn clocks_dialog(view: &ClocksView, words: &Words, on: &Callback<Msg>) -> Html {
    let content = html! {
        <>
            <p class="hint">{ words.set_clocks_hint() }</p>
            { for view.clocks.iter().map(|(color, left)| {
                clock_form(*color, *left, view.fault == Some(*color), words, on)
            }) }
            if !view.edits.is_empty() {
                <h3>{ words.clock_edits() }</h3>
                <ol class="clock-edits">
                    { for view.edits.iter().map(|(edit, after)| html! { <li>{ words.clock_edit(edit, *after) }</li> }) }
                </ol>
            }
            <div class="dialog-actions">
                { button("button primary", "close", words.close(), press(on, dialogs::Msg::Close)) }
            </div>
        </>
    };
    modal("clocks", words.set_clocks(), on, content)
}

/// One player's clock.
fn clock_form(color: Color, left: Span, fault: bool, words: &Words, on: &Callback<Msg>) -> Html {
    let send = |msg: clocks::Msg| Msg::from(dialogs::Msg::Clocks(msg));
    let onsubmit = {
        let on = on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let form = event.target().and_then(|target| target.dyn_into::<HtmlFormElement>().ok());
            let input = form.and_then(|form| form.query_selector("input").ok().flatten());
            if let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) {
                on.emit(send(clocks::Msg::Set { color, typed: input.value() }));
            }
        })
    };
    let told_by = format!("set-{}-fault", side(color));
    html! {
        <form class="clock-form" key={side(color)} {onsubmit}>
            <label class="cell">
                <small>{ words.clock_of(color) }</small>
                <input name={format!("set-{}", side(color))} ~defaultValue={Shown::new(left).to_string()}
                    autocomplete="off" aria-invalid={fault.then_some("true")}
                    aria-describedby={fault.then(|| told_by.clone())} />
                if fault {
                    <em class="fault" id={told_by}>{ words.not_a_time() }</em>
                }
            </label>
            <button class="button" data-action="set-clock" data-side={side(color)}>{ words.set_clock() }</button>
            { aside("add-time", Some(side(color)), words.add_15(), false, press(on, send(clocks::Msg::Add(color)))) }
        </form>
    }
}
