//! `cargo run --release --example perft -- "<fen>" <depth>`: counts the leaves of the tree of legal
//! moves (perft), in total and below each move of the position.

use std::process::ExitCode;

use tabiya::rules::{Position, perft};

/// Prints the numbers of leaves for the position and depth on the command line.
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match answer(&arguments) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::from(2)
        }
    }
}

/// Returns the output for the arguments FEN and depth: a line for each legal move with the number
/// of leaves below that move, and a line with the total. Depth 0 gives only the total. `Err` is a
/// message about a wrong argument.
fn answer(arguments: &[String]) -> Result<String, String> {
    let [fen, depth] = arguments else {
        return Err("usage: perft \"<fen>\" <depth>".to_owned());
    };
    let position = Position::from_fen(fen).map_err(|fault| fault.to_string())?;
    let depth: u32 = depth.parse().map_err(|_| format!("bad depth: '{depth}' is not a whole number"))?;
    let Some(below) = depth.checked_sub(1) else {
        return Ok("nodes: 1\n".to_owned());
    };
    let mut nodes = 0;
    let mut lines = Vec::new();
    for m in &position.legal_moves() {
        let count = perft(&position.play_unchecked(*m), below);
        nodes += count;
        lines.push(format!("{m}: {count}\n"));
    }
    lines.sort();
    Ok(format!("{}nodes: {nodes}\n", lines.concat()))
}
