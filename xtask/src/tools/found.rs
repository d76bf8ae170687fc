//! A tool that was found, and how its version is told.

use std::ffi::OsString;
use std::path::PathBuf;

/// A tool that is here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Found {
    /// Where it is, for people to read.
    pub(crate) place: String,
    /// Folders that go in front of PATH.
    pub(super) path: Vec<PathBuf>,
    /// Environment variables that name it.
    pub(super) vars: Vec<(&'static str, OsString)>,
}

impl Found {
    /// A tool that is reached without any help.
    pub(super) fn already(place: impl Into<String>) -> Self {
        Self { place: place.into(), ..Self::default() }
    }

    /// A tool whose programs are in this folder.
    pub(super) fn in_folder(folder: PathBuf) -> Self {
        Self { place: folder.display().to_string(), path: vec![folder], vars: Vec::new() }
    }
}

/// The one thing a version print-out must carry to be the version that is wanted: the number as a word of its own.
pub(super) fn says_version(printed: &str, version: &str) -> bool {
    printed.split_whitespace().any(|word| word.trim_matches(['(', ')', ',', 'v']) == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_must_match_as_a_whole_word() {
        assert!(says_version("wasm-bindgen 0.2.130", "0.2.130"));
        assert!(says_version("trunk 0.21.14 (abc)", "0.21.14"));
        assert!(says_version("wasm-opt version 132 (version_132)", "132"));
        assert!(!says_version("wasm-bindgen 0.2.13", "0.2.130"));
        assert!(!says_version("wasm-bindgen 0.2.1301", "0.2.130"));
    }
}
