//! `cargo xtask bench`: the benchmarks of the package `tabiya-bench`.

use std::fs;

use anyhow::{Result, bail};

use crate::tools::{Kit, Need};
use crate::{run, workspace};

/// The package of the benchmarks and its folder.
const PACKAGE: (&str, &str) = ("tabiya-bench", "benches");

/// Runs the benchmark that the first word names, with the other words; without words, says which there are.
pub(crate) fn bench(words: &[String]) -> Result<()> {
    let there = names();
    let Some((name, rest)) = words.split_first() else {
        println!("benchmarks: {}", if there.is_empty() { "none".to_owned() } else { there.join(", ") });
        return Ok(());
    };
    if !there.contains(name) {
        bail!("no benchmark `{name}`; there is: {}", there.join(", "));
    }
    // Some of them build themselves for WebAssembly as well; those say what they lack and go on without it.
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
    // Not by `cargo run`: the compiler that the kit lends is for WebAssembly, not for the benchmark itself.
    let mut benchmark = run::program(workspace::target().join("release").join(run::executable(name)));
    kit.lend(benchmark.args(rest), &[Need::WasmStd]);
    run::check(&mut benchmark)
}

/// The names of the benchmarks: each is a program in `benches/src/bin/`.
fn names() -> Vec<String> {
    let folder = workspace::root().join(PACKAGE.1).join("src/bin");
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| Some(entry.path().file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    names
}
