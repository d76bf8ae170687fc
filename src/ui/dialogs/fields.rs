//! The fields of the settings. They have no listener each: what is chosen or typed in any of them is heard around them
//! all, and told by the field's name.

use crate::app::Msg;
use crate::app::dialogs::{self, settings};
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A field that is on or off.
pub(super) fn switch(name: &'static str, label: &str, hint: &str, on: bool) -> Html {
    html! {
        <label class="field">
            { words(label, hint) }
            <input type="checkbox" role="switch" class="switch" {name} checked={on} />
        </label>
    }
}

/// A field with a choice; the options are values with their words.
pub(super) fn select(
    name: &'static str,
    label: &str,
    hint: &str,
    chosen: &str,
    options: &[(&'static str, String)],
) -> Html {
    html! {
        <label class="field">
            { words(label, hint) }
            { choice(name.into(), chosen, options) }
        </label>
    }
}

/// A choice of a few, all of them in sight; nothing where there is nothing to choose.
pub(super) fn chips(
    name: &'static str,
    legend: &str,
    chosen: &str,
    options: &[(&'static str, String)],
) -> Html {
    if options.len() < 2 {
        return Html::default();
    }
    html! {
        <fieldset class="chips">
            <legend>{ legend.to_owned() }</legend>
            { for options.iter().map(|(value, words)| html! {
                <label key={*value} class="button chip">
                    <input type="radio" {name} value={*value} checked={*value == chosen} />
                    { words.clone() }
                </label>
            }) }
        </fieldset>
    }
}

/// The choice itself.
pub(super) fn choice(name: AttrValue, chosen: &str, options: &[(&'static str, String)]) -> Html {
    let options = options.iter().map(|(value, words)| (AttrValue::Static(value), words.clone()));
    choice_of(name, chosen, options.collect())
}

/// The same with values that are made as they are needed.
pub(super) fn choice_of(name: AttrValue, chosen: &str, options: Vec<(AttrValue, String)>) -> Html {
    html! { <Choice {name} chosen={chosen.to_owned()} {options} /> }
}

#[derive(Properties, PartialEq)]
struct ChoiceProps {
    name: AttrValue,
    chosen: String,
    options: Vec<(AttrValue, String)>,
}

#[component]
fn Choice(props: &ChoiceProps) -> Html {
    let field = use_node_ref();
    let (chosen, made) = (props.chosen.clone(), field.clone());
    // Once it stands: WebKit may show another option than the one that the attribute chose when it was made, and every browser
    // forgets the attribute once somebody has chosen.
    use_effect(move || {
        if let Some(field) = made.cast::<HtmlSelectElement>() {
            field.set_value(&chosen);
        }
    });
    html! {
        <select ref={field} name={props.name.clone()}>
            { for props.options.iter().map(|(value, words)| html! {
                <option value={value} selected={*value == props.chosen}>{ words.clone() }</option>
            }) }
        </select>
    }
}

fn words(label: &str, hint: &str) -> Html {
    html! {
        <span>{ label.to_owned() } if !hint.is_empty() { <small>{ hint.to_owned() }</small> }</span>
    }
}

/// What is told when something is chosen in a field around which this listens, or a text is changed for good.
pub(super) fn on_change(on: &Callback<Msg>) -> Callback<Event> {
    hearing(on, setting)
}

/// The same, for fields that are no settings: what is told is made of a name and a value.
pub(super) fn hearing(on: &Callback<Msg>, told: fn(String, String) -> Msg) -> Callback<Event> {
    let on = on.clone();
    Callback::from(move |event: Event| {
        let Some(target) = event.target() else { return };
        if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
            on.emit(told(select.name(), select.value()));
        } else {
            tell_input(&target, &on, told);
        }
    })
}

/// What is told at every letter that is typed: a redraw writes into a field what the page knows of it.
pub(super) fn on_input(on: &Callback<Msg>) -> Callback<InputEvent> {
    let on = on.clone();
    Callback::from(move |event: InputEvent| {
        if let Some(target) = event.target() {
            tell_input(&target, &on, setting);
        }
    })
}

fn tell_input(target: &EventTarget, on: &Callback<Msg>, told: fn(String, String) -> Msg) {
    let Some(input) = target.dyn_ref::<HtmlInputElement>() else { return };
    let value = if input.type_() == "checkbox" {
        if input.checked() { "on" } else { "off" }.to_owned()
    } else {
        input.value()
    };
    on.emit(told(input.name(), value));
}

fn setting(name: String, value: String) -> Msg {
    dialogs::Msg::Settings(settings::Msg::Set { name, value }).into()
}
