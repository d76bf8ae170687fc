//! Interface for finding and installing a development tool, and the result of finding it.

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Result;

/// Development tool, or group of tools, that `cargo xtask` can find on this machine and install.
pub(super) trait Tool {
    /// Returns the tool's name, with the version if a certain one is required.
    fn name(&self) -> String;

    /// Looks for the tool on this machine, without downloading. `Err` says why it is missing.
    fn find(&self) -> Result<Found>;

    /// Describes in a few words how [`Tool::install`] would install the tool, for the user.
    fn plan(&self) -> String;

    /// Returns a command with which the user can install the tool without `cargo xtask`.
    fn by_hand(&self) -> String;

    /// Downloads and installs the tool.
    fn install(&self) -> Result<()>;
}

/// Place of a development tool on this machine, and the environment in which other programs find
/// it.
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
    /// Creates the result for a tool that other programs find without changes of their environment.
    pub(super) fn already(place: impl Into<String>) -> Self {
        Self { place: place.into(), ..Self::default() }
    }

    /// Creates the result for a tool whose programs are in this folder, which must be put into
    /// PATH.
    pub(super) fn in_folder(folder: PathBuf) -> Self {
        Self { place: folder.display().to_string(), path: vec![folder], vars: Vec::new() }
    }

    /// Creates the result for programs that other programs find by environment variables. Each
    /// item of `programs` is the name of the variable and the path of the program.
    pub(super) fn by_variables<const N: usize>(programs: [(&'static str, PathBuf); N]) -> Self {
        let places = programs.each_ref().map(|(_, path)| path.display().to_string());
        let vars = programs.map(|(name, path)| (name, path.into())).into();
        Self { place: places.join(", "), path: Vec::new(), vars }
    }
}
