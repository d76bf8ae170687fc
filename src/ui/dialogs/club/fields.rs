//! Buttons, form fields and listeners of the club dialog (players and tournaments).

use crate::app::dialogs::club::{ClubCommand, Msg as ClubMsg};
use crate::app::{Msg, dialogs};
use crate::club::trf::decode_report;
use crate::ui::buttons::press_callback;
use crate::ui::dialogs::fields::dynamic_choice_list;
use crate::ui::icon::icon;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{EventTarget, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Returns a press listener that sends the command `act` to the club dialog (players and
/// tournaments).
pub(super) fn command_callback(on: &Callback<Msg>, act: ClubCommand) -> Callback<MouseEvent> {
    press_callback(on, dialogs::Msg::Club(ClubMsg::Do(act)))
}

/// Renders a button with a text label for the club dialog (players and tournaments). A press sends
/// the command `does`. `action` is the name of the button (`data-action`).
pub(super) fn command_button(
    action: &'static str,
    label: impl Into<AttrValue>,
    does: ClubCommand,
    on: &Callback<Msg>,
) -> Html {
    styled_button("button", action, label.into(), false, command_callback(on, does))
}

/// Renders the main button of a screen of the club dialog (players and tournaments). A press sends
/// the command `does`; `action` is the name of the button (`data-action`).
pub(super) fn primary_button(
    action: &'static str,
    label: impl Into<AttrValue>,
    does: ClubCommand,
    on: &Callback<Msg>,
) -> Html {
    styled_button("button primary", action, label.into(), false, command_callback(on, does))
}

/// Renders a toggle button of the club dialog (players and tournaments). A press sends the command
/// `does`; `action` is the name of the button (`data-action`).
pub(super) fn toggle_button(
    action: &'static str,
    label: impl Into<AttrValue>,
    pressed: bool,
    does: ClubCommand,
    on: &Callback<Msg>,
) -> Html {
    let label = label.into();
    html! {
        <button type="button" class="button chip" data-action={action} aria-pressed={if pressed { "true" } else { "false" }}
            onclick={command_callback(on, does)}>
            { label }
        </button>
    }
}

/// Renders a button of the club dialog (players and tournaments) with the CSS classes `class`.
/// `action` is the name of the button (`data-action`).
pub(super) fn styled_button(
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

/// Renders the button in the header that leads back to the screen with the name `label`. `action`
/// is the name of the button (`data-action`).
pub(super) fn back_button(
    action: &'static str,
    label: AttrValue,
    does: ClubCommand,
    on: &Callback<Msg>,
) -> Html {
    icon_action(action, "previous", label, does, on)
}

/// Renders a button with only an icon for the club dialog. A press sends the command `does`.
/// `action` is the name of the button (`data-action`), `picture` the name of the icon.
pub(super) fn icon_action(
    action: &'static str,
    picture: &'static str,
    label: AttrValue,
    does: ClubCommand,
    on: &Callback<Msg>,
) -> Html {
    html! {
        <button class="icon-button" data-action={action} aria-label={label.clone()} title={label}
            onclick={command_callback(on, does)}>
            { icon(picture) }
        </button>
    }
}

/// Renders a labelled text field of one line in the club dialog. `hint` is shown while the field is
/// empty. `wrong` marks the value as faulty.
pub(super) fn text_field(name: &'static str, label: String, value: &str, hint: &str, wrong: bool) -> Html {
    html! {
        <label class="cell">
            <span>{ label }</span>
            <input {name} value={value.to_owned()} placeholder={hint.to_owned()} maxlength="200" autocomplete="off"
                aria-invalid={wrong.then_some("true")} />
        </label>
    }
}

/// Renders a labelled text field for a number of at most four characters in the club dialog. `mode`
/// selects the on-screen keyboard (attribute `inputmode`).
pub(super) fn number_field(name: &'static str, label: String, value: &str, mode: &'static str) -> Html {
    html! {
        <label class="cell">
            <span>{ label }</span>
            <input {name} value={value.to_owned()} inputmode={mode} size="4" maxlength="4" autocomplete="off" />
        </label>
    }
}

/// Renders a drop-down field of the club dialog in which the user chooses a player or another
/// numbered item. `players` are the choices, each a number and a label. `none` is the label of the
/// empty choice. `chosen` is the chosen number as text; empty for the empty choice.
pub(super) fn player_field(
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
            { dynamic_choice_list(name.into(), chosen, options) }
        </label>
    }
}

/// Returns a listener for an element around form fields of the club dialog. The listener sends the
/// new value of a field when the user has finished changing the field.
pub(super) fn on_change(on: &Callback<Msg>) -> Callback<Event> {
    let on = on.clone();
    Callback::from(move |event: Event| {
        if let Some(target) = event.target() {
            send_field_value(&target, &on);
        }
    })
}

/// Returns a listener that sends the value of a field of the club dialog each time its text
/// changes.
pub(super) fn on_input(on: &Callback<Msg>) -> Callback<InputEvent> {
    let on = on.clone();
    Callback::from(move |event: InputEvent| {
        if let Some(target) = event.target() {
            send_field_value(&target, &on);
        }
    })
}

/// Sends the new value of the form field `target` to the club dialog (players and tournaments).
/// Does nothing if `target` is not a field.
fn send_field_value(target: &EventTarget, on: &Callback<Msg>) {
    let (name, value) = if let Some(select) = target.dyn_ref::<HtmlSelectElement>() {
        (select.name(), select.value())
    } else if let Some(area) = target.dyn_ref::<HtmlTextAreaElement>() {
        (area.name(), area.value())
    } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
        (input.name(), input.value())
    } else {
        return;
    };
    on.emit(dialogs::Msg::Club(ClubMsg::Set { name, value }).into());
}

/// Maximum size of a file that [`on_file`] reads, in bytes: several times the size of a tournament
/// report (FIDE TRF) with a thousand players.
const LONGEST_REPORT: f64 = 4_194_304.0;

/// Returns a listener for a file input that reads the chosen tournament report (FIDE TRF) and sends
/// its text. A file that is too long or unreadable counts as empty.
pub(super) fn on_report(on: &Callback<Msg>) -> Callback<Event> {
    on_file("club-report", on)
}

/// Returns a listener for a file input that reads the chosen file and sends its text to the club
/// dialog, as the value of the field `name`. A file that is too long or unreadable counts as empty.
pub(super) fn on_file(name: &'static str, on: &Callback<Msg>) -> Callback<Event> {
    let on = on.clone();
    Callback::from(move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(file) = input.as_ref().and_then(|input| input.files()?.get(0)) else { return };
        // Clears the input. Otherwise the browser would report no change if the user corrects the
        // file and then chooses the same file again.
        input.iter().for_each(|input| input.set_value(""));
        let on = on.clone();
        spawn_local(async move {
            let bytes = match file.size() <= LONGEST_REPORT {
                true => JsFuture::from(file.array_buffer()).await.ok(),
                false => None,
            };
            // Older programs write reports in other encodings than UTF-8.
            let text = bytes.map(|bytes| decode_report(&Uint8Array::new(&bytes).to_vec()));
            let (name, value) = (name.to_owned(), text.unwrap_or_default());
            on.emit(dialogs::Msg::Club(ClubMsg::Set { name, value }).into());
        });
    })
}
