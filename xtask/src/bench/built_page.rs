//! The page that a benchmark in Node.js measures.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use fs_err as fs;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::npm;
use crate::tools::{Kit, Need};
use crate::workspace;

/// Built page to measure.
#[derive(clap::Args)]
pub(super) struct BuiltPage {
    /// Folder of a built page; without it the page is built
    #[arg(long)]
    dist: Option<PathBuf>,
}

/// Runs the Node.js program `name` with these options on a page, in the browsers of the kit, and
/// prints the text that `describe` makes of its reports.
pub(super) fn measure<T: DeserializeOwned>(
    name: &str,
    page: &BuiltPage,
    kit: &Kit,
    mut options: Value,
    describe: impl FnOnce(Vec<T>) -> String,
) -> Result<()> {
    if page.dist.is_none() {
        crate::page::build_once(&Kit::complete(&Need::PAGE)?)?;
    }
    let dist = fs::canonicalize(page.dist.clone().unwrap_or_else(workspace::dist))?;
    ensure!(dist.join("index.html").is_file(), "--dist: there is no page in {}", dist.display());
    options["dist"] = json!(dist);
    options["chrome"] = json!(kit.var("CHROME").map(Path::new));
    options["firefox"] = json!(kit.var("FIREFOX").map(Path::new));
    let (reports, succeeded) = npm::reports(name, &options)?;
    let has_all = succeeded && !reports.is_empty();
    print!("{}", describe(reports));
    ensure!(has_all, "{name} broke off; the figures are of what it had measured before");
    Ok(())
}
