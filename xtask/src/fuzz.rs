//! `cargo xtask fuzz`: runs the fuzz targets in `fuzz/`. Each starts from its seed inputs and the
//! inputs that earlier runs found.

use anyhow::{Result, bail, ensure};
use fs_err as fs;

use crate::tools::{Kit, Need};
use crate::{files, run, workspace};

/// Command-line options of `cargo xtask fuzz`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Run these targets only; without any, all of them
    targets: Vec<String>,
    /// Minutes for each target
    #[arg(long, default_value_t = 10)]
    minutes: u32,
}

/// Runs the chosen fuzz targets one after the other. Fails if a target finds a fault; cargo-fuzz
/// prints the path of the input that causes the fault.
pub(crate) fn fuzz(options: &Options) -> Result<()> {
    let there = targets()?;
    if let Some(unknown) = options.targets.iter().find(|target| !there.contains(target)) {
        bail!("no fuzz target `{unknown}`; there is: {}", there.join(", "));
    }
    let mut nightly = run::program("rustup");
    if run::output(nightly.args(["run", "nightly", "rustc", "--version"])).is_err() {
        bail!("libFuzzer needs a nightly compiler: rustup toolchain install nightly --profile minimal");
    }
    let kit = Kit::complete(&[Need::CargoFuzz])?;
    let chosen = if options.targets.is_empty() { &there } else { &options.targets };
    let mut findings = Vec::new();
    for target in chosen {
        let corpus = workspace::root().join("fuzz/corpus").join(target);
        fs::create_dir_all(&corpus)?;
        let mut cargo = run::program("rustup");
        cargo.args(["run", "nightly", "cargo", "fuzz", "run"]);
        // The app uses `unsafe` only for processor instructions, in which a sanitizer finds
        // nothing. Fuzzing without a sanitizer is several times as fast.
        cargo.args(["--sanitizer", "none", target]);
        cargo.args([format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}")]);
        cargo.arg("--").arg(format!("-max_total_time={}", options.minutes * 60));
        cargo.arg("-print_final_stats=1");
        for ours in ["CARGO", "RUSTC", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR"] {
            cargo.env_remove(ours);
        }
        kit.set_environment(&mut cargo, &[Need::CargoFuzz]);
        if run::check(&mut cargo).is_err() {
            findings.push(target.as_str());
        }
    }
    ensure!(findings.is_empty(), "findings: {}", findings.join(", "));
    println!("no finding: {}", chosen.join(", "));
    Ok(())
}

/// Returns the names of all fuzz targets: the file names in `fuzz/fuzz_targets`, without extension.
fn targets() -> Result<Vec<String>> {
    files::stems(&workspace::root().join("fuzz/fuzz_targets"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_seeds() {
        let there = targets().unwrap();
        assert!(there.contains(&"fen".to_owned()), "{there:?}");
        for target in there {
            let seeds = workspace::root().join("fuzz/seeds").join(&target);
            assert!(fs::read_dir(seeds).unwrap().count() > 0, "{target}");
        }
    }
}
