//! Running browsers with their WebDriver sessions. Several tests use the same Chromium, one after
//! the other, because a start of Chromium takes about half of a short test's processor time.

use crate::browser::{Options, PATIENCE, Vendor};
use crate::browser_kind::BrowserKind;
use crate::capabilities::capabilities;
use crate::driver::Driver;
use crate::folders::Scratch;
use crate::sample::number;
use fantoccini::error::CmdError;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// Maximum number of tests that use the same browser. The next test gets a new browser, because
/// browsers become slower over time.
const MAX_TESTS: u32 = 25;

/// Environment variable with the time limit of a test in seconds. After this time, commands to the
/// browser fail, so every loop that waits for the page ends. Without the variable there is no
/// limit.
const TIME_LIMIT: &str = "TABIYA_TEST_SECONDS";

/// Running browsers that no test uses at the moment.
static IDLE: Mutex<Vec<Session>> = Mutex::new(Vec::new());

/// Running browser with its WebDriver session. Dropping a `Session` ends the browser.
pub(crate) struct Session {
    pub(crate) client: Client,
    runtime: Runtime,
    // The order of the fields matters: the driver is dropped before the folder that its browser
    // writes to.
    pub(crate) driver: Driver,
    pub(crate) profile: Arc<Scratch>,
    /// Number of tests that have used the browser.
    tests: u32,
    /// When the current test began to use the browser.
    begun: Instant,
    /// Whether another test can use the browser after the current test.
    is_reusable: Cell<bool>,
    /// Origins of the pages that the current test has opened. [`Session::clean`] deletes their
    /// data.
    origins: RefCell<BTreeSet<String>>,
}

impl Session {
    /// Starts a browser with this profile folder. Other tests can use it afterwards if
    /// `is_reusable`.
    ///
    /// # Panics
    /// If there is no driver or no browser.
    pub(crate) fn start(options: Options, profile: Arc<Scratch>, is_reusable: bool) -> Session {
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
        let (is_reusable, origins) = (Cell::new(is_reusable), RefCell::default());
        Session { client, runtime, driver, profile, tests: 1, begun: Instant::now(), is_reusable, origins }
    }

    /// Takes an idle browser for a test; `None` if there is none.
    pub(crate) fn take_idle() -> Option<Session> {
        let mut session = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop()?;
        session.tests += 1;
        session.begun = Instant::now();
        Some(session)
    }

    /// Leaves the browser to a later test if the browser is reusable, has served fewer than
    /// [`MAX_TESTS`] tests, and can be cleaned. Otherwise closes the browser.
    pub(crate) fn end(self) {
        if self.is_reusable.get() && self.tests < MAX_TESTS && self.clean().is_some() {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
        } else {
            self.close();
        }
    }

    /// Closes the browser as a user does. Afterwards the browser accepts no commands.
    pub(crate) fn close(&self) {
        self.never_reuse();
        let goodbye = self.client.clone().close();
        // The result is ignored, because dropping the session kills the driver and the browser
        // anyway.
        let _ = self.runtime.block_on(async { tokio::time::timeout(Duration::from_secs(5), goodbye).await });
    }

    /// Makes sure that no later test uses this browser, for example because this test may kill the
    /// browser or change its profile folder.
    pub(crate) fn never_reuse(&self) {
        self.is_reusable.set(false);
    }

    /// Notes the origin of a page that the test opens.
    pub(crate) fn note_origin(&self, url: &str) {
        if let Ok(url) = url::Url::parse(url) {
            self.origins.borrow_mut().insert(url.origin().ascii_serialization());
        }
    }

    /// Waits for the answer to a WebDriver command.
    ///
    /// `None` if there is no answer in time, or the test is over its time limit. `Some(Err(…))` if
    /// the command fails.
    pub(crate) fn answer<T>(
        &self,
        asked: impl Future<Output = Result<T, CmdError>>,
    ) -> Option<Result<T, CmdError>> {
        if number(TIME_LIMIT).is_some_and(|limit| self.begun.elapsed().as_secs() > limit as u64) {
            return None;
        }
        self.runtime.block_on(async { tokio::time::timeout(PATIENCE, asked).await }).ok()
    }

    /// Replaces all tabs with one empty tab, which also ends the emulation of devices and the
    /// scripts of the test. Deletes the data of the pages that the test opened, and empties the
    /// browser's log. Returns `None` if the browser refuses a command.
    fn clean(&self) -> Option<()> {
        let windows = self.answer(self.client.windows())?.ok()?;
        let empty = self.answer(self.client.new_window(true))?.ok()?;
        for window in windows {
            self.go_to(window)?;
            self.answer(self.client.close_window())?.ok()?;
        }
        self.go_to(empty.handle)?;
        for origin in self.origins.take() {
            let parameters = json!({ "origin": origin, "storageTypes": "all" });
            let body = json!({ "cmd": "Storage.clearDataForOrigin", "params": parameters });
            self.vendor("goog/cdp/execute", body)?;
        }
        self.vendor("se/log", json!({ "type": "browser" }))
    }

    /// Makes the tab `window` the current one; returns `None` if the browser refuses.
    fn go_to(&self, window: WindowHandle) -> Option<()> {
        self.answer(self.client.switch_to_window(window))?.ok()
    }

    /// Sends a WebDriver command that only Chromium's driver knows; returns `None` if it fails.
    fn vendor(&self, path: &'static str, body: serde_json::Value) -> Option<()> {
        self.answer(self.client.issue_cmd(Vendor { path, body }))?.ok().map(drop)
    }
}

impl Options {
    /// Whether several tests can use a browser with these options, one after the other. Only
    /// Chromium can be shared, and only if it records neither a trace nor requests and has no fake
    /// camera. Outside Unix no browser is shared, because idle browsers would outlive the tests.
    pub(crate) fn can_be_shared(self) -> bool {
        let Options { kind, trace, network, camera } = self;
        cfg!(unix) && kind == BrowserKind::Chromium && !(trace || network || camera)
    }
}
