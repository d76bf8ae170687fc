//! How the page looks and what the device does beside it, as the players have chosen: carried out by code that comes with the dialogs.

use super::{ask, awake, looks, sound};
use crate::app::{App, Looks, Msg};
use js_sys::Array;
use yew::Callback;

/// Shows the page to whatever goes by what the players have chosen. To be called after each change.
pub fn manners_look(app: &App, on: &Callback<Msg>) {
    let Some(ready) = app.ready() else { return awake::keep(false) };
    let settings = &ready.settings;
    looks::wear(&settings.looks, on);
    let clock_runs = ready.table.session.ticking().is_some();
    awake::keep(clock_runs && !settings.looks.has(Looks::NO_WAKE_LOCK));
    sound::prepare(settings.sounds || settings.low_time_sound);
}

/// Whether the page can fill the screen.
pub(super) fn fills_screen() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document
        .and_then(|page| js_sys::Reflect::get(&page, &"fullscreenEnabled".into()).ok())
        .is_some_and(|can| can.is_truthy())
}

/// Whether the device can tremble.
pub(super) fn vibrates() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    navigator
        .and_then(|navigator| js_sys::Reflect::get(&navigator, &"vibrate".into()).ok())
        .is_some_and(|can| can.is_function())
}

/// The page fills the screen, or no longer. A browser that will not is none the worse for being asked.
pub(super) fn fill_screen() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if ask::part(&document, "fullscreenElement").is_some() {
        ask::call(&document, "exitFullscreen", &Array::new());
    } else if let Some(root) = document.document_element() {
        ask::call(&root, "requestFullscreen", &Array::new());
    }
}
