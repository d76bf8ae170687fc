//! `cargo run --release --no-default-features --example standings < events.jsonl`: computes
//! tie-break values of tournaments. Input and output have one JSON object per line.

#[path = "common/each_line.rs"]
mod each_line;
#[path = "../tests/club/lines.rs"]
#[allow(dead_code)]
mod lines;
#[path = "../tests/club/names.rs"]
mod names;

use serde_json::{Map, Value, json};
use tabiya::club::record::TournamentKind;
use tabiya::club::tiebreak::{self, TournamentResults};

/// Reads a tournament from each line of standard input, and prints its tie-break values.
fn main() -> std::io::Result<()> {
    each_line::answer(|line| match values(line) {
        Ok(values) => json!({ "id": line["id"], "tb": values }),
        Err(error) => json!({ "id": line["id"], "error": error }),
    })
}

/// Computes the tie-break values of the tournament in a line of input. The result has, for the name
/// of each requested tie-break, the list of the players' values.
fn values(line: &Value) -> Result<Map<String, Value>, String> {
    let kind = match line["kind"].as_str() {
        Some("swiss") => TournamentKind::Swiss,
        Some("round-robin") => TournamentKind::RoundRobin,
        _ => return Err("'kind' is neither swiss nor round-robin".to_owned()),
    };
    let rounds = lines::number(line, "rounds")?;
    let standings = TournamentResults::new(kind, rounds, lines::ratings(line)?, &lines::rounds(line)?)
        .map_err(|fault| format!("{fault:?}"))?;
    let wanted = line["tb"].as_array().ok_or("'tb' is not a list")?;
    let mut values = Map::new();
    for name in wanted {
        let name = name.as_str().ok_or("a name is a text")?;
        let tie_break = names::tie_break(name).ok_or_else(|| format!("unknown tie-break: {name}"))?;
        let row = standings.tie_break_values(tie_break).into_iter().map(|value| value.map(json));
        values.insert(name.to_owned(), row.collect());
    }
    Ok(values)
}

/// Converts a tie-break value to a JSON number, without a decimal point if the value is an integer.
fn json(value: tiebreak::TieBreakValue) -> Value {
    let number = value.to_f64();
    if number.fract() == 0.0 { json!(number as i64) } else { json!(number) }
}
