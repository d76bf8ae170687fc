//! Files in a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use walkdir::WalkDir;

/// Contents of files by relative path, with `/` as separator on every system.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Reads every file in a folder.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_by_its_path_inside() {
        let folder = std::env::temp_dir().join(format!("tabiya-files-test-{}", std::process::id()));
        fs::create_dir_all(folder.join("later/deep")).unwrap();
        fs::write(folder.join("index.html"), "page").unwrap();
        fs::write(folder.join("later/deep/a.words"), "words").unwrap();
        let files = read(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(files.keys().collect::<Vec<_>>(), ["index.html", "later/deep/a.words"]);
        assert_eq!(files["later/deep/a.words"], b"words");
        assert!(read(&folder).is_err(), "a folder that is gone");
    }
}
