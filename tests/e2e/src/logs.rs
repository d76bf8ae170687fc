//! What the browser writes down beside the page: errors in its console, requests.

use crate::browser::Browser;
use crate::kind::Kind;
use crate::skip::skip;
use serde_json::{Value, json};

impl Browser {
    /// What Chromium has put into one of its logs (`browser`, `performance`) since it was last asked.
    ///
    /// # Panics
    /// If it does not keep that log.
    #[track_caller]
    pub fn log(&self, kind: &str) -> Vec<Value> {
        if self.kind() != Kind::Chromium {
            skip(&format!("the driver of {} has no logs", self.kind()));
        }
        match self.vendor("se/log", json!({ "type": kind })) {
            Value::Array(entries) => entries,
            other => panic!("the {kind} log is no list: {other}"),
        }
    }

    /// The addresses that the page and its workers have asked for since this was last called, wherever the answers
    /// came from. The browser must have been started with [`Options::network`](crate::Options::network).
    ///
    /// # Panics
    /// If it was not.
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

    /// Errors that the console has shown since it was last asked. WebKit's driver tells of none.
    ///
    /// # Panics
    /// If the browser does not answer.
    #[track_caller]
    pub fn console_errors(&self) -> Vec<String> {
        match self.kind() {
            Kind::Chromium => {
                let entries = self.log("browser");
                let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
                severe.map(|entry| entry["message"].to_string()).collect()
            }
            Kind::Firefox => {
                let entries = self.bidi().map(|bidi| bidi.events("log.entryAdded")).unwrap_or_default();
                let errors = entries.iter().filter(|entry| entry["level"] == "error");
                errors.map(|entry| entry["text"].to_string()).collect()
            }
            Kind::WebKit => Vec::new(),
        }
    }
}
