//! Tool that was found, and its version.

use std::ffi::OsString;
use std::path::PathBuf;

/// Available tool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Found {
    /// Location, for people to read.
    pub(crate) place: String,
    /// Folders to put in front of PATH.
    pub(super) path: Vec<PathBuf>,
    /// Environment variables that locate the tool.
    pub(super) vars: Vec<(&'static str, OsString)>,
}

impl Found {
    /// Returns a tool that needs no settings to be found.
    pub(super) fn already(place: impl Into<String>) -> Self {
        Self { place: place.into(), ..Self::default() }
    }

    /// Returns a tool whose programs are in this folder.
    pub(super) fn in_folder(folder: PathBuf) -> Self {
        Self { place: folder.display().to_string(), path: vec![folder], vars: Vec::new() }
    }
}

/// Whether a version output contains the version as a word of its own.
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
