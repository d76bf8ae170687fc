//! Frame of every dialog over the page.

use super::paste::redirect_long_text;
use crate::app::{Msg, dialogs};
use crate::ui::buttons::press_callback;
use crate::ui::icon::icon_button;
use crate::words::Words;
use web_sys::Element;
use yew::prelude::*;

/// Returns the CSS class for the size of the dialog `name`: `question-size` for a dialog with
/// little more than a sentence and buttons, `workspace` for a dialog with lists or a board. `None`
/// for a dialog of the usual size.
fn size_class(name: &str) -> Option<&'static str> {
    match name {
        "chess-clock" | "elsewhere" | "typed" => Some("question-size"),
        "club" | "editor" | "games" | "learn" | "review" | "settings" => Some("workspace"),
        _ => None,
    }
}

/// Dialogs whose heading gets the focus when the dialog opens.
const FOCUSED_HEADINGS: [&str; 4] = ["game", "import", "new-game", "review"];

/// Renders a modal dialog as the HTML element `dialog`: a header with the heading and the button
/// that closes the dialog, and below it the content. `name` identifies the dialog for style sheets
/// and tests.
///
/// After rendering, the effect [`PageEffect::ShowDialog`](crate::app::PageEffect::ShowDialog) opens
/// the dialog as a modal one, so that the page behind it cannot be used. Escape, the browser's Back
/// button and a press on the backdrop also close the dialog. In the dialogs of [`FOCUSED_HEADINGS`]
/// the heading gets the focus. If a text field got the focus, a telephone would show its keyboard.
pub(super) fn modal(
    name: &'static str,
    heading: &str,
    words: &Words,
    on: &Callback<Msg>,
    content: Html,
) -> Html {
    modal_with_pages(
        name,
        DialogHeader { heading: heading.to_owned(), ..DialogHeader::default() },
        words,
        on,
        content,
    )
}

/// Header of a dialog with one or several pages.
#[derive(Default)]
pub(super) struct DialogHeader {
    /// Heading of the page that is shown.
    pub heading: String,
    /// Button at the start of the header that leads back to the previous page; empty on the first
    /// page.
    pub back: Html,
    /// Button for rare actions, just before the button that closes the dialog; may be empty.
    pub more: Html,
}

/// Renders a modal dialog like [`modal`] with the header `header`, which may also have a button to
/// the previous page of the dialog and a button for rare actions.
pub(super) fn modal_with_pages(
    name: &'static str,
    header: DialogHeader,
    words: &Words,
    on: &Callback<Msg>,
    content: Html,
) -> Html {
    let close = icon_button("close", "close", words.close(), press_callback(on, dialogs::Msg::Close));
    frame(name, header, close, on, content)
}

/// Renders a modal dialog like [`modal`], but without the button that closes it.
pub(super) fn modal_without_close(
    name: &'static str,
    heading: &str,
    on: &Callback<Msg>,
    content: Html,
) -> Html {
    frame(
        name,
        DialogHeader { heading: heading.to_owned(), ..DialogHeader::default() },
        Html::default(),
        on,
        content,
    )
}

/// Renders the HTML element of a modal dialog. `close` is the button at the end of the header.
fn frame(name: &'static str, header: DialogHeader, close: Html, on: &Callback<Msg>, content: Html) -> Html {
    let beside = {
        let on = on.clone();
        Callback::from(move |event: MouseEvent| {
            // For a press on the backdrop, the target is the `dialog` element itself.
            if event.target_dyn_into::<Element>().is_some_and(|element| element.tag_name() == "DIALOG") {
                on.emit(dialogs::Msg::PressOutside.into());
            }
        })
    };
    let heading_id = format!("{name}-heading");
    html! {
        // The key gives each dialog its own element. Otherwise a dialog that replaces another
        // dialog would not get the focus.
        <dialog key={name} class={classes!("dialog", size_class(name))} data-dialog={name} aria-labelledby={heading_id.clone()} onclick={beside}
            onpaste={redirect_long_text(on)} ondrop={redirect_long_text(on).reform(|event: DragEvent| event.into())}
            onclose={on.reform(|_: Event| dialogs::Msg::Close.into())}>
            <div class="dialog-content">
                <header class="dialog-header">
                    { header.back }
                    <h2 id={heading_id} title={header.heading.clone()} tabindex="-1" autofocus={FOCUSED_HEADINGS.contains(&name)}>{ header.heading }</h2>
                    { header.more }
                    { close }
                </header>
                { content }
            </div>
        </dialog>
    }
}
