//! Firefox. Its driver is a Rust program, see [`super::cargo_tool`].

use anyhow::{Context, Result};

use super::found::Found;
use super::{apt, browser};
use crate::run;

pub(super) const NAME: &str = "Firefox";

const PACKAGES: [&str; 1] = ["firefox-esr"];

/// Command line for a manual installation.
pub(super) const BY_HAND: &str = "sudo apt-get install firefox-esr (elsewhere, what the package manager calls it), or \
set FIREFOX to where it is";

/// Names of the program, in order of preference.
const PROGRAMS: [&str; 2] = ["firefox-esr", "firefox"];

/// Describes the installation.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Finds the program.
pub(super) fn find() -> Result<Found> {
    let program = browser::named("FIREFOX")?
        .or_else(|| PROGRAMS.iter().find_map(|name| run::on_path(name)))
        .context("no Firefox here")?;
    Ok(Found {
        place: program.display().to_string(),
        path: Vec::new(),
        vars: vec![("FIREFOX", program.into())],
    })
}

/// Installs the system package.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES)?;
    find()
}
