//! Prints for each position whether White and whether Black can still mate by some series of legal
//! moves.
//!
//! ```text
//! cargo run --release --example winnability -- [--helpmate] [--nodes N] < fens
//! ```
//!
//! Each line of input is a FEN, optionally followed by `;` and any text. Each line of output also
//! has the number of nodes and the time in microseconds. `--helpmate` adds the moves of a mate.
//! Invalid lines are reported on standard error; the other lines are still answered, and the exit
//! code is 2.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use tabiya::rules::winnability::{Budget, Winnability, winnability};
use tabiya::rules::{Color, Position};

const USAGE: &str = "usage: winnability [--helpmate] [--nodes N] < positions";

/// Options on the command line.
struct Options {
    /// Whether to print the moves of each mate found.
    helpmate: bool,
    /// Limits of the search in each position.
    budget: Budget,
}

/// Parses the command line; `None` if it is invalid.
fn options() -> Option<Options> {
    let mut options = Options { helpmate: false, budget: Budget::default() };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--helpmate" => options.helpmate = true,
            "--nodes" => options.budget.nodes = args.next()?.parse().ok()?,
            _ => return None,
        }
    }
    Some(options)
}

/// Returns the word in the output for an answer, such as `winnable`.
fn verdict(answer: &Winnability) -> &'static str {
    match answer {
        Winnability::Winnable(_) => "winnable",
        Winnability::Unwinnable(_) => "unwinnable",
        Winnability::Undetermined => "undetermined",
    }
}

/// Searches whether each side can still mate in the position `fen`, and writes a line of output.
/// Fails if the FEN is invalid or the output cannot be written.
fn answer(fen: &str, options: &Options, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let position = Position::from_fen(fen)?;
    let start = Instant::now();
    let both = winnability(&position, &options.budget);
    let us = start.elapsed().as_micros();
    write!(
        out,
        "white={} black={} nodes={} us={us}",
        verdict(&both.white),
        verdict(&both.black),
        both.nodes
    )?;
    if options.helpmate {
        for color in Color::ALL {
            if let Winnability::Winnable(moves) = both.of(color) {
                let moves: Vec<String> = moves.iter().map(|m| m.uci()).collect();
                write!(out, " {}-helpmate={}", color.by_color("white", "black"), moves.join(","))?;
            }
        }
    }
    writeln!(out)?;
    Ok(())
}

fn main() -> io::Result<ExitCode> {
    let Some(options) = options() else {
        eprintln!("{USAGE}");
        return Ok(ExitCode::from(2));
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut status = ExitCode::SUCCESS;
    for (number, line) in io::stdin().lock().lines().enumerate() {
        let line = line?;
        let fen = line.split(';').next().unwrap_or_default().trim();
        if fen.is_empty() {
            continue;
        }
        if let Err(fault) = answer(fen, &options, &mut out) {
            out.flush()?;
            eprintln!("line {}: {fault}", number + 1);
            status = ExitCode::from(2);
        }
    }
    out.flush()?;
    Ok(status)
}
