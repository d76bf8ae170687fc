//! Browser in which a test runs, and the WebDriver session that controls it.

use crate::bidi::Bidi;
use crate::browser_kind::BrowserKind;
use crate::folders::Scratch;
use crate::killer::Killer;
use crate::session::Session;
use crate::skip::skip;
use fantoccini::Client;
use fantoccini::error::CmdError;
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use serde_json::{Value, json};
use std::cell::Cell;
use std::fmt::Debug;
use std::future::Future;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// Time limit of a command to the browser.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Name of the video file in the profile folder. The browser's fake camera plays this file.
pub(crate) const CAMERA: &str = "camera.y4m";

/// Options for the start of a test's browser: its kind, what it records, and whether it has a
/// camera.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Kind of browser.
    pub kind: BrowserKind,
    /// Whether the browser records a trace of its main thread for [`Browser::trace`]. Chromium
    /// only.
    pub trace: bool,
    /// Whether the browser records network requests for [`Browser::requests`].
    pub network: bool,
    /// Whether the browser has a fake camera, which shows the file [`Browser::camera_sees`].
    /// Chromium only.
    pub camera: bool,
}

/// Browser without a visible window, controlled by WebDriver, in which a test runs. Dropping a
/// `Browser` leaves the browser to another test or closes it.
pub struct Browser {
    kind: BrowserKind,
    /// `None` only while the browser is being dropped.
    session: Option<Session>,
    /// BiDi connection; Firefox only.
    bidi: Option<Bidi>,
    /// Whether scripts run through DevTools, see [`Browser::read_through_devtools`].
    reads_through_devtools: Cell<bool>,
}

/// Text that identifies scripts which read the page's storage.
const LOOKS_INTO_THE_STORAGE: &str = "indexedDB.open('tabiya')";

/// Script that waits until the page's database exists. The page creates the database after the
/// board. A script that opened the database earlier would create an empty one.
///
/// The script waits for at most five seconds, because some pages have no database.
const STORAGE_IS_THERE: &str = "const done = arguments[0], until = Date.now() + 5000;
    const look = async () => {
        const all = await (self.indexedDB?.databases?.() ?? []);
        if (all.some(({ name, version }) => name === 'tabiya' && version > 1) || Date.now() > until) done(true);
        else setTimeout(look, 20);
    };
    look().catch(() => done(false));";

impl Browser {
    /// Starts the browser that `CHROME`, `FIREFOX` or `MINIBROWSER` names, or the WebDriver
    /// program's default, with a fresh profile.
    ///
    /// # Panics
    /// If there is no driver or no browser.
    pub fn start(options: Options) -> Browser {
        Browser::start_on(options, Arc::new(Scratch::new()))
    }

    /// Starts a browser with the profile folder of an earlier browser and the data stored in the
    /// folder.
    ///
    /// # Panics
    /// As [`Browser::start`].
    pub fn start_on(options: Options, profile: Arc<Scratch>) -> Browser {
        Browser::with_session(options, Session::start(options, profile, false))
    }

    /// Returns an idle browser that another test has left in the state of a fresh start, or starts
    /// a browser with a fresh profile.
    ///
    /// # Panics
    /// As [`Browser::start`].
    pub(crate) fn idle_or_new(options: Options) -> Browser {
        let can_be_shared = options.can_be_shared();
        let idle = can_be_shared.then(Session::take_idle).flatten();
        let session =
            idle.unwrap_or_else(|| Session::start(options, Arc::new(Scratch::new()), can_be_shared));
        Browser::with_session(options, session)
    }

    /// Creates a browser from a session, and prepares its tab for a test.
    fn with_session(options: Options, session: Session) -> Browser {
        let bidi = Browser::connect_bidi(options, &session.client);
        let browser = Browser {
            kind: options.kind,
            session: Some(session),
            bidi,
            reads_through_devtools: Cell::new(false),
        };
        browser.make_room();
        browser.slow_down();
        browser
    }

    /// Returns the running browser with its WebDriver session.
    fn session(&self) -> &Session {
        match &self.session {
            Some(session) => session,
            None => unreachable!("only `drop` takes the session"),
        }
    }

    /// Waits for the answer to a WebDriver command.
    ///
    /// # Panics
    /// If the command fails or takes too long. `what` names the command in the message.
    #[track_caller]
    pub(crate) fn wait<T>(&self, what: &str, asked: impl Future<Output = Result<T, CmdError>>) -> T {
        match self.session().answer(asked) {
            Some(Ok(answer)) => answer,
            Some(Err(error)) => panic!("{what}: {error}"),
            None => panic!("{what}: no answer within {PATIENCE:?}, or the test takes too long"),
        }
    }

    /// Waits for the answer to a WebDriver command of a browser that the test may kill meanwhile;
    /// `None` if there is no answer.
    pub(crate) fn attempt<T>(&self, asked: impl Future<Output = Result<T, CmdError>>) -> Option<T> {
        self.session().answer(asked)?.ok()
    }

    /// Returns the client of the browser's WebDriver session.
    pub(crate) fn client(&self) -> &Client {
        &self.session().client
    }

    /// Returns the kind of the browser.
    pub fn kind(&self) -> BrowserKind {
        self.kind
    }

    /// Returns the WebDriver BiDi connection to Firefox. `None` in other browsers, or if Firefox's
    /// driver offers none.
    pub(crate) fn bidi(&self) -> Option<&Bidi> {
        self.bidi.as_ref()
    }

    /// Opens a WebDriver BiDi connection to Firefox, in addition to classic WebDriver. `None` in
    /// other browsers, or if Firefox's driver offers none.
    fn connect_bidi(options: Options, client: &Client) -> Option<Bidi> {
        let capabilities = client.capabilities()?;
        let url = capabilities.get("webSocketUrl")?.as_str()?;
        let (console, network) = ("log.entryAdded", "network.beforeRequestSent");
        let events = if options.network { &[console, network][..] } else { &[console] };
        Some(Bidi::connect(url, events))
    }

    /// Returns the folder of the browser's profile.
    pub fn profile(&self) -> Arc<Scratch> {
        self.session().never_reuse();
        self.session().profile.clone()
    }

    /// Returns the path of the video file that the browser's fake camera shows. A test writes the
    /// file before the page switches the camera on.
    pub fn camera_sees(&self) -> std::path::PathBuf {
        self.session().profile.path().join(CAMERA)
    }

    /// Returns a handle that can kill the browser and its driver at once, also from another thread.
    pub fn killer(&self) -> Killer {
        self.session().never_reuse();
        Killer::new(self.session().driver.id(), self.session().profile.path())
    }

    /// Runs a script in the page with these arguments, and returns its result. As a rule, scripts
    /// only read the page; input comes from WebDriver.
    ///
    /// # Panics
    /// If the script throws.
    #[track_caller]
    pub fn read(&self, script: &str, arguments: Vec<Value>) -> Value {
        if self.reads_through_devtools.get() {
            return self
                .evaluate(&format!("(function () {{ {script} }}).apply(null, {})", Value::from(arguments)));
        }
        self.wait("reading the page", self.client().execute(script, arguments))
    }

    /// Runs a script in the page and returns the text that the script returns. `None` if the script
    /// fails or the browser does not answer.
    pub(crate) fn try_to_read(&self, script: &str) -> Option<String> {
        self.attempt(self.client().execute(script, vec![]))?.as_str().map(str::to_owned)
    }

    /// Returns a screenshot of the window's content as PNG. `None` if the browser takes no
    /// screenshot or does not answer.
    pub(crate) fn try_to_picture(&self) -> Option<Vec<u8>> {
        self.attempt(self.client().screenshot())
    }

    /// Runs an asynchronous script in the page, and returns the value that the script passes to its
    /// last argument, a callback.
    ///
    /// # Panics
    /// If the script throws, or passes nothing for a minute.
    #[track_caller]
    pub fn read_later(&self, script: &str) -> Value {
        if script.contains(LOOKS_INTO_THE_STORAGE) {
            self.wait("looking for the storage", self.client().execute_async(STORAGE_IS_THERE, vec![]));
        }
        if self.reads_through_devtools.get() {
            return self.evaluate(&format!("new Promise(done => (function () {{ {script} }})(done))"));
        }
        self.wait("reading the page", self.client().execute_async(script, vec![]))
    }

    /// Runs a script in the page after a short delay, so that a page on a busy machine can finish
    /// drawing. Returns the script's result, or its exception as text.
    ///
    /// # Panics
    /// If the script is not valid JavaScript, or the page does not answer within a minute.
    #[track_caller]
    pub(crate) fn read_settled(&self, script: &str) -> Value {
        self.read_later(&format!(
            "const done = arguments[arguments.length - 1], read = () => {{ {script} }};
            setTimeout(() => setTimeout(() => {{ try {{ done(read()); }} catch (error) {{ done(`${{error}}`); }} }}, 4), 0);"
        ))
    }

    /// Makes [`Browser::read`] and [`Browser::read_later`] run scripts through DevTools, which
    /// leaves nothing in the page's memory. The driver's own calls leave half a kilobyte each.
    /// Chromium only; other browsers skip the test.
    #[track_caller]
    pub fn read_through_devtools(&self) {
        self.evaluate("0");
        self.reads_through_devtools.set(true);
    }

    /// Evaluates a JavaScript expression through DevTools, and waits for its promise.
    #[track_caller]
    fn evaluate(&self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.devtools("Runtime.evaluate", asked);
        assert!(answer["exceptionDetails"].is_null(), "reading the page: {}", answer["exceptionDetails"]);
        answer["result"]["value"].take()
    }

    /// Opens an address in the current tab.
    ///
    /// # Panics
    /// If the browser does not open the address.
    #[track_caller]
    pub fn go(&self, url: &str) {
        self.session().note_origin(url);
        self.wait("opening the page", self.client().goto(url));
    }

    /// Opens an address in the current tab; returns `false` if its host does not answer.
    pub fn try_to_go(&self, url: &str) -> bool {
        self.session().note_origin(url);
        self.attempt(self.client().goto(url)).is_some()
    }

    /// Reloads the page, as the Reload button does.
    ///
    /// # Panics
    /// If the browser does not reload the page.
    #[track_caller]
    pub fn reload(&self) {
        self.wait("loading the page again", self.client().refresh());
    }

    /// Goes back in the tab's history, as the Back button does.
    ///
    /// # Panics
    /// If the browser does not go back.
    #[track_caller]
    pub fn back(&self) {
        self.wait("going back", self.client().back());
    }

    /// Runs a script in a browser that the test may kill meanwhile, and returns its result; `None`
    /// if the browser does not answer.
    pub fn attempt_to_read(&self, script: &str, arguments: Vec<Value>) -> Option<Value> {
        self.attempt(self.client().execute(script, arguments))
    }

    /// Runs an asynchronous script in a page that may be left meanwhile, and returns the value that
    /// the script passes to its callback; `None` if the page does not answer.
    pub fn attempt_to_read_later(&self, script: &str) -> Option<Value> {
        self.attempt(self.client().execute_async(script, vec![]))
    }

    /// Opens another tab in front of this one, and makes it the current tab.
    ///
    /// # Panics
    /// If the browser does not open the tab.
    #[track_caller]
    pub fn open_tab(&self) -> Tab {
        // A WebKit tab in a window without toolbar receives no pointer events, so WebKit opens a
        // window.
        let as_tab = self.kind != BrowserKind::WebKit;
        let other = self.wait("opening a tab", self.client().new_window(as_tab));
        self.go_to_tab(&Tab(other.handle.clone()));
        self.slow_down();
        self.put_aside();
        Tab(other.handle)
    }

    /// Returns the current tab.
    ///
    /// # Panics
    /// If the browser does not answer.
    #[track_caller]
    pub fn tab(&self) -> Tab {
        Tab(self.wait("asking for the tab", self.client().window()))
    }

    /// Makes `tab` the current tab.
    ///
    /// # Panics
    /// If the tab is closed.
    #[track_caller]
    pub fn go_to_tab(&self, tab: &Tab) {
        self.wait("going to a tab", self.client().switch_to_window(tab.0.clone()));
    }

    /// Opens another tab in front of the page, closes it, and makes the page's tab the current one
    /// again, so that the page is hidden for a moment. WebKit's driver opens a window instead of a
    /// tab, so the page stays visible there.
    ///
    /// # Panics
    /// If the browser does not open, close or change tabs.
    #[track_caller]
    pub fn visit_another_tab(&self) {
        let page = self.wait("asking for the tab", self.client().window());
        let other = self.wait("opening a tab", self.client().new_window(true));
        // If the other tab is closed too soon, the page is never hidden. Chromium hides the page at
        // once, Firefox only when the other tab is drawn.
        let is_hidden = |hidden: bool| self.read("return document.hidden", vec![]) == hidden;
        let until = |seconds, so: &dyn Fn() -> bool| {
            let patience = Instant::now() + Duration::from_secs(seconds);
            while !so() && Instant::now() < patience {
                thread::sleep(Duration::from_millis(20));
            }
        };
        until(1, &|| is_hidden(true));
        self.wait("going to it", self.client().switch_to_window(other.handle));
        if self.kind == BrowserKind::Firefox {
            until(20, &|| is_hidden(false));
            thread::sleep(Duration::from_secs(1));
        }
        self.wait("closing it", self.client().close_window());
        self.wait("coming back", self.client().switch_to_window(page));
    }

    /// Sends a command of Chromium's DevTools protocol and returns its result. Other browsers skip
    /// the test.
    ///
    /// # Panics
    /// If the browser refuses the command.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        if self.kind != BrowserKind::Chromium {
            skip(&format!("the driver of {} has no DevTools ({command})", self.kind));
        }
        if command.starts_with("Browser.") {
            self.session().never_reuse();
        }
        let body = json!({ "cmd": command, "params": parameters });
        self.vendor("goog/cdp/execute", body)
    }

    /// Returns a screenshot of the window's content as PNG.
    ///
    /// # Panics
    /// If the browser takes no screenshot.
    #[track_caller]
    pub fn picture(&self) -> Vec<u8> {
        self.wait("taking a picture", self.client().screenshot())
    }

    /// Sends a WebDriver command that only this browser's driver knows, and returns the answer.
    /// `path` is the end of the command's address.
    #[track_caller]
    pub(crate) fn vendor(&self, path: &'static str, body: Value) -> Value {
        self.wait(path, self.client().issue_cmd(Vendor { path, body }))
    }
}

/// Handle of a tab of a test's browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Tab {
    /// Returns the tab's WebDriver handle as text.
    pub(crate) fn name(&self) -> String {
        self.0.clone().into()
    }
}

impl From<WindowHandle> for Tab {
    /// Creates the handle of a tab from the handle of WebDriver.
    fn from(handle: WindowHandle) -> Tab {
        Tab(handle)
    }
}

impl Browser {
    /// Closes the browser as a user does. Afterwards the browser accepts no commands.
    pub fn close(&self) {
        self.session().close();
    }
}

impl Drop for Browser {
    /// Leaves the browser to another test, or closes it. A test that panics always closes it.
    fn drop(&mut self) {
        match self.session.take() {
            Some(session) if thread::panicking() => session.close(),
            Some(session) => session.end(),
            None => {}
        }
    }
}

/// A WebDriver command that only one browser's driver knows.
#[derive(Debug)]
pub(crate) struct Vendor {
    pub(crate) path: &'static str,
    pub(crate) body: Value,
}

impl WebDriverCompatibleCommand for Vendor {
    /// Returns the address of the WebDriver command.
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    /// Returns the HTTP method and the content of the WebDriver command.
    fn method_and_body(&self, _url: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
