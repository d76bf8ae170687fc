//! Scripts that run before anything of the page: what a story takes away from the browser, or breaks in it.

use crate::Page;
use crate::kind::Kind;
use crate::skip::skip;
use serde_json::{Value, json};

/// A script that runs first, until it is taken back.
#[derive(Debug)]
pub struct First(Value);

impl Page {
    /// From the next load on, this script runs before anything of the page: in this tab, or, in WebKit, in all of them.
    ///
    /// WebKit's driver has no such command. There the host puts the script into the page, whose service worker
    /// takes no part then: it would not take a page that is not the build's.
    #[track_caller]
    pub fn run_first(&self, script: &str) -> First {
        let browser = self.browser();
        First(match browser.kind() {
            Kind::Chromium => {
                browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }))
            }
            Kind::Firefox => {
                let Some(bidi) = browser.bidi() else {
                    skip("this Firefox has no second door to its driver")
                };
                let function = format!("() => {{ {script} }}");
                let context = browser.context();
                bidi.ask(
                    "script.addPreloadScript",
                    json!({ "functionDeclaration": function, "contexts": [context] }),
                )
            }
            Kind::WebKit => {
                if !self.has_server() {
                    skip("the driver of WebKit cannot run a script before a page from a file");
                }
                if browser.read("return location.protocol", vec![]) == "about:" {
                    // An empty page has no part in the origin. The host's icon has, and is no page of ours.
                    browser.go(&format!("{}icon.svg", self.server().url()));
                }
                let forget = "const done = arguments[0]; (async () => {
                    for (const found of await navigator.serviceWorker?.getRegistrations() ?? []) await found.unregister();
                    for (const name of await caches.keys()) await caches.delete(name);
                })().then(done, done)";
                browser.attempt_to_read_later(forget);
                self.server().put_first(Some(script));
                Value::Null
            }
        })
    }

    /// From the next load on, the script runs no more.
    #[track_caller]
    pub fn run_no_more(&self, first: First) {
        let browser = self.browser();
        match (browser.kind(), browser.bidi()) {
            (Kind::Chromium, _) => {
                browser.devtools("Page.removeScriptToEvaluateOnNewDocument", first.0);
            }
            (_, Some(bidi)) => {
                bidi.ask("script.removePreloadScript", first.0);
            }
            _ => self.server().put_first(None),
        }
    }
}
