//! Where things are in this clone.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// xtask's own folder, as Cargo says on running it: where clones share a target folder, it may have been built in another.
static PACKAGE: LazyLock<PathBuf> = LazyLock::new(|| {
    std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into()).into()
});

/// The root of the clone, whatever the working directory.
pub(crate) fn root() -> &'static Path {
    PACKAGE.parent().unwrap_or(Path::new("."))
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
