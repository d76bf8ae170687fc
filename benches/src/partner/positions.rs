//! Stored positions for the benchmarks of the computer opponent. Each position is a line of
//! `benches/data/partner.tsv` with the columns *kind*, *best moves*, *FEN*.

use tabiya::rules::Position;

/// Returns the text of the file `benches/data/partner.tsv`.
///
/// In WebAssembly the file is built in. Otherwise it is read at run time, so that a changed file
/// needs no rebuild.
fn text() -> Result<String, String> {
    #[cfg(target_family = "wasm")]
    return Ok(include_str!("../../data/partner.tsv").to_owned());
    #[cfg(not(target_family = "wasm"))]
    {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/partner.tsv");
        std::fs::read_to_string(path).map_err(|fault| format!("{path}: {fault}"))
    }
}

/// Purpose of a stored position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Middlegame position, for measuring speed.
    Plain,
    /// Position with a forced mate in this number of moves, proved by a search of all moves.
    Mate(u32),
    /// Position in which exactly one move wins.
    Win,
}

/// Stored position for the benchmarks of the computer opponent, with its purpose and its solution.
#[derive(Clone, Debug)]
pub struct StoredPosition {
    /// Purpose of the position.
    pub kind: Kind,
    /// Correct moves in UCI notation; empty for positions that only measure speed.
    pub best: Vec<String>,
    /// Position.
    pub position: Position,
}

/// Reads the stored positions of the kinds for which `wanted` is true, in the order of the file.
///
/// # Errors
/// If the file or a line of it cannot be read.
pub fn stored_positions(wanted: impl Fn(Kind) -> bool) -> Result<Vec<StoredPosition>, String> {
    let text = text()?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let read = lines
        .map(|line| parse_line(line).ok_or_else(|| format!("data/partner.tsv: no position in `{line}`")));
    let all: Vec<StoredPosition> = read.collect::<Result<_, _>>()?;
    Ok(all.into_iter().filter(|known| wanted(known.kind)).collect())
}

/// Parses a line of the file of stored positions (kind, best moves, FEN); `None` if it is faulty.
fn parse_line(line: &str) -> Option<StoredPosition> {
    let mut fields = line.split('\t');
    let kind = match fields.next()? {
        "plain" => Kind::Plain,
        "win" => Kind::Win,
        mate => Kind::Mate(mate.strip_prefix("mate ")?.parse().ok()?),
    };
    let best = fields.next()?.split_whitespace().map(str::to_owned).collect();
    let position = fields.next()?.parse().ok()?;
    Some(StoredPosition { kind, best, position })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_says_something_and_its_moves_are_legal() {
        let all = stored_positions(|_| true).unwrap_or_else(|fault| panic!("{fault}"));
        let count = |kind: fn(Kind) -> bool| all.iter().filter(|known| kind(known.kind)).count();
        assert_eq!(count(|kind| kind == Kind::Plain), 50);
        assert_eq!(count(|kind| kind != Kind::Plain), 300);
        for StoredPosition { kind, best, position } in &all {
            assert_eq!(best.is_empty(), *kind == Kind::Plain);
            let legal: Vec<String> =
                position.legal_moves().into_iter().map(|mv| position.uci(mv).to_string()).collect();
            assert!(best.iter().all(|mv| legal.iter().any(|uci| uci == mv)), "{}", position.to_fen());
        }
    }
}
