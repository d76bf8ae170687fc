//! A browser with one window, and the WebDriver session it is driven through.

use crate::bidi::Bidi;
use crate::capabilities::capabilities;
use crate::driver::Driver;
use crate::folders::Scratch;
use crate::killer::Killer;
use crate::kind::Kind;
use crate::skip::skip;
use fantoccini::error::CmdError;
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::cell::Cell;
use std::fmt::Debug;
use std::future::Future;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// How long anything asked of the browser may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The film that the camera of a browser plays, in its profile.
pub(crate) const CAMERA: &str = "camera.y4m";

/// What a browser is started with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Which browser.
    pub kind: Kind,
    /// Whether the browser records what its main thread does, for [`Browser::trace`]. Chromium only.
    pub trace: bool,
    /// Whether the browser records what it asks of the network, for [`Browser::requests`].
    pub network: bool,
    /// Whether it has a camera, which sees what is in [`Browser::camera_sees`]. Chromium only.
    pub camera: bool,
}

/// A headless browser of our own, with a fresh profile. It ends with its owner, also in a panic.
pub struct Browser {
    kind: Kind,
    runtime: Runtime,
    client: Client,
    /// What Firefox has beside the client.
    bidi: Option<Bidi>,
    /// Whether it is read through DevTools, see [`Browser::read_without_trace`].
    without_trace: Cell<bool>,
    // In this order: the driver goes before the folder that its browser writes to.
    driver: Driver,
    profile: Rc<Scratch>,
}

/// By this a script is told that looks at what the page has saved.
const LOOKS_INTO_THE_STORAGE: &str = "indexedDB.open('tabiya')";

/// A page makes its database after its board: whoever opened it before would make an empty one in its place. Waits for that, for
/// five seconds at most, as some pages have none.
const STORAGE_IS_THERE: &str = "const done = arguments[0], until = Date.now() + 5000;
    const look = async () => {
        const all = await (self.indexedDB?.databases?.() ?? []);
        if (all.some(({ name, version }) => name === 'tabiya' && version > 1) || Date.now() > until) done(true);
        else setTimeout(look, 20);
    };
    look().catch(() => done(false));";

impl Browser {
    /// Starts the one that `CHROME`, `FIREFOX` or `MINIBROWSER` names, or else whichever the driver finds.
    ///
    /// # Panics
    /// If there is no driver or no browser.
    pub fn start(options: Options) -> Browser {
        Browser::start_on(options, Rc::new(Scratch::new()))
    }

    /// Starts it on a profile that another one has left.
    ///
    /// # Panics
    /// As [`Browser::start`].
    pub fn start_on(options: Options, profile: Rc<Scratch>) -> Browser {
        let driver = Driver::start(options.kind, profile.path());
        let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
            Ok(runtime) => runtime,
            Err(error) => panic!("cannot talk to the driver: {error}"),
        };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(options, &profile));
        let url = driver.url();
        let client = runtime.block_on(async { tokio::time::timeout(PATIENCE, builder.connect(&url)).await });
        let client = match client {
            Ok(Ok(client)) => client,
            Ok(Err(error)) => panic!("cannot start {}: {error}", options.kind),
            Err(_) => panic!("{} was not ready within {PATIENCE:?}", options.kind),
        };
        let bidi = Browser::second_door(options, &client);
        let browser = Browser {
            kind: options.kind,
            runtime,
            client,
            bidi,
            without_trace: Cell::new(false),
            driver,
            profile,
        };
        browser.make_room();
        browser.slow_down();
        browser
    }

    /// Waits for something asked of the browser.
    ///
    /// # Panics
    /// If it fails or takes too long; `what` says what was asked.
    #[track_caller]
    pub(crate) fn wait<T>(&self, what: &str, asked: impl Future<Output = Result<T, CmdError>>) -> T {
        match self.runtime.block_on(async { tokio::time::timeout(PATIENCE, asked).await }) {
            Ok(Ok(answer)) => answer,
            Ok(Err(error)) => panic!("{what}: {error}"),
            Err(_) => panic!("{what}: no answer within {PATIENCE:?}"),
        }
    }

    /// Waits for something asked of a browser that may be killed meanwhile: `None` if it was.
    pub(crate) fn attempt<T>(&self, asked: impl Future<Output = Result<T, CmdError>>) -> Option<T> {
        self.runtime.block_on(async { tokio::time::timeout(PATIENCE, asked).await }).ok()?.ok()
    }

    pub(crate) fn client(&self) -> &Client {
        &self.client
    }

    /// Which browser it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub(crate) fn bidi(&self) -> Option<&Bidi> {
        self.bidi.as_ref()
    }

    /// The second door, where there is one.
    fn second_door(options: Options, client: &Client) -> Option<Bidi> {
        let capabilities = client.capabilities()?;
        let url = capabilities.get("webSocketUrl")?.as_str()?;
        let network = "network.beforeRequestSent";
        let events = if options.network { &[network][..] } else { &[] };
        Some(Bidi::connect(url, events))
    }

    /// The folder that it keeps everything in.
    pub fn profile(&self) -> Rc<Scratch> {
        self.profile.clone()
    }

    /// What its camera sees, if it has one, from when it is switched on.
    pub fn camera_sees(&self) -> std::path::PathBuf {
        self.profile.path().join(CAMERA)
    }

    /// What can kill it and its driver at once, also from another thread.
    pub fn killer(&self) -> Killer {
        Killer::new(self.driver.id(), self.profile.path())
    }

    /// Asks a script for what it returns. For looking at the page, never for acting on it.
    ///
    /// # Panics
    /// If the script throws.
    #[track_caller]
    pub fn read(&self, script: &str, arguments: Vec<Value>) -> Value {
        if self.without_trace.get() {
            return self
                .evaluate(&format!("(function () {{ {script} }}).apply(null, {})", Value::from(arguments)));
        }
        self.wait("reading the page", self.client.execute(script, arguments))
    }

    /// Asks a script, of a browser that may be in any state: `None` if nothing comes of it.
    pub(crate) fn try_to_read(&self, script: &str) -> Option<String> {
        self.attempt(self.client.execute(script, vec![]))?.as_str().map(str::to_owned)
    }

    /// A picture of the window's content, as a PNG, of a browser that may be in any state.
    pub(crate) fn try_to_picture(&self) -> Option<Vec<u8>> {
        self.attempt(self.client.screenshot())
    }

    /// Asks a script for what it gives to its last argument, a function.
    ///
    /// # Panics
    /// If the script throws, or gives nothing for a minute.
    #[track_caller]
    pub fn read_later(&self, script: &str) -> Value {
        if script.contains(LOOKS_INTO_THE_STORAGE) {
            self.wait("looking for the storage", self.client.execute_async(STORAGE_IS_THERE, vec![]));
        }
        if self.without_trace.get() {
            return self.evaluate(&format!("new Promise(done => (function () {{ {script} }})(done))"));
        }
        self.wait("reading the page", self.client.execute_async(script, vec![]))
    }

    /// Asks a script for what it returns, a moment later: a page that is kept waiting by its machine draws in slices, with
    /// the browser's own affairs in between. What it throws is the answer, in words.
    ///
    /// # Panics
    /// As [`Browser::read_later`].
    #[track_caller]
    pub(crate) fn read_settled(&self, script: &str) -> Value {
        self.read_later(&format!(
            "const done = arguments[arguments.length - 1], read = () => {{ {script} }};
            setTimeout(() => setTimeout(() => {{ try {{ done(read()); }} catch (error) {{ done(`${{error}}`); }} }}, 4), 0);"
        ))
    }

    /// From now on [`Browser::read`] and [`Browser::read_later`] leave nothing in the page's memory. The driver's own way
    /// leaves half a kilobyte at each look. In other browsers than Chromium the story is skipped here.
    #[track_caller]
    pub fn read_without_trace(&self) {
        self.evaluate("0");
        self.without_trace.set(true);
    }

    /// What an expression is worth, once it is settled.
    #[track_caller]
    fn evaluate(&self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.devtools("Runtime.evaluate", asked);
        assert!(answer["exceptionDetails"].is_null(), "reading the page: {}", answer["exceptionDetails"]);
        answer["result"]["value"].take()
    }

    /// Goes to an address.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn go(&self, url: &str) {
        self.wait("opening the page", self.client.goto(url));
    }

    /// Goes to an address; false if there is nothing.
    pub fn try_to_go(&self, url: &str) -> bool {
        self.attempt(self.client.goto(url)).is_some()
    }

    /// Loads the page again, as the button for that does.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn reload(&self) {
        self.wait("loading the page again", self.client.refresh());
    }

    /// Goes back in the history of the tab, as the button for that does.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn back(&self) {
        self.wait("going back", self.client.back());
    }

    /// Asks a script for what it returns, of a browser that may be killed meanwhile: `None` if it was.
    pub fn attempt_to_read(&self, script: &str, arguments: Vec<Value>) -> Option<Value> {
        self.attempt(self.client.execute(script, arguments))
    }

    /// Asks a script for what it gives to its last argument, of a page that may go away meanwhile: `None` if it did.
    pub fn attempt_to_read_later(&self, script: &str) -> Option<Value> {
        self.attempt(self.client.execute_async(script, vec![]))
    }

    /// Opens another tab in front of this one; from now on everything happens there.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn open_tab(&self) -> Tab {
        // A tab of WebKit's window without a bar of tools hears no pointer.
        let as_tab = self.kind != Kind::WebKit;
        let other = self.wait("opening a tab", self.client.new_window(as_tab));
        self.go_to_tab(&Tab(other.handle.clone()));
        self.slow_down();
        self.put_aside();
        Tab(other.handle)
    }

    /// The tab in which everything happens.
    ///
    /// # Panics
    /// If the browser cannot say.
    #[track_caller]
    pub fn tab(&self) -> Tab {
        Tab(self.wait("asking for the tab", self.client.window()))
    }

    /// From now on everything happens in that tab.
    ///
    /// # Panics
    /// If it is not there any more.
    #[track_caller]
    pub fn go_to_tab(&self, tab: &Tab) {
        self.wait("going to a tab", self.client.switch_to_window(tab.0.clone()));
    }

    /// Opens another tab in front of the page, closes it and comes back.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn visit_another_tab(&self) {
        let page = self.wait("asking for the tab", self.client.window());
        let other = self.wait("opening a tab", self.client.new_window(true));
        // A busy machine may close it before the page has been out of sight: at once in Chromium, in Firefox as soon as the
        // other tab has been drawn. WebKit opens it beside the page.
        let is_hidden = |hidden: bool| self.read("return document.hidden", vec![]) == hidden;
        let until = |seconds, so: &dyn Fn() -> bool| {
            let patience = Instant::now() + Duration::from_secs(seconds);
            while !so() && Instant::now() < patience {
                std::thread::sleep(Duration::from_millis(20));
            }
        };
        until(1, &|| is_hidden(true));
        self.wait("going to it", self.client.switch_to_window(other.handle));
        if self.kind == Kind::Firefox {
            until(20, &|| is_hidden(false));
            std::thread::sleep(Duration::from_secs(1));
        }
        self.wait("closing it", self.client.close_window());
        self.wait("coming back", self.client.switch_to_window(page));
    }

    /// Sends a command of the DevTools protocol. In other browsers than Chromium the story is skipped here.
    ///
    /// # Panics
    /// If the browser refuses it.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        if self.kind != Kind::Chromium {
            skip(&format!("the driver of {} has no DevTools ({command})", self.kind));
        }
        let body = json!({ "cmd": command, "params": parameters });
        self.vendor("goog/cdp/execute", body)
    }

    /// A picture of the window's content, as a PNG.
    ///
    /// # Panics
    /// If the browser cannot.
    #[track_caller]
    pub fn picture(&self) -> Vec<u8> {
        self.wait("taking a picture", self.client.screenshot())
    }

    #[track_caller]
    pub(crate) fn vendor(&self, path: &'static str, body: Value) -> Value {
        self.wait(path, self.client.issue_cmd(Vendor { path, body }))
    }
}

/// A tab of the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab(WindowHandle);

impl Tab {
    pub(crate) fn name(&self) -> String {
        self.0.clone().into()
    }
}

impl From<WindowHandle> for Tab {
    fn from(handle: WindowHandle) -> Tab {
        Tab(handle)
    }
}

impl Browser {
    /// Closes it, as a person does. Nothing more can be asked of it.
    pub fn close(&self) {
        let goodbye = self.client.clone().close();
        // The driver is ended after this in any case, and with it the browser.
        let _ = self.runtime.block_on(async { tokio::time::timeout(Duration::from_secs(5), goodbye).await });
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.close();
    }
}

/// A command that only this browser's driver knows.
#[derive(Debug)]
struct Vendor {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _url: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}
