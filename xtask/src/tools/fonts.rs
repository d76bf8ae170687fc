//! Fonts with the letters of all languages of the page: without them a browser draws boxes.

use anyhow::{Result, bail};

use super::apt;
use super::found::Found;
use crate::run;

pub(super) const NAME: &str = "fonts for every language of the page";

const PACKAGES: [&str; 2] = ["fonts-noto-core", "fonts-noto-cjk"];

/// Command line for a manual installation.
pub(super) const BY_HAND: &str = "sudo apt-get install fonts-noto-core fonts-noto-cjk (elsewhere, what the package manager \
calls them)";

/// Languages that few systems have fonts for.
const RARE: [&str; 3] = ["ar", "hi", "zh-cn"];

/// Describes the installation.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Finds the fonts. A system without a way to query them has its own.
pub(super) fn find() -> Result<Found> {
    if run::on_path("fc-list").is_none() {
        return Ok(Found::already("the system's own"));
    }
    for language in RARE {
        if run::output(run::program("fc-list").arg(format!(":lang={language}")))?.is_empty() {
            bail!("no font has the letters of {language}");
        }
    }
    Ok(Found::already("the system's"))
}

/// Installs the system packages.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES)?;
    find()
}
