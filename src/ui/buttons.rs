//! Buttons and their listeners, for most parts of the user interface. Sharing this code keeps the
//! program small.

use super::names::side_name;
use crate::app::Msg;
use crate::rules::Color;
use yew::prelude::*;

/// Returns a listener that sends the message `msg` at every press.
pub(crate) fn press_callback(on: &Callback<Msg>, msg: impl Into<Msg>) -> Callback<MouseEvent> {
    sending_callback(on, msg.into())
}

/// Returns a listener that sends `msg` at every press.
///
/// This function is not generic, unlike [`press_callback`], so that its code is compiled only once.
fn sending_callback(on: &Callback<Msg>, msg: Msg) -> Callback<MouseEvent> {
    on.reform(move |_: MouseEvent| msg.clone())
}

/// Renders a button with a text label. `class` is the CSS class. `action` is the value of the
/// attribute `data-action`, by which style sheets, tests and the code that moves the focus find the
/// button.
pub(crate) fn button(
    class: &'static str,
    action: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button key={action} {class} data-action={action} {onclick}>{ label }</button> }
}

/// Renders a button with a text label for use inside a form. A press does not submit the form.
/// `action` is the value of the attribute `data-action`. `side` is the player (`white` or `black`)
/// to whom the button belongs; `None` if the button belongs to neither player.
pub(crate) fn form_button(
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

/// Renders a button with which the player `by` answers a question, such as a draw offer.
///
/// Like the chess clock, the button takes effect when the pointer goes down, not at the click: a
/// listener in the module `browser` finds the button by the attribute `data-now`. `action` is the
/// value of the attribute `data-action`.
pub(crate) fn answer_button(
    class: &'static str,
    action: &'static str,
    by: Color,
    label: AttrValue,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button key={action} {class} data-action={action} data-side={side_name(by)} data-now="" {onclick}>{ label }</button>
    }
}
