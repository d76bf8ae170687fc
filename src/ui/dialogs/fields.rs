//! Form fields of the settings and of other dialogs. One listener around all fields handles
//! changes, and identifies the field by its name.

use crate::app::Msg;
use crate::app::dialogs::{self, settings};
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Renders a switch with its label and hint. `name` is the name of the form field. `on` is true if
/// the switch is on.
pub(super) fn switch_field(name: &'static str, label: &str, hint: &str, on: bool) -> Html {
    html! {
        <label class="field">
            { label_with_hint(label, hint) }
            <input type="checkbox" role="switch" class="switch" {name} checked={on} />
        </label>
    }
}

/// Renders a drop-down form field with a label and a hint. `options` are values with their labels,
/// `chosen` is the chosen value.
pub(super) fn select_field(
    name: &'static str,
    label: &str,
    hint: &str,
    chosen: &str,
    options: &[(&'static str, String)],
) -> Html {
    html! {
        <label class="field">
            { label_with_hint(label, hint) }
            { choice_list(name.into(), chosen, options) }
        </label>
    }
}

/// Renders a form field that shows a few options as buttons; nothing if there is only one option.
/// `options` are values with their labels, `chosen` is the chosen value.
pub(super) fn chip_choice(
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

/// Renders a drop-down list without a label. `options` are values with their labels, `chosen` is
/// the chosen value.
pub(super) fn choice_list(name: AttrValue, chosen: &str, options: &[(&'static str, String)]) -> Html {
    let options = options.iter().map(|(value, words)| (AttrValue::Static(value), words.clone()));
    dynamic_choice_list(name, chosen, options.collect())
}

/// Renders a drop-down list without a label. Unlike in [`choice_list`], the values can be computed
/// strings. `options` are values with their labels, `chosen` is the chosen value.
pub(super) fn dynamic_choice_list(name: AttrValue, chosen: &str, options: Vec<(AttrValue, String)>) -> Html {
    html! { <Choice {name} chosen={chosen.to_owned()} {options} /> }
}

/// Properties of a drop-down list.
#[derive(Properties, PartialEq)]
struct ChoiceProps {
    name: AttrValue,
    chosen: String,
    options: Vec<(AttrValue, String)>,
}

/// Renders a drop-down list, and keeps its shown value equal to `chosen`.
#[component]
fn Choice(props: &ChoiceProps) -> Html {
    let field = use_node_ref();
    let (chosen, made) = (props.chosen.clone(), field.clone());
    // The attribute `selected` is not enough: WebKit may show another option, and all browsers
    // ignore the attribute after a user has chosen an option. So this effect sets the value of the
    // element.
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

/// Renders the label and the hint of a form field.
fn label_with_hint(label: &str, hint: &str) -> Html {
    html! {
        <span>{ label.to_owned() } if !hint.is_empty() { <small>{ hint.to_owned() }</small> }</span>
    }
}

/// Returns a listener for an element around fields of the settings. The listener sends each choice
/// and each completed change of a text.
pub(super) fn on_change(on: &Callback<Msg>) -> Callback<Event> {
    on_change_of(on, setting_message)
}

/// Returns a listener that sends each choice and each completed change of a form field.
///
/// `to_message` makes the message from the field's name and value. [`on_change`] returns this
/// listener for the settings.
pub(super) fn on_change_of(on: &Callback<Msg>, to_message: fn(String, String) -> Msg) -> Callback<Event> {
    let on = on.clone();
    Callback::from(move |event: Event| {
        let Some(target) = event.target() else { return };
        if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
            on.emit(to_message(select.name(), select.value()));
        } else {
            on_input_of(&target, &on, to_message);
        }
    })
}

/// Returns a listener that sends the value of a settings field to the app each time its text
/// changes.
///
/// Each rendering writes the saved value into the field. If the value were saved less often, a
/// rendering would delete the letters typed since the last save.
pub(super) fn on_input(on: &Callback<Msg>) -> Callback<InputEvent> {
    let on = on.clone();
    Callback::from(move |event: InputEvent| {
        if let Some(target) = event.target() {
            on_input_of(&target, &on, setting_message);
        }
    })
}

/// Reads name and value of the form field `target`, and sends the message that `to_message` makes
/// from them. The value of a checkbox is `on` or `off`. Does nothing if `target` is not an `input`
/// element.
fn on_input_of(target: &EventTarget, on: &Callback<Msg>, to_message: fn(String, String) -> Msg) {
    let Some(input) = target.dyn_ref::<HtmlInputElement>() else { return };
    let value = if input.type_() == "checkbox" {
        if input.checked() { "on" } else { "off" }.to_owned()
    } else {
        input.value()
    };
    on.emit(to_message(input.name(), value));
}

/// Returns the message that sets the setting `name` to `value`.
fn setting_message(name: String, value: String) -> Msg {
    dialogs::Msg::Settings(settings::Msg::Set { name, value }).into()
}
