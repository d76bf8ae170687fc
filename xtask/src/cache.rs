//! Cache folder of the development tools that `cargo xtask` installs, shared by all git clones of
//! the project: `~/.cache/tabiya`, or `tabiya` in `XDG_CACHE_HOME`.
//!
//! Each tool has a folder with its version in the name. An installation fills a folder with a
//! temporary name and renames it at the end, so a folder with its final name is always complete.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use etcetera::{BaseStrategy, choose_base_strategy};
use fs_err as fs;

/// Returns the cache folder of installed tools, which may not exist yet. Fails if the user has no
/// home folder.
pub(crate) fn root() -> Result<PathBuf> {
    let base =
        choose_base_strategy().context("no folder to install tools into: set HOME or XDG_CACHE_HOME")?;
    Ok(base.cache_dir().join("tabiya"))
}

/// Returns the cache folder of one tool, which may not exist. `name` is the tool's name and
/// version.
pub(crate) fn folder(name: &str) -> Result<PathBuf> {
    Ok(root()?.join(name))
}

/// Returns the cache folders of installed tools whose names start with `prefix`, sorted by name.
pub(crate) fn folders(prefix: &str) -> Vec<PathBuf> {
    let Ok(entries) = root().and_then(|root| Ok(fs::read_dir(root)?)) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(prefix)))
        .collect();
    found.sort();
    found
}

/// Installs a tool as the cache folder `name`. `fill` writes the tool into a folder with a
/// temporary name, which is renamed to `name` only if `fill` succeeds.
pub(crate) fn install(name: &str, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    install_in(&root()?, name, fill)
}

/// Does the work of [`install`], in the cache folder `root`.
fn install_in(root: &Path, name: &str, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    fs::create_dir_all(root)?;
    // Another clone may be installing the same tool.
    let lock = fs::File::create(root.join(format!(".lock-{name}")))?;
    lock.lock()?;
    let (partial, place) = (root.join(format!(".partial-{name}")), root.join(name));
    // Both folders may exist: `partial` if an earlier installation was interrupted, `place` if
    // another clone has installed the tool since the caller looked for it.
    fs::remove_dir_all(&partial).ok();
    fs::create_dir(&partial)?;
    fill(&partial)?;
    fs::remove_dir_all(&place).ok();
    Ok(fs::rename(&partial, &place)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    #[test]
    fn a_folder_gets_its_name_only_when_it_is_filled() {
        let base = tempfile::tempdir().unwrap();
        let files = |name: &str| Vec::from_iter(files::read(&base.path().join(name)).unwrap().into_keys());
        fs::create_dir(base.path().join("tool-1")).unwrap();
        fs::write(base.path().join("tool-1/rest-of-an-earlier-try"), "x").unwrap();
        install_in(base.path(), "tool-1", |folder| Ok(fs::write(folder.join("tool"), "x")?)).unwrap();
        assert_eq!(files("tool-1"), ["tool"]);
        assert!(install_in(base.path(), "tool-2", |_| anyhow::bail!("no network")).is_err());
        assert!(!base.path().join("tool-2").exists());
        install_in(base.path(), "tool-2", |folder| Ok(fs::write(folder.join("second"), "x")?)).unwrap();
        assert_eq!(files("tool-2"), ["second"]);
    }
}
