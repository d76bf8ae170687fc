//! Frame of every dialog over the page.

use super::paste::redirect_long_text;
use crate::app::{Msg, dialogs};
use web_sys::Element;
use yew::prelude::*;

/// Renders a modal dialog as the HTML element `dialog`. `name` identifies it for style sheets and
/// tests.
///
/// The effect [`PageEffect::ShowDialog`](crate::app::PageEffect::ShowDialog) opens it after
/// rendering, as a modal dialog: the page behind it is out of reach. Escape, the browser's Back
/// button and a press on the backdrop close it. Some dialogs whose first control is a text field
/// focus the heading instead, so that a telephone does not show its keyboard.
pub(super) fn modal(name: &'static str, heading: &str, on: &Callback<Msg>, content: Html) -> Html {
    let beside = {
        let on = on.clone();
        Callback::from(move |event: MouseEvent| {
            // The element itself is the target only outside its content: on the backdrop.
            if event.target_dyn_into::<Element>().is_some_and(|element| element.tag_name() == "DIALOG") {
                on.emit(dialogs::Msg::Beside.into());
            }
        })
    };
    let heading_id = format!("{name}-heading");
    html! {
        <dialog class="dialog" data-dialog={name} aria-labelledby={heading_id.clone()} onclick={beside}
            onpaste={redirect_long_text(on)} ondrop={redirect_long_text(on).reform(|event: DragEvent| event.into())}
            onclose={on.reform(|_: Event| dialogs::Msg::Close.into())}>
            <div class="dialog-content">
                <h2 id={heading_id} tabindex="-1" autofocus={matches!(name, "game" | "import" | "new-game" | "review")}>{ heading.to_owned() }</h2>
                { content }
            </div>
        </dialog>
    }
}
