//! `cargo xtask bench`: the benchmarks of the package `tabiya-bench`, and those of the page, which
//! run in Node.js.

mod archive;
mod built;
mod figures;
mod lighthouse;
pub(crate) mod npm;
mod options;
mod page;
mod table;
mod trace;
mod visits;

use std::fs;

use anyhow::{Result, bail};

use crate::tools::{Kit, Need};
use crate::{run, workspace};

/// Package of the benchmarks, and its folder.
const PACKAGE: (&str, &str) = ("tabiya-bench", "benches");

/// Function that runs a benchmark with the arguments after its name.
type Act = fn(&[String]) -> Result<()>;

/// Benchmarks of the page.
const OF_THE_PAGE: [(&str, Act); 3] =
    [("archive", archive::bench), ("lighthouse", lighthouse::bench), ("page", page::bench)];

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Name of the benchmark and its options; `--help` behind the name of one of the page shows them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) words: Vec<String>,
}

/// Runs the benchmark that the first word names, with the other words; without words, lists them.
pub(crate) fn bench(Options { words }: &Options) -> Result<()> {
    let programs = programs();
    let mut there = programs.clone();
    there.extend(OF_THE_PAGE.map(|(name, _)| name.to_owned()));
    there.sort();
    let Some((name, rest)) = words.split_first() else {
        println!("benchmarks: {}", there.join(", "));
        return Ok(());
    };
    if let Some((_, act)) = OF_THE_PAGE.iter().find(|(known, _)| known == name) {
        return act(rest);
    }
    if !programs.contains(name) {
        bail!("no benchmark `{name}`; there is: {}", there.join(", "));
    }
    program(name, rest)
}

/// Builds and runs a benchmark program of the package.
fn program(name: &str, words: &[String]) -> Result<()> {
    // Some programs also build themselves for WebAssembly; without the tools they report that and
    // continue.
    let kit = Kit::gather(&[Need::WasmStd])?;
    run::check(run::cargo().args([
        "build",
        "--release",
        "--locked",
        "--quiet",
        "--package",
        PACKAGE.0,
        "--bin",
        name,
    ]))?;
    // Not `cargo run`: the compiler that the kit provides is for WebAssembly, not for the benchmark
    // itself.
    let mut benchmark = run::program(workspace::target().join("release").join(run::executable(name)));
    kit.lend(benchmark.args(words), &[Need::WasmStd]);
    run::check(&mut benchmark)
}

/// Returns the names of the programs: the files in `benches/src/bin/`.
fn programs() -> Vec<String> {
    let folder = workspace::root().join(PACKAGE.1).join("src/bin");
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let names =
        entries.flatten().filter_map(|entry| Some(entry.path().file_stem()?.to_string_lossy().into()));
    names.collect()
}
