//! Fuzz target for PGN: a game is the same after it is written and read again, and has the same
//! main line if the reader skips variations.

use tabiya::game::tree::GameTree;
use tabiya::rules::Laws;
use tabiya::rules::pgn::{PgnGame, PgnReader};

/// Reads the input as a PGN file, and asserts that each game is the same after it is written and
/// read again. If the last byte is the character `0`, the laws exclude en passant captures.
pub fn check(data: &[u8]) {
    let laws = Laws { en_passant: data.last() != Some(&b'0') };
    let lines = data.split(|byte| matches!(byte, b'\n' | b'\r')).count();
    let kept: Vec<_> = PgnReader::new(data).with_laws(laws).collect();
    let skipped: Vec<_> = PgnReader::new(data).with_laws(laws).skipping_variations().collect();
    assert_eq!(kept.len(), skipped.len());
    for (kept, skipped) in kept.into_iter().zip(skipped) {
        let place = match &kept {
            Ok(record) => record.place,
            Err(fault) => fault.place,
        };
        assert!((1..=lines).contains(&place.line) && (1..=data.len() + 1).contains(&place.column), "{place}");
        match (kept, skipped) {
            (Ok(record), Ok(skipped)) => {
                assert_eq!((&record.tags, record.moves()), (&skipped.tags, skipped.moves()));
                writes_back(&record, laws);
                grows_back(&record);
                writes_back(&skipped, laws);
            }
            // An error in a variation is not found if the reader skips variations. But a game that
            // is read with its variations must also be read without them.
            (Err(fault), _) => assert!(fault.to_string().starts_with("line ")),
            (Ok(record), Err(fault)) => panic!("skipping its variations breaks {record:?}: {fault}"),
        }
    }
}

/// Asserts that a PGN game is the same after it is written and read again, and that the reader has
/// no notes on the written text.
fn writes_back(record: &PgnGame, laws: Laws) {
    let text = record.to_string();
    let again: Vec<_> = PgnReader::new(text.as_bytes()).with_laws(laws).collect();
    let [Ok(again)] = &again[..] else { panic!("{record:?}, written {text:?}, is read as {again:?}") };
    assert_eq!(again.to_string(), text);
    assert_eq!(again.notes, []);
    let moved = PgnGame { place: record.place, notes: record.notes.clone(), ..again.clone() };
    assert_eq!(&moved, record, "written {text:?}");
}

/// Asserts that a PGN game keeps its moves when it is converted to a variation tree and back, and
/// that a second conversion changes nothing.
fn grows_back(record: &PgnGame) {
    let Ok(tree) = GameTree::from_game(record) else { return };
    let game = tree.to_pgn();
    assert_eq!(game.moves(), record.moves());
    assert_eq!(GameTree::from_game(&game).map(|tree| tree.to_pgn()), Ok(game), "{record:?}");
}
