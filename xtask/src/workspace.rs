//! Paths in the git clone from which `cargo xtask` runs.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Folder of the package xtask, from Cargo's variable at run time. The value at compile time may be
/// the folder in another git clone, if both clones use the same target folder.
static PACKAGE: LazyLock<PathBuf> = LazyLock::new(|| {
    std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into()).into()
});

/// Returns the root folder of the git clone, independent of the working directory.
pub(crate) fn root() -> &'static Path {
    PACKAGE.parent().unwrap_or(Path::new("."))
}

/// Returns Cargo's target folder: `CARGO_TARGET_DIR`, or `target/`.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// Returns Cargo's own folder: `CARGO_HOME`, or `.cargo` in the user's home. `None` if neither
/// `CARGO_HOME` nor `HOME` is set.
pub(crate) fn cargo_home() -> Option<PathBuf> {
    let folder = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    folder("CARGO_HOME").or_else(|| Some(folder("HOME")?.join(".cargo")))
}

/// Returns the folder of the page that is built for release, `dist/`.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Returns the path of the page that is built as a single HTML file.
pub(crate) fn single_file() -> PathBuf {
    root().join("dist-single-file").join("tabiya.html")
}

/// Returns the folder for screenshots from end-to-end tests: `TABIYA_SCREENSHOT_DIR`, or
/// `target/screenshots`.
pub(crate) fn screenshots() -> PathBuf {
    std::env::var_os("TABIYA_SCREENSHOT_DIR").map_or_else(|| root().join("target/screenshots"), PathBuf::from)
}
