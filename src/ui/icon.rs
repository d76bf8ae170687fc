//! The icons of `static/icons.svg`, which stands in the page itself.

use yew::prelude::*;

/// One icon, by its symbol's name in the sheet; decorative, the button around it carries the name.
pub(crate) fn icon(name: &'static str) -> Html {
    html! {
        <svg class="icon" aria-hidden="true"><use href={format!("#icon-{name}")} /></svg>
    }
}

/// A button that shows nothing but an icon.
pub(crate) fn icon_button(
    action: &'static str,
    name: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button class="icon-button" data-action={action} aria-label={label} title={label} {onclick}>
            { icon(name) }
        </button>
    }
}
