//! The fragment of the page's address, and the steps that the back button takes back.

use crate::app::{Msg, PageMsg, Route};
use crate::browser::runtime::messages::MessageSender;
use gloo_events::EventListener;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// The entries that the page itself adds to the browser's history. Each bears a mark, which a reload and a step back and
/// forth leave there.
#[derive(Default)]
pub(crate) struct History {
    /// A step back that the browser has not taken yet, and where the page wants to be after it.
    going_back: Cell<Option<Route>>,
    /// Whether the entry behind the one that is shown still says the start of a game that has begun by now.
    stale: Cell<bool>,
}

impl History {
    /// Writes a screen into the address. Opening one is a step ahead, closing it the same step back.
    pub(crate) fn go(&self, route: Route) {
        if self.going_back.get().is_some() {
            // The browser steps back later; the address is written then.
            self.going_back.set(Some(route));
        } else if route == Route::Table && is_ahead() {
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

    fn write(&self, route: Route) {
        let Some(window) = web_sys::window() else { return };
        let (Some(address), Ok(history)) = (address_of(route), window.history()) else { return };
        // Where the browser forbids it the old address stays in sight; nothing depends on it.
        let ahead = is_ahead();
        let _ = if route == Route::Table || ahead {
            history.replace_state_with_url(&ahead.into(), "", Some(&address))
        } else {
            history.push_state_with_url(&true.into(), "", Some(&address))
        };
    }

    /// Takes the fragment away without a new entry in the history and without a `hashchange`; that of a screen stays, and
    /// what lies behind it goes when the browser is there.
    pub(crate) fn clear(&self) {
        let fragment = fragment();
        if fragment.is_empty() {
            return;
        }
        let screen = Route::from_fragment(&fragment).is_some();
        self.stale.set(screen && is_ahead());
        if !screen {
            leave();
        }
    }

    /// The address has changed. Whether the page is to hear of it: not of the step back that it has asked for.
    fn changed(&self) -> bool {
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

/// Whether what is open has an entry of its own: closing it takes a step back.
fn is_ahead() -> bool {
    let history = web_sys::window().and_then(|window| window.history().ok());
    history.and_then(|history| history.state().ok()).is_some_and(|state| state.is_truthy())
}

/// Listens for changes of the fragment, for as long as what is returned lives; each comes as [`PageMsg::Address`].
pub(crate) fn watch(post: MessageSender, history: Rc<History>) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "hashchange", move |_| {
        if history.changed() {
            post.send(opened());
        }
    }))
}

/// What the address says now.
pub(crate) fn opened() -> Msg {
    PageMsg::Address(fragment()).into()
}

/// Without its `#`.
fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').map(str::to_owned).unwrap_or(hash)
}

/// Takes any fragment away: what is loaded next begins at the table.
pub(crate) fn leave() {
    if let Some((window, bare)) = web_sys::window().zip(address_of(Route::Table))
        && let Ok(history) = window.history()
    {
        // Where the browser forbids it the old address stays in sight; nothing depends on it.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&bare));
    }
}

/// The address of a screen of this page.
fn address_of(route: Route) -> Option<String> {
    let location = web_sys::window()?.location();
    let bare = location.pathname().ok()? + &location.search().ok()?;
    Some(if route == Route::Table { bare } else { format!("{bare}#{}", route.fragment()) })
}
