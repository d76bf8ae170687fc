//! Builds of the page in the service worker's caches, and updates to new builds.

use crate::page::Page;
use serde_json::json;
use std::collections::BTreeMap;

/// Kind of content in the browser's window after a load: the chessboard, the page's own error
/// message, or an error page of the browser or the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowContent {
    /// The board, ready for play.
    Board,
    /// A page that reports a fault, with a way to continue.
    Fault,
    /// An error page of the browser or of the host, without any build of the page.
    Nothing,
}

impl Page {
    /// Makes the browser check for a new version of the page, and waits for the end of the check.
    ///
    /// The page itself checks only when it opens and when it comes to the front.
    #[track_caller]
    pub fn look_for_update(&self) {
        let script = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration() \
            .then((found) => found.update()).then(() => done(true), () => done(false))";
        self.browser().read_later(script);
        let settled = "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration() \
            .then((found) => setTimeout(() => done(!found?.installing), 200))";
        self.until("the look for a new version is over", || {
            self.browser().attempt_to_read_later(settled).is_some_and(|settled| settled == true)
        });
    }

    /// Waits until the service worker has downloaded the build of the page with this name.
    ///
    /// Makes the browser check for new versions repeatedly, because Firefox may postpone a check
    /// and nevertheless report its end.
    #[track_caller]
    pub fn until_here(&self, build: &str) {
        let script =
            "const done = arguments[arguments.length - 1]; navigator.serviceWorker.getRegistration() \
            .then(async (found) => { \
                const here = await caches.has(`tabiya ${new URL('./', location)} BUILD`); \
                if (!here && !found.installing) await found.update(); \
                done(here && !found.installing); \
            }).catch(() => done(false))"
                .replace("BUILD", build);
        self.until("another version to be here", || {
            self.browser().attempt_to_read_later(&script).is_some_and(|here| here == true)
        });
    }

    /// Waits until the build of the page with this name has reported its start to the service
    /// worker. If the browser leaves the page before the report, the build counts as one that
    /// cannot start.
    #[track_caller]
    pub fn until_started(&self, build: &str) {
        let script = "const done = arguments[arguments.length - 1]; \
            caches.match('good', { cacheName: `tabiya ${new URL('./', location)} consent` }) \
            .then((note) => note?.text() ?? '').then(done, () => done(''))";
        self.until("the new version to report its start", || {
            self.browser().attempt_to_read_later(script).is_some_and(|good| good == build)
        });
    }

    /// Makes the service worker change to the new version of the page, as when the players agree to
    /// the update; the page then reloads itself.
    #[track_caller]
    pub fn take_update(&self) {
        let script = "const done = arguments[arguments.length - 1]; self.before = true; \
            navigator.serviceWorker.getRegistration() \
            .then(async (found) => { \
                for (let looks = 0; found.installing || !found.waiting && looks < 100; looks++) \
                    await new Promise((go) => setTimeout(go, 50)); \
                (found.waiting ?? found.active).postMessage('take'); \
            }).then(done, done)";
        self.browser().read_later(script);
        let again = "return self.before === undefined && document.readyState === 'complete'";
        self.until("the page loads itself again", || {
            self.browser().attempt_to_read(again, vec![]).is_some_and(|again| again == true)
        });
    }

    /// Leaves the page for an empty page, opens it again, and returns the kind of content that
    /// appears.
    #[track_caller]
    pub fn visit(&self) -> WindowContent {
        self.browser().go("about:blank");
        if self.try_to_go() { self.shown() } else { WindowContent::Nothing }
    }

    /// Waits for content in the browser's window, and returns the kind of content.
    #[track_caller]
    pub fn shown(&self) -> WindowContent {
        // Every build of the page has its name in `data-build`; error pages of a host or browser
        // have no such attribute.
        let script = "const { readyState, documentElement } = document;
            if (readyState === 'complete' && !documentElement.dataset.build) return 'nothing';
            if (document.querySelector('[data-action=reload]')) return 'fault';
            return !document.querySelector('[data-boot]')
                && document.querySelectorAll('[data-board]:not(dialog *) [data-square]').length === 64 && 'board'";
        let read = || {
            let found = self.browser().attempt_to_read(script, vec![]);
            found.as_ref().and_then(|found| found.as_str()).map(str::to_owned)
        };
        self.until("something on the screen", || read().is_some());
        match read().as_deref() {
            Some("board") => WindowContent::Board,
            Some("fault") => WindowContent::Fault,
            _ => WindowContent::Nothing,
        }
    }

    /// Returns the page's title, by which tests distinguish builds.
    #[track_caller]
    pub fn title(&self) -> String {
        self.browser().read("return document.title", vec![]).as_str().unwrap_or_default().to_owned()
    }

    /// Returns the builds of the page in the service worker's caches: the name of each, and the
    /// number of its files.
    #[track_caller]
    pub fn builds(&self) -> BTreeMap<String, u64> {
        let script = "const done = arguments[arguments.length - 1]; (async () => {
            const found = {};
            for (const name of await caches.keys()) {
                const build = name.split(' ').slice(2).join(' ');
                if (build !== 'consent') found[build] = (await (await caches.open(name)).keys()).length;
            }
            return found;
        })().then(done)";
        serde_json::from_value(self.browser().read_later(script)).unwrap_or_default()
    }

    /// Deletes the browser's caches whose names have this ending, as another page of the same
    /// origin could do.
    #[track_caller]
    pub fn lose_caches(&self, ending: &str) {
        let script = format!(
            "const done = arguments[arguments.length - 1]; caches.keys()
             .then((names) => Promise.all(names.map((name) => name.endsWith({}) && caches.delete(name)))).then(done)",
            json!(ending)
        );
        self.browser().read_later(&script);
    }

    /// Returns the names of everything that the page's origin stores in the browser: databases,
    /// caches, service workers, cookies, and keys of `localStorage` and `sessionStorage`.
    #[track_caller]
    pub fn stored_names(&self) -> Vec<String> {
        let script = "const done = arguments[arguments.length - 1]; (async () => [
            ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
            ...(await caches.keys()).map((name) => `cache ${name}`),
            ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
            ...Object.keys(localStorage).map((key) => `local ${key}`),
            ...Object.keys(sessionStorage).map((key) => `session ${key}`),
            ...document.cookie.split(';').filter(Boolean).map((cookie) => `cookie ${cookie}`),
        ])().then(done)";
        serde_json::from_value(self.browser().read_later(script)).unwrap_or_default()
    }
}
