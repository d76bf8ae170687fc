//! WebKit: its MiniBrowser, its driver, and a virtual screen for both.

use anyhow::{Context, Result};

use super::found::Found;
use super::{apt, browser};
use crate::run;

pub(super) const NAME: &str = "WebKit, its driver and a virtual screen";

const PACKAGES: [&str; 2] = ["webkit2gtk-driver", "xvfb"];

/// Command line for a manual installation.
pub(super) const BY_HAND: &str = "sudo apt-get install webkit2gtk-driver xvfb (on other Linux systems, what the package \
manager calls them), or set WEBKITDRIVER to where the driver is";

/// Describes the installation.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Finds the driver and the virtual screen.
pub(super) fn find() -> Result<Found> {
    let driver = browser::named("WEBKITDRIVER")?
        .or_else(|| run::on_path("WebKitWebDriver"))
        .context("no WebKitWebDriver here")?;
    run::on_path("Xvfb").context("no Xvfb here")?;
    Ok(Found {
        place: driver.display().to_string(),
        path: Vec::new(),
        vars: vec![("WEBKITDRIVER", driver.into())],
    })
}

/// Installs the system packages.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES)?;
    find()
}
