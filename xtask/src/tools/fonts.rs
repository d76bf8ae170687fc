//! Fonts that have the letters of every language of the page: a browser without them draws boxes.

use anyhow::{Result, bail};

use super::apt;
use super::found::Found;
use crate::run;

pub(super) const NAME: &str = "fonts for every language of the page";

const PACKAGES: [&str; 2] = ["fonts-noto-core", "fonts-noto-cjk"];

/// The command line for them.
pub(super) const BY_HAND: &str = "sudo apt-get install fonts-noto-core fonts-noto-cjk (elsewhere, what the package manager \
calls them)";

/// The languages that few systems have fonts for.
const RARE: [&str; 3] = ["ar", "hi", "zh-cn"];

/// What getting them would do.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Where they are, if they are here. A system on which nobody can ask for them brings its own.
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

/// Installs the system's packages.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES)?;
    find()
}
