//! Build of the page.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Instant;

use anyhow::{Result, bail};
use fs_err as fs;

use crate::tools::{self, Kit, Need};
use crate::{parts, run, ship, sizes, workspace};

/// Builds the release page into `dist/` and prints its sizes; optionally also the page as one file.
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

/// Makes one file from the page in `dist/` and prints its size.
pub(crate) fn build_single_file() -> Result<()> {
    let place = workspace::single_file();
    let bytes = ship::single_file(&workspace::dist(), &place)?;
    println!("{} is the whole page in one file of {bytes} B", place.display());
    Ok(())
}

/// Builds the release page into `dist/`.
pub(crate) fn build(kit: &Kit) -> Result<()> {
    let mut trunk = trunk(kit, "build")?;
    // Errors only: Trunk warns about each script that is too modern for its minifier.
    trunk.args(["--log", "error", "--release", "--dist"]).arg(workspace::dist());
    run::check(trunk.env("CARGO_ENCODED_RUSTFLAGS", impersonal_names()))
}

/// Like [`build`], but builds only once per run; later calls return whether that succeeded.
pub(crate) fn build_once(kit: &Kit) -> Result<()> {
    static WORKED: OnceLock<bool> = OnceLock::new();
    let mut first = Ok(());
    let worked = *WORKED.get_or_init(|| {
        first = build(kit);
        first.is_ok()
    });
    first?;
    if worked { Ok(()) } else { bail!("the page did not build") }
}

/// Returns compiler flags that remove local paths from the page: panics name source files, and the
/// same sources should produce the same page everywhere.
fn impersonal_names() -> OsString {
    let home = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cargo_home = home("CARGO_HOME").or_else(|| Some(home("HOME")?.join(".cargo")));
    let sources = cargo_home.and_then(|home| fs::read_dir(home.join("registry").join("src")).ok());
    let mut folders: Vec<(PathBuf, &str)> =
        sources.into_iter().flatten().flatten().map(|registry| (registry.path(), "crates")).collect();
    folders.push((workspace::root().to_owned(), "tabiya"));
    let flags = folders.into_iter().map(|(folder, name)| {
        let mut flag = OsString::from("--remap-path-prefix=");
        flag.push(folder);
        flag.push("=");
        flag.push(name);
        flag
    });
    flags.collect::<Vec<_>>().join(OsStr::new("\x1f"))
}

/// Builds the page in one piece, like `trunk build --release`, into a folder of its own. Returns
/// the folder.
pub(crate) fn build_plain(kit: &Kit) -> Result<PathBuf> {
    let folder = workspace::target().join("plain");
    let mut trunk = bare_trunk(kit, "build")?;
    run::check(trunk.args(["--log", "error", "--release", "--dist"]).arg(&folder))?;
    Ok(folder)
}

/// Returns a Trunk command with this subcommand for the page that ships.
pub(crate) fn trunk(kit: &Kit, subcommand: &str) -> Result<Command> {
    let mut trunk = bare_trunk(kit, subcommand)?;
    trunk.arg("--config").arg(workspace::root().join("xtask/Trunk.toml"));
    parts::stand_in_for(&mut trunk)?;
    Ok(trunk)
}

/// Returns a Trunk command with this subcommand, which uses only the kit's tools.
fn bare_trunk(kit: &Kit, subcommand: &str) -> Result<Command> {
    // Trunk runs offline, so that it takes its tools from the kit; so dependencies must be fetched
    // before.
    run::check(run::cargo().args(["fetch", "--locked", "--quiet"]))?;
    let mut trunk = run::program("trunk");
    trunk.args([subcommand, "--offline", "--skip-version-check", "--color", "never"]);
    trunk.env("CARGO_TERM_PROGRESS_WHEN", "never").env("RUST_BACKTRACE", "0");
    // Trunk reads NO_COLOR as true or false; by convention any value means true.
    trunk.env_remove("NO_COLOR");
    kit.lend(&mut trunk, &Need::PAGE);
    Ok(trunk)
}
