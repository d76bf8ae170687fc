//! Report files: read, written, and read again.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use tabiya::club::event::Format;
use tabiya::club::record::{Bye, Round, Score};
use tabiya::club::trf::{Heading, Report, Unreadable, of_event};

use super::event::{begin, draw};
use super::lines;
use super::random::{Numbers, score};

/// What a round holds, without its order.
fn contents(round: &Round) -> (BTreeSet<[usize; 2]>, BTreeSet<String>) {
    let games = round.games.iter().map(|(pair, _)| [pair.white, pair.black]).collect();
    let results = round.games.iter().map(|game| format!("{game:?}"));
    (games, results.chain(round.byes.iter().map(|bye| format!("{bye:?}"))).collect())
}

/// Every sample of the larger collection is written as it was read, and its rounds are those of the collection.
#[test]
fn samples_of_the_larger_collection_are_read_and_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/club/trf");
    let (Ok(files), Some(events)) = (fs::read_dir(folder), super::shared("swiss-dutch.jsonl.gz")) else {
        return;
    };
    let events: Vec<Value> = events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (mut count, mut rounds) = (0, 0);
    for file in files {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let report = Report::read(&text).unwrap();
        let plain = |text: &str| -> Vec<String> {
            let lines = text.trim_start_matches('\u{feff}').split(['\r', '\n']);
            lines.map(str::trim_end).filter(|line| !line.is_empty()).map(str::to_owned).collect()
        };
        assert_eq!(plain(&report.to_string()), plain(&text), "{name}");
        let event = events.iter().find(|event| event["id"] == name[..5]).unwrap();
        let expected = lines::rounds(event).unwrap();
        // Before a round, the byes of that round may stand there already.
        let before = name.split("before-round-").nth(1).map(|round| round.parse::<usize>().unwrap() - 1);
        let played = before.unwrap_or(expected.len());
        let read = report.rounds().unwrap();
        assert!(read.len() == played || (before.is_some() && read[played].games.is_empty()), "{name}");
        for (number, (one, other)) in read[..played].iter().zip(&expected).enumerate() {
            assert_eq!(contents(one), contents(other), "{name}, round {}", number + 1);
            rounds += 1;
        }
        count += 1;
    }
    println!("report files: {count} read and written the same, {rounds} rounds, 0 wrong");
    assert!(count > 30);
}

/// An event's report tells of the same rounds.
#[test]
fn the_report_of_an_event_is_read_as_the_event() {
    let mut numbers = Numbers::new(4);
    for seed in 0..60 {
        let players = 5 + numbers.below(20) as usize;
        let mut event = begin(Format::Swiss { rounds: 3 }, players, seed);
        for _ in 0..3 {
            draw(&mut event);
            while let Some(next) = event.next() {
                let decided = [Score::BothLose, Score::HalfForWhite, Score::HalfForBlack];
                let score = match numbers.below(12) as usize {
                    number @ 0..3 => decided[number],
                    _ => score(&mut numbers, 10),
                };
                let step = tabiya::club::event::Step::Result { place: next.place, score };
                event.apply(step).unwrap();
            }
        }
        let heading = Heading { name: "Club \u{2013} \r\n evening".to_owned(), ..Heading::default() };
        let text = Report { lines: of_event(&event, &heading).unwrap() }.to_string();
        let report = Report::read(&text).unwrap();
        assert_eq!(report.to_string(), text);
        assert_eq!(report.text("142"), Some("3"));
        let points: Vec<u32> = report.cards().map(|card| card.half_points).collect();
        assert_eq!(points, event.points());
        let read = report.rounds().unwrap();
        for (one, other) in read.iter().zip(event.rounds()) {
            let games: BTreeSet<String> = other
                .boards
                .iter()
                .map(|board| format!("{:?}", (board.pairing, board.scores[0])))
                .chain(other.byes.iter().map(|bye| format!("{bye:?}")))
                .collect();
            assert_eq!(contents(one).1, games);
        }
        assert_eq!(read.len(), 3);
    }
}

#[test]
fn what_cannot_be_read_is_told() {
    let line = format!("001    1 {:38} 15x0", "A");
    assert_eq!(Report::read(&line), Err(Unreadable { line: 0, column: 49 }));
    let card = |number: usize, cells: &str| format!("001 {number:>4} {:80}{cells}\n", "");
    let one = Report::read(&(card(1, "     2 w 1") + &card(2, "     1 b 1"))).unwrap();
    assert!(one.rounds().is_err(), "both cannot have won");
    let two =
        Report::read(&(card(1, "     2 w +") + &card(2, "     1 b -") + &card(3, "  0000 - U"))).unwrap();
    let rounds = two.rounds().unwrap();
    assert_eq!(
        (rounds[0].games[0].1, rounds[0].byes[0]),
        (Score::WhiteByForfeit, (2, Bye::PairingAllocated))
    );
    // Whatever is cut off or strange is read or refused, never more.
    let text = card(1, "     2 w 1");
    for end in 0..text.len() {
        let _ = Report::read(&text[..end]).map(|report| report.rounds());
    }
}
