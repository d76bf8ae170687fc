//! Folders of the workspace that the tests use, and temporary folders.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// Returns the root folder of the Cargo workspace.
pub fn project() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).unwrap_or(package).to_owned()
}

/// Returns the folder with the built page under test.
///
/// # Panics
/// If the folder holds no page.
pub fn dist() -> PathBuf {
    let dist = env::var_os("TABIYA_DIST").map_or_else(|| project().join("dist"), PathBuf::from);
    if !dist.join("index.html").is_file() {
        panic!("no page in {}: build it first (`cargo xtask build`) or set TABIYA_DIST", dist.display());
    }
    dist
}

/// Returns the path of the page that is built as a single file.
///
/// # Panics
/// If the file does not exist.
pub fn single_file() -> PathBuf {
    let usual = || project().join("dist-single-file/tabiya.html");
    let file = env::var_os("TABIYA_SINGLE_FILE").map_or_else(usual, PathBuf::from);
    if !file.is_file() {
        panic!(
            "no {}: build it first (`cargo xtask build --single-file`) or set TABIYA_SINGLE_FILE",
            file.display()
        );
    }
    file
}

/// Returns the folder for screenshots, created if necessary.
///
/// # Panics
/// If the folder cannot be created.
pub fn screenshots() -> PathBuf {
    let folder = env::var_os("TABIYA_SCREENSHOT_DIR")
        .map_or_else(|| project().join("target/screenshots"), PathBuf::from);
    if let Err(error) = fs::create_dir_all(&folder) {
        panic!("cannot make {}: {error}", folder.display());
    }
    folder
}

/// Copies a folder's content into the folder `to`, which is created if necessary; overwrites files.
///
/// # Panics
/// If a file cannot be read or written.
pub(crate) fn copy(from: &Path, to: &Path) {
    if let Err(error) = fs::create_dir_all(to) {
        panic!("cannot make {}: {error}", to.display());
    }
    let entries = match fs::read_dir(from) {
        Ok(entries) => entries,
        Err(error) => panic!("cannot read {}: {error}", from.display()),
    };
    for entry in entries.flatten() {
        let (old, new) = (entry.path(), to.join(entry.file_name()));
        if old.is_dir() {
            copy(&old, &new);
        } else if let Err(error) = fs::copy(&old, &new) {
            panic!("cannot copy {}: {error}", old.display());
        }
    }
}

/// Temporary folder of a test, for example a browser's profile. Dropping a `Scratch` deletes the
/// folder.
pub struct Scratch {
    path: PathBuf,
}

impl Scratch {
    /// Creates an empty folder in the system's temporary directory.
    ///
    /// # Panics
    /// If the folder cannot be created.
    pub fn new() -> Scratch {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("tabiya-e2e-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = env::temp_dir().join(name);
        if let Err(error) = fs::create_dir_all(&path) {
            panic!("cannot make {}: {error}", path.display());
        }
        Scratch { path }
    }

    /// Returns the path of the temporary folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether root owns the folder. Then root also runs this process, and browsers need other
    /// options.
    pub(crate) fn is_roots(&self) -> bool {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            fs::metadata(&self.path).is_ok_and(|metadata| metadata.uid() == 0)
        }
        #[cfg(not(unix))]
        false
    }
}

impl Default for Scratch {
    /// Creates an empty folder in the system's temporary directory.
    fn default() -> Scratch {
        Scratch::new()
    }
}

impl Drop for Scratch {
    /// Deletes the temporary folder.
    fn drop(&mut self) {
        // A browser that is ending may still write into the folder, so a failed deletion is tried
        // once more. If that fails too, the folder stays.
        if fs::remove_dir_all(&self.path).is_err() {
            std::thread::sleep(std::time::Duration::from_millis(200));
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}
