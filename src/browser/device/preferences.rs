//! How the page looks and what the device does beside it, as the players have chosen: carried out by code that comes with the dialogs.

use crate::app::{App, Looks, Msg};
use crate::browser::audio::sounds;
use crate::browser::device::wake_lock;
use crate::browser::document::appearance;
use yew::Callback;

/// Shows the page to whatever goes by what the players have chosen. To be called after each change.
pub fn manners_look(app: &App, on: &Callback<Msg>) {
    let Some(ready) = app.ready() else { return wake_lock::keep(false) };
    let settings = &ready.settings;
    appearance::wear(&settings.looks, on);
    let clock_runs = ready.table.session.ticking().is_some();
    wake_lock::keep(clock_runs && !settings.looks.has(Looks::NO_WAKE_LOCK));
    sounds::prepare(settings.sounds || settings.low_time_sound);
}

/// Whether the page can fill the screen.
pub(crate) fn fills_screen() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.fullscreen_enabled())
}

/// The page fills the screen, or no longer. A browser that will not is none the worse for being asked.
pub(crate) fn fill_screen() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        let _ = root.request_fullscreen();
    }
}
