//! Names of the page's own files.

use anyhow::{Context, Result};

use crate::files::Files;

/// File with the page itself.
pub(super) const PAGE: &str = "index.html";
/// Prefix of the names of the page's script and compiled code.
pub(super) const PROGRAM: &str = "tabiya-";

/// Returns the name of the page's script or compiled code, by its ending.
pub(super) fn program<'f>(files: &'f Files, ending: &str) -> Result<&'f str> {
    let mut names = files.keys().filter(|name| name.starts_with(PROGRAM) && name.ends_with(ending));
    names.next().map(String::as_str).with_context(|| format!("the page has no {PROGRAM}*{ending}"))
}
