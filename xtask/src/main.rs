//! `cargo xtask`: the project's development commands (serve, build, test, benchmark), which work
//! from a fresh git clone.
//!
//! A command asks a [`tools::Kit`] for the tools that it needs. The kit prints a plan, installs the
//! missing tools, and passes their paths to the processes that the command starts. The kit
//! installs into the user's cache folder, see [`cache`], or with rustup or, as root, with apt.

mod bench;
mod cache;
mod counts;
mod doctor;
mod end_to_end;
mod files;
mod fuzz;
mod licences;
mod long;
mod packages;
mod page;
mod parts;
mod pictures;
mod run;
mod serve;
mod ship;
mod sizes;
mod suites;
mod test;
mod tools;
mod words;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

/// Everything that a contributor does, from a fresh clone.
///
/// Tools that are missing are fetched first, pinned by version, into the user's cache folder.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
enum Command {
    /// Build the page, serve it on this machine, rebuild and reload on every change
    Serve(serve::Options),
    /// Build the page for release into dist/ and print its size
    Build {
        /// Build one HTML file that opens by double click instead
        #[arg(long)]
        single_file: bool,
    },
    /// Prepare the built page for a host; Trunk runs this command after each build
    #[command(hide = true)]
    Ship,
    /// Run every suite and print a summary; fails if a test fails
    Test(test::Options),
    /// Run a benchmark; without a name, list them
    Bench(bench::Options),
    /// Run the fuzz targets; needs a nightly compiler
    Fuzz(fuzz::Options),
    /// Take the pictures of the README and the guide, docs/pictures/
    Pictures,
    /// Check the translations and list what they lack; `words pt --serve` shows one on the page
    Words(words::Options),
    /// Format every source file
    Fmt,
    /// Write static/licences.json, after dependencies have changed
    Licences,
    /// List the installed tools and the missing tools
    Doctor {
        /// Install the missing tools
        #[arg(long)]
        install: bool,
    },
}

/// Runs a command of `cargo xtask`. If this program was started under the name of a tool
/// (`wasm-bindgen` or its test runner), runs that tool instead.
fn main() -> ExitCode {
    let done = match parts::tool() {
        Some(tool) => tool().map(|()| ExitCode::SUCCESS),
        None => carry_out(Command::parse()),
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command of `cargo xtask`. The exit code reports the result, such as failed tests. `Err`
/// means that the command could not do its work.
fn carry_out(command: Command) -> Result<ExitCode> {
    match command {
        Command::Serve(options) => serve::serve(&options)?,
        Command::Words(options) => words::words(&options)?,
        Command::Build { single_file } => page::build_and_report(single_file)?,
        Command::Ship => ship::hook()?,
        Command::Test(options) => return test::test(&options),
        Command::Bench(options) => bench::bench(&options)?,
        Command::Fuzz(options) => fuzz::fuzz(&options)?,
        Command::Pictures => pictures::pictures()?,
        Command::Fmt => run::check(run::cargo().args(["fmt", "--all"]))?,
        Command::Licences => licences::renew()?,
        Command::Doctor { install } => doctor::doctor(install)?,
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Command::command().debug_assert();
    }

    #[test]
    fn a_benchmark_gets_its_own_options() {
        let words = ["cargo xtask", "bench", "perft", "--depth", "5"];
        let Ok(Command::Bench(options)) = Command::try_parse_from(words) else { panic!() };
        let Some(bench::Benchmark::Program(words)) = options.benchmark else { panic!() };
        assert_eq!(words, ["perft", "--depth", "5"]);
    }
}
