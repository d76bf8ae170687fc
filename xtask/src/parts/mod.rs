//! Stand-in for wasm-bindgen that splits the page's compiled code into parts, most of which load on
//! first use.
//!
//! The app's `src/main.rs` defines the parts. The split must happen between Cargo and wasm-bindgen.
//! Trunk has no hook there, but runs the first `wasm-bindgen` in PATH. So `cargo xtask` puts this
//! program into PATH under the name `wasm-bindgen`. The program splits the code, and then calls
//! wasm-bindgen as a library, in the version of `Cargo.lock`. The parts are written into a
//! subfolder of wasm-bindgen's output folder; Trunk's post-build hook later copies them into the
//! page.

mod cut;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use fs_err as fs;
use wasm_bindgen_cli::{wasm_bindgen, wasm_bindgen_test_runner};

use crate::{run, workspace};

pub(crate) use cut::{FOLDER, is_whole};

/// Name of the tool that connects WebAssembly to JavaScript.
const TOOL: &str = "wasm-bindgen";
/// Name of the tool that runs WebAssembly tests in a browser.
pub(crate) const TEST_RUNNER: &str = "wasm-bindgen-test-runner";
/// Name under which Trunk calls this program as its post-build hook, see `Trunk.toml`. The hook
/// does not use `cargo xtask`, because Cargo would then compile this program again with the page's
/// compiler flags.
const HOOK: &str = "xtask";

/// Returns the function of the tool under whose name this program was started: `wasm-bindgen` or
/// its test runner. `None` if it was started as `cargo xtask`.
pub(crate) fn tool() -> Option<fn() -> Result<()>> {
    match Path::new(&env::args_os().next()?).file_stem()?.to_str()? {
        TOOL => Some(bind),
        TEST_RUNNER => Some(|| wasm_bindgen_test_runner::run_cli_with_args(env::args_os())),
        _ => None,
    }
}

/// Links this program under the names `wasm-bindgen`, `wasm-bindgen-test-runner` and `xtask` into a
/// folder, and puts that folder first in a command's PATH, so that Trunk and Cargo run this program
/// under these names.
pub(crate) fn stand_in_for(command: &mut Command) -> Result<()> {
    stand_in_from(workspace::target().join("stand-in"), command)
}

/// Does what [`stand_in_for`] does, with the links in `folder`.
fn stand_in_from(folder: PathBuf, command: &mut Command) -> Result<()> {
    fs::create_dir_all(&folder)?;
    let us = env::current_exe()?;
    for name in [TOOL, TEST_RUNNER, HOOK] {
        let place = folder.join(run::executable(name));
        // An existing file may be an older build of this program, or in use by another build at the
        // same time. So the file is replaced in one step.
        let new = tempfile::tempdir_in(&folder)?;
        let link = new.path().join(name);
        fs::hard_link(&us, &link).or_else(|_| fs::copy(&us, &link).map(drop))?;
        fs::rename(&link, &place)?;
    }
    let lent = command.get_envs().find(|(name, _)| *name == "PATH").and_then(|(_, path)| path);
    let path = lent.map(OsString::from).or_else(|| env::var_os("PATH")).unwrap_or_default();
    command.env("PATH", env::join_paths(std::iter::once(folder).chain(env::split_paths(&path)))?);
    Ok(())
}

/// Does what `wasm-bindgen` does with this process's arguments. If the input is code of the page
/// that is to be split, splits it first, and adds the loader of the parts to the script.
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
    args[page] = cut.main_file.clone().into();
    // The parts access the memory, table and stack of the page by the linker's names.
    args.push("--keep-lld-exports".into());
    wasm_bindgen::run_cli_with_args(args)?;
    Ok(fs::write(&script, cut.with_loader(&fs::read_to_string(&script)?)?)?)
}

/// Returns the value of a command-line option that is given as `--name=value`; `None` if the option
/// is missing.
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
        let place = tempfile::tempdir().unwrap();
        stand_in_from(place.path().to_owned(), &mut command).unwrap();
        let path = command.get_envs().find(|(name, _)| *name == "PATH").and_then(|(_, path)| path).unwrap();
        let folders = Vec::from_iter(env::split_paths(path));
        assert!(folders[0].join(run::executable(TOOL)).is_file());
        assert_eq!(folders[1..], [Path::new("/tools")]);
    }
}
