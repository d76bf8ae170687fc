//! `cargo xtask pictures`: takes the screenshots for the README and the guide.

use anyhow::Result;

use crate::tools::{Kit, Need};
use crate::{page, run, workspace};

/// Builds the page, and takes the screenshots of it for the README and the guide.
pub(crate) fn pictures() -> Result<()> {
    let kit = Kit::complete(&[&Need::PAGE[..], &[Need::Browser]].concat())?;
    page::build(&kit)?;
    let mut cargo = run::cargo();
    cargo.args(["run", "--quiet", "--locked", "--package", "tabiya-e2e", "--bin", "document-pictures"]);
    cargo.env("TABIYA_DIST", workspace::dist());
    kit.set_environment(&mut cargo, &[Need::Browser]);
    run::check(&mut cargo)
}
