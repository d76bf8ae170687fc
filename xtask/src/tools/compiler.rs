//! Version of the Rust compiler that builds the releases, and a warning about any other version.

use std::process::Command;

use anyhow::Result;

use super::kit::Kit;
use super::need::Need;
use super::program::says_version;
use crate::run;

/// Version of the Rust compiler that builds the releases. Another version makes other bytes from
/// the same sources.
const RELEASES: &str = "1.95.0";

/// Prints a warning if the Rust compiler that builds the page does not have the version that builds
/// the releases. `kit` (the development tools) may contain a compiler of its own.
pub(crate) fn warn_of_other_compiler(kit: &Kit) -> Result<()> {
    let mut rustc = Command::new(kit.var("RUSTC").map_or("rustc".as_ref(), |path| path.as_os_str()));
    kit.set_environment(&mut rustc, &[Need::WasmStd]);
    let version = run::output(rustc.arg("--version"))?;
    if !says_version(&version, RELEASES) {
        println!("warning: {version} builds this; releases are built by {RELEASES}, and their files differ");
    }
    Ok(())
}
