//! Page under test: opening, loading and leaving it.

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

/// The app's web page under test, open in a browser of its own.
pub struct Page {
    browser: Browser,
    /// Web server of the page; `None` if it was opened from a file or from another web server.
    server: Option<Server>,
    url: String,
    pub(crate) mouse: Cell<Held>,
    pub(crate) pen: Cell<Held>,
    pub(crate) fingers: [Cell<Held>; 2],
}

impl Page {
    /// Serves the built page from a local web server, and opens it in a browser that no other test
    /// uses.
    ///
    /// `fragment` is the part of the address from `#` on, such as `#fen=…`, or empty.
    ///
    /// # Panics
    /// If there is no page, no browser, or no board within half a minute.
    #[track_caller]
    pub fn open(fragment: &str) -> Page {
        Page::open_with("/", fragment, Options::default())
    }

    /// Serves the built page under the path `prefix` of a local web server, and opens it in a
    /// browser started with `options`.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_with(prefix: &str, fragment: &str, options: Options) -> Page {
        Page::open_from(Server::start(&folders::dist(), prefix), fragment, options)
    }

    /// Opens the page from a running local web server, in a browser started with `options`.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_from(server: Server, fragment: &str, options: Options) -> Page {
        let browser = Browser::idle_or_new(options);
        let url = server.url();
        Page::begin(browser, Some(server), url, fragment)
    }

    /// Opens the single-file build `file` of the page from the disk, as a double click does.
    ///
    /// # Panics
    /// As [`Page::open`].
    #[track_caller]
    pub fn open_file(file: &Path, options: Options) -> Page {
        Page::begin(Browser::start(options), None, format!("file://{}", file.display()), "")
    }

    /// Opens the page from a running nginx or Apache, in a new browser.
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

    /// Opens the address of the page; returns `false` if its web server does not answer.
    pub(crate) fn try_to_go(&self) -> bool {
        self.browser.try_to_go(&self.url)
    }

    /// Loads the page as on a first visit: deletes all saved games and settings first.
    ///
    /// # Panics
    /// As [`Page::load`].
    #[track_caller]
    pub fn load_fresh(&self, fragment: &str) {
        self.browser.go("about:blank");
        self.delete_site_data(&["indexeddb", "local_storage"]);
        self.load(fragment);
    }

    /// Deletes data of the page's origin in the browser. `kinds` contains `indexeddb`,
    /// `local_storage`, or `all`. Browsers other than Chromium always delete at least the databases
    /// and the local storage.
    ///
    /// The app must not be open. Browsers other than Chromium open a file of the origin to delete
    /// the data, and then an empty page.
    #[track_caller]
    pub fn delete_site_data(&self, kinds: &[&str]) {
        if self.browser.kind() == BrowserKind::Chromium {
            let origin = url::Url::parse(&self.url).map(|url| url.origin().ascii_serialization());
            let kept = json!({ "origin": origin.unwrap_or_default(), "storageTypes": kinds.join(",") });
            self.browser.devtools("Storage.clearDataForOrigin", kept);
            return;
        }
        // The icon has the page's origin, and runs no code.
        self.browser.go(&format!("{}icon.svg", self.url));
        let script = format!(
            "const done = arguments[0], all = {};
            // WebKit may never answer a request for data that a worker or a closed page still uses.
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

    /// Waits until the page shows its chessboard with 64 squares and has finished loading.
    #[track_caller]
    pub(crate) fn wait_for_board(&self) {
        let board = "return document.querySelectorAll('[data-board]:not(dialog *) [data-square]').length === 64 \
            && !document.querySelector('[data-boot], [aria-busy=true]')";
        self.until("a board with 64 squares", || self.browser.read(board, vec![]) == true);
    }

    /// Starts a new browser with the profile of the current browser, and loads the page without a
    /// fragment, as after a restart of the device.
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

    /// Closes the browser, and opens the page in a new browser with the same profile.
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

    /// Leaves the page for a missing address of its web server. No page uses the browser's storage
    /// there, so tests can read the storage.
    ///
    /// Only for a page under a sub-path, because the missing address is the root of the server.
    ///
    /// # Panics
    /// If the page is at the root of its server, or if the browser refuses.
    #[track_caller]
    pub fn leave(&self) {
        let host = self.url.match_indices('/').nth(2).map_or(self.url.as_str(), |(end, _)| &self.url[..=end]);
        assert_ne!(host, self.url, "the page is at the root of its host");
        self.browser.go(host);
    }

    /// Changes the fragment in the address of the open page, as a link or a user does.
    ///
    /// # Panics
    /// If the browser does not change the address.
    #[track_caller]
    pub fn change_fragment(&self, fragment: &str) {
        self.browser.go(&format!("{}{fragment}", self.url));
    }

    /// Returns the fragment of the address with its `#`, or an empty string.
    #[track_caller]
    pub fn fragment(&self) -> String {
        self.browser.read("return location.hash", vec![]).as_str().unwrap_or_default().to_owned()
    }

    /// Returns the addresses in `urls` that do not begin with the address of the page's web server.
    ///
    /// # Panics
    /// As [`Page::server`].
    #[track_caller]
    pub fn foreign_addresses(&self, urls: &[String]) -> Vec<String> {
        let own = self.server().url();
        // The page makes `blob:` URLs of its own origin for workers, from files that it has
        // checked.
        let is_own = |url: &str| {
            // `about:` and `data:` URLs cause no request.
            let is_asked = !url.starts_with("about:") && !url.starts_with("data:");
            !is_asked || url.strip_prefix("blob:").unwrap_or(url).starts_with(&own)
        };
        urls.iter().filter(|url| !is_own(url)).cloned().collect()
    }

    /// Waits until the service worker has cached everything that the page needs without a network.
    ///
    /// # Panics
    /// If that takes more than half a minute.
    #[track_caller]
    pub fn until_offline_ready(&self) {
        let script = "const done = arguments[arguments.length - 1]; \
            navigator.serviceWorker.ready.then((found) => done(found.active.state === 'activated'))";
        self.until("the service worker to be ready", || self.browser.read_later(script) == true);
    }

    /// Whether the page comes from the tests' own web server, not from a file, nginx or Apache.
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

    /// Returns the tests' own web server, from which the page comes.
    ///
    /// # Panics
    /// If the page comes from a file, nginx or Apache.
    #[track_caller]
    pub fn server(&self) -> &Server {
        match &self.server {
            Some(server) => server,
            None => panic!("this page comes from a file"),
        }
    }

    /// Returns the browser in which the page is open.
    pub fn browser(&self) -> &Browser {
        &self.browser
    }
}

/// Returns the fragment of an address that starts a game from the position `fen`: `#fen=…`.
///
/// Escapes all bytes but ASCII letters, digits and `-`, so `fen` may be any text.
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
