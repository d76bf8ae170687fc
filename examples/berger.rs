//! `cargo run --release --no-default-features --example berger -- <players>`: prints the Berger
//! table for a number of players. Each line is a board: number of the round, number of the board,
//! White, Black. If a player has no opponent, 0 stands for the opponent.

use std::process::ExitCode;

use tabiya::club::berger;

/// Prints the Berger table (round-robin pairings) for the number of players on the command line.
fn main() -> ExitCode {
    let players = std::env::args().nth(1).and_then(|players| players.parse::<usize>().ok());
    let Some(players) = players.filter(|players| (2..=1000).contains(players)) else {
        eprintln!("usage: berger <players>, from 2 to 1000");
        return ExitCode::from(2);
    };
    for (round, boards) in berger::berger_rounds(players).iter().enumerate() {
        for (number, board) in boards.iter().enumerate() {
            let [white, black] = [board.white, board.black].map(|player| player.unwrap_or(0));
            println!("{} {} {white} {black}", round + 1, number + 1);
        }
    }
    ExitCode::SUCCESS
}
