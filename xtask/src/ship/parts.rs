//! Copies the parts of the page's compiled code that load on demand into the built page.

use std::path::Path;

use anyhow::{Context, Result, bail};
use fs_err as fs;

use super::later::FOLDER;
use crate::{files, parts, run, workspace};

/// Copies the parts of the page's compiled code into the built page in `folder`. If `profile` is
/// `release`, optimizes the parts.
///
/// # Errors
/// If the code was not split into parts, because Trunk was not started by `cargo xtask`.
pub(super) fn add(profile: &str, folder: &Path) -> Result<()> {
    let mut compiled = files::read(folder)?.into_iter().filter(|(name, _)| name.ends_with(".wasm"));
    if let Some((name, _)) = compiled.find(|(_, code)| !parts::is_whole(code)) {
        bail!("{name} has not been cut into its parts: build it by `cargo xtask build` or `serve`");
    }
    let from = workspace::target().join("wasm-bindgen").join(profile).join(parts::FOLDER);
    for entry in fs::read_dir(from)? {
        let (part, place) = (entry?.path(), folder.join(FOLDER));
        let place = place.join(part.file_name().context("a part without a name")?);
        if profile == "release" {
            run::check(run::program("wasm-opt").arg("-Oz").arg(&part).arg("--output").arg(&place))?;
        } else {
            fs::copy(&part, &place)?;
        }
    }
    Ok(())
}
