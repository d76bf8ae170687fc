//! Standard library for `wasm32-unknown-unknown`, and a matching compiler.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Result, anyhow};

use super::debian;
use super::found::Found;
use super::pins::TARGET;
use crate::{cache, run};

pub(super) const NAME: &str = "the Rust standard library for wasm32-unknown-unknown";
pub(super) const PLAN: &str =
    "rustup target add, or else a Rust of its own from Debian's archive, into the cache folder";
pub(super) const BY_HAND: &str = "rustup target add wasm32-unknown-unknown";

/// Prefix of the folders of separate Rust installations in the cache, before the version.
const FOLDER: &str = "rust-wasm-";

/// Searches the Rust in use, then the cache folder.
pub(super) fn find() -> Option<Found> {
    in_use().or_else(|| cache::folders(FOLDER).pop().map(|folder| own(&folder)))
}

/// Finds the target in the Rust in use.
fn in_use() -> Option<Found> {
    let library =
        run::output(run::program("rustc").args(["--print", "target-libdir", "--target", TARGET])).ok()?;
    let mut files = fs::read_dir(&library).ok()?.flatten();
    let here = files.any(|file| file.file_name().to_string_lossy().starts_with("libstd-"));
    here.then(|| Found::already(library))
}

/// Returns a separate Rust in the cache folder, which Cargo uses through `RUSTC`.
fn own(folder: &Path) -> Found {
    let rustc = debian::rustc(folder);
    Found { place: folder.display().to_string(), vars: vec![("RUSTC", rustc.into())], ..Found::default() }
}

/// Installs with rustup or, if that fails, creates a separate Rust from Debian's packages.
pub(super) fn get() -> Result<Found> {
    let refused = match from_rustup() {
        Ok(found) => return Ok(found),
        Err(refused) => refused,
    };
    println!(
        "  not from rustup ({refused:#}); taking Debian's Rust for Firefox and building the library, a minute or two"
    );
    let folder =
        debian::make(FOLDER).map_err(|why| anyhow!("rustup: {refused:#}; Debian's archive: {why:#}"))?;
    Ok(own(&folder))
}

/// Installs the target with rustup.
fn from_rustup() -> Result<Found> {
    if run::on_path("rustup").is_none() {
        return Err(anyhow!("no rustup here"));
    }
    let mut rustup = run::program("rustup");
    // Without a network, each retry only takes time.
    rustup.env("RUSTUP_MAX_RETRIES", "1").args(["target", "add", TARGET]);
    run::quietly(&mut rustup, Duration::from_secs(180))?;
    in_use().ok_or_else(|| anyhow!("rustup added it to another Rust than the one in use"))
}
