//! The FIDE (Dutch) system.

use serde_json::Value;
use tabiya::club::record::{Points, Round};
use tabiya::club::swiss::{Impossible, Swiss};

use super::{lines, own};

/// Counts of what was asked.
#[derive(Debug, Default)]
struct Count {
    tournaments: usize,
    rounds: usize,
    ordered: usize,
    impossible: usize,
    wrong: Vec<String>,
}

/// Asks for every round of a tournament.
fn check(line: &Value, count: &mut Count) {
    let rounds: Vec<Round> = lines::rounds(line).unwrap();
    let mut swiss = Swiss {
        points: Points::default(),
        players: lines::number(line, "n").unwrap(),
        rounds: lines::number(line, "rounds").unwrap(),
        initial: lines::color(line, "initial").unwrap(),
        played: Vec::new(),
        absent: Vec::new(),
        forbidden: Vec::new(),
    };
    count.tournaments += 1;
    for (number, round) in rounds.iter().enumerate() {
        let expected = &line["played"][number];
        swiss.absent = lines::absent(expected).unwrap().into_iter().map(|(player, _)| player).collect();
        let pairs = lines::pairs(expected).unwrap();
        let found = match swiss.pair() {
            Ok(paired) => {
                let boards = paired.boards.iter().map(|board| [board.white + 1, board.black + 1]);
                boards.chain(paired.bye.map(|player| [player + 1, 0])).collect()
            }
            Err(_) => Vec::new(),
        };
        let set = |pairs: &[[usize; 2]]| {
            let mut pairs = pairs.to_vec();
            pairs.sort_unstable();
            pairs
        };
        // Where another engine put the boards in another order, that is no fact.
        let any_order = expected["order"] == 1 || line["order"] == 1;
        if set(&found) != set(&pairs) || (!any_order && found != pairs) {
            count.wrong.push(format!("{} round {}\n  {found:?}\n  {pairs:?}", line["id"], number + 1));
        }
        count.rounds += 1;
        count.ordered += usize::from(!any_order);
        swiss.played.push(round.clone());
    }
    if let Some(impossible) = line.get("impossible") {
        swiss.absent = lines::absent(impossible).unwrap().into_iter().map(|(player, _)| player).collect();
        if swiss.pair() != Err(Impossible::NoLegalPairing) {
            count.wrong.push(format!("{}: there is no legal pairing", line["id"]));
        }
        count.impossible += 1;
    }
}

#[test]
fn rounds_of_the_larger_collection() {
    let Some(text) = super::shared("swiss-dutch.jsonl.gz") else { return };
    let mut count = Count::default();
    for line in text.lines() {
        check(&serde_json::from_str(line).unwrap(), &mut count);
    }
    let Count { tournaments, rounds, ordered, impossible, wrong } = count;
    println!(
        "swiss: {tournaments} tournaments, {rounds} rounds ({ordered} in order), {impossible} impossible, {} wrong",
        wrong.len()
    );
    assert!(wrong.is_empty(), "{}", wrong[..wrong.len().min(5)].join("\n"));
    assert!(rounds >= 1000);
}

#[test]
fn rounds_of_our_own() {
    let mut count = Count::default();
    own::lines("swiss.jsonl").iter().for_each(|line| check(line, &mut count));
    let Count { rounds, impossible, wrong, .. } = count;
    println!("swiss: {rounds} rounds of our own, {impossible} impossible, {} wrong", wrong.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(rounds > 200 && impossible > 3);
}
