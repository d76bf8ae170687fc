//! Winnability questions (can a side still mate?) with known answers, from `benches/data` and, if
//! it exists, from the shared collection `../shared/data/winnability`.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::Read;
use std::path::Path;

use tabiya::rules::winnability::{Budget, Winnability, can_mate, winnability};
use tabiya::rules::{Color, Move, Position};

/// A position, the side that wants to mate, and whether that side can mate.
type Row = (Position, Color, bool);

fn rows(name: &str) -> Vec<Row> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = fs::read_to_string(root.join("benches/data").join(format!("{name}.tsv"))).unwrap();
    let mut rows: Vec<Row> =
        own.lines().filter(|line| !line.starts_with('#')).map(|line| row(line, [2, 0, 1])).collect();
    if let Ok(bytes) = fs::read(root.join("../shared/data/winnability").join(format!("{name}.tsv.gz"))) {
        let mut text = String::new();
        flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
        rows.extend(text.lines().map(|line| row(line, [0, 1, 2])));
    }
    rows
}

/// Parses a line with tabs between its fields. The array has the indices of the fields with the
/// FEN, the colour and the verdict.
fn row(line: &str, [fen, color, verdict]: [usize; 3]) -> Row {
    let fields: Vec<&str> = line.split('\t').collect();
    let color = Color::from_char(fields[color].chars().next().unwrap()).unwrap();
    (Position::from_fen(fields[fen]).unwrap(), color, fields[verdict] == "winnable")
}

/// Plays the moves and asserts that they mate.
fn assert_mates(position: &Position, winner: Color, moves: &[Move]) {
    let end = moves.iter().fold(position.clone(), |at, &m| at.play(m).unwrap());
    assert!(end.is_checkmate() && end.turn() != winner, "{} does not end in mate", position.to_fen());
}

/// Asks all questions of a file: no answer may be wrong or undetermined.
fn check(name: &str) {
    let (mut undetermined, mut total) = (0, 0);
    for (position, winner, expected) in rows(name) {
        total += 1;
        match can_mate(&position, winner, &Budget::default()) {
            Winnability::Winnable(moves) => {
                assert_mates(&position, winner, &moves);
                assert!(expected, "{} {winner:?} is said to be unwinnable", position.to_fen());
            }
            Winnability::Unwinnable(proof) => {
                assert!(!expected, "{} {winner:?}: {proof:?}", position.to_fen());
            }
            Winnability::Undetermined => {
                println!("undetermined: {} {winner:?}", position.to_fen());
                undetermined += 1;
            }
        }
    }
    println!("{name}: {total} questions, {undetermined} undetermined");
    assert!(total >= 300);
    assert_eq!(undetermined, 0, "{name}: of {total}");
}

#[test]
fn games_are_judged_right() {
    check("games");
}

#[test]
fn lost_on_time_against_nobody_who_could_mate() {
    check("flagged");
}

#[test]
fn compositions_are_judged_right() {
    check("composed");
}

#[test]
fn both_answers_at_once_are_the_single_answers() {
    let budget = Budget::default();
    for (position, winner, _) in rows("games").into_iter().step_by(97) {
        let both = winnability(&position, &budget);
        assert_eq!(both.of(winner), &can_mate(&position, winner, &budget), "{}", position.to_fen());
    }
}
