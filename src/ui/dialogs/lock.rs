//! Lock against accidental touches: the button that unlocks the page, in place of the menu bar.

use super::icon::icon;
use crate::app::dialogs::lock::{LockView, Msg as LockMsg};
use crate::app::{Msg, dialogs};
use crate::ui::buttons::press_callback;
use crate::words::Words;
use gloo_events::EventListener;
use web_sys::Document;
use yew::prelude::*;

/// Renders the button that unlocks the page with two presses. While the page is locked, a style
/// sheet hides the menu bar, the questions to players, the panel for draw claims, the buttons of
/// notices (short messages), and the players' buttons. The buttons that confirm or cancel a move
/// stay visible.
pub(super) fn lock_button(view: LockView, words: &Words, on: &Callback<Msg>) -> Html {
    let label = if view.is_pressed_once { words.unlock_again() } else { words.locked() };
    html! {
        <div key="lock" class="lock" data-dialog="lock">
            <button class="button" data-action="unlock" aria-describedby="lock-hint"
                onclick={press_callback(on, dialogs::Msg::Lock(LockMsg::Press))}>
                { icon("lock") }{ label }
            </button>
            <p id="lock-hint" class="visually-hidden" role="status">{ words.locked_hint() }</p>
            <FullScreenWatch on={on.clone()} />
        </div>
    }
}

/// Properties of [`FullScreenWatch`].
#[derive(Properties, PartialEq)]
struct FullScreenWatchProps {
    on: Callback<Msg>,
}

/// Unlocks the page when the browser leaves full screen, for example after a press on Escape.
/// Renders nothing.
#[component]
fn FullScreenWatch(props: &FullScreenWatchProps) -> Html {
    let unlock = props.on.reform(|()| dialogs::Msg::Close.into());
    use_effect_with((), move |()| {
        let document = web_sys::window().and_then(|window| window.document());
        let listener = document.map(|document| unlock_after_full_screen(document, unlock));
        move || drop(listener)
    });
    Html::default()
}

/// Returns a listener that calls `unlock` when the browser leaves full screen.
fn unlock_after_full_screen(document: Document, unlock: Callback<()>) -> EventListener {
    EventListener::new(&document.clone(), "fullscreenchange", move |_| {
        if document.fullscreen_element().is_none() {
            unlock.emit(());
        }
    })
}
