//! The frame that every dialog over the page has.

use super::paste::take_long;
use crate::app::{Msg, dialogs};
use web_sys::Element;
use yew::prelude::*;

/// A modal dialog of that name and heading. It is the browser's own `dialog` element, opened by
/// the effect [`PageEffect::ShowDialog`](crate::app::PageEffect::ShowDialog) once it is drawn: so the page behind it cannot be reached by Tab, by
/// pointer or by a screen reader. Escape, the browser's own way back and a press beside it close it. Those that begin
/// with a field to write in have the focus on their heading: in the field it would raise a telephone's keyboard.
pub(super) fn modal(name: &'static str, heading: &str, on: &Callback<Msg>, content: Html) -> Html {
    let beside = {
        let on = on.clone();
        Callback::from(move |event: MouseEvent| {
            // The element itself is hit only where its content is not: on the backdrop.
            if event.target_dyn_into::<Element>().is_some_and(|element| element.tag_name() == "DIALOG") {
                on.emit(dialogs::Msg::Beside.into());
            }
        })
    };
    let heading_id = format!("{name}-heading");
    html! {
        <dialog class="dialog" data-dialog={name} aria-labelledby={heading_id.clone()} onclick={beside}
            onpaste={take_long(on)} ondrop={take_long(on).reform(|event: DragEvent| event.into())}
            onclose={on.reform(|_: Event| dialogs::Msg::Close.into())}>
            <div class="dialog-content">
                <h2 id={heading_id} tabindex="-1" autofocus={matches!(name, "game" | "import" | "new-game")}>{ heading.to_owned() }</h2>
                { content }
            </div>
        </dialog>
    }
}
