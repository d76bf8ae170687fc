//! Packages of a Debian system, for tools without another source, above all browsers.

use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::debian;
use crate::run;

/// Describes the installation of these packages.
pub(super) fn plan(packages: &[&str]) -> String {
    if is_possible() {
        format!("apt-get install {}", packages.join(" "))
    } else {
        "must be installed by hand".to_owned()
    }
}

/// Installs these packages, only as root: there is no other way to get a browser's libraries.
pub(super) fn install(packages: &[&str]) -> Result<()> {
    if !is_possible() {
        bail!(no_way());
    }
    let apt = |args: &[&str], minutes: u64| {
        let mut apt = run::program("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(args);
        run::quietly(&mut apt, Duration::from_secs(minutes * 60))
            .with_context(|| format!("apt-get {}", args[0]))
    };
    // The package lists may be missing or stale; if updating fails, the installation reports the
    // reason.
    apt(&["update"], 3).ok();
    let mut words = vec!["install", "--yes", "--no-install-recommends"];
    words.extend(packages);
    apt(&words, 20)?;
    Ok(())
}

/// Whether system packages can be installed.
fn is_possible() -> bool {
    run::on_path("apt-get").is_some() && debian::is_root()
}

/// Returns the reason why packages cannot be installed.
fn no_way() -> &'static str {
    if run::on_path("apt-get").is_some() {
        "system packages are installed only as root"
    } else {
        "this system's packages are not known to us"
    }
}
