//! Page under measurement.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::tools::{Kit, Need};
use crate::{page, workspace};

/// Returns the folder of the page to measure: the given one, or the release page, built now.
pub(super) fn built_page(named: Option<&OsString>) -> Result<PathBuf> {
    let Some(named) = named else {
        page::build_once(&Kit::complete(&Need::PAGE)?)?;
        return Ok(workspace::dist());
    };
    let folder = Path::new(named);
    if !folder.join("index.html").is_file() {
        bail!("--dist: there is no page in {} (no index.html)", folder.display());
    }
    Ok(folder.canonicalize()?)
}
