//! rustfmt and Clippy, which a minimal Rust installation lacks.

use std::time::Duration;

use anyhow::{Result, bail};

use super::found::Found;
use crate::run;

pub(super) const NAME: &str = "rustfmt and Clippy";
pub(super) const PLAN: &str = "rustup component add";
pub(super) const BY_HAND: &str = "rustup component add rustfmt clippy";

/// Finds both as Cargo subcommands.
pub(super) fn find() -> Option<Found> {
    let here = |part: &str| run::output(run::cargo().args([part, "--version"])).ok();
    Some(Found::already(format!("{}, {}", here("fmt")?, here("clippy")?)))
}

/// Installs them with rustup.
pub(super) fn get() -> Result<Found> {
    if run::on_path("rustup").is_none() {
        bail!("this Rust was not installed by rustup");
    }
    let mut rustup = run::program("rustup");
    run::quietly(rustup.args(["component", "add", "rustfmt", "clippy"]), Duration::from_secs(180))?;
    find().ok_or_else(|| anyhow::anyhow!("rustup added them, yet Cargo has them not"))
}
