//! The positions that are kept as data: `benches/data/partner.tsv` has a line for each, *kind*, *best moves*, *FEN*.

use tabiya::rules::Position;

/// The file: in WebAssembly as it was built in, and else as it is now, so that what was just made can be measured at once.
fn text() -> Result<String, String> {
    #[cfg(target_family = "wasm")]
    return Ok(include_str!("../../data/partner.tsv").to_owned());
    #[cfg(not(target_family = "wasm"))]
    {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/partner.tsv");
        std::fs::read_to_string(path).map_err(|fault| format!("{path}: {fault}"))
    }
}

/// What a position is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Out of the midst of a game: to look at.
    Plain,
    /// A mate in so many moves, which every search of all moves finds.
    Mate(u32),
    /// One move wins, and no other does.
    Win,
}

/// A position and what is known of it.
#[derive(Clone, Debug)]
pub struct Known {
    /// What it is there for.
    pub kind: Kind,
    /// The moves that are right, in UCI; none where nothing is asked.
    pub best: Vec<String>,
    /// The position.
    pub position: Position,
}

/// All of a kind, in the order of the file; mates of every length are one kind.
///
/// # Errors
/// Names the line that says nothing.
pub fn of(wanted: impl Fn(Kind) -> bool) -> Result<Vec<Known>, String> {
    let text = text()?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let read =
        lines.map(|line| known(line).ok_or_else(|| format!("data/partner.tsv: no position in `{line}`")));
    let all: Vec<Known> = read.collect::<Result<_, _>>()?;
    Ok(all.into_iter().filter(|known| wanted(known.kind)).collect())
}

fn known(line: &str) -> Option<Known> {
    let mut fields = line.split('\t');
    let kind = match fields.next()? {
        "plain" => Kind::Plain,
        "win" => Kind::Win,
        mate => Kind::Mate(mate.strip_prefix("mate ")?.parse().ok()?),
    };
    let best = fields.next()?.split_whitespace().map(str::to_owned).collect();
    let position = fields.next()?.parse().ok()?;
    Some(Known { kind, best, position })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_says_something_and_its_moves_are_legal() {
        let all = of(|_| true).unwrap_or_else(|fault| panic!("{fault}"));
        let count = |kind: fn(Kind) -> bool| all.iter().filter(|known| kind(known.kind)).count();
        assert_eq!(count(|kind| kind == Kind::Plain), 50);
        assert_eq!(count(|kind| kind != Kind::Plain), 300);
        for Known { kind, best, position } in &all {
            assert_eq!(best.is_empty(), *kind == Kind::Plain);
            let legal: Vec<String> =
                position.legal_moves().into_iter().map(|mv| position.uci(mv).to_string()).collect();
            assert!(best.iter().all(|mv| legal.iter().any(|uci| uci == mv)), "{}", position.to_fen());
        }
    }
}
