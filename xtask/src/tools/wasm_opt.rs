//! `wasm-opt`, from the npm package of Binaryen or from Binaryen's release archive.

use std::env::consts::{ARCH, OS};
use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::found::{Found, says_version};
use super::{pins, release};
use crate::{cache, run};

pub(super) const PLAN: &str = "the npm package binaryen, or else its release archive, into the cache folder";

/// Returns the name with the version.
pub(super) fn name() -> String {
    format!("wasm-opt {}", pins::BINARYEN)
}

/// Returns the command for a manual installation.
pub(super) fn by_hand() -> String {
    format!("npm install --global binaryen@{}", pins::BINARYEN)
}

/// Returns the name of the tool's folder in the cache.
fn folder() -> String {
    format!("binaryen-{}", pins::BINARYEN)
}

/// Searches the cache folder, then PATH.
pub(super) fn find() -> Result<Option<Found>> {
    if let Some(found) = inside(&cache::folder(&folder())?) {
        return Ok(Some(found));
    }
    Ok(run::on_path("wasm-opt")
        .filter(|path| answers(path))
        .map(|path| Found::already(path.display().to_string())))
}

/// Finds the program in a folder that was filled from npm or from an archive.
fn inside(folder: &Path) -> Option<Found> {
    // The package's programs are Node scripts, so they need Node.
    let npm = folder.join("node_modules").join(".bin");
    if npm.join("wasm-opt").is_file() && run::on_path("node").is_some() {
        return Some(Found::in_folder(npm));
    }
    let bin = folder.join("bin");
    bin.join(run::executable("wasm-opt")).is_file().then(|| Found::in_folder(bin))
}

/// Whether this program runs here and has the right version.
fn answers(program: &Path) -> bool {
    run::output(run::program(program).arg("--version")).is_ok_and(|said| says_version(&said, pins::BINARYEN))
}

/// Installs the tool into the cache folder.
pub(super) fn get() -> Result<Found> {
    let place = cache::install(&folder(), |folder| {
        from_npm(folder).or_else(|why| {
            println!("  not from npm ({why:#}); trying its release archive");
            from_archive(folder)
        })
    })?;
    inside(&place).context("it was installed, yet is not there")
}

/// Fills a folder with the npm package.
fn from_npm(folder: &Path) -> Result<()> {
    let npm = run::on_path("npm").context("no npm here")?;
    let mut npm = run::program(npm);
    npm.args([
        "install",
        "--no-audit",
        "--no-fund",
        "--no-update-notifier",
        "--ignore-scripts",
        "--loglevel=error",
    ]);
    npm.arg("--prefix").arg(folder).arg(format!("binaryen@{}", pins::BINARYEN));
    run::quietly(&mut npm, Duration::from_secs(300))
}

/// Fills a folder from the release archive.
fn from_archive(folder: &Path) -> Result<()> {
    let arch = if (OS, ARCH) == ("macos", "aarch64") { "arm64" } else { ARCH };
    let version = pins::BINARYEN;
    let unpacked = folder.join("unpacked");
    release::fetch(
        &format!(
            "WebAssembly/binaryen/releases/download/version_{version}/binaryen-version_{version}-{arch}-{OS}.tar.gz"
        ),
        &unpacked,
    )?;
    let program = release::find_file(&unpacked, &run::executable("wasm-opt")).context("no wasm-opt in it")?;
    // The program finds its shared library relative to its own folder, so both are copied together.
    let tree = program.parent().and_then(Path::parent).context("an archive of another shape")?;
    for part in ["bin", "lib"] {
        if tree.join(part).is_dir() {
            fs::rename(tree.join(part), folder.join(part))?;
        }
    }
    fs::remove_dir_all(&unpacked)?;
    if !answers(&folder.join("bin").join(run::executable("wasm-opt"))) {
        bail!("the program in it does not run here");
    }
    Ok(())
}
