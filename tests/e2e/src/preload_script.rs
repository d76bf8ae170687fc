//! Scripts that run in the browser before the page's own scripts. Tests use them to remove or break
//! features of the browser.

use crate::Page;
use crate::browser_kind::BrowserKind;
use crate::skip::skip;
use serde_json::{Value, json};

/// Handle of a script that runs before the page's own scripts, for [`Page::remove_preload_script`].
#[derive(Debug)]
pub struct PreloadScript(Value);

impl Page {
    /// Makes the browser run a script before the page's own scripts, on every later load in this
    /// tab.
    ///
    /// WebKit's driver has no command for this. Instead, the test's web server inserts the script
    /// into the page, so it runs in all tabs. The service worker, which accepts only unmodified
    /// pages, is removed.
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
                    // Only a page of the app's origin can remove service workers and caches. The
                    // icon has this origin, and runs no code.
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
