//! Cache folder with all tools that xtask installs, shared by all clones: `~/.cache/tabiya` (or
//! under `XDG_CACHE_HOME`).
//!
//! Each tool has a folder of its own with its version in the name. A folder with that name is
//! complete: an installation fills a folder with another name and then renames it, so an
//! interrupted one leaves nothing that looks finished.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result};
use fs_err as fs;

/// Age from which a half-filled folder counts as left by an interrupted installation.
const ABANDONED: Duration = Duration::from_secs(6 * 3600);

/// Returns the cache folder, which may not exist yet. Fails if the user has no home.
pub(crate) fn root() -> Result<PathBuf> {
    choose(|name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from))
}

/// Chooses the cache folder from environment variables.
fn choose(variable: impl Fn(&str) -> Option<PathBuf>) -> Result<PathBuf> {
    // The XDG specification says to ignore relative paths.
    variable("XDG_CACHE_HOME")
        .filter(|path| path.is_absolute())
        .or_else(|| variable("LOCALAPPDATA").filter(|_| cfg!(windows)))
        .or_else(|| variable("HOME").map(|home| home.join(".cache")))
        .map(|base| base.join("tabiya"))
        .context("no folder to install tools into: set HOME or XDG_CACHE_HOME")
}

/// Returns the folder of a tool, which may not exist; `name` includes the version.
pub(crate) fn folder(name: &str) -> Result<PathBuf> {
    Ok(root()?.join(name))
}

/// Returns the complete folders whose names start with `prefix`, sorted by name.
pub(crate) fn folders(prefix: &str) -> Vec<PathBuf> {
    let Ok(entries) = root().and_then(|root| Ok(fs::read_dir(root)?)) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(prefix)))
        .collect();
    found.sort();
    found
}

/// Prefix of half-filled folders.
const PARTIAL: &str = ".partial-";

/// Creates the folder `name`: `fill` writes a tool into a temporary folder, which is then renamed.
/// If `fill` fails, nothing remains.
pub(crate) fn install(name: &str, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    install_in(&root()?, name, fill)
}

fn install_in(root: &Path, name: &str, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    fs::create_dir_all(root)?;
    sweep(root);
    let partial = tempfile::Builder::new().prefix(PARTIAL).tempdir_in(root)?;
    fill(partial.path())?;
    let place = root.join(name);
    // An existing folder with that name is an earlier attempt, because callers check before.
    if place.exists() {
        fs::remove_dir_all(&place)?;
    }
    Ok(fs::rename(partial.path(), &place)?)
}

/// Removes the remains of interrupted installations; a recent folder may belong to an installation
/// of another clone in progress.
fn sweep(root: &Path) {
    let Ok(entries) = fs::read_dir(root) else { return };
    for entry in entries.flatten() {
        let age =
            entry.metadata().and_then(|data| data.modified()).map(|at| SystemTime::now().duration_since(at));
        if entry.file_name().to_string_lossy().starts_with(PARTIAL)
            && age.is_ok_and(|age| age.is_ok_and(|age| age > ABANDONED))
        {
            fs::remove_dir_all(entry.path()).ok();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    fn with(pairs: &[(&str, &str)]) -> Option<PathBuf> {
        choose(|name| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into())).ok()
    }

    #[cfg(unix)]
    #[test]
    fn the_cache_folder_follows_the_users_settings() {
        assert_eq!(with(&[("HOME", "/home/ana")]), Some("/home/ana/.cache/tabiya".into()));
        assert_eq!(with(&[("HOME", "/home/ana"), ("XDG_CACHE_HOME", "/big")]), Some("/big/tabiya".into()));
        assert_eq!(
            with(&[("HOME", "/home/ana"), ("XDG_CACHE_HOME", "rel")]),
            Some("/home/ana/.cache/tabiya".into())
        );
        assert_eq!(with(&[]), None);
    }

    #[test]
    fn a_folder_gets_its_name_only_when_it_is_filled() {
        let base = tempfile::tempdir().unwrap();
        let files = |name: &str| Vec::from_iter(files::read(&base.path().join(name)).unwrap().into_keys());
        fs::create_dir(base.path().join("tool-1")).unwrap();
        fs::write(base.path().join("tool-1/rest-of-an-earlier-try"), "x").unwrap();
        install_in(base.path(), "tool-1", |folder| Ok(fs::write(folder.join("tool"), "x")?)).unwrap();
        assert_eq!(files("tool-1"), ["tool"]);
        assert!(install_in(base.path(), "tool-2", |_| anyhow::bail!("no network")).is_err());
        assert_eq!(files(""), ["tool-1/tool"]);
    }
}
