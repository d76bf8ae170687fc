//! The icons of `static/icons.svg`.

use super::renders;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct IconProps {
    /// The symbol's id in the sheet.
    pub(crate) name: &'static str,
}

/// One icon; decorative, the button around it carries the name.
#[component]
pub(crate) fn Icon(props: &IconProps) -> Html {
    renders::note();
    html! {
        <svg class="icon" aria-hidden="true"><use href={format!("icons.svg#{}", props.name)} /></svg>
    }
}
