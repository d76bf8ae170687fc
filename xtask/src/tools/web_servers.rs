//! nginx and Apache, which serve the page in end-to-end tests as public hosts do.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};

use super::apt;
use super::found::Found;
use crate::run;

pub(super) const NAME: &str = "nginx and Apache";

/// Debian packages; the last one maps file extensions to media types.
const PACKAGES: [&str; 3] = ["nginx-light", "apache2-bin", "media-types"];

/// Command line for a manual installation. The end-to-end tests expect Apache's modules where
/// Debian installs them.
pub(super) const BY_HAND: &str = "sudo apt-get install nginx-light apache2-bin media-types";

/// Describes the installation.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Finds both programs.
pub(super) fn find() -> Result<Found> {
    let [nginx, apache] =
        ["nginx", "apache2"].map(|name| program(name).with_context(|| format!("no {name} here")));
    Ok(Found::already(format!("{}, {}", nginx?.display(), apache?.display())))
}

/// Finds a system program, which only root has in PATH.
fn program(name: &str) -> Option<PathBuf> {
    let of_the_system = PathBuf::from("/usr/sbin").join(name);
    run::on_path(name).or_else(|| of_the_system.is_file().then_some(of_the_system))
}

/// Installs the system packages and disables their services: the end-to-end tests start the
/// programs themselves.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES)?;
    if run::on_path("systemctl").is_some() {
        let mut stop = run::program("systemctl");
        // A container may have no service manager.
        run::quietly(stop.args(["disable", "--now", "nginx"]), Duration::from_secs(60)).ok();
    }
    find()
}
