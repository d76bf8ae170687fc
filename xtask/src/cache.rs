//! The folder that holds every tool we install, shared by all clones: `~/.cache/tabiya` (or under `XDG_CACHE_HOME`).
//!
//! Each tool has a folder of its own with its version in the name, and a folder under that name is complete: it is
//! filled under another name and then renamed, so an interrupted set-up leaves nothing that looks finished.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, anyhow};

/// A half-filled folder older than this was left by a set-up that was interrupted.
const ABANDONED: Duration = Duration::from_secs(6 * 3600);

/// The cache folder; it need not exist yet. An error where the user has no home.
pub(crate) fn root() -> Result<PathBuf> {
    choose(|name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from))
}

/// The rule for the cache folder, given the environment.
fn choose(variable: impl Fn(&str) -> Option<PathBuf>) -> Result<PathBuf> {
    // The XDG rules say that a relative path is to be ignored.
    variable("XDG_CACHE_HOME")
        .filter(|path| path.is_absolute())
        .or_else(|| variable("LOCALAPPDATA").filter(|_| cfg!(windows)))
        .or_else(|| variable("HOME").map(|home| home.join(".cache")))
        .map(|base| base.join("tabiya"))
        .ok_or_else(|| anyhow!("no folder to install tools into: set HOME or XDG_CACHE_HOME"))
}

/// The folder of a tool, whether it is there or not; `name` carries the version.
pub(crate) fn folder(name: &str) -> Result<PathBuf> {
    Ok(root()?.join(name))
}

/// The complete folders whose names start with `prefix`, in order of name.
pub(crate) fn folders(prefix: &str) -> Vec<PathBuf> {
    let Ok(entries) = root().and_then(|root| Ok(fs::read_dir(root)?)) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(prefix)))
        .collect();
    found.sort();
    found
}

/// Makes the folder `name`: `fill` puts a tool into a folder under another name, which is renamed when it is done.
/// Returns the finished folder. If `fill` fails, nothing remains.
pub(crate) fn install(name: &str, fill: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
    let root = root()?;
    fs::create_dir_all(&root).with_context(|| format!("cannot make {}", root.display()))?;
    sweep(&root);
    let partial = root.join(format!("{PARTIAL}{name}-{}", std::process::id()));
    fs::remove_dir_all(&partial).ok();
    fs::create_dir(&partial).with_context(|| format!("cannot make {}", partial.display()))?;
    let filled = fill(&partial).and_then(|()| put_in_place(&partial, &root.join(name)));
    if filled.is_err() {
        fs::remove_dir_all(&partial).ok();
    }
    filled
}

const PARTIAL: &str = ".partial-";

/// Gives a filled folder its name. Whatever had that name is an earlier try: callers look before they install.
fn put_in_place(partial: &Path, place: &Path) -> Result<PathBuf> {
    if place.exists() {
        fs::remove_dir_all(place).with_context(|| format!("cannot replace {}", place.display()))?;
    }
    fs::rename(partial, place).with_context(|| format!("cannot make {}", place.display()))?;
    Ok(place.to_owned())
}

/// Removes what interrupted set-ups left; a young folder may belong to one that is at work in another clone.
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
        let base = std::env::temp_dir().join(format!("tabiya-cache-test-{}", std::process::id()));
        let (partial, place) = (base.join("partial"), base.join("tool-1"));
        fs::create_dir_all(place.join("rest-of-an-earlier-try")).unwrap();
        fs::create_dir_all(&partial).unwrap();
        fs::write(partial.join("tool"), "x").unwrap();
        assert_eq!(put_in_place(&partial, &place).unwrap(), place);
        assert!(
            place.join("tool").is_file()
                && !place.join("rest-of-an-earlier-try").exists()
                && !partial.exists()
        );
        fs::remove_dir_all(&base).unwrap();
    }
}
