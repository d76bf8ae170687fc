//! nginx and Apache, which serve the page in stories as its hosts do.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};

use super::apt;
use super::found::Found;
use crate::run;

pub(super) const NAME: &str = "nginx and Apache";

/// Debian's packages; the last one says what kind of file a name stands for.
const PACKAGES: [&str; 3] = ["nginx-light", "apache2-bin", "media-types"];

/// The command line for them. Stories know where Debian keeps Apache's modules.
pub(super) const BY_HAND: &str = "sudo apt-get install nginx-light apache2-bin media-types";

/// What getting them would do.
pub(super) fn plan() -> String {
    apt::plan(&PACKAGES)
}

/// Both, if they are here.
pub(super) fn find() -> Result<Found> {
    let [nginx, apache] =
        ["nginx", "apache2"].map(|name| program(name).with_context(|| format!("no {name} here")));
    Ok(Found::already(format!("{}, {}", nginx?.display(), apache?.display())))
}

/// A program of the system, which only root has on its PATH.
fn program(name: &str) -> Option<PathBuf> {
    let of_the_system = PathBuf::from("/usr/sbin").join(name);
    run::on_path(name).or_else(|| of_the_system.is_file().then_some(of_the_system))
}

/// Installs the system's packages. No service is wanted: the stories start the programs themselves.
pub(super) fn get() -> Result<Found> {
    apt::install(&PACKAGES)?;
    if run::on_path("systemctl").is_some() {
        let mut stop = run::program("systemctl");
        // Where no services run there is none to stop.
        run::quietly(stop.args(["disable", "--now", "nginx"]), Duration::from_secs(60)).ok();
    }
    find()
}
