//! The page under test.

use crate::browser::{Browser, Options};
use crate::browser_kind::BrowserKind;
use crate::folders;
use crate::pointer_input::Held;
use crate::server::Server;
use crate::skip::skip;
use crate::web_server::WebServer;
use serde_json::json;
use std::cell::Cell;
use std::path::Path;

/// An open page in its own browser.
pub struct Page {
    browser: Browser,
    /// `None` if the page was opened from a file.
    server: Option<Server>,
    url: String,
    pub(crate) mouse: Cell<Held>,
    pub(crate) pen: Cell<Held>,
    pub(crate) fingers: [Cell<Held>; 2],
}

impl Page {
    /// Opens the built page at the root of a host, in a browser of its own.
    ///
    /// `fragment` is the part of the address from `#` on, such as `#fen=…`, or empty.
    ///
    /// # Panics
    /// If there is no page, no browser, or no board within a few seconds.
    #[track_caller]
    pub fn open(fragment: &str) -> Page {
        Page::open_with("/", fragment, Options::default())
    }

    /// Opens the page under a sub-path of a host, in a browser started with `options`.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_with(prefix: &str, fragment: &str, options: Options) -> Page {
        Page::open_from(Server::start(&folders::dist(), prefix), fragment, options)
    }

    /// Opens the page from a running host, in a browser started with `options`.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_from(server: Server, fragment: &str, options: Options) -> Page {
        let browser = Browser::start(options);
        let url = server.url();
        Page::begin(browser, Some(server), url, fragment)
    }

    /// Opens the single-file page, as a double click does.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_file(file: &Path, options: Options) -> Page {
        Page::begin(Browser::start(options), None, format!("file://{}", file.display()), "")
    }

    /// Opens the page on nginx or Apache.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_on(host: &WebServer) -> Page {
        Page::begin(Browser::start(Options::default()), None, host.url(), "")
    }

    /// Opens the page at `url` with `fragment` in a running browser, and waits for its board.
    #[track_caller]
    fn begin(browser: Browser, server: Option<Server>, url: String, fragment: &str) -> Page {
        let nowhere = || Cell::new((0.0, 0.0, 0));
        let fingers = [nowhere(), nowhere()];
        let page = Page { browser, server, url, mouse: nowhere(), pen: nowhere(), fingers };
        page.load(fragment);
        page
    }

    /// Opens the page with a game that starts from the position `fen`.
    ///
    /// # Panics
    /// As [`Page::open`], and if the page shows another position.
    #[track_caller]
    pub fn open_fen(fen: &str) -> Page {
        let page = Page::open(&fen_fragment(fen));
        assert_eq!(page.read_view().fen, fen);
        page
    }

    /// Loads the page with this fragment, `#…` or empty, and waits for its board.
    ///
    /// # Panics
    /// If no board appears.
    #[track_caller]
    pub fn load(&self, fragment: &str) {
        self.browser.go("about:blank");
        self.browser.go(&format!("{}{fragment}", self.url));
        self.wait_for_board();
    }

    /// Opens the address of the page; returns `false` if the host does not answer.
    pub(crate) fn try_to_go(&self) -> bool {
        self.browser.try_to_go(&self.url)
    }

    /// Loads the page as on a first visit: removes all saved games and settings first.
    ///
    /// # Panics
    /// As [`Page::load`].
    #[track_caller]
    pub fn load_fresh(&self, fragment: &str) {
        self.browser.go("about:blank");
        self.forget_everything(&["indexeddb", "local_storage"]);
        self.load(fragment);
    }

    /// Deletes data of the page's origin: `indexeddb`, `local_storage`, or `all`.
    ///
    /// No page of the origin may be open, except in browsers where only a page can delete the data.
    #[track_caller]
    pub fn forget_everything(&self, kinds: &[&str]) {
        if self.browser.kind() == BrowserKind::Chromium {
            let origin = url::Url::parse(&self.url).map(|url| url.origin().ascii_serialization());
            let kept = json!({ "origin": origin.unwrap_or_default(), "storageTypes": kinds.join(",") });
            self.browser.devtools("Storage.clearDataForOrigin", kept);
            return;
        }
        // The host's icon has the same origin, and runs no code.
        self.browser.go(&format!("{}icon.svg", self.url));
        let script = format!(
            "const done = arguments[0], all = {};
            // WebKit may leave that without an answer which a worker or a page that has gone still has to do with.
            const soon = (promise) => Promise.race([promise, new Promise((done) => setTimeout(done, 5000))]);
            (async () => {{
                for (const {{ name }} of await soon(indexedDB.databases()) ?? []) await soon(new Promise((done) => {{
                    const going = indexedDB.deleteDatabase(name);
                    going.onsuccess = going.onerror = going.onblocked = done;
                }}));
                localStorage.clear();
                if (!all) return;
                for (const found of await soon(navigator.serviceWorker.getRegistrations()) ?? []) await soon(found.unregister());
                for (const name of await soon(caches.keys()) ?? []) await soon(caches.delete(name));
            }})().then(() => done(true), fault => done(String(fault)))",
            kinds.contains(&"all")
        );
        assert_eq!(self.browser.read_later(&script), true, "nothing may be left");
        self.browser.go("about:blank");
    }

    /// Waits until the page shows its board with 64 squares and loads nothing.
    #[track_caller]
    pub(crate) fn wait_for_board(&self) {
        let board = "return document.querySelectorAll('[data-board]:not(dialog *) [data-square]').length === 64 \
            && !document.querySelector('[data-boot], [aria-busy=true]')";
        self.until("a board with 64 squares", || self.browser.read(board, vec![]) == true);
    }

    /// Starts a new browser on the last one's profile folder, and loads the page without a
    /// fragment.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn start_again(&mut self) {
        if self.browser.kind() == BrowserKind::WebKit {
            skip("WebKit under its driver is a private window: once closed, nothing is left");
        }
        let profile = self.browser.profile();
        self.browser = Browser::start_on(Options::default(), profile);
        self.load("");
    }

    /// Closes the browser and opens the page in a new one on the same profile.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn close_and_start_again(&mut self) {
        self.browser.close();
        self.start_again();
    }

    /// Reloads the page, as the Reload button does.
    ///
    /// # Panics
    /// If no board appears.
    #[track_caller]
    pub fn reload(&self) {
        self.browser.reload();
        self.wait_for_board();
    }

    /// Opens a missing address of the host, where no page uses the storage, so that tests can read
    /// it.
    ///
    /// Only for a page under a sub-path: a page at the root of its host answers every address.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn leave(&self) {
        let host = self.url.match_indices('/').nth(2).map_or(self.url.as_str(), |(end, _)| &self.url[..=end]);
        assert_ne!(host, self.url, "the page is at the root of its host");
        self.browser.go(host);
    }

    /// Changes the fragment in the address of the open page, as a link or a user does.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn change_fragment(&self, fragment: &str) {
        self.browser.go(&format!("{}{fragment}", self.url));
    }

    /// Returns the fragment of the address with its `#`, or an empty string.
    #[track_caller]
    pub fn fragment(&self) -> String {
        self.browser.read("return location.hash", vec![]).as_str().unwrap_or_default().to_owned()
    }

    /// Returns the addresses among `urls` that belong to other hosts than the page's.
    ///
    /// # Panics
    /// If the page comes from a file.
    #[track_caller]
    pub fn foreign_addresses(&self, urls: &[String]) -> Vec<String> {
        let own = self.server().url();
        // The page makes `blob:` URLs of its own origin: the worker, from a file that it has
        // verified.
        let is_own = |url: &str| {
            // `about:` and `data:` URLs cause no request.
            let is_asked = !url.starts_with("about:") && !url.starts_with("data:");
            !is_asked || url.strip_prefix("blob:").unwrap_or(url).starts_with(&own)
        };
        urls.iter().filter(|url| !is_own(url)).cloned().collect()
    }

    /// Waits until the service worker holds everything that the page needs offline.
    ///
    /// # Panics
    /// If that takes more than a few seconds.
    #[track_caller]
    pub fn until_offline_ready(&self) {
        let script = "const done = arguments[arguments.length - 1]; \
            navigator.serviceWorker.ready.then((found) => done(found.active.state === 'activated'))";
        self.until("the service worker to be ready", || self.browser.read_later(script) == true);
    }

    /// Whether the page comes from a host of ours, not from a file or another web server.
    pub(crate) fn has_server(&self) -> bool {
        self.server.is_some()
    }

    /// Makes the browser save downloads into this folder without asking.
    #[track_caller]
    pub fn save_files_in(&self, folder: &Path) {
        let folder = folder.display().to_string();
        match (self.browser.kind(), self.browser.bidi()) {
            (BrowserKind::Chromium, _) => {
                let allow = json!({ "behavior": "allow", "downloadPath": folder });
                self.browser.devtools("Browser.setDownloadBehavior", allow);
            }
            (_, Some(bidi)) => {
                let allow = json!({ "type": "allowed", "destinationFolder": folder });
                bidi.ask("browser.setDownloadBehavior", json!({ "downloadBehavior": allow }));
            }
            (kind, None) => skip(&format!("the driver of {kind} cannot save a file")),
        }
    }

    /// Returns the host of the page.
    ///
    /// # Panics
    /// If the page comes from a file.
    #[track_caller]
    pub fn server(&self) -> &Server {
        match &self.server {
            Some(server) => server,
            None => panic!("this page comes from a file"),
        }
    }

    /// Returns the browser of the page.
    pub fn browser(&self) -> &Browser {
        &self.browser
    }
}

/// Returns the fragment of an address that starts a game from the position `fen`: `#fen=…`.
///
/// Any other text is escaped in the same way.
pub fn fen_fragment(fen: &str) -> String {
    let mut fragment = "#fen=".to_owned();
    for byte in fen.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' => fragment.push(char::from(byte)),
            _ => fragment += &format!("%{byte:02X}"),
        }
    }
    fragment
}
