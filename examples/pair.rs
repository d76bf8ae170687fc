//! `cargo run --release --no-default-features --example pair < rounds.jsonl`: pairs the next round
//! of each tournament by the FIDE (Dutch) Swiss system. Input and output have one JSON object per
//! line.

#[path = "common/each_line.rs"]
mod each_line;
#[path = "../tests/club/lines.rs"]
#[allow(dead_code)]
mod lines;

use serde_json::{Value, json};
use tabiya::club::record::PointSystem;
use tabiya::club::swiss::{PairingImpossible, SwissTournament};

/// Reads a tournament from each line of standard input, and prints the pairings of its next round.
fn main() -> std::io::Result<()> {
    each_line::answer(|line| {
        let round = line["played"].as_array().map_or(0, Vec::len) + 1;
        match pair(line) {
            Ok(pairs) => json!({ "id": line["id"], "round": round, "pairs": pairs }),
            Err(error) => json!({ "id": line["id"], "round": round, "error": error }),
        }
    })
}

/// Pairs the next round of the tournament in a line of input. Returns the numbers of White and
/// Black on each board; the opponent of a player with a bye is 0.
fn pair(line: &Value) -> Result<Vec<[usize; 2]>, String> {
    let swiss = SwissTournament {
        players: lines::number(line, "n")?,
        rounds: lines::number(line, "rounds")?,
        initial_color: lines::color(line, "initial")?,
        played: lines::rounds(line)?,
        absent: lines::absent(line)?.into_iter().map(|(player, _)| player).collect(),
        forbidden: Vec::new(),
        accelerated: Vec::new(),
        points: PointSystem::default(),
    };
    let paired = swiss.pair_round().map_err(|fault| match fault {
        PairingImpossible::NoLegalPairing => "no legal pairing".to_owned(),
        PairingImpossible::Fault(fault) => format!("{fault:?}"),
    })?;
    let boards = paired.boards.iter().map(|board| [board.white + 1, board.black + 1]);
    Ok(boards.chain(paired.bye.map(|player| [player + 1, 0])).collect())
}
