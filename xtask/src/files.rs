//! Helpers of `cargo xtask` that read files and whole folders, and write files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use fs_err as fs;
use walkdir::WalkDir;

/// Contents of files by relative path, with `/` as separator on every system.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Reads every file in a folder and its subfolders into memory.
pub(crate) fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    for entry in WalkDir::new(folder) {
        let entry = entry.with_context(|| format!("cannot read {}", folder.display()))?;
        if entry.file_type().is_file() {
            let inside = entry.path().strip_prefix(folder)?;
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            files.insert(parts.join("/"), fs::read(entry.path())?);
        }
    }
    Ok(files)
}

/// Returns the content of the file `name` as text. Fails if `files` has no such file, or if the
/// file is not UTF-8.
pub(crate) fn text(files: &Files, name: &str) -> Result<String> {
    let bytes = files.get(name).with_context(|| format!("there is no {name}"))?;
    String::from_utf8(bytes.clone()).with_context(|| format!("{name} is no text"))
}

/// Returns the names of the files and subfolders directly in a folder, without their extensions,
/// sorted and without duplicates.
pub(crate) fn stems(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let stems =
        entries.iter().filter_map(|entry| Some(entry.path().file_stem()?.to_string_lossy().into_owned()));
    Ok(BTreeSet::from_iter(stems).into_iter().collect())
}

/// Writes a file; creates its folder if that is missing.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(fs::write(path, content)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_by_its_path_inside() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        write(&folder.join("index.html"), "page").unwrap();
        write(&folder.join("later/deep/a.words"), "words").unwrap();
        let files = read(folder).unwrap();
        assert_eq!(files.keys().collect::<Vec<_>>(), ["index.html", "later/deep/a.words"]);
        assert_eq!(files["later/deep/a.words"], b"words");
        assert!(read(&folder.join("gone")).is_err());
    }
}
