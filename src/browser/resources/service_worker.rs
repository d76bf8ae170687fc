//! Service worker: caches this version of the page for use without a network, and fetches the next
//! version.

use crate::app::device;
use crate::browser::runtime::messages::MessageSender;
use crate::browser::web::{self, ServiceWorkers};
use gloo_events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    MessageEvent, RegistrationOptions, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration,
    ServiceWorkerState, ServiceWorkerUpdateViaCache,
};

/// Whether the service worker has delivered this page, so that this is not the first visit.
pub(crate) fn is_served_by_a_worker() -> bool {
    web::service_workers().is_some_and(|container| container.controller().is_some())
}

/// Active version of the page, and the waiting one.
pub(crate) struct VersionWatch {
    post: MessageSender,
    registration: Rc<RefCell<Option<ServiceWorkerRegistration>>>,
}

impl VersionWatch {
    pub(crate) fn new(post: MessageSender) -> VersionWatch {
        VersionWatch { post, registration: Rc::default() }
    }

    /// Registers the service worker after a successful start, reports the start to it, and sends a
    /// message when another version is ready. Does nothing during development, or if the browser
    /// has no service workers (local files, insecure hosts).
    pub(crate) fn watch(&self) {
        // Only `cargo xtask` writes a service worker, for a page that is cut into parts.
        if cfg!(any(debug_assertions, not(feature = "split"))) {
            return;
        }
        let Some(container) = web::service_workers() else { return };
        // Reported at once: a page that is reloaded before this report counts as one that did not
        // start.
        if let Some(worker) = container.controller() {
            tell(&worker, &good());
        }
        let (post, found) = (self.post.clone(), self.registration.clone());
        spawn_local(async move {
            let Some(registration) = register(&container).await else { return };
            follow(&registration, &container, post);
            found.replace(Some(registration));
        });
    }

    /// Activates the new version; the page reloads when that is done, or at once if no service
    /// worker has an older version.
    pub(crate) fn take(&self) {
        let found = self.registration.borrow();
        let worker = found.as_ref().and_then(|found| found.waiting().or_else(|| found.active()));
        match worker {
            Some(worker) => tell(&worker, "take"),
            // Without a service worker, a reload delivers the newest version.
            None => reload(),
        }
    }
}

/// Reloads the page.
fn reload() {
    // Without a window there is nothing to reload.
    let _ = web_sys::window().map(|window| window.location().reload());
}

fn follow(registration: &ServiceWorkerRegistration, container: &ServiceWorkerContainer, post: MessageSender) {
    hear(container, post);
    // A worker that became active when the page was last closed still waits for the players'
    // consent.
    if let Some(worker) = registration.active() {
        tell(&worker, &good());
        tell(&worker, WAITING);
    }
    // The very first version is not announced, but the worker decides that: it knows which version
    // is on the screen.
    if let Some(worker) = registration.waiting() {
        tell(&worker, WAITING);
    }
    let found = {
        let registration = registration.clone();
        move |_: &web_sys::Event| {
            let Some(worker) = registration.installing() else { return };
            let watched = worker.clone();
            EventListener::new(&worker, "statechange", move |_| {
                if watched.state() == ServiceWorkerState::Installed {
                    tell(&watched, WAITING);
                }
            })
            .forget();
        }
    };
    EventListener::new(registration, "updatefound", found).forget();
    look_again_when_seen(registration);
}

/// Question to a worker whether it has another version than the one on the screen.
const WAITING: &str = "waiting?";

/// Posts a message to a worker; on failure the active version stays.
fn tell(worker: &ServiceWorker, word: &str) {
    let _ = worker.post_message(&JsValue::from_str(word));
}

/// Returns the message that this build, named on the root element, has started.
fn good() -> String {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    "good ".to_owned() + &root.and_then(|root| root.get_attribute("data-build")).unwrap_or_default()
}

/// Handles messages of the worker: its version waits, or has been activated.
fn hear(container: &ServiceWorkerContainer, post: MessageSender) {
    EventListener::new(container, "message", move |event| {
        let word = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        match word.as_deref() {
            Some("waiting") => post.send(device::Msg::UpdateReady.into()),
            // If reloading fails, the page continues unchanged.
            Some("taken") => {
                reload();
            }
            _ => {}
        }
    })
    .forget();
}

/// Checks for an update each time the page becomes visible, because a page may stay open for weeks.
fn look_again_when_seen(registration: &ServiceWorkerRegistration) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let registration = registration.clone();
    EventListener::new(&document.clone(), "visibilitychange", move |_| {
        if !document.hidden()
            && let Ok(asked) = registration.update()
        {
            // Without a network the check fails silently.
            spawn_local(async move {
                let _ = JsFuture::from(asked).await;
            });
        }
    })
    .forget();
}

/// Registers the worker, or checks for a newer version of it.
async fn register(container: &ServiceWorkers) -> Option<ServiceWorkerRegistration> {
    let options = RegistrationOptions::new();
    // Never use the HTTP cache for the worker: a host may allow files to be cached for a year.
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    web::outcome(container.register("sw.js", &options)).await?.dyn_into().ok()
}
