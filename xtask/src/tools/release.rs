//! Release archives of other projects, downloaded with `curl` and unpacked with `tar`, which all
//! current systems have.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use walkdir::{DirEntry, WalkDir};

use crate::run;

/// Host of release archives; `TABIYA_RELEASES` can name a mirror with the same paths.
const HOST: &str = "https://github.com";

/// Downloads an archive, given as a path on the host, and unpacks it into `folder`, which is
/// created.
pub(super) fn fetch(archive: &str, folder: &Path) -> Result<()> {
    let host = std::env::var("TABIYA_RELEASES").unwrap_or_else(|_| HOST.to_owned());
    fs::create_dir_all(folder)?;
    let file = folder.join("archive.tar.gz");
    // Ten seconds to connect, so that a machine without a network tries the next way soon.
    let mut curl = run::program("curl");
    curl.args(["--fail", "--silent", "--show-error", "--location", "--connect-timeout", "10", "--output"]);
    run::quietly(curl.arg(&file).arg(format!("{host}/{archive}")), Duration::from_secs(600))?;
    run::quietly(run::program("tar").arg("-xzf").arg(&file).arg("-C").arg(folder), Duration::from_secs(120))
        .context("tar")?;
    Ok(fs::remove_file(&file)?)
}

/// Finds a file by its name in a folder or its subfolders.
pub(super) fn find_file(folder: &Path, name: &str) -> Option<PathBuf> {
    let files = WalkDir::new(folder).into_iter().flatten().filter(|entry| entry.file_type().is_file());
    files.map(DirEntry::into_path).find(|path| path.file_name().is_some_and(|file| file == name))
}
