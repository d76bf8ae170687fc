//! Page in parts: code that loads with the page, and code that loads on first use.
//!
//! `src/main.rs` defines the parts. The split must happen between Cargo and wasm-bindgen, where
//! Trunk has no hook, but Trunk runs the first `wasm-bindgen` in PATH. So this program takes that
//! name: it splits the page and passes everything else to the real tool. The parts wait beside the
//! output of wasm-bindgen for the hook that prepares the page for shipping.

mod cut;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use fs_err as fs;

use crate::{run, workspace};

pub(crate) use cut::{FOLDER, is_whole};

/// Tool that this program replaces.
const TOOL: &str = "wasm-bindgen";
/// Program that Trunk calls at the end, see `Trunk.toml`. Started through Cargo with the page's
/// compiler flags, this program would be compiled again.
const HOOK: &str = "xtask";

/// Whether this program was started under the name of the tool.
pub(crate) fn is_stand_in() -> bool {
    let name = env::args_os().next().map(PathBuf::from);
    name.is_some_and(|name| name.file_stem().is_some_and(|stem| stem == TOOL))
}

/// Puts this program before the real tool in a command's PATH.
pub(crate) fn stand_in_for(command: &mut Command) -> Result<()> {
    let folder = workspace::target().join("stand-in");
    fs::create_dir_all(&folder)?;
    let us = env::current_exe()?;
    for name in [TOOL, HOOK] {
        let place = folder.join(run::executable(name));
        // An existing file may be an older build of this program.
        fs::remove_file(&place).ok();
        fs::hard_link(&us, &place).or_else(|_| fs::copy(&us, &place).map(drop))?;
    }
    let lent = command.get_envs().find(|(name, _)| *name == "PATH").and_then(|(_, path)| path);
    let path = lent.map(OsString::from).or_else(|| env::var_os("PATH")).unwrap_or_default();
    command.env("PATH", env::join_paths(std::iter::once(folder).chain(env::split_paths(&path)))?);
    Ok(())
}

/// Runs the tool on a page that is split before.
pub(crate) fn stand_in() -> Result<ExitCode> {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    let mut tool = Command::new(tool_behind_us()?);
    let page = args.iter().map(Path::new).find(|arg| arg.extension().is_some_and(|kind| kind == "wasm"));
    let (Some(page), Some(out)) = (page, value_of("--out-dir", &args)) else {
        return finished(tool.args(&args));
    };
    let code = fs::read(page)?;
    if is_whole(&code) {
        return finished(tool.args(&args));
    }
    let name = value_of("--out-name", &args).context("wasm-bindgen got no name")?;
    let folder = PathBuf::from(&out).join(FOLDER);
    let cut = cut::cut(&code, &folder)?;
    let others = args.iter().filter(|arg| Path::new(arg) != page);
    // The parts access the memory, table and stack of the page by the linker's names.
    let code = finished(tool.args(others).arg("--keep-lld-exports").arg(&cut.page))?;
    let script = PathBuf::from(&out).join(&name).with_extension("js");
    fs::write(&script, cut.with_loader(&fs::read_to_string(&script)?)?)?;
    Ok(code)
}

/// Returns the real tool: the next one in PATH after this program.
fn tool_behind_us() -> Result<PathBuf> {
    let us = env::current_exe()?;
    let ours = us.parent().and_then(|folder| folder.canonicalize().ok());
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path)
        .filter(|folder| folder.canonicalize().ok() != ours)
        .map(|folder| folder.join(run::executable(TOOL)))
        .find(|tool| tool.is_file())
        .with_context(|| format!("there is no {TOOL}"))
}

/// Returns the value of an option in the form `--name=value`.
fn value_of(option: &str, args: &[OsString]) -> Option<String> {
    args.iter().find_map(|arg| Some(arg.to_str()?.strip_prefix(option)?.strip_prefix('=')?.to_owned()))
}

/// Runs the tool. It prints its own errors, so a failure is only passed on as an exit code.
fn finished(tool: &mut Command) -> Result<ExitCode> {
    let status = tool.status().with_context(|| format!("cannot start {}", run::shown(tool)))?;
    if !status.success() {
        bail!("{TOOL} failed ({status})");
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_as_trunk_writes_them() {
        let args: Vec<OsString> = ["--target=web", "--out-dir=/a/b", "c.wasm"].map(OsString::from).into();
        assert_eq!(value_of("--out-dir", &args).as_deref(), Some("/a/b"));
        assert_eq!(value_of("--out-name", &args), None);
    }

    #[test]
    fn the_stand_in_comes_before_the_tool() {
        let mut command = Command::new("trunk");
        command.env("PATH", "/tools");
        stand_in_for(&mut command).unwrap();
        let path = command.get_envs().find(|(name, _)| *name == "PATH").and_then(|(_, path)| path).unwrap();
        let folders: Vec<PathBuf> = env::split_paths(path).collect();
        assert!(folders[0].join(run::executable(TOOL)).is_file());
        assert_eq!(folders[1..], [PathBuf::from("/tools")]);
    }
}
