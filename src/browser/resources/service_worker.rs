//! The service worker: keeps this version of the page for when there is no network, and brings the next one.

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

/// Whether this page comes from the service worker, and so not for the first time.
pub(crate) fn is_served_by_a_worker() -> bool {
    web::service_workers().is_some_and(|container| container.controller().is_some())
}

/// The version of the page that is in force, and the one that waits.
pub(crate) struct VersionWatch {
    post: MessageSender,
    registration: Rc<RefCell<Option<ServiceWorkerRegistration>>>,
}

impl VersionWatch {
    pub(crate) fn new(post: MessageSender) -> VersionWatch {
        VersionWatch { post, registration: Rc::default() }
    }

    /// The page has started: has this version kept, reports that it is a good one, and says so when another one is ready.
    /// Nothing where the page is worked on, or where the browser has no service workers (a page opened from a file, or
    /// from a host without encryption).
    pub(crate) fn watch(&self) {
        // Only `cargo xtask` writes a worker, for a page that it cuts into parts.
        if cfg!(any(debug_assertions, not(feature = "split"))) {
            return;
        }
        let Some(container) = web::service_workers() else { return };
        // At once: a page that is loaded again before this is said counts as one that did not start.
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

    /// The new version is taken; the page is loaded again as soon as it is, or at once where no worker keeps an older one.
    pub(crate) fn take(&self) {
        let found = self.registration.borrow();
        let worker = found.as_ref().and_then(|found| found.waiting().or_else(|| found.active()));
        match worker {
            Some(worker) => tell(&worker, "take"),
            // Without one the newest version comes with the page.
            None => reload(),
        }
    }
}

/// Loads the page again.
fn reload() {
    // A page without a window has nothing to load.
    let _ = web_sys::window().map(|window| window.location().reload());
}

fn follow(registration: &ServiceWorkerRegistration, container: &ServiceWorkerContainer, post: MessageSender) {
    hear(container, post);
    // A worker that came into force when the page was last closed still waits for the players' consent.
    if let Some(worker) = registration.active() {
        tell(&worker, &good());
        tell(&worker, WAITING);
    }
    // The first version ever is nothing to announce, but that is for the worker to say: it knows what is on the screen.
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

/// Asks a worker whether it has another version than the one on the screen.
const WAITING: &str = "waiting?";

/// A worker that cannot be told stays as it is: the version in force goes on.
fn tell(worker: &ServiceWorker, word: &str) {
    let _ = worker.post_message(&JsValue::from_str(word));
}

/// That this build, whose name the page bears, has started.
fn good() -> String {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    "good ".to_owned() + &root.and_then(|root| root.get_attribute("data-build")).unwrap_or_default()
}

/// What the worker says: that its version waits, or that it has been taken.
fn hear(container: &ServiceWorkerContainer, post: MessageSender) {
    EventListener::new(container, "message", move |event| {
        let word = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        match word.as_deref() {
            Some("waiting") => post.send(device::Msg::UpdateReady.into()),
            // A page that cannot be loaded again goes on as it is.
            Some("taken") => {
                reload();
            }
            _ => {}
        }
    })
    .forget();
}

/// A page may stay open for weeks: each time it comes to the front, the host is asked for a newer one.
fn look_again_when_seen(registration: &ServiceWorkerRegistration) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let registration = registration.clone();
    EventListener::new(&document.clone(), "visibilitychange", move |_| {
        if !document.hidden()
            && let Ok(asked) = registration.update()
        {
            // Without a network there is no news.
            spawn_local(async move {
                let _ = JsFuture::from(asked).await;
            });
        }
    })
    .forget();
}

/// Has the browser take the worker, or look whether the one that it has is still the newest.
async fn register(container: &ServiceWorkers) -> Option<ServiceWorkerRegistration> {
    let options = RegistrationOptions::new();
    // The browser's own cache may be told by any host to keep a file for a year: not this one.
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    web::outcome(container.register("sw.js", &options)).await?.dyn_into().ok()
}
