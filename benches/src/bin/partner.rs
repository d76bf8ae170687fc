//! Benchmarks of the computer opponent ("partner"): speed, tactics, and games against other
//! engines.
//!
//! ```text
//! cargo xtask bench partner                         nodes, depths and tactics
//! cargo xtask bench partner nodes [--nodes N]       nodes a second, natively and in WebAssembly
//! cargo xtask bench partner depths [--seconds N]    time to depth
//! cargo xtask bench partner tactics [--seconds N]   how many of 300 mates and wins are solved
//! cargo xtask bench partner rating [--games N] [--seed N] [--level 1..7] [--nodes N]
//!                                                   games against Stockfish and Sunfish
//! cargo xtask bench partner make [--seed N]         prints a new benches/data/partner.tsv
//! ```
//!
//! Stockfish and Sunfish must be installed. The program installs Stockfish for WebAssembly with
//! npm. If an engine is missing, the program prints a note.

use std::process::ExitCode;

use tabiya::opponent::OpponentLevel;
use tabiya_bench::partner::{rating, speed, tactics};

const USAGE: &str = "usage: partner [nodes|depths|tactics|rating|make] [--nodes N] [--seconds N] [--games N] [--seed N] [--level 1..7]";

/// Runs the benchmarks that the command line names. If one fails, prints the error.
fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the benchmarks that the command-line arguments `words` name. `Err` is the message to print.
fn run(words: &[String]) -> Result<(), String> {
    let value = |name: &str, usual: u64| -> Result<u64, String> {
        let Some(at) = words.iter().position(|word| word == name) else { return Ok(usual) };
        words.get(at + 1).and_then(|word| word.parse().ok()).ok_or_else(|| USAGE.to_owned())
    };
    let seconds = value("--seconds", 5)? as f64;
    match words.first().map(String::as_str) {
        None => {
            speed::nodes(200_000)?;
            speed::depths(5.0)?;
            tactics::solve(5.0)
        }
        Some("nodes") => speed::nodes(value("--nodes", 200_000)?),
        Some("depths") => speed::depths(seconds),
        Some("tactics") => tactics::solve(seconds),
        Some("make") => tactics::make(value("--seed", 1)?),
        Some("rating") => {
            let only = value("--level", 0)?;
            let nodes = value("--nodes", 0)?;
            let wanted = |level: &OpponentLevel| only == 0 || only == u64::from(level.number) + 1;
            let as_told = |level: OpponentLevel| if nodes > 0 { level.with_node_limit(nodes) } else { level };
            let levels: Vec<OpponentLevel> =
                OpponentLevel::ALL.into_iter().filter(wanted).map(as_told).collect();
            let games = u32::try_from(value("--games", 100)?).map_err(|_| USAGE)?;
            rating::rate(&levels, games, value("--seed", 1)?).map_err(|fault| fault.to_string())
        }
        Some(_) => Err(USAGE.to_owned()),
    }
}
