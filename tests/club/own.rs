//! Writes and reads the random tournaments in `data`, with their pairings and tie-breaks. The
//! stored values come from a version of the app that gave the same results as other programs for
//! every tournament in `../shared/data/club`.
//!
//! `cargo test --no-default-features --test club write -- --ignored` writes `swiss.jsonl` and
//! `round-robins.jsonl` again.

use std::fs;
use std::path::PathBuf;

use serde_json::{Map, Value, json};
use tabiya::club::berger;
use tabiya::club::record::{Bye, Pairing, PairingResult, PlayedRound, TournamentKind};
use tabiya::club::swiss::PairingImpossible;
use tabiya::club::tiebreak::TournamentResults;
use tabiya::rules::Color;

use super::names;
use super::random::{Numbers, away, begin, score};

/// Lines of a file in `data`.
pub(crate) fn lines(name: &str) -> Vec<Value> {
    let text = fs::read_to_string(path(name)).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/club/data").join(name)
}

fn sign(score: PairingResult) -> &'static str {
    match score {
        PairingResult::WhiteWins => "1",
        PairingResult::Draw => "=",
        PairingResult::BlackWins => "0",
        PairingResult::WhiteByForfeit => "+",
        PairingResult::BlackByForfeit => "-",
        PairingResult::BothForfeit => "x",
        PairingResult::BothLose | PairingResult::HalfForWhite | PairingResult::HalfForBlack => {
            panic!("the file knows no {score:?}")
        }
    }
}

/// Returns a round as JSON, in the format of the files in `data`.
fn write_round(round: &PlayedRound) -> Value {
    let mut absent = Map::new();
    let mut pairs: Vec<[usize; 2]> = Vec::new();
    let mut results: Vec<&str> = Vec::new();
    for (pairing, score) in &round.games {
        pairs.push([pairing.white + 1, pairing.black + 1]);
        results.push(sign(*score));
    }
    for &(player, bye) in &round.byes {
        match bye {
            Bye::PairingAllocated => {
                pairs.push([player + 1, 0]);
                results.push("U");
            }
            Bye::Half => drop(absent.insert((player + 1).to_string(), json!("H"))),
            Bye::Zero => drop(absent.insert((player + 1).to_string(), json!("Z"))),
            Bye::Full => unreachable!("no tournament of these has one"),
        }
    }
    json!({ "absent": absent, "pairs": pairs, "res": results })
}

/// Values of the tie-breaks in `names::ALL`, by short name. Each tie-break has one value per
/// player.
fn values(kind: TournamentKind, rounds: usize, ratings: &[u32], played: &[PlayedRound]) -> Value {
    let standings = TournamentResults::new(kind, rounds, ratings.to_vec(), played).unwrap();
    let mut all = Map::new();
    for name in names::ALL {
        let values = standings.tie_break_values(names::tie_break(name).unwrap());
        if values.iter().any(Option::is_some) {
            let values = values.into_iter().map(|value| value.map(|value| value.to_f64()));
            all.insert(name.to_owned(), values.collect());
        }
    }
    Value::Object(all)
}

fn ratings(numbers: &mut Numbers, players: usize) -> Vec<u32> {
    let mut ratings: Vec<u32> = (0..players).map(|_| 1000 + numbers.below(1000) as u32).collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    ratings
}

#[test]
#[ignore = "writes the data again"]
fn write_tournaments() {
    let mut numbers = Numbers::new(7);
    let mut text = String::new();
    for number in 0..60u64 {
        let players = 5 + numbers.below(if number % 6 == 0 { 26 } else { 11 }) as usize;
        let rounds = if number % 4 == 3 { players + 1 } else { 3 + numbers.below(5) as usize };
        let initial = if number % 2 == 0 { Color::White } else { Color::Black };
        let (often, forfeits) = (number % 3 * 7, number % 4 * 4);
        let ratings = ratings(&mut numbers, players);
        let mut swiss = begin(players, rounds, initial);
        let mut impossible = None;
        for _ in 0..rounds {
            let away = away(&mut numbers, players, often);
            swiss.absent = away.iter().map(|&(player, _)| player).collect();
            match swiss.pair_round() {
                Ok(paired) => super::random::play(&mut swiss, &paired, away, &mut numbers, forfeits),
                Err(PairingImpossible::NoLegalPairing) => {
                    impossible = Some(write_round(&PlayedRound { games: Vec::new(), byes: away }));
                    break;
                }
                Err(PairingImpossible::Fault(fault)) => panic!("{fault:?}"),
            }
        }
        let played: Vec<Value> = swiss.played.iter().map(write_round).collect();
        let mut line = json!({
            "id": format!("s{number}"), "n": players, "rounds": rounds, "ratings": ratings, "played": played,
            "initial": initial.by_color("w", "b"), "tb": values(TournamentKind::Swiss, rounds, &ratings, &swiss.played),
        });
        if let Some(impossible) = impossible {
            line["impossible"] = json!({ "absent": impossible["absent"] });
        }
        text.push_str(&format!("{line}\n"));
    }
    fs::write(path("swiss.jsonl"), text).unwrap();
}

#[test]
#[ignore = "writes the data again"]
fn write_round_robins() {
    let mut numbers = Numbers::new(8);
    let mut text = String::new();
    for number in 0..16u64 {
        let players = 4 + numbers.below(8) as usize;
        let ratings = ratings(&mut numbers, players);
        let table = berger::berger_rounds(players);
        let mut played = Vec::new();
        for boards in &table {
            let pairs = boards.iter().filter_map(|board| board.white.zip(board.black));
            let games = pairs.map(|(white, black)| {
                let pairing = Pairing { white: white - 1, black: black - 1 };
                (pairing, score(&mut numbers, number % 2 * 10))
            });
            played.push(PlayedRound { games: games.collect(), byes: Vec::new() });
        }
        let rounds: Vec<Value> = played.iter().map(write_round).collect();
        let line = json!({
            "id": format!("r{number}"), "n": players, "rounds": table.len(), "ratings": ratings, "played": rounds,
            "tb": values(TournamentKind::RoundRobin, table.len(), &ratings, &played),
        });
        text.push_str(&format!("{line}\n"));
    }
    fs::write(path("round-robins.jsonl"), text).unwrap();
}
