//! `cargo xtask bench perft [rounds] [native|wasm]`: speed of move generation compared with other
//! libraries, in million nodes a second.
//!
//! The libraries count the leaves of trees of legal moves (perft). Each round measures every
//! library once, so a slow moment of the machine affects all libraries. Each figure is the median
//! of the rounds, in processor time. The program fails if a library counts wrong.

use std::process::ExitCode;

use tabiya_bench::{native, wasm};

/// Runs the benchmark natively, in WebAssembly, or, if the command line names neither, both ways.
fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let rounds = words.iter().find_map(|word| word.parse().ok()).unwrap_or(5).max(1);
    let wants =
        |word: &str| words.iter().all(|w| w != "native" && w != "wasm") || words.iter().any(|w| w == word);
    if wants("native") {
        native::run(rounds);
    }
    if wants("wasm")
        && let Err(fault) = wasm::run(rounds)
    {
        eprintln!("wasm: {fault}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
