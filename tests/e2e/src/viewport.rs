//! Size of the browser's window, the system preferences that the browser reports, and the simulated
//! speed of the machine.

use crate::browser::Browser;
use crate::browser_kind::BrowserKind;
use crate::skip::skip;
use serde_json::{Value, json};
use std::env;

/// Default size of a window, in CSS pixels.
const USUAL: (u32, u32) = (1180, 860);

/// Minimum width of WebKit's MiniBrowser, in CSS pixels.
const LEAST_OF_WEBKIT: u32 = 334;

/// Returns the factor by which the tests slow pages down, from the environment variable
/// `TABIYA_THROTTLE`; 1 if the variable is not set.
pub fn throttle() -> f64 {
    env::var("TABIYA_THROTTLE").ok().and_then(|rate| rate.parse().ok()).unwrap_or(1.0)
}

impl Browser {
    /// Gives the window's content exactly this width and height in CSS pixels. In Chromium each CSS
    /// pixel is then one device pixel. Skips the test if WebKit's window cannot have this size, or
    /// if Firefox has no BiDi connection.
    ///
    /// # Panics
    /// If the browser refuses the size.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        match self.kind() {
            BrowserKind::Chromium => {
                let metrics =
                    json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
                self.devtools("Emulation.setDeviceMetricsOverride", metrics);
            }
            BrowserKind::Firefox => {
                let Some(bidi) = self.bidi() else {
                    skip("this Firefox has no BiDi connection to its driver")
                };
                let viewport = json!({ "width": width, "height": height });
                let context = self.context();
                bidi.ask("browsingContext.setViewport", json!({ "context": context, "viewport": viewport }));
            }
            BrowserKind::WebKit => {
                self.wait("changing the window's size", self.client().set_window_size(width, height));
                let found = self.settled_size(width, height);
                if found != json!([width, height]) {
                    skip(&format!("WebKit's window cannot be {width} × {height}; it is {found}"));
                }
            }
        }
    }

    /// Waits until WebKit's window has this size and has drawn a frame, for at most three seconds.
    /// Returns the size that the page reports.
    fn settled_size(&self, width: u32, height: u32) -> Value {
        let script = format!(
            "const done = arguments[0], patience = Date.now() + 3000;
            const end = () => done([innerWidth, innerHeight]);
            const look = () => {{
                if (innerWidth === {width} && innerHeight === {height}) {{
                    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)));
                }} else if (Date.now() < patience) setTimeout(look, 10); else end();
            }};
            look();"
        );
        self.read_later(&script)
    }

    /// Whether the browser's window can have this width, in CSS pixels.
    pub fn can_be(&self, width: u32) -> bool {
        self.kind() != BrowserKind::WebKit || width >= LEAST_OF_WEBKIT
    }

    /// Sets the system preferences that the browser reports to the page: dark colours, reduced
    /// motion. Skips the test in browsers other than Chromium.
    ///
    /// # Panics
    /// If the browser refuses the command.
    #[track_caller]
    pub fn prefer(&self, dark: bool, reduced_motion: bool) {
        if self.kind() != BrowserKind::Chromium {
            skip(&format!("the driver of {} cannot change what the system prefers", self.kind()));
        }
        let scheme = if dark { "dark" } else { "light" };
        let motion = if reduced_motion { "reduce" } else { "no-preference" };
        self.prefer_all(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", motion)]);
    }

    /// Sets the system preferences that the browser reports to the page, as CSS media features with
    /// their values. Skips the test in browsers other than Chromium.
    ///
    /// # Panics
    /// If the browser refuses the command.
    #[track_caller]
    pub fn prefer_all(&self, features: &[(&str, &str)]) {
        let features: Vec<_> =
            features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Slows the current tab down by the factor [`throttle`], like an older machine. Does nothing
    /// in browsers other than Chromium.
    #[track_caller]
    pub(crate) fn slow_down(&self) {
        let rate = throttle();
        if rate > 1.0 && self.kind() == BrowserKind::Chromium {
            self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate }));
        }
    }

    /// Replaces WebKit's first window with a window that a script opens. The first window has a
    /// toolbar, which limits how narrow the window can be; the new window has none.
    ///
    /// Does nothing in other browsers.
    #[track_caller]
    pub(crate) fn make_room(&self) {
        if self.kind() != BrowserKind::WebKit {
            return;
        }
        let first = self.tab();
        self.read("open('about:blank', '_blank', 'popup,width=1180,height=860')", vec![]);
        let windows = || self.wait("asking for the windows", self.client().windows());
        let Some(popup) = windows().into_iter().map(crate::Tab::from).find(|window| *window != first) else {
            panic!("WebKit opened no second window");
        };
        self.wait("closing the first window", self.client().close_window());
        self.go_to_tab(&popup);
        self.wait("changing the window's size", self.client().set_window_size(USUAL.0, USUAL.1));
    }

    /// Moves WebKit's window to the right of its other windows. WebKit does not draw a covered
    /// window, and its driver waits until the window is drawn.
    ///
    /// Does nothing in other browsers.
    #[track_caller]
    pub(crate) fn put_aside(&self) {
        if self.kind() != BrowserKind::WebKit {
            return;
        }
        let others = self.wait("asking for the windows", self.client().windows()).len() - 1;
        let left = u32::try_from(others).unwrap_or(0) * (USUAL.0 + 20);
        self.wait("moving the window", self.client().set_window_rect(left, 0, USUAL.0, USUAL.1));
    }

    /// Returns the id of the current tab's browsing context in WebDriver BiDi.
    #[track_caller]
    pub(crate) fn context(&self) -> String {
        self.tab().name()
    }
}
