//! Scripts that run in the browser before the page's own scripts. Tests use them to remove or break
//! features of the browser.

use crate::Page;
use crate::browser_kind::BrowserKind;
use crate::skip::skip;
use serde_json::{Value, json};

/// Handle with which [`Page::remove_preload_script`] removes a script that
/// [`Page::add_preload_script`] added.
#[derive(Debug)]
pub struct PreloadScript(Value);

impl Page {
    /// Makes the browser run a script before the page's own scripts, on every later load in this
    /// tab.
    ///
    /// WebKit's driver has no command for this. Instead, the test's web server inserts the script
    /// into the page, so the script runs in all tabs. The page's service worker accepts only
    /// unmodified pages, so this function removes the service worker and its caches.
    #[track_caller]
    pub fn add_preload_script(&self, script: &str) -> PreloadScript {
        let browser = self.browser();
        PreloadScript(match browser.kind() {
            BrowserKind::Chromium => {
                browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }))
            }
            BrowserKind::Firefox => {
                let Some(bidi) = browser.bidi() else {
                    skip("this Firefox has no BiDi connection to its driver")
                };
                let function = format!("() => {{ {script} }}");
                let context = browser.context();
                bidi.ask(
                    "script.addPreloadScript",
                    json!({ "functionDeclaration": function, "contexts": [context] }),
                )
            }
            BrowserKind::WebKit => {
                if !self.has_server() {
                    skip("the driver of WebKit cannot run a script before a page from a file");
                }
                if browser.read("return location.protocol", vec![]) == "about:" {
                    // Only a document of the app's origin can remove the app's service workers and
                    // caches. The icon has this origin and runs no code.
                    browser.go(&format!("{}icon.svg", self.server().url()));
                }
                let forget = "const done = arguments[0]; (async () => {
                    for (const found of await navigator.serviceWorker?.getRegistrations() ?? []) await found.unregister();
                    for (const name of await caches.keys()) await caches.delete(name);
                })().then(done, done)";
                browser.attempt_to_read_later(forget);
                self.server().set_inserted_script(Some(script));
                Value::Null
            }
        })
    }

    /// Removes a script that [`Page::add_preload_script`] added, so that later loads do not run it.
    #[track_caller]
    pub fn remove_preload_script(&self, script: PreloadScript) {
        let browser = self.browser();
        match (browser.kind(), browser.bidi()) {
            (BrowserKind::Chromium, _) => {
                browser.devtools("Page.removeScriptToEvaluateOnNewDocument", script.0);
            }
            (_, Some(bidi)) => {
                bidi.ask("script.removePreloadScript", script.0);
            }
            _ => self.server().set_inserted_script(None),
        }
    }
}
