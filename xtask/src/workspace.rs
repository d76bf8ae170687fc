//! Where things are in this clone.

use std::path::{Path, PathBuf};

/// The root of the clone, whatever the working directory.
pub(crate) fn root() -> &'static Path {
    // xtask is run from its own workspace: the manifest's parent is the root it was built in.
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."))
}

/// Where Cargo builds: `CARGO_TARGET_DIR`, or `target/`.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// Where the page for release is built.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Where the page as one file is built.
pub(crate) fn single_file() -> PathBuf {
    root().join("dist-single-file").join("tabiya.html")
}

/// Whether the workspace has a member in this folder.
pub(crate) fn has_member(folder: &str) -> bool {
    root().join(folder).join("Cargo.toml").is_file()
}
