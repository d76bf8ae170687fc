//! Kinds of browsers.

use std::env;
use std::fmt;

/// Kind of browser that runs the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Chromium or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKit, in WebKitGTK's MiniBrowser.
    WebKit,
}

impl Kind {
    /// Returns the kind of browser that `TABIYA_BROWSER` names, Chromium by default.
    ///
    /// # Panics
    /// If the name is unknown.
    pub fn wanted() -> Kind {
        let named = env::var("TABIYA_BROWSER").unwrap_or_default();
        match named.as_str() {
            "" | "chromium" => Kind::Chromium,
            "firefox" => Kind::Firefox,
            "webkit" => Kind::WebKit,
            _ => panic!("TABIYA_BROWSER is `{named}`; there are chromium, firefox and webkit"),
        }
    }
}

impl Default for Kind {
    fn default() -> Kind {
        Kind::wanted()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Chromium => "Chromium",
            Kind::Firefox => "Firefox",
            Kind::WebKit => "WebKit",
        })
    }
}
