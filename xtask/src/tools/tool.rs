//! Tool, and where it was found.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Result;

/// Tool that can be found and installed.
pub(super) trait Tool {
    /// Returns the tool's name, with the version if a certain one is required.
    fn name(&self) -> String;

    /// Finds the tool without downloading. The error contains the reason why it is missing.
    fn find(&self) -> Result<Found>;

    /// Describes the installation in a few words.
    fn plan(&self) -> String;

    /// Returns the command for a manual installation.
    fn by_hand(&self) -> String;

    /// Installs the tool.
    fn install(&self) -> Result<()>;
}

/// Tool that was found, and the settings with which other programs find it.
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

    /// Returns programs that environment variables locate.
    pub(super) fn by_variables<const N: usize>(programs: [(&'static str, PathBuf); N]) -> Self {
        let places = programs.each_ref().map(|(_, path)| path.display().to_string());
        let vars = programs.map(|(name, path)| (name, path.into())).into();
        Self { place: places.join(", "), path: Vec::new(), vars }
    }
}
