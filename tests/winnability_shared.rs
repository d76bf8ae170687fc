//! The collected questions of `../shared/data/winnability`, read in place.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::Read;
use std::path::Path;

use tabiya::rules::winnability::{Budget, Winnability, can_mate, winnability};
use tabiya::rules::{Color, Move, Position};

/// Position, who wants to win, and whether that can be.
type Row = (Position, Color, bool);

fn rows(name: &str) -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/winnability").join(name);
    let Ok(bytes) = fs::read(&path) else {
        println!("skipped: {} is not here", path.display());
        return Vec::new();
    };
    let mut text = String::new();
    flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let color = Color::from_char(fields[1].chars().next().unwrap()).unwrap();
        (Position::from_fen(fields[0]).unwrap(), color, fields[2] == "winnable")
    };
    text.lines().map(row).collect()
}

/// Plays the moves and looks at the end.
fn assert_mates(position: &Position, winner: Color, moves: &[Move]) {
    let end = moves.iter().fold(position.clone(), |at, &m| at.play(m).unwrap());
    assert!(end.is_checkmate() && end.turn() != winner, "{} does not end in mate", position.to_fen());
}

/// Asks all questions. None may be answered wrong, and none may stay open.
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
    assert_eq!(undetermined, 0, "{name}: of {total}");
}

#[test]
fn games_are_judged_right() {
    check("games.tsv.gz");
}

#[test]
fn lost_on_time_against_nobody_who_could_mate() {
    check("flagged.tsv.gz");
}

#[test]
fn compositions_are_judged_right() {
    check("composed.tsv.gz");
}

#[test]
fn both_answers_at_once_are_the_single_answers() {
    let budget = Budget::default();
    for (position, winner, _) in rows("games.tsv.gz").into_iter().step_by(97) {
        let both = winnability(&position, &budget);
        assert_eq!(both.of(winner), &can_mate(&position, winner, &budget), "{}", position.to_fen());
    }
}
