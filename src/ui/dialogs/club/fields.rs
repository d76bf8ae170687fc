//! Buttons and fields of the club.

use crate::app::dialogs::club::{Act, Msg as Here};
use crate::app::{Msg, dialogs};
use crate::club::trf::decode;
use crate::ui::dialogs::fields::choice_of;
use crate::ui::press::press;
use crate::words::Words;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// What a press sends.
pub(super) fn act(on: &Callback<Msg>, act: Act) -> Callback<MouseEvent> {
    press(on, dialogs::Msg::Club(Here::Do(act)))
}

/// A button with words on it.
pub(super) fn does(action: &'static str, label: impl Into<AttrValue>, does: Act, on: &Callback<Msg>) -> Html {
    styled("button", action, label.into(), false, act(on, does))
}

/// The main button of a screen.
pub(super) fn main(action: &'static str, label: impl Into<AttrValue>, does: Act, on: &Callback<Msg>) -> Html {
    styled("button primary", action, label.into(), false, act(on, does))
}

/// A button that is pressed in or not.
pub(super) fn toggle(
    action: &'static str,
    label: impl Into<AttrValue>,
    pressed: bool,
    does: Act,
    on: &Callback<Msg>,
) -> Html {
    let label = label.into();
    html! {
        <button type="button" class="button chip" data-action={action} aria-pressed={if pressed { "true" } else { "false" }}
            onclick={act(on, does)}>
            { label }
        </button>
    }
}

pub(super) fn styled(
    class: &'static str,
    action: &'static str,
    label: AttrValue,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" {class} data-action={action} {disabled} {onclick}>{ label }</button>
    }
}

/// The way back to the list.
pub(super) fn back(words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        <button type="button" class="button club-back" data-action="to-list" onclick={act(on, Act::ToList)}>
            <i aria-hidden="true">{ "‹" }</i><span>{ words.club_back() }</span>
        </button>
    }
}

/// The way out of the club.
pub(super) fn close(words: &Words, on: &Callback<Msg>) -> Html {
    styled("button", "close", words.close().into(), false, press(on, dialogs::Msg::Close))
}

/// A field of one line.
pub(super) fn line(name: &'static str, label: String, value: &str, hint: &str, wrong: bool) -> Html {
    html! {
        <label class="cell">
            <span>{ label }</span>
            <input {name} value={value.to_owned()} placeholder={hint.to_owned()} maxlength="200" autocomplete="off"
                aria-invalid={wrong.then_some("true")} />
        </label>
    }
}

/// A field of one line for a number.
pub(super) fn line_of(name: &'static str, label: String, value: &str, mode: &'static str) -> Html {
    html! {
        <label class="cell">
            <span>{ label }</span>
            <input {name} value={value.to_owned()} inputmode={mode} size="4" maxlength="4" autocomplete="off" />
        </label>
    }
}

/// A field with a choice of players by number; at first nobody is chosen.
pub(super) fn pick(
    name: &'static str,
    label: impl Into<AttrValue>,
    none: &'static str,
    chosen: &str,
    players: impl Iterator<Item = (usize, String)>,
) -> Html {
    let players = players.map(|(number, name)| (AttrValue::from(number.to_string()), name));
    let options = std::iter::once((AttrValue::default(), none.to_owned())).chain(players).collect();
    html! {
        <label class="cell">
            <span>{ label.into() }</span>
            { choice_of(name.into(), chosen, options) }
        </label>
    }
}

/// What is told when something is chosen in a field around which this listens.
pub(super) fn on_change(on: &Callback<Msg>) -> Callback<Event> {
    let on = on.clone();
    Callback::from(move |event: Event| {
        if let Some(target) = event.target() {
            tell(&target, &on);
        }
    })
}

/// What is told at every letter that is typed.
pub(super) fn on_input(on: &Callback<Msg>) -> Callback<InputEvent> {
    let on = on.clone();
    Callback::from(move |event: InputEvent| {
        if let Some(target) = event.target() {
            tell(&target, &on);
        }
    })
}

fn tell(target: &EventTarget, on: &Callback<Msg>) {
    let (name, value) = if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
        (select.name(), select.value())
    } else if let Some(area) = target.dyn_ref::<HtmlTextAreaElement>() {
        (area.name(), area.value())
    } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
        (input.name(), input.value())
    } else {
        return;
    };
    on.emit(dialogs::Msg::Club(Here::Set { name, value }).into());
}

/// The most bytes that a report has here: several times what a thousand players take.
const LONGEST_REPORT: f64 = 4_194_304.0;

/// What is told of a file that is chosen: what stands in it. One that is too long or cannot be read is no report.
pub(super) fn on_report(on: &Callback<Msg>) -> Callback<Event> {
    on_file("club-report", on)
}

/// The same for the field of that name.
pub(super) fn on_file(name: &'static str, on: &Callback<Msg>) -> Callback<Event> {
    let on = on.clone();
    Callback::from(move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.as_ref().and_then(|input| input.files()?.get(0)) else { return };
        // The same file may be chosen again once it has been mended.
        input.iter().for_each(|input| input.set_value(""));
        let on = on.clone();
        spawn_local(async move {
            let bytes = match file.size() <= LONGEST_REPORT {
                true => JsFuture::from(file.array_buffer()).await.ok(),
                false => None,
            };
            // Reports of older programs are no UTF-8.
            let text = bytes.map(|bytes| decode(&Uint8Array::new(&bytes).to_vec()));
            let (name, value) = (name.to_owned(), text.unwrap_or_default());
            on.emit(dialogs::Msg::Club(Here::Set { name, value }).into());
        });
    })
}
