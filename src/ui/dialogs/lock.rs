//! Lock against stray touches: the button that unlocks the page, in place of the bar.

use super::icon::icon;
use crate::app::dialogs::lock::{LockView, Msg as LockMsg};
use crate::app::{Msg, dialogs};
use crate::ui::buttons::press_callback;
use crate::words::Words;
use gloo_events::EventListener;
use web_sys::{Document, Element};
use yew::prelude::*;

/// Attribute of the document's root element while the page is locked. While it is set, a style
/// sheet hides the players' buttons. These buttons are rendered again and again, and would lose an
/// attribute `inert`.
const ROOT_ATTRIBUTE: &str = "data-locked";

/// Parts of the page that stay on the screen and cannot be used while the page is locked.
const INERT_PARTS: [&str; 2] = [".bar", ".side"];

/// Renders the button that unlocks the page with two presses. While this button is on the page,
/// only the board and the clocks can be used besides it.
pub(super) fn lock_button(view: LockView, words: &Words, on: &Callback<Msg>) -> Html {
    let label = if view.is_pressed_once { words.unlock_again() } else { words.locked() };
    html! {
        <div key="lock" class="lock" data-dialog="lock">
            <button class="button" data-action="unlock" aria-describedby="lock-hint"
                onclick={press_callback(on, dialogs::Msg::Lock(LockMsg::Press))}>
                { icon("lock") }{ label }
            </button>
            <p id="lock-hint" class="visually-hidden" role="status">{ words.locked_hint() }</p>
            <LockEffects on={on.clone()} />
        </div>
    }
}

/// Properties of [`LockEffects`].
#[derive(Properties, PartialEq)]
struct LockEffectsProps {
    /// Receiver of the messages.
    on: Callback<Msg>,
}

/// Keeps the rest of the page from being used as long as this component exists. Unlocks the page
/// when the browser leaves full screen. Renders nothing.
#[component]
fn LockEffects(props: &LockEffectsProps) -> Html {
    let unlock = props.on.reform(|()| dialogs::Msg::Close.into());
    use_effect_with((), move |()| {
        let document = web_sys::window().and_then(|window| window.document());
        let listener = document.clone().map(|document| unlock_after_full_screen(document, unlock));
        document.iter().for_each(|document| set_locked(document, true));
        move || {
            drop(listener);
            document.iter().for_each(|document| set_locked(document, false));
        }
    });
    Html::default()
}

/// Returns a listener that calls `unlock` when the browser leaves full screen, as by Escape.
fn unlock_after_full_screen(document: Document, unlock: Callback<()>) -> EventListener {
    EventListener::new(&document.clone(), "fullscreenchange", move |_| {
        if document.fullscreen_element().is_none() {
            unlock.emit(());
        }
    })
}

/// Sets or removes the attribute that marks the document as locked, and makes the parts
/// [`INERT_PARTS`] of the page unusable or usable.
fn set_locked(document: &Document, is_locked: bool) {
    let parts = INERT_PARTS.into_iter().filter_map(|part| document.query_selector(part).ok()?);
    let parts = parts.map(|part| (part, "inert"));
    let root = document.document_element().map(|root| (root, ROOT_ATTRIBUTE));
    parts.chain(root).for_each(|(element, attribute)| set_attribute(&element, attribute, is_locked));
}

/// Sets an attribute without a value, or removes it.
fn set_attribute(element: &Element, name: &str, is_set: bool) {
    // This fails only for an invalid attribute name.
    let _ = if is_set { element.set_attribute(name, "") } else { element.remove_attribute(name) };
}
