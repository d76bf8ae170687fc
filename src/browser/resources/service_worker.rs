//! Communicates with the service worker, which caches this version of the app for offline use and
//! installs the next version.

use crate::app::device;
use crate::browser::runtime::message_sender::MessageSender;
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

/// Whether the app's service worker delivered this page from its cache. On a first visit, there is
/// no service worker yet. The result is valid only while the page starts, because later a new
/// worker can take over the open page.
pub(crate) fn is_served_by_a_worker() -> bool {
    web::service_workers().is_some_and(|container| container.controller().is_some())
}

/// Watches for new versions of the app. The service worker downloads a new version. The new version
/// then waits until the players agree to replace the active version.
pub(crate) struct VersionWatch {
    sender: MessageSender,
    /// The registration of the service worker; `None` until there is one.
    registration: Rc<RefCell<Option<ServiceWorkerRegistration>>>,
}

impl VersionWatch {
    /// Creates a watch for new versions of the app, without registering the service worker.
    /// Messages go to `sender`.
    pub(crate) fn new(sender: MessageSender) -> VersionWatch {
        VersionWatch { sender, registration: Rc::default() }
    }

    /// Registers the service worker, reports to it that this version of the app works, and reports
    /// to the page when another version is ready. Must be called after the page has started.
    ///
    /// Does nothing in development builds, and in browsers without service workers (for example, if
    /// the page was opened from a file, or from a host without encryption).
    pub(crate) fn watch(&self) {
        // Only `cargo xtask` writes a service worker, and only for a page that it splits into
        // parts.
        if cfg!(any(debug_assertions, not(feature = "split"))) {
            return;
        }
        let Some(container) = web::service_workers() else { return };
        // This message is sent at once. If the page were reloaded before the message, the service
        // worker would assume that this version did not start.
        if let Some(worker) = container.controller() {
            post_to_worker(&worker, &started_message());
        }
        let (post, found) = (self.sender.clone(), self.registration.clone());
        spawn_local(async move {
            let Some(registration) = register(&container).await else { return };
            follow_registration(&registration, &container, post);
            found.replace(Some(registration));
        });
    }

    /// Replaces this version of the app by the new version that waits in the service worker. The
    /// page then reloads. Without a service worker, the page reloads at once.
    pub(crate) fn take_update(&self) {
        let found = self.registration.borrow();
        let worker = found.as_ref().and_then(|found| found.waiting().or_else(|| found.active()));
        match worker {
            Some(worker) => post_to_worker(&worker, "take"),
            // Without a service worker, a reload gets the newest version.
            None => reload(),
        }
    }
}

/// Reloads the page, for example to start another version of the app.
fn reload() {
    // If the browser refuses, the page keeps its version of the app.
    let _ = web_sys::window().map(|window| window.location().reload());
}

/// Watches the registration of the service worker. Asks each new worker whether it has another
/// version of the app, and checks for updates. Results are sent to `post`.
fn follow_registration(
    registration: &ServiceWorkerRegistration,
    container: &ServiceWorkerContainer,
    post: MessageSender,
) {
    listen_for_worker_messages(container, post);
    // The active worker may have a new version, because the browser may activate a worker while no
    // page is open. The page asks this worker, too, because the players must agree to a new
    // version.
    if let Some(worker) = registration.active() {
        post_to_worker(&worker, &started_message());
        post_to_worker(&worker, ASK_WAITING);
    }
    // A waiting worker may have the version that is on the screen, for example on a first visit.
    // The worker answers only if its version differs from the version on the screen.
    if let Some(worker) = registration.waiting() {
        post_to_worker(&worker, ASK_WAITING);
    }
    let found = {
        let registration = registration.clone();
        move |_: &web_sys::Event| {
            let Some(worker) = registration.installing() else { return };
            let watched = worker.clone();
            EventListener::new(&worker, "statechange", move |_| {
                if watched.state() == ServiceWorkerState::Installed {
                    post_to_worker(&watched, ASK_WAITING);
                }
            })
            .forget();
        }
    };
    EventListener::new(registration, "updatefound", found).forget();
    check_when_visible(registration);
}

/// Message that asks a service worker whether it has another version of the app than the version on
/// the screen.
const ASK_WAITING: &str = "waiting?";

/// Sends the message `word` to a service worker. Ignores a failure; the page then keeps its version
/// of the app.
fn post_to_worker(worker: &ServiceWorker, word: &str) {
    let _ = worker.post_message(&JsValue::from_str(word));
}

/// Returns the message that tells the service worker that this version of the app has started and
/// works.
fn started_message() -> String {
    "good ".to_owned() + &build()
}

/// Returns the version of the app, from the attribute `data-build` of the page's root element;
/// empty in a page that was not built by `cargo xtask`.
pub(crate) fn build() -> String {
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    root.and_then(|root| root.get_attribute("data-build")).unwrap_or_default()
}

/// Listens for messages of the service worker. If a newer version of the app waits, sends a message
/// to `post`. Once the newer version is active, reloads the page.
fn listen_for_worker_messages(container: &ServiceWorkerContainer, post: MessageSender) {
    EventListener::new(container, "message", move |event| {
        let word = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        match word.as_deref() {
            Some("waiting") => post.send(device::Msg::UpdateReady.into()),
            Some("taken") => {
                reload();
            }
            _ => {}
        }
    })
    .forget();
}

/// Checks for a newer version of the app each time the page becomes visible, because a page may
/// stay open for weeks.
fn check_when_visible(registration: &ServiceWorkerRegistration) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let registration = registration.clone();
    EventListener::new(&document.clone(), "visibilitychange", move |_| {
        if !document.hidden()
            && let Ok(asked) = registration.update()
        {
            // Without a network, the check fails. The next check follows when the page becomes
            // visible again.
            spawn_local(async move {
                let _ = JsFuture::from(asked).await;
            });
        }
    })
    .forget();
}

/// Registers the service worker, or makes the browser check whether the registered worker is the
/// newest. `None` if the browser refuses.
async fn register(container: &ServiceWorkers) -> Option<ServiceWorkerRegistration> {
    let options = RegistrationOptions::new();
    // A host may let the HTTP cache keep a file for a year. The worker script must bypass this
    // cache.
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    web::promise_result(container.register("sw.js", &options)).await?.dyn_into().ok()
}
