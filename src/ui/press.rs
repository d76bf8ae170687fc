//! Buttons, and what a press of one sends. All buttons share this code, which keeps the page small.

use super::names::side;
use crate::app::Msg;
use crate::rules::Color;
use yew::prelude::*;

/// Sends a message at every press.
pub(crate) fn press(on: &Callback<Msg>, msg: impl Into<Msg>) -> Callback<MouseEvent> {
    sending(on, msg.into())
}

fn sending(on: &Callback<Msg>, msg: Msg) -> Callback<MouseEvent> {
    on.reform(move |_: MouseEvent| msg.clone())
}

/// A button with words on it.
pub(crate) fn button(
    class: &'static str,
    action: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button key={action} {class} data-action={action} {onclick}>{ label }</button> }
}

/// A button with words on it that stands among the fields of a form and does not submit it.
pub(crate) fn aside(
    action: &'static str,
    side: Option<&'static str>,
    label: &'static str,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button key={action} type="button" class="button" data-action={action} data-side={side} {disabled} {onclick}>
            { label }
        </button>
    }
}

/// An answer of one player to a question. It is taken when the finger comes down, like a press of the clock: the browser
/// part listens for that on everything marked so.
pub(crate) fn answer(
    class: &'static str,
    action: &'static str,
    by: Color,
    label: AttrValue,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button key={action} {class} data-action={action} data-side={side(by)} data-now="" {onclick}>{ label }</button>
    }
}
