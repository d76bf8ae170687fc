//! The fragment of the page's address, and the page's entries in the browser's history.

use crate::app::{Msg, PageMsg, Route};
use crate::browser::runtime::message_sender::MessageSender;
use gloo_events::EventListener;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// Keeps the browser's history and the page's address in step with the open screen. A screen that
/// is opened from the game gets its own history entry, so that the Back button closes the screen.
/// The `state` of this entry is a truthy value. By this value, the app recognizes the entry even
/// after a reload.
#[derive(Default)]
pub(crate) struct History {
    /// The route to show after a pending step back in the history. `None` if the page has not
    /// requested a step back.
    going_back: Cell<Option<Route>>,
    /// Whether the previous history entry still has the address that started a game. This address
    /// is cleared when the browser returns to that entry.
    stale: Cell<bool>,
}

impl History {
    /// Writes the address of a screen (its route) into the address bar. Opening a screen adds a
    /// history entry. Returning to the game goes back in the history.
    pub(crate) fn write_route(&self, route: Route) {
        if self.going_back.get().is_some() {
            // The browser is still going back. The address of `route` is written after that.
            self.going_back.set(Some(route));
        } else if route == Route::Table && has_own_history_entry() {
            self.going_back.set(Some(route));
            let back =
                web_sys::window().and_then(|window| window.history().ok()).map(|history| history.back());
            if !matches!(back, Some(Ok(()))) {
                self.going_back.set(None);
            }
        } else {
            self.write(route);
        }
    }

    /// Writes the address of a screen (its route) into the address bar immediately, without going
    /// back in the history.
    ///
    /// Replaces the current history entry if the route is `Route::Table` (the game), or if the
    /// current entry belongs to a screen other than the game. Otherwise adds an entry.
    fn write(&self, route: Route) {
        let Some(window) = web_sys::window() else { return };
        let (Some(address), Ok(history)) = (address_of(route), window.history()) else { return };
        let ahead = has_own_history_entry();
        // If the browser refuses, only the visible address is wrong.
        let _ = if route == Route::Table || ahead {
            history.replace_state_with_url(&ahead.into(), "", Some(&address))
        } else {
            history.push_state_with_url(&true.into(), "", Some(&address))
        };
    }

    /// Removes the fragment with which a game started, such as a link to the game, from the page's
    /// address. Makes no history entry and no `hashchange` event.
    ///
    /// While a screen other than the game is open, the address has the fragment of that screen, and
    /// this fragment stays. The fragment of the game is then removed when the browser goes back to
    /// the game.
    pub(crate) fn clear(&self) {
        let fragment = fragment();
        if fragment.is_empty() {
            return;
        }
        let screen = Route::from_fragment(&fragment).is_some();
        self.stale.set(screen && has_own_history_entry());
        if !screen {
            clear_fragment();
        }
    }

    /// Handles the browser's `hashchange` event. Returns whether the page has to show the new
    /// address. `false` if the page itself has requested a step back in the history.
    fn take_change(&self) -> bool {
        if self.stale.take() {
            self.clear();
        }
        match self.going_back.take() {
            None => true,
            Some(Route::Table) => false,
            Some(route) => {
                self.write(route);
                false
            }
        }
    }
}

/// Whether the open screen has its own entry in the browser's history, after the entry of the game.
/// If so, closing the screen goes back in the history.
fn has_own_history_entry() -> bool {
    let history = web_sys::window().and_then(|window| window.history().ok());
    history.and_then(|history| history.state().ok()).is_some_and(|state| state.is_truthy())
}

/// Returns a listener for changes of the fragment of the page's address; `None` if there is no
/// window. Sends each change to `post` as [`PageMsg::Address`], except a step back that `history`
/// has requested.
pub(crate) fn watch_fragment(post: MessageSender, history: Rc<History>) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "hashchange", move |_| {
        if history.take_change() {
            post.send(current_fragment());
        }
    }))
}

/// Returns the message [`PageMsg::Address`] with the current fragment of the page's address.
pub(crate) fn current_fragment() -> Msg {
    PageMsg::Address(fragment()).into()
}

/// Returns the fragment of the page's address without its `#`; empty if the address has no
/// fragment.
fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or(hash)
}

/// Removes the fragment, such as a link to another game, from the page's address, so that a reload
/// shows the saved game.
pub(crate) fn clear_fragment() {
    if let Some((window, bare)) = web_sys::window().zip(address_of(Route::Table))
        && let Ok(history) = window.history()
    {
        // If the browser refuses, only the visible address is wrong.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&bare));
    }
}

/// Returns the address of a screen (its route): path, query and fragment. `None` if the browser
/// does not report the page's address.
fn address_of(route: Route) -> Option<String> {
    let location = web_sys::window()?.location();
    let bare = location.pathname().ok()? + &location.search().ok()?;
    Some(if route == Route::Table { bare } else { format!("{bare}#{}", route.fragment()) })
}
