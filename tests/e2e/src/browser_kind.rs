//! Kinds of browsers in which the end-to-end tests can run.

use std::env;
use std::fmt;

/// Kind of browser that runs an end-to-end test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BrowserKind {
    /// Chromium or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKit, in WebKitGTK's MiniBrowser.
    WebKit,
}

impl BrowserKind {
    /// Returns the kind of browser that `TABIYA_BROWSER` names, Chromium by default.
    ///
    /// # Panics
    /// If the name is unknown.
    pub fn wanted() -> BrowserKind {
        let named = env::var("TABIYA_BROWSER").unwrap_or_default();
        match named.as_str() {
            "" | "chromium" => BrowserKind::Chromium,
            "firefox" => BrowserKind::Firefox,
            "webkit" => BrowserKind::WebKit,
            _ => panic!("TABIYA_BROWSER is `{named}`; there are chromium, firefox and webkit"),
        }
    }
}

impl Default for BrowserKind {
    /// Returns the kind of browser that `TABIYA_BROWSER` names.
    fn default() -> BrowserKind {
        BrowserKind::wanted()
    }
}

impl fmt::Display for BrowserKind {
    /// Writes the browser's name, such as `Firefox`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BrowserKind::Chromium => "Chromium",
            BrowserKind::Firefox => "Firefox",
            BrowserKind::WebKit => "WebKit",
        })
    }
}
