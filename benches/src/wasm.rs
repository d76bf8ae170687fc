//! Benchmark of move generation in WebAssembly, run by Node.js: compares the chess libraries by
//! speed, size and start-up time.
//!
//! Each library is built into a separate WebAssembly module with the release profile. The modules
//! are stripped, but not optimized by another tool after the build.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use crate::{peers, positions, table};

/// Compilation target.
const TARGET: &str = "wasm32-unknown-unknown";

/// Builds each chess library for WebAssembly, then measures and prints its speed of move
/// generation, its size and its start-up time. Each speed is the median of `rounds` measurements.
///
/// Prints only a note if Node.js is missing, or if a library does not build, for example because
/// the compilation target is not installed.
///
/// # Errors
/// If Cargo or the script `perft.mjs` cannot be run, if the script fails, or if a file or folder
/// cannot be written.
pub fn run(rounds: usize) -> io::Result<()> {
    if Command::new("node").arg("--version").output().is_err() {
        println!("wasm: skipped, for want of node");
        return Ok(());
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = here.join("../target/bench-wasm");
    fs::create_dir_all(&folder)?;
    let mut modules: Vec<PathBuf> = Vec::new();
    for peer in peers::ALL {
        let built = build(peer.feature, "release", &folder)?;
        let Some(built) = built else {
            println!("wasm: skipped; {} does not build for {TARGET} (is the target installed?)", peer.name);
            return Ok(());
        };
        let module = folder.join(format!("{}.wasm", peer.feature));
        fs::copy(built, &module)?;
        modules.push(module);
    }
    let walks = positions::ALL.iter().flat_map(|position| {
        [false, true].map(|making| {
            let (depth, nodes) = position.walk(making);
            format!("{depth}:{nodes}")
        })
    });
    let output = Command::new("node")
        .arg(here.join("perft.mjs"))
        .arg(rounds.to_string())
        .arg(walks.collect::<Vec<_>>().join(","))
        .args(&modules)
        .output()?;
    if !output.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    report(&String::from_utf8_lossy(&output.stdout), rounds);
    Ok(())
}

/// Builds this benchmark package for WebAssembly into `folder`, with the Cargo profile `profile`
/// and only the Cargo feature `feature`.
///
/// Returns the path of the WebAssembly module; `None` if the build fails.
pub(crate) fn build(feature: &str, profile: &str, folder: &Path) -> io::Result<Option<PathBuf>> {
    let status = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args([
            "rustc",
            "--quiet",
            "--profile",
            profile,
            "--package",
            "tabiya-bench",
            "--lib",
            "--crate-type",
            "cdylib",
        ])
        .args(["--config", &format!("profile.{profile}.strip=true")])
        .args(["--target", TARGET, "--no-default-features", "--features", feature, "--target-dir"])
        .arg(folder)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .status()?;
    let built = folder.join(TARGET).join(profile).join("tabiya_bench.wasm");
    Ok(if status.success() { Some(built) } else { None })
}

/// Prints the tables of speeds, sizes and start-up times from `lines`, the output of the script
/// `perft.mjs`.
///
/// A line has one of these forms:
///
/// - `time <peer> <position> <making> <median seconds>`
/// - `size <peer> <bytes> <brotli bytes> <start-up ms>`
///
/// `<peer>` is an index in [`peers::ALL`], `<position>` an index in [`positions::ALL`]. `<making>`
/// is 1 if the moves to the leaves are also made, 0 if they are only counted. Any other line is
/// printed unchanged.
fn report(lines: &str, rounds: usize) {
    let mut times: HashMap<(usize, usize, bool), f64> = HashMap::new();
    let mut sizes = Vec::new();
    for line in lines.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| words.get(at).and_then(|word| word.parse::<f64>().ok()).unwrap_or(f64::NAN);
        match words.first() {
            Some(&"time") => {
                times.insert((number(1) as usize, number(2) as usize, number(3) == 1.0), number(4));
            }
            Some(&"size") => sizes.push((number(2), number(3), number(4))),
            _ => println!("{line}"),
        }
    }
    println!("wasm in Node, median of {rounds} interleaved rounds, million nodes a second\n");
    let names: Vec<&str> = positions::ALL.iter().map(|position| position.name).collect();
    for making in [false, true] {
        let nodes: Vec<u64> = positions::ALL.iter().map(|position| position.walk(making).1).collect();
        let seconds: Vec<Vec<f64>> = (0..peers::ALL.len())
            .map(|peer| {
                let of = |position| times.get(&(peer, position, making)).copied().unwrap_or(f64::NAN);
                (0..names.len()).map(of).collect()
            })
            .collect();
        table::print(table::title(making), &names, &nodes, &seconds);
    }
    println!("{:<16} {:>12} {:>12} {:>22}", "perft alone", "bytes", "brotli 11", "start-up, ms");
    for (peer, (raw, brotli, start)) in peers::ALL.iter().zip(sizes) {
        println!("{:<16} {raw:>12} {brotli:>12} {start:>22.2}", peer.name);
    }
}
