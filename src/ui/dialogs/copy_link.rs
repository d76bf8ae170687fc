//! Button that copies a link which starts a game with the chosen settings.

use crate::app::dialogs::settings::{Msg as Field, SettingsForm};
use crate::app::{Msg, Settings, dialogs, game_link};
use crate::ui::buttons::{form_button, press_callback};
use crate::words::Words;
use yew::prelude::*;

/// Renders the button that copies a link which starts a game with these settings. A text beside the
/// button says what the link contains, whether copying worked, or that no link can hold these
/// settings.
pub(super) fn copy_link_button(
    settings: &Settings,
    form: &SettingsForm,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let none = game_link(settings).is_none();
    let copy = press_callback(on, dialogs::Msg::Settings(Field::CopyLink(page_url())));
    let told = match form.copied {
        _ if none => words.begin_no_link(),
        Some(true) => words.copied(),
        Some(false) => words.not_copied(),
        None => words.begin_link_hint(),
    };
    html! {
        <div class="field">
            <span><small data-copied={form.copied.map(|done| done.to_string())}>{ told }</small></span>
            { form_button("copy-link", None, words.begin_link(), none, copy) }
        </div>
    }
}

/// Returns the address of this page without its fragment; empty if the browser does not report the
/// address.
fn page_url() -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}
