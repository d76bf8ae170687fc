//! Logs that the browser keeps for tests: console errors and network requests.

use crate::browser::Browser;
use crate::browser_kind::BrowserKind;
use crate::skip::skip;
use serde_json::{Value, json};

impl Browser {
    /// Returns the entries of one of Chromium's logs (`browser`, `performance`) since the last
    /// call. With another browser, the test ends as skipped.
    ///
    /// # Panics
    /// If Chromium does not keep that log.
    #[track_caller]
    pub fn log(&self, kind: &str) -> Vec<Value> {
        if self.kind() != BrowserKind::Chromium {
            skip(&format!("the driver of {} has no logs", self.kind()));
        }
        match self.vendor("se/log", json!({ "type": kind })) {
            Value::Array(entries) => entries,
            other => panic!("the {kind} log is no list: {other}"),
        }
    }

    /// Returns the addresses that the page and its workers have requested since the last call.
    ///
    /// Includes requests that did not reach the network, such as those that a cache answered. The
    /// browser must have been started with [`Options::network`](crate::Options::network). In a
    /// browser without a log of requests, such as WebKit, the test ends as skipped.
    ///
    /// # Panics
    /// If Chromium keeps no log named `performance`. Firefox returns no addresses instead if the
    /// browser was started without the option.
    #[track_caller]
    pub fn requests(&self) -> Vec<String> {
        let url = |of: &Value| of["request"]["url"].as_str().map(str::to_owned);
        match self.bidi() {
            Some(bidi) => bidi.events("network.beforeRequestSent").iter().filter_map(url).collect(),
            None => {
                let entries = self.log("performance");
                let sent = entries.iter().filter_map(|entry| {
                    let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
                    let message = &message["message"];
                    (message["method"] == "Network.requestWillBeSent").then(|| url(&message["params"]))?
                });
                sent.collect()
            }
        }
    }

    /// Returns the page's console errors since the last call. WebKit's driver reports none.
    ///
    /// # Panics
    /// If the browser does not answer.
    #[track_caller]
    pub fn console_errors(&self) -> Vec<String> {
        match self.kind() {
            BrowserKind::Chromium => {
                let entries = self.log("browser");
                let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
                severe.map(|entry| entry["message"].to_string()).collect()
            }
            BrowserKind::Firefox => {
                let entries = self.bidi().map(|bidi| bidi.events("log.entryAdded")).unwrap_or_default();
                let errors = entries.iter().filter(|entry| entry["level"] == "error");
                errors.map(|entry| entry["text"].to_string()).collect()
            }
            BrowserKind::WebKit => Vec::new(),
        }
    }
}
