//! WebDriver capabilities: the settings with which each browser is started.

use crate::browser::{CAMERA, Options};
use crate::browser_kind::BrowserKind;
use crate::folders::Scratch;
use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use std::env;

/// Returns the WebDriver capabilities for a new session: the settings with which the browser
/// starts.
pub(crate) fn capabilities(options: Options, profile: &Scratch) -> Capabilities {
    let wanted = match options.kind {
        BrowserKind::Chromium => chromium(options, profile),
        BrowserKind::Firefox => firefox(profile),
        BrowserKind::WebKit => webkit(),
    };
    wanted.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// Returns the WebDriver capabilities for Chromium: headless, with a profile folder and logs.
fn chromium(options: Options, profile: &Scratch) -> Vec<(&'static str, Value)> {
    let mut flags: Vec<String> = [
        "--headless=new",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        "--window-size=1180,900",
        "--lang=en",
        // Makes the browser end with its driver, even if the driver is killed.
        "--remote-debugging-pipe",
    ]
    .map(str::to_owned)
    .to_vec();
    flags.push(format!("--user-data-dir={}", profile.path().display()));
    if options.camera {
        flags.push("--use-fake-device-for-media-stream".to_owned());
        flags.push("--use-fake-ui-for-media-stream".to_owned());
        flags.push(format!("--use-file-for-fake-video-capture={}", profile.path().join(CAMERA).display()));
    }
    if profile.is_roots() {
        flags.push("--no-sandbox".to_owned());
    }
    // Starts with an empty page, because the browser's own start page takes as long to load as the
    // page under test.
    let first_page = json!({ "session": { "restore_on_startup": 4, "startup_urls": ["about:blank"] } });
    let mut chrome = json!({ "args": flags, "prefs": first_page });
    if let Some(program) = env::var_os("CHROME") {
        chrome["binary"] = program.to_string_lossy().into();
    }
    let mut logs = json!({ "browser": "ALL" });
    if options.trace || options.network {
        logs["performance"] = "ALL".into();
        let mut wanted = json!({ "enableNetwork": options.network, "enablePage": false });
        if options.trace {
            wanted["traceCategories"] = "devtools.timeline".into();
        }
        chrome["perfLoggingPrefs"] = wanted;
    }
    vec![("browserName", json!("chrome")), ("goog:chromeOptions", chrome), ("goog:loggingPrefs", logs)]
}

/// Returns the WebDriver capabilities for Firefox: without telemetry and updates, and with a BiDi
/// connection (see [`crate::bidi`]).
fn firefox(profile: &Scratch) -> Vec<(&'static str, Value)> {
    let quiet = json!({
        // Restores the default of Firefox: the driver's own default would let local files read each
        // other.
        "security.fileuri.strict_origin_policy": true,
        "app.update.auto": false,
        "app.normandy.enabled": false,
        "browser.safebrowsing.malware.enabled": false,
        "datareporting.policy.dataSubmissionEnabled": false,
        "intl.accept_languages": "en",
        "network.captive-portal-service.enabled": false,
        "network.connectivity-service.enabled": false,
    });
    let folder = profile.path().display().to_string();
    let mut firefox = json!({
        "args": ["-headless", "--width=1180", "--height=900", "-profile", folder],
        "prefs": quiet,
    });
    if let Some(program) = env::var_os("FIREFOX") {
        firefox["binary"] = program.to_string_lossy().into();
    }
    vec![("browserName", json!("firefox")), ("webSocketUrl", json!(true)), ("moz:firefoxOptions", firefox)]
}

/// Returns the WebDriver capabilities for WebKit's MiniBrowser: scripts may open windows, which
/// [`crate::viewport`] needs.
fn webkit() -> Vec<(&'static str, Value)> {
    let args = ["--automation", "--javascript-can-open-windows-automatically=true"];
    let mut webkit = json!({ "args": args });
    if let Some(program) = env::var_os("MINIBROWSER") {
        webkit["binary"] = program.to_string_lossy().into();
    }
    vec![("webkitgtk:browserOptions", webkit)]
}
