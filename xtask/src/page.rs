//! Builds of the app's web page with Trunk: the release page, the page as a single HTML file, and a
//! plain Trunk build without code that loads on demand.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

use anyhow::{Error, Result};
use fs_err as fs;

use crate::tools::{self, Kit, Need};
use crate::{parts, run, ship, sizes, workspace};

/// Builds the release page into `dist/` and prints its sizes; if `single_file`, also builds the
/// page as a single HTML file.
pub(crate) fn build_and_report(single_file: bool) -> Result<()> {
    let kit = Kit::complete(&Need::PAGE)?;
    tools::warn_of_other_compiler(&kit)?;
    let start = Instant::now();
    build(&kit)?;
    print!("{}", sizes::table(&sizes::measure(&workspace::dist())?));
    println!(
        "dist/ is ready after {} s: any static host can serve it, under any path",
        start.elapsed().as_secs()
    );
    if single_file {
        build_single_file()?;
    }
    Ok(())
}

/// Makes a single HTML file from the page in `dist/`, and prints its size.
pub(crate) fn build_single_file() -> Result<()> {
    let place = workspace::single_file();
    let bytes = ship::single_file(&workspace::dist(), &place)?;
    println!("{} is the whole page in one file of {bytes} B", place.display());
    Ok(())
}

/// Builds the release page into `dist/`.
pub(crate) fn build(kit: &Kit) -> Result<()> {
    run::check(&mut release_build(kit)?)
}

/// Returns the command that builds the release page into `dist/`.
fn release_build(kit: &Kit) -> Result<Command> {
    let mut trunk = trunk(kit, "build")?;
    // Errors only: Trunk warns about each script that is too modern for its minifier.
    trunk.args(["--log", "error", "--release", "--dist"]).arg(workspace::dist());
    trunk.env("CARGO_ENCODED_RUSTFLAGS", impersonal_names());
    Ok(trunk)
}

/// Builds the release page into `dist/` at the first call, and prints the output of the build in
/// one piece. Later calls in the same process only return the result of the first call.
pub(crate) fn build_once(kit: &Kit) -> Result<()> {
    static RESULT: OnceLock<Result<(), String>> = OnceLock::new();
    run_once(&RESULT, || release_build(kit))
}

/// Runs the command that `command` creates if `result` is empty, and stores the outcome in
/// `result`. Returns `result`.
fn run_once(result: &OnceLock<Result<(), String>>, command: impl Fn() -> Result<Command>) -> Result<()> {
    let run = || run::check_beside_others(&mut command()?);
    result.get_or_init(|| run().map_err(|fault| format!("{fault:#}"))).clone().map_err(Error::msg)
}

/// Returns compiler flags that remove local paths from the page. Panic messages name source files,
/// and the same sources should produce the same page on every machine.
fn impersonal_names() -> String {
    let sources = workspace::cargo_home().and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let registries = sources.into_iter().flatten().flatten().map(|registry| (registry.path(), "crates"));
    let folders = registries.chain([(workspace::root().to_owned(), "tabiya")]);
    let flags = folders.map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    flags.collect::<Vec<_>>().join("\x1f")
}

/// Builds the page as plain `trunk build --release` does, without code that loads on demand, and
/// returns the folder of this build. Later calls in the same process build nothing, and only return
/// the result of the first call.
pub(crate) fn build_plain_once(kit: &Kit) -> Result<PathBuf> {
    static RESULT: OnceLock<Result<(), String>> = OnceLock::new();
    let folder = workspace::target().join("plain");
    run_once(&RESULT, || {
        let mut trunk = bare_trunk(kit, "build")?;
        trunk.args(["--log", "error", "--release", "--dist"]).arg(&folder);
        // With the flags of the release page, so that no dependency is compiled a second time.
        trunk.env("CARGO_ENCODED_RUSTFLAGS", impersonal_names());
        Ok(trunk)
    })?;
    Ok(folder)
}

/// Returns a command that runs Trunk's `subcommand` with the configuration of the shipped page.
pub(crate) fn trunk(kit: &Kit, subcommand: &str) -> Result<Command> {
    let mut trunk = bare_trunk(kit, subcommand)?;
    trunk.arg("--config").arg(workspace::root().join("xtask/Trunk.toml"));
    Ok(trunk)
}

/// Returns a command that runs Trunk's `subcommand` offline, only with the tools of `kit` (the
/// installed development tools).
fn bare_trunk(kit: &Kit, subcommand: &str) -> Result<Command> {
    // Trunk runs offline, so that it uses the tools of the kit and downloads none. Cargo must
    // therefore fetch the dependencies first.
    run::check(run::cargo().args(["fetch", "--locked", "--quiet"]))?;
    let mut trunk = run::program("trunk");
    trunk.args([subcommand, "--offline", "--skip-version-check", "--color", "never"]);
    trunk.env("CARGO_TERM_PROGRESS_WHEN", "never").env("RUST_BACKTRACE", "0");
    // Trunk reads NO_COLOR as true or false; by convention any value means true.
    trunk.env_remove("NO_COLOR");
    kit.set_environment(&mut trunk, &Need::PAGE);
    parts::stand_in_for(&mut trunk)?;
    Ok(trunk)
}
