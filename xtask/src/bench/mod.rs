//! `cargo xtask bench`: runs the benchmark programs of the package `tabiya-bench`, and the
//! benchmarks of the page, which Node.js controls.

mod archive;
mod figures;
mod lighthouse;
pub(crate) mod npm;
mod page;
mod table;
mod trace;
mod visits;

use anyhow::{Result, ensure};

use crate::tools::{Kit, Need};
use crate::{files, run, workspace};

/// Cargo package of the benchmarks, and its folder.
const PACKAGE: (&str, &str) = ("tabiya-bench", "benches");

/// Command-line options of `cargo xtask bench`.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(subcommand)]
    pub(crate) benchmark: Option<Benchmark>,
}

/// Benchmark that the command line of `cargo xtask bench` names, with its options.
#[derive(clap::Subcommand)]
pub(crate) enum Benchmark {
    /// Games of the same PGN, read in the browser: by the page and by libraries from npm
    Archive(archive::Options),
    /// Reports of Lighthouse
    Lighthouse(lighthouse::Options),
    /// The page compared with chessboard libraries that a developer might choose instead
    Page(page::Options),
    /// A program of the package `tabiya-bench`, with its options
    #[command(external_subcommand)]
    Program(Vec<String>),
}

/// Runs the benchmark that the command line names; without a name, lists all benchmarks.
pub(crate) fn bench(options: &Options) -> Result<()> {
    match &options.benchmark {
        None => println!("benchmarks: archive, lighthouse, page, {}", programs()?.join(", ")),
        Some(Benchmark::Archive(options)) => archive::bench(options)?,
        Some(Benchmark::Lighthouse(options)) => lighthouse::bench(options)?,
        Some(Benchmark::Page(options)) => page::bench(options)?,
        Some(Benchmark::Program(words)) => program(&words[0], &words[1..])?,
    }
    Ok(())
}

/// Builds the program `name` of the benchmark package `tabiya-bench`, and runs it with these
/// arguments.
fn program(name: &str, words: &[String]) -> Result<()> {
    let there = programs()?;
    ensure!(there.iter().any(|known| known == name), "no benchmark `{name}`; there is: {}", there.join(", "));
    // Some programs also compile themselves to WebAssembly. If the tools for this are missing, a
    // program prints a note and continues.
    let kit = Kit::find_or_install(&[Need::WasmStd]);
    let mut cargo = run::cargo();
    cargo.args(["build", "--release", "--locked", "--quiet", "--package", PACKAGE.0, "--bin", name]);
    run::check(&mut cargo)?;
    // The program runs in the environment of the kit (the tools found or installed above). In this
    // environment, `cargo run` would compile the program with the kit's compiler, which is only for
    // WebAssembly.
    let mut benchmark = run::program(workspace::target().join("release").join(run::executable(name)));
    kit.set_environment(benchmark.args(words), &[Need::WasmStd]);
    run::check(&mut benchmark)
}

/// Returns the names of all programs of the benchmark package `tabiya-bench`, sorted.
fn programs() -> Result<Vec<String>> {
    files::stems(&workspace::root().join(PACKAGE.1).join("src/bin"))
}
