//! FIDE tournament reports (TRF): read, written and read again.

mod kinds;
mod onward;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use tabiya::club::event::{
    Entrant, EventFormat, EventSetup, EventStep, PairingNumbers, PairingRules, PersonalDetails, PointSystem,
    Tournament,
};
use tabiya::club::record::{Bye, PairingResult, PlayedRound};
use tabiya::club::tiebreak::TieBreak;
use tabiya::club::trf::{self, ReportHeading, ReportTournament, write_report};

use super::event::pair_next_round;
use super::lines;
use super::random::{Numbers, score};

/// Reads a report, converts it to an event, and returns the report of the event.
pub(super) fn there_and_back(text: &str) -> String {
    let tournament = ReportTournament::read(text).unwrap();
    let event = tournament.to_event().unwrap();
    write_report(&event, &ReportHeading::default(), Some(&tournament)).unwrap().to_string()
}

/// Codes of the notes that reading a report makes.
pub(super) fn notes(text: &str) -> Vec<&'static str> {
    ReportTournament::read(text).unwrap().notes.iter().map(|note| note.kind.code()).collect()
}

/// A player line of a report. `cells` has ten characters for each round; the first two are spaces.
pub(super) fn player_line(number: usize, name: &str, points: &str, cells: &str) -> String {
    format!(
        "001 {number:>4}      {name:<33} {:>4} {:>26} {points:>4} {number:>4}{cells}\r\n",
        2100 - 100 * number.min(9),
        ""
    )
}

/// The games and byes of a round, without zero-point byes, because these equal an absence.
fn contents(round: &PlayedRound) -> BTreeSet<String> {
    let games = round.games.iter().map(|game| format!("{game:?}"));
    let byes = round.byes.iter().filter(|(_, bye)| *bye != Bye::Zero).map(|bye| format!("{bye:?}"));
    games.chain(byes).collect()
}

/// Converts a round of a report. All games of the round must have results.
fn finished(round: &trf::ReportRound) -> PlayedRound {
    let games = round.games.iter().map(|game| (game.pairing, game.result.unwrap())).collect();
    PlayedRound { games, byes: round.byes.clone() }
}

/// Each sample report in `../shared`, a collection outside the repository, is written back
/// unchanged. Its rounds equal the rounds that the collection lists for the same tournament.
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
        assert_eq!(there_and_back(&text), text, "{name}");
        let tournament = ReportTournament::read(&text).unwrap();
        assert_eq!(tournament.notes, [], "{name}");
        let event = events.iter().find(|event| event["id"] == name[..5]).unwrap();
        let expected = lines::rounds(event).unwrap();
        let before = name.split("before-round-").nth(1).map(|round| round.parse::<usize>().unwrap() - 1);
        assert_eq!(tournament.paired_rounds, before.unwrap_or(expected.len()), "{name}");
        for (number, (one, other)) in
            tournament.rounds.iter().zip(&expected).take(tournament.paired_rounds).enumerate()
        {
            assert_eq!(contents(&finished(one)), contents(other), "{name}, round {}", number + 1);
            rounds += 1;
        }
        if before.is_some() {
            let absent: Vec<(usize, Bye)> =
                tournament.future_byes.iter().map(|(&(_, player), &bye)| (player, bye)).collect();
            let mut expected = lines::absent(&event["played"][tournament.paired_rounds]).unwrap();
            expected.sort_by_key(|(player, _)| *player);
            assert_eq!(absent, expected, "{name}");
        }
        count += 1;
    }
    println!("report files: {count} read and written the same, {rounds} rounds, 0 wrong");
    assert!(count > 30);
}

/// Faulty reports of other programs are written back unchanged, unless a note says that columns are
/// shifted.
#[test]
fn trials_come_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/trials");
    let Ok(files) = fs::read_dir(folder) else { return };
    let paths = files.map(|file| file.unwrap().path());
    for path in paths.filter(|path| path.extension().is_some_and(|kind| kind == "trf")) {
        let text = trf::decode_report(&fs::read(&path).unwrap());
        let is_same = there_and_back(&text) == text;
        assert!(is_same || notes(&text).contains(&"columns-shifted"), "{}", path.display());
    }
}

/// A random event of players with random personal data.
fn random_event(numbers: &mut Numbers, seed: u64) -> Tournament {
    let players = 2 + numbers.below(14) as usize;
    let rounds = 1 + numbers.below(4) as usize;
    let format = match numbers.below(4) {
        0 => EventFormat::RoundRobin { double: false },
        1 => EventFormat::RoundRobin { double: true },
        _ => EventFormat::Swiss { rounds },
    };
    let points = match numbers.below(3) {
        0 => PointSystem { win: 6, draw: 2, ..PointSystem::default() },
        1 => PointSystem { allocated: Some(1), ..PointSystem::default() },
        _ => PointSystem::default(),
    };
    let tie_breaks = vec![TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::SonnebornBerger];
    let setup = EventSetup {
        format,
        points,
        tie_breaks,
        numbering: PairingNumbers::ByRating,
        seed,
        pairing: PairingRules::default(),
    };
    let mut event = Tournament::new(setup).unwrap();
    for player in 0..players {
        let text = |texts: &[&str], number: u64| texts[number as usize % texts.len()].to_owned();
        let details = PersonalDetails {
            sex: text(&["", "m", "w"], numbers.below(3)),
            title: text(&["", "GM", "WFM"], numbers.below(3)),
            federation: text(&["", "NOR"], numbers.below(2)),
            fide_id: text(&["", "4000012"], numbers.below(2)),
            birth: text(&["", "1990", "2001/02/03"], numbers.below(3)),
            ..PersonalDetails::default()
        };
        let name = format!("{} Æ{player}", ["Zoë", "O’Neill, Rūta", "Li"][player % 3]);
        let rating = numbers.below(3) as u32 * 700;
        event.apply(EventStep::AddPlayer(Entrant { name, person: None, rating, details })).unwrap();
    }
    if let EventFormat::Swiss { .. } = event.setup().format {
        let _ = event.apply(EventStep::Forbid(0, 1));
    }
    for round in 0..rounds {
        for player in 0..players {
            let bye = [Bye::Half, Bye::Zero, Bye::Full][numbers.below(3) as usize];
            if numbers.below(12) == 0 {
                let _ = event.apply(EventStep::RequestBye { player, round, bye: Some(bye) });
            }
        }
        if round + 1 == rounds && numbers.below(2) == 0 || event.pair_round().is_err() {
            break;
        }
        pair_next_round(&mut event);
        while let Some(next) = event.next_game() {
            if round + 1 == rounds && numbers.below(8) == 0 {
                break;
            }
            let decided = [PairingResult::BothLose, PairingResult::HalfForWhite, PairingResult::HalfForBlack];
            let score = match numbers.below(12) as usize {
                number @ 0..3 => decided[number],
                _ => score(numbers, 10),
            };
            event.apply(EventStep::Result { place: next.place, score }).unwrap();
        }
    }
    event
}

/// Reading the report of an event gives the same event, and writing that event gives the same
/// report.
#[test]
fn reports_of_events_read_back_as_these_events() {
    let mut numbers = Numbers::new(4);
    for seed in 0..300 {
        let event = random_event(&mut numbers, seed);
        let heading =
            ReportHeading { name: "Club \u{2013} \r\n evening".to_owned(), ..ReportHeading::default() };
        let text = write_report(&event, &heading, None).unwrap().to_string();
        let tournament = ReportTournament::read(&text).unwrap();
        assert_eq!(tournament.notes, [], "{text}");
        let read = tournament.to_event().unwrap();
        assert_eq!(there_and_back(&text), text);
        let is_same_format = read.setup().format == event.setup().format;
        assert!(is_same_format, "{text}");
        assert_eq!(
            (read.setup().points, &read.setup().tie_breaks),
            (event.setup().points, &event.setup().tie_breaks)
        );
        let is_swiss = matches!(event.setup().format, EventFormat::Swiss { .. });
        assert!(!is_swiss || read.initial_color() == event.initial_color());
        assert_eq!(read.rounds().len(), event.rounds().len(), "{text}");
        let order = event.pairing_order();
        for (player, &before) in order.iter().enumerate() {
            assert_eq!(read.entrants()[player], event.entrants()[before]);
            assert_eq!(read.points()[player], event.points()[before], "{text}");
            let asked = |event: &Tournament, player| event.bye_request(player, event.rounds().len());
            assert_eq!(asked(&read, player), asked(&event, before), "{text}");
        }
        let named = |event: &Tournament, pair: [usize; 2]| {
            pair.map(|player| event.entrants()[player].name.clone()).into_iter().collect::<BTreeSet<_>>()
        };
        let forbidden = |event: &Tournament| {
            event.forbidden_pairs().into_iter().map(|pair| named(event, pair)).collect::<BTreeSet<_>>()
        };
        // Record 260 forbids a pair in rounds to come, so the report of a finished event forbids no
        // pair.
        if event.total_rounds() != Some(event.rounds().len()) {
            assert_eq!(forbidden(&read), forbidden(&event));
        }
    }
}

/// A damaged report is read or refused. A report that was read and written back once does not
/// change when it is read and written back again.
#[test]
fn broken_reports_are_read_or_refused() {
    let mut numbers = Numbers::new(11);
    let letters: Vec<char> = " 0123=+-HFUZWDLwb½é\r\n\tXQ9".chars().collect();
    let (mut read, mut refused) = (0, 0);
    for seed in 0..60 {
        let event = random_event(&mut numbers, seed);
        let text = write_report(&event, &ReportHeading::default(), None).unwrap().to_string();
        let all: Vec<char> = text.chars().collect();
        for _ in 0..20 {
            let mut broken = all.clone();
            if numbers.below(3) == 0 {
                broken.truncate(numbers.below(all.len() as u64) as usize);
            }
            for _ in 0..numbers.below(6) {
                let letter = letters[numbers.below(letters.len() as u64) as usize];
                if let Some(place) = (numbers.below(all.len() as u64) as usize).checked_rem(broken.len()) {
                    match numbers.below(3) {
                        0 => drop(broken.remove(place)),
                        1 => broken.insert(place, letter),
                        _ => broken[place] = letter,
                    }
                }
            }
            let broken: String = broken.into_iter().collect();
            match ReportTournament::read(&broken) {
                Ok(_) => {
                    let once = there_and_back(&broken);
                    assert_eq!(there_and_back(&once), once, "{broken}");
                    read += 1;
                }
                Err(fault) => {
                    assert!(fault.line >= 1 && fault.column >= 1);
                    refused += 1;
                }
            }
        }
    }
    assert!(read > 500 && refused > 50, "{read} read, {refused} refused");
}
