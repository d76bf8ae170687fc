//! Suites of positions with known answers to the question whether a side can still mate
//! (winnability).
//!
//! A suite is a file with the columns *side that wants to win*, *verdict*, *FEN* in any order.
//! Lines that begin with `#` are comments. `benches/data/<suite>.tsv` holds a few hundred positions
//! of each suite. Another folder may hold larger suites, as `<suite>.tsv` or `<suite>.tsv.gz`.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

/// Names of the suites in `benches/data/` with positions whose winnability is known.
pub const SUITES: [&str; 3] = ["composed", "games", "flagged"];

/// Position as FEN, and the right answers: whether White can still mate, and whether Black can
/// still mate. `None` means that the answer is unknown.
pub type Question = (String, [Option<bool>; 2]);

/// Reads the positions and the right answers of a suite from `folder`, or from `benches/data` if
/// `folder` is `None`.
///
/// # Errors
/// If the file of the suite is missing, unreadable or faulty.
pub fn questions(suite: &str, folder: Option<&Path>) -> io::Result<Vec<Question>> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let folder = folder.unwrap_or(&own);
    let plain = folder.join(format!("{suite}.tsv"));
    let packed = folder.join(format!("{suite}.tsv.gz"));
    let text = if plain.is_file() { fs::read_to_string(&plain)? } else { unpacked(&packed)? };
    let mut known: BTreeMap<&str, [Option<bool>; 2]> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (fen, black, verdict) =
            row(line).ok_or_else(|| io::Error::other(format!("{suite}: no question in `{line}`")))?;
        known.entry(fen).or_default()[usize::from(black)] = Some(verdict);
    }
    Ok(known.into_iter().map(|(fen, known)| (fen.to_owned(), known)).collect())
}

/// Returns the text of a gzipped file. An error message contains the path of the file.
fn unpacked(file: &Path) -> io::Result<String> {
    let named = |fault: io::Error| io::Error::other(format!("{}: {fault}", file.display()));
    let mut text = String::new();
    let bytes = fs::read(file).map_err(named)?;
    flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_string(&mut text).map_err(named)?;
    Ok(text)
}

/// Parses a line of a suite of positions: the FEN, whether Black is the side that wants to win, and
/// whether that side can still mate. `None` if a column is missing.
fn row(line: &str) -> Option<(&str, bool, bool)> {
    let (mut fen, mut black, mut verdict) = (None, None, None);
    for field in line.split('\t') {
        match field {
            "w" | "b" => black = Some(field == "b"),
            "winnable" | "unwinnable" => verdict = Some(field == "winnable"),
            _ => fen = Some(field),
        }
    }
    Some((fen?, black?, verdict?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_by_itself_has_hundreds_of_questions_of_each_suite() {
        for suite in SUITES {
            let questions = questions(suite, None).unwrap();
            assert_eq!(questions.len(), 300, "{suite}");
            let known = |verdict| {
                questions.iter().flat_map(|(_, known)| known).filter(|one| **one == Some(verdict)).count()
            };
            assert!(known(false) >= 150, "{suite}");
            assert_eq!(known(true) == 0, suite == "flagged", "{suite}");
        }
    }

    #[test]
    fn a_row_is_read_in_either_order() {
        assert_eq!(row("8/8/8 w - -\tb\twinnable"), Some(("8/8/8 w - -", true, true)));
        assert_eq!(row("w\tunwinnable\t8/8/8 b - -"), Some(("8/8/8 b - -", false, false)));
        assert_eq!(row("8/8/8 w - -\tb"), None);
    }

    #[test]
    fn a_suite_that_is_not_there_is_named() {
        let fault = questions("dreamt", None).unwrap_err().to_string();
        assert!(fault.contains("dreamt.tsv.gz"), "{fault}");
    }
}
