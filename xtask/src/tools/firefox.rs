//! Firefox. Its driver is a Rust program, see [`super::cargo_tool`].

use anyhow::{Context, Result};

use super::found::Found;
use super::{apt, browser};
use crate::run;

pub(super) const NAME: &str = "Firefox";

const PACKAGES: [&str; 1] = ["firefox-esr"];

/// The command line for it.
pub(super) const BY_HAND: &str = "sudo apt-get install firefox-esr (elsewhere, what the package manager calls it), or \
set FIREFOX to where it is";

/// What the program is called, in the order of preference.
const PROGRAMS: [&str; 2] = ["firefox-esr", "firefox"];

/// What getting it would do.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Where it is, if it is here.
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

/// Installs the system's package.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES)?;
    find()
}
