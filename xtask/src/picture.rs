//! `cargo xtask picture`: the picture in the read-me, drawn anew from the page as it is.

use anyhow::Result;

use crate::tools::{Kit, Need};
use crate::{page, run, workspace};

/// What it takes: to build the page, and to look at it.
const NEEDS: [Need; 5] = [Need::WasmStd, Need::WasmOpt, Need::WasmBindgen, Need::Trunk, Need::Browser];

/// Builds the page and draws it.
pub(crate) fn picture() -> Result<()> {
    let kit = Kit::complete(&NEEDS)?;
    page::build(&kit)?;
    let mut cargo = run::cargo();
    cargo.args(["run", "--quiet", "--locked", "--package", "tabiya-e2e", "--bin", "board-picture"]);
    cargo.env("TABIYA_DIST", workspace::dist());
    kit.lend(&mut cargo, &[Need::Browser]);
    run::check(&mut cargo)
}
