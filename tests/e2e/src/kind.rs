//! The browsers that there are stories in.

use std::env;
use std::fmt;

/// Which browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Chromium or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKit, in the small browser that comes with WebKitGTK.
    WebKit,
}

impl Kind {
    /// The one that `TABIYA_BROWSER` names; Chromium if it names none.
    ///
    /// # Panics
    /// If it names another.
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
