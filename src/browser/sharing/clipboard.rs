//! Copies texts to the clipboard.

use crate::app::{ShareResult, dialogs};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::web;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Document, HtmlDocument, HtmlTextAreaElement};

/// Copies a text to the clipboard; [`ShareResult::Copied`] reports whether this succeeded.
pub(crate) fn copy_text(text: String, post: MessageSender) {
    // Must start at once, because browsers allow copying only during the press that requests it.
    let written = web::clipboard().map(|clipboard| clipboard.write_text(&text));
    spawn_local(async move {
        let done = match written {
            Some(written) => web::promise_result(written).await.is_some(),
            None => false,
        };
        let done = done || copy_by_selection(&text).unwrap_or(false);
        post.send(dialogs::Msg::Shared(ShareResult::Copied(done)).into());
    });
}

/// Copies a text by selecting it in a hidden text field. Needed in browsers that lack the clipboard
/// API or refuse to use it. Returns whether the browser copied the text; `None` if the page cannot
/// show the text field or is not an HTML document.
fn copy_by_selection(text: &str) -> Option<bool> {
    let document: Document = web_sys::window()?.document()?;
    let dialog = document.query_selector("dialog[open]").ok()?;
    let place = dialog.or_else(|| document.body().map(Into::into))?;
    let area = document.create_element("textarea").ok()?.dyn_into::<HtmlTextAreaElement>().ok()?;
    area.set_value(text);
    area.set_class_name("visually-hidden");
    place.append_child(&area).ok()?;
    let focused = document.active_element();
    area.select();
    let copied = document.dyn_into::<HtmlDocument>().ok()?.exec_command("copy").unwrap_or(false);
    area.remove();
    if let Some(element) = focused.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        // Restores the focus, if the element still exists.
        let _ = element.focus();
    }
    Some(copied)
}
