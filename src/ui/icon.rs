//! Icons, and buttons with icons. The icons come from `static/icons.svg`, which is inlined into the
//! page.

use yew::prelude::*;

/// Renders the icon `name`, hidden from screen readers. The button around the icon has the
/// accessible name.
pub(crate) fn icon(name: &'static str) -> Html {
    html! {
        <svg class="icon" aria-hidden="true"><use href={format!("#icon-{name}")} /></svg>
    }
}

/// Renders a button with only an icon. `action` is the name of the button (`data-action`), `name`
/// the name of the icon, `label` the accessible name.
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
