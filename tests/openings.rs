//! Names of openings. They are found by the position, whatever the order of the moves.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::Write as _;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use proptest::prelude::*;
use tabiya::openings::{Openings, OpeningsFault, OpeningsReader};
use tabiya::rules::{Move, Position};

const FILE: &[u8] = include_bytes!("../src/openings/openings.txt");

fn moves(text: &str) -> Vec<Move> {
    let mut position = Position::initial();
    let mut moves = Vec::new();
    for san in text.split(' ').filter(|word| !word.ends_with('.')) {
        let mv = position.parse_san(san).unwrap_or_else(|fault| panic!("{text}: {san}: {fault}"));
        position = position.play(mv).unwrap();
        moves.push(mv);
    }
    moves
}

#[test]
fn openings_that_everybody_knows_have_their_names() {
    let openings = Openings::read(FILE).unwrap();
    for (text, plies, code, name) in [
        ("1. e4", 1, "B00", "King's Pawn Game"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5", 5, "C60", "Ruy Lopez"),
        (
            "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6",
            10,
            "B90",
            "Sicilian Defense: Najdorf Variation",
        ),
        ("1. d4 d5 2. c4", 3, "D06", "Queen's Gambit"),
        ("1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4", 7, "E70", "King's Indian Defense: Normal Variation"),
        // The same positions by other orders of moves.
        ("1. c4 Nf6 2. Nc3 g6 3. e4 Bg7 4. d4", 7, "E70", "King's Indian Defense: Normal Variation"),
        ("1. Nf3 Nc6 2. e4 e5 3. Bb5", 5, "C60", "Ruy Lopez"),
        ("1. c4 d5 2. d4", 3, "D06", "Queen's Gambit"),
        // After the opening, the last name that was found stays.
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 h5 4. a4 Rh6 5. Ra3", 5, "C60", "Ruy Lopez"),
    ] {
        let (at, opening) = openings.name_of_game(&Position::initial(), &moves(text)).unwrap();
        assert_eq!((at, opening.code, opening.name), (plies, code, name), "{text}");
    }
    assert_eq!(openings.name_of_game(&Position::initial(), &[]), None);
    let ending: Position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap();
    assert_eq!(openings.name_of_position(&ending), None);
    assert_eq!(openings.name_of_game(&ending, &[ending.parse_san("e4").unwrap()]), None);
}

/// Checks the name of every line of the tables in `../shared/data/openings`, which list the same
/// openings. If the tables are missing, checks only the number of openings.
#[test]
fn every_line_of_the_tables_is_answered() {
    let openings = Openings::read(FILE).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/openings");
    let mut lines = 0;
    for table in ["a", "b", "c", "d", "e"] {
        let Ok(text) = fs::read_to_string(folder.join(format!("{table}.tsv"))) else { continue };
        for line in text.lines().skip(1) {
            let [code, name, played] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let moves = moves(played);
            let (plies, opening) = openings.name_of_game(&Position::initial(), &moves).unwrap();
            assert_eq!((plies, opening.code, opening.name), (moves.len(), code, name), "{line}");
            lines += 1;
        }
    }
    assert!(lines == 0 || lines == openings.len(), "{lines} lines, {} positions", openings.len());
    assert_eq!(openings.len(), 3_807);
}

#[test]
fn it_makes_no_difference_how_much_is_read_at_a_time() {
    let whole = Openings::read(FILE).unwrap();
    let mut reading = OpeningsReader::new(FILE).unwrap();
    let mut slices = 1;
    while !reading.read_lines(150).unwrap() {
        slices += 1;
    }
    let sliced = reading.into_openings();
    assert!(slices > 10, "{slices}");
    assert_eq!((sliced.len(), sliced.last_named_ply()), (whole.len(), whole.last_named_ply()));
    let lopez = moves("1. Nf3 Nc6 2. e4 e5 3. Bb5");
    assert_eq!(
        sliced.name_of_game(&Position::initial(), &lopez),
        whole.name_of_game(&Position::initial(), &lopez)
    );
}

#[test]
fn the_file_is_small() {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(FILE).unwrap();
    assert!(packed.finish().unwrap().len() < 60_000);
}

#[test]
fn what_is_no_file_of_openings_is_refused_with_its_line() {
    let with = |names: &str, tree: &str| format!("openings 1\n{names}\n\n{tree}").into_bytes();
    for (bytes, line, fault) in [
        (Vec::new(), 1, OpeningsFault::NoOpenings),
        (b"openings 2\n".to_vec(), 1, OpeningsFault::NoOpenings),
        (b"<!doctype html>".to_vec(), 1, OpeningsFault::NoOpenings),
        (b"openings 1\nA00 0\xff".to_vec(), 2, OpeningsFault::NoText),
        (with("A00 Amar", "e4="), 2, OpeningsFault::Name),
        (with("0Amar", "e4="), 2, OpeningsFault::Name),
        (with("A00 0", "e4="), 2, OpeningsFault::Name),
        (with("A00 0Amar", "e4=\n1 e5="), 5, OpeningsFault::Move),
        (with("A00 0Amar", "e4=\n2 d4"), 5, OpeningsFault::Back),
        (with("A00 0Amar", "e4= e5="), 4, OpeningsFault::Count),
        (with("A00 0Amar\n0Other", "e4="), 5, OpeningsFault::Count),
        (with("A00 0Amar", &("Nf3 Nf6 Ng1 Ng8 ".repeat(60) + "e4=")), 4, OpeningsFault::Move),
    ] {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let error = Openings::read(&bytes).map(|_| ()).unwrap_err();
        assert_eq!((error.line, error.fault), (line, fault), "{text}");
    }
    assert!(Openings::read(b"openings 1\n").unwrap().is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Changed or truncated files are read or refused without a panic.
    #[test]
    fn no_bad_bytes_do_harm(at in 0..FILE.len(), byte in any::<u8>(), cut in any::<bool>()) {
        let mut bytes = FILE[..FILE.len().min(40_000)].to_vec();
        let at = at % bytes.len();
        if cut { bytes.truncate(at) } else { bytes[at] = byte }
        if let Err(error) = Openings::read(&bytes) {
            prop_assert!(error.to_string().starts_with("bad openings: line "));
        }
        let mut bytes = [&FILE[..12], &FILE[90_000..]].concat();
        bytes[at % 30_000] = byte;
        let _ = Openings::read(&bytes);
    }
}
