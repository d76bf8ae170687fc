//! Page in parts: code that loads with the page, and code that loads on first use.
//!
//! `src/main.rs` defines the parts. The split must happen between Cargo and wasm-bindgen, where
//! Trunk has no hook, but Trunk runs the first `wasm-bindgen` in PATH. So this program takes that
//! name: it splits the page, and contains wasm-bindgen in the version of `Cargo.lock`. The parts
//! wait beside the output of wasm-bindgen for the hook that prepares the page for shipping.

mod cut;

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use fs_err as fs;
use wasm_bindgen_cli::{wasm_bindgen, wasm_bindgen_test_runner};

use crate::{run, workspace};

pub(crate) use cut::{FOLDER, is_whole};

/// Tool that binds compiled code to JavaScript.
const TOOL: &str = "wasm-bindgen";
/// Tool that runs WebAssembly tests in a browser.
pub(crate) const TEST_RUNNER: &str = "wasm-bindgen-test-runner";
/// Program that Trunk calls at the end, see `Trunk.toml`. Started through Cargo with the page's
/// compiler flags, this program would be compiled again.
const HOOK: &str = "xtask";

/// Returns the tool under whose name this program was started, if there is one.
pub(crate) fn tool() -> Option<fn() -> Result<()>> {
    match Path::new(&env::args_os().next()?).file_stem()?.to_str()? {
        TOOL => Some(bind),
        TEST_RUNNER => Some(|| wasm_bindgen_test_runner::run_cli_with_args(env::args_os())),
        _ => None,
    }
}

/// Puts this program, under the names of its tools, at the start of a command's PATH.
pub(crate) fn stand_in_for(command: &mut Command) -> Result<()> {
    let folder = workspace::target().join("stand-in");
    fs::create_dir_all(&folder)?;
    let us = env::current_exe()?;
    for name in [TOOL, TEST_RUNNER, HOOK] {
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

/// Runs wasm-bindgen. Splits a page first.
fn bind() -> Result<()> {
    let mut args: Vec<OsString> = env::args_os().collect();
    let page = args.iter().position(|arg| Path::new(arg).extension().is_some_and(|kind| kind == "wasm"));
    let (Some(page), Some(out)) = (page, value_of("--out-dir", &args)) else {
        return wasm_bindgen::run_cli_with_args(args);
    };
    let code = fs::read(&args[page])?;
    if is_whole(&code) {
        return wasm_bindgen::run_cli_with_args(args);
    }
    let script = value_of("--out-name", &args).context("wasm-bindgen got no name")?;
    let script = Path::new(&out).join(script).with_extension("js");
    let cut = cut::cut(&code, &Path::new(&out).join(FOLDER))?;
    args[page] = cut.page.clone().into();
    // The parts access the memory, table and stack of the page by the linker's names.
    args.push("--keep-lld-exports".into());
    wasm_bindgen::run_cli_with_args(args)?;
    Ok(fs::write(&script, cut.with_loader(&fs::read_to_string(&script)?)?)?)
}

/// Returns the value of an option in the form `--name=value`.
fn value_of(option: &str, args: &[OsString]) -> Option<String> {
    args.iter().find_map(|arg| Some(arg.to_str()?.strip_prefix(option)?.strip_prefix('=')?.to_owned()))
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
        let folders = Vec::from_iter(env::split_paths(path));
        assert!(folders[0].join(run::executable(TOOL)).is_file());
        assert_eq!(folders[1..], [Path::new("/tools")]);
    }
}
