//! Events that continue from an imported report and keep all of its data.

use tabiya::club::event::{Entrant, EventDetails, EventFormat, EventStep, GamePlace, Tournament};
use tabiya::club::record::{Bye, Pairing, PairingResult};
use tabiya::club::tiebreak::TieBreak;
use tabiya::club::trf::{ReportHeading, ReportTournament, encoded_time_control, write_report};
use tabiya::game::{Span, TimeAllowance, TimeBonus, TimeControl, TimeStage};

use super::super::event::pair_next_round;
use super::{player_line, there_and_back};

fn begin(text: &str) -> (ReportTournament, Tournament) {
    let tournament = ReportTournament::read(text).unwrap();
    let event = tournament.to_event().unwrap();
    (tournament, event)
}

fn written(event: &Tournament, tournament: &ReportTournament) -> String {
    write_report(event, &ReportHeading::default(), Some(tournament)).unwrap().to_string()
}

/// Plays the next round, in which White wins every game.
fn play(event: &mut Tournament) {
    pair_next_round(event);
    while let Some(next) = event.next_game() {
        event.apply(EventStep::Result { place: next.place, score: PairingResult::WhiteWins }).unwrap();
    }
}

fn meet(event: &Tournament, one: usize, other: usize) -> bool {
    event
        .pair_round()
        .unwrap()
        .pairs
        .iter()
        .any(|pair| [[one, other], [other, one]].contains(&[pair.white, pair.black]))
}

const FOUR: [&str; 4] = ["Rask, Rut", "Salo, Seb", "Tind, Tor", "Unt, Una"];

/// A report of four players before the first round, with `records`.
fn four(records: &str) -> String {
    let cards: String = (1..=4).map(|number| player_line(number, FOUR[number - 1], "0.0", "")).collect();
    format!("012 Club\r\n{records}\r\n{cards}")
}

/// Forbidden pairs do not meet in the rounds that their record names, or in any round if the record
/// names none.
#[test]
fn forbidden_pairs_do_not_meet() {
    let (_, event) = begin(&four("XXR 3"));
    assert!(meet(&event, 0, 2), "as it would be");
    for records in [
        "XXR 3\r\nXXP 1 3",
        "XXR 3\r\nXXP 3,1",
        "XXR 3\r\nXXP 1/3",
        "142 3\r\n260 001 003    1    3",
        "142 3\r\n260   1   1    3    1",
        "142 3\r\n260 001        1    3",
        "142 3\r\n260            1    3",
    ] {
        let text = four(records);
        let (tournament, mut event) = begin(&text);
        assert!(!meet(&event, 0, 2), "{records}");
        assert!(event.forbidden_pairs().contains(&[0, 2]));
        assert_eq!(written(&event, &tournament), text);
        event.apply(EventStep::Allow(0, 2)).unwrap();
        assert!(meet(&event, 0, 2), "{records}");
        let allowed = written(&event, &tournament);
        assert!(!begin(&allowed).1.forbidden_pairs().contains(&[0, 2]), "{allowed}");
    }
    // A record with three players forbids three pairs; when one is allowed, the others stay
    // forbidden.
    let (tournament, mut event) = begin(&four("XXR 3\r\nXXP 3 1 2"));
    assert_eq!(event.forbidden_pairs().len(), 3);
    event.apply(EventStep::Allow(0, 1)).unwrap();
    let (_, read) = begin(&written(&event, &tournament));
    assert_eq!(read.forbidden_pairs(), [[0, 2], [1, 2]]);
    let (tournament, mut event) = begin(&four("142 3\r\n260   1   1    1    3"));
    play(&mut event);
    assert_eq!(event.forbidden_pairs(), Vec::<[usize; 2]>::new(), "the round is over");
    assert!(written(&event, &tournament).contains("260   1   1    1    3"));
    let (tournament, mut event) = begin(&four("XXR 3"));
    event.apply(EventStep::Forbid(1, 3)).unwrap();
    assert!(written(&event, &tournament).contains("XXP 2 4\r\n"));
}

/// Players who are absent or have a bye in the next round are not paired. The test has every
/// notation of absences and byes.
#[test]
fn absences_of_the_next_round_are_kept_out_of_the_draw() {
    for (records, bye) in [
        ("XXR 3\r\nXXZ 2 4", Bye::Zero),
        ("XXR 3\r\nXXZ 2, 4", Bye::Zero),
        ("142 3\r\n240 Z 001    2    4", Bye::Zero),
        ("142 3\r\n240 H   1    2    4", Bye::Half),
        ("142 3\r\n240 F 001    2    4", Bye::Full),
    ] {
        let text = four(records);
        let (tournament, mut event) = begin(&text);
        assert_eq!([1, 3].map(|player| event.bye_request(player, 0)), [Some(bye); 2], "{records}");
        assert_eq!(written(&event, &tournament), text);
        play(&mut event);
        assert_eq!(event.rounds()[0].boards[0].pairing, Pairing { white: 0, black: 2 });
        // After the round, the player lines hold the byes, and no player is absent from the next
        // round.
        let after = written(&event, &tournament);
        let (_, read) = begin(&after);
        assert_eq!((read.points(), read.rounds()[0].byes.len()), (event.points(), 2), "{after}");
        assert_eq!([1, 3].map(|player| read.bye_request(player, 1)), [None; 2], "{after}");
        assert_eq!(there_and_back(&after), after);
    }
    let text = format!(
        "XXR 3\r\n{}{}",
        player_line(1, "A", "1.0", "     2 w 1"),
        player_line(2, "B", "0.5", "     1 b 0  0000 - H")
    );
    let (tournament, mut event) = begin(&text);
    assert_eq!(event.bye_request(1, 1), Some(Bye::Half));
    assert_eq!(written(&event, &tournament), text);
    event.apply(EventStep::RequestBye { player: 1, round: 1, bye: None }).unwrap();
    let without = written(&event, &tournament);
    assert_eq!(begin(&without).1.bye_request(1, 1), None, "{without}");
    assert!(ReportTournament::read(&without).unwrap().notes.is_empty(), "{without}");
    event.apply(EventStep::RequestBye { player: 0, round: 1, bye: Some(Bye::Zero) }).unwrap();
    assert_eq!(begin(&written(&event, &tournament)).1.bye_request(0, 1), Some(Bye::Zero));
}

/// Data that the app does not use stays while the event continues: personal data, unrated games,
/// unknown records.
#[test]
fn a_round_more_loses_nothing() {
    let text = "\
012 Spring open\n022 Bergen\n062 4\n072 4\n142 3\n152 B\n182 Some program\n013 Team                                1    2\n\
001    1 mIM  Rask, Rut                         2000 NOR     1500001 1990/01/31  1.0    1     3 b W\n\
001    2 wWFM Salo, Seb                         1900 SWE     1700002 2001        0.5    2     4 w D\n\
001    3      Tind, Tor                         1800                             0.0    4     1 w L\n\
001    4      Unt, Una                          1700                             0.5    2     2 b D\nXYZ end\n";
    let (tournament, mut event) = begin(text);
    assert_eq!(written(&event, &tournament), text);
    play(&mut event);
    let after = written(&event, &tournament);
    for (before, now) in text.lines().zip(after.lines()) {
        assert_eq!(now.chars().take(80).collect::<String>(), before.chars().take(80).collect::<String>());
        assert!(!before.starts_with("001") || now[89..].starts_with(&before[89..]), "{now}");
    }
    assert_eq!(after.lines().count(), text.lines().count());
    let (_, read) = begin(&after);
    assert_eq!(
        (read.rounds(), read.points(), read.standings_table()),
        (event.rounds(), event.points(), event.standings_table())
    );
    // An unrated game stays unrated when its result is corrected; a late entry gets a player line.
    let place = GamePlace { round: 0, board: 1, game: 0 };
    event.apply(EventStep::Result { place, score: PairingResult::Draw }).unwrap();
    event
        .apply(EventStep::AddPlayer(Entrant {
            name: "Late, Lena".to_owned(),
            rating: 1650,
            ..Entrant::default()
        }))
        .unwrap();
    let after = written(&event, &tournament);
    assert!(after.contains("062 5\n072 5\n"), "{after}");
    let cells = [1, 3].map(|number| {
        let line = after.lines().find(|line| line.starts_with(&format!("001    {number}"))).unwrap();
        line[91..99].to_owned()
    });
    assert_eq!(cells, ["   3 b D", "   1 w D"], "{after}");
    assert!(after.lines().any(|line| line.starts_with("001    5      Late, Lena")), "{after}");
    assert_eq!(begin(&after).1.points(), event.points(), "{after}");
    assert_eq!(there_and_back(&after), after);
    for _ in 0..40 {
        let _ = event.apply(EventStep::Undo);
        let _ = ReportTournament::read(&written(&event, &tournament));
    }
}

/// Players are paired by the points of the event: with 3 points for a win, a win and a loss score
/// more than two draws.
#[test]
fn three_points_for_a_win_make_other_groups() {
    let text = |points: &str, totals: [&str; 4]| {
        let cells =
            ["     4 w 1     2 b =", "     3 b 1     1 w =", "     2 w 0     4 b 1", "     1 b 0     3 w 0"];
        let cards = (0..4).map(|index| player_line(index + 1, FOUR[index], totals[index], cells[index]));
        format!("142 3\r\n{points}{}", cards.collect::<String>())
    };
    let (tournament, event) = begin(&text("162  W 3.0    D 1.0\r\n", ["4.0", "4.0", "3.0", "0.0"]));
    assert_eq!((tournament.notes, event.points()), (vec![], vec![8, 8, 6, 0]));
    // With 3 points for a win, these players form four score groups. With 1 point, they form three.
    let cells = [
        "     2 w 1     3 b 0",
        "     1 b 0     4 w 1",
        "     5 w =     1 w 1",
        "     6 b =     2 b 0",
        "     3 b =     6 w =",
        "     4 w =     5 b =",
    ];
    let totals = [["1.0", "1.0", "1.5", "0.5", "1.0", "1.0"], ["3.0", "3.0", "4.0", "1.0", "2.0", "2.0"]];
    let report = |records: &str, totals: [&str; 6]| {
        let cards = (0..6).map(|index| {
            player_line(index + 1, ["A", "B", "C", "D", "E", "F"][index], totals[index], cells[index])
        });
        format!("142 5\r\n{records}{}", cards.collect::<String>())
    };
    let pairs = |text: &str| {
        let (tournament, event) = begin(text);
        assert_eq!(tournament.notes, []);
        let pairs = event.pair_round().unwrap().pairs.into_iter();
        let mut pairs: Vec<[usize; 2]> =
            pairs.map(|pair| [pair.white.min(pair.black), pair.white.max(pair.black)]).collect();
        pairs.sort_unstable();
        pairs
    };
    let usual = pairs(&report("", totals[0]));
    let by_three = pairs(&report("162  W 3.0    D 1.0\r\n", totals[1]));
    assert_ne!(usual, by_three);
    assert!(by_three.contains(&[1, 2]), "4 points meet 3, whom they have not met: {by_three:?}");
}

/// A round robin continues with the pairs that have not met yet, even if its first rounds differ
/// from the Berger table.
#[test]
fn round_robins_continue_until_all_have_met() {
    let cells =
        ["     3 w 1     2 b =", "     4 b 1     1 w =", "     1 b 0     4 w 1", "     2 w 0     3 b 0"];
    let cards = (0..4).map(|index| player_line(index + 1, FOUR[index], "", cells[index]));
    let text = format!("092 Individual: Round-Robin\r\n{}", cards.collect::<String>());
    let (tournament, mut event) = begin(&text);
    assert_eq!(event.setup().format, EventFormat::RoundRobin { double: false });
    play(&mut event);
    assert!(event.pair_round().is_err(), "all have met");
    let mut met: Vec<[usize; 2]> = event
        .rounds()
        .iter()
        .flat_map(|round| &round.boards)
        .map(|board| {
            let Pairing { white, black } = board.pairing;
            [white.min(black), white.max(black)]
        })
        .collect();
    met.sort_unstable();
    assert_eq!(met, [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]);
    let after = written(&event, &tournament);
    assert!(after.starts_with("092 Individual: Round-Robin\r\n") && !after.contains("\r\n192"), "{after}");
    assert_eq!(begin(&after).1.rounds(), event.rounds());
}

/// A game without a result is read as paired and unfinished.
#[test]
fn games_to_come_are_read() {
    let cells =
        ["     2 w 1     3 w  ", "     1 b 0     4 b =", "     4 w 0     1 b  ", "     3 b 1     2 w ="];
    let cards = (0..4).map(|index| player_line(index + 1, FOUR[index], "", cells[index]));
    let text = format!("XXR 3\r\n{}", cards.collect::<String>());
    let (tournament, mut event) = begin(&text);
    let next = event.next_game().unwrap();
    assert_eq!((next.place.round, next.pairing), (1, Pairing { white: 0, black: 2 }));
    assert_eq!(written(&event, &tournament), text);
    event.apply(EventStep::Result { place: next.place, score: PairingResult::BlackWins }).unwrap();
    assert!(written(&event, &tournament).contains("     3 w 0"));
}

/// An accelerated Swiss pairs its next round with virtual points, and its report names the system.
#[test]
fn an_accelerated_swiss_stays_accelerated() {
    let records = "142 9\r\n192 FIDE_DUTCH_2025_BAKU";
    let (tournament, event) = begin(&four(records));
    assert!(event.setup().pairing.is_accelerated);
    assert_eq!(there_and_back(&four(records)), four(records));
    // The upper two of four players are accelerated, so they meet first.
    assert!(meet(&event, 0, 1), "{:?}", event.pair_round());
    let (_, plain) = begin(&four("142 9\r\n192 FIDE_DUTCH_2025"));
    assert!(!plain.setup().pairing.is_accelerated && meet(&plain, 0, 2));
    // A Swiss by other rules continues by the Dutch system and stays accelerated.
    for system in ["192 FIDE_DUTCH_2017_BAKU", "192 FIDE_BURSTEIN_BAKU", "092 FIDE_DUTCH_BAKU"] {
        let (_, other) = begin(&four(&format!("142 9\r\n{system}")));
        assert!(other.setup().pairing.is_accelerated, "{system}");
    }
    assert!(written(&event, &tournament).contains("192 FIDE_DUTCH_2025_BAKU"));
    // A new report of the event, without the imported one, names the system and the extra points.
    let report = write_report(&event, &ReportHeading::default(), None).unwrap().to_string();
    assert!(report.contains("192 FIDE_DUTCH_BAKU\r\n"), "{report}");
    let points = "250       1.0   1   3    1    2\r\n250       0.5   4   5    1    2\r\n";
    assert!(report.contains(points), "{report}");
    assert_eq!(
        (ReportTournament::read(&report).unwrap().notes, there_and_back(&report)),
        (vec![], report.clone())
    );
    let (_, again) = begin(&report);
    assert!(again.setup().pairing.is_accelerated);
}

/// Extra points of the Baku method make the event an accelerated Swiss. Other extra points only
/// cause a note.
#[test]
fn extra_points_of_the_baku_method_accelerate_the_swiss() {
    let all = |number: usize| format!("XXA {number:>4}  1.0  1.0  1.0  0.5  0.5  0.0  0.0  0.0  0.0");
    let in_columns = |points: &str, rounds: [&str; 2], players: [&str; 2]| {
        let ([first, last], [one, other]) = (rounds, players);
        format!("250      {points:>4} {first:>3} {last:>3} {one:>4} {other:>4}")
    };
    // If the last round or the last player is blank, it equals the first.
    let each_round = [("1.0", "1"), ("1.0", "2"), ("1.0", "3"), ("0.5", "4"), ("0.5", "5")]
        .map(|(points, round)| in_columns(points, [round, ""], ["1", "2"]));
    let each_player = ["1", "2"].map(|player| {
        [in_columns("1.0", ["1", "3"], [player, ""]), in_columns("0.5", ["4", "5"], [player, ""])]
            .join("\r\n")
    });
    // The first number of points is match points, which count for teams only.
    let with_match_points = "250  0.0  1.0 001 003 0001 0002\r\n250  0.0  0.5 004 005 0001 0002".to_owned();
    for (records, is_baku) in [
        (format!("{}\r\n{}", all(1), all(2)), true),
        ("XXA    2  1.0\r\nXXA    1  1.0".to_owned(), true),
        ("250      1.0   1   3    1    2\r\n250      0.5   4   5    1    2".to_owned(), true),
        (all(1), false),
        (format!("{}\r\n{}\r\n{}", all(1), all(2), all(3)), false),
        ("XXA    1  1.0  1.0  0.5\r\nXXA    2  1.0  1.0  0.5".to_owned(), false),
        ("250      1.0   1   3    1    4".to_owned(), false),
        ("250      1.0   3   1    1    2".to_owned(), false),
        (each_round.join("\r\n"), true),
        (each_player.join("\r\n"), true),
        (with_match_points, true),
        // Blank columns for both rounds mean all rounds. Blank points mean no extra points.
        (in_columns("1.0", ["", ""], ["1", "2"]), false),
        (format!("XXA    1            1.0\r\n{}", all(2)), false),
    ] {
        let text = four(&format!("142 9\r\n{records}"));
        let (tournament, event) = begin(&text);
        assert_eq!(event.setup().pairing.is_accelerated, is_baku, "{records}");
        assert_eq!(meet(&event, 0, 1), is_baku, "{records}");
        assert_eq!(tournament.notes.is_empty(), is_baku, "{records}");
        assert_eq!(there_and_back(&text), text);
    }
}

/// A new report has the whole heading: name, place, arbiters, time control, and the date of each
/// round in the columns of this round. Reading the report restores the heading.
#[test]
fn the_heading_of_a_new_report_is_read_again() {
    let (_, mut event) = begin(&four("142 3"));
    play(&mut event);
    let details = EventDetails {
        city: "Bergen".to_owned(),
        federation: "NOR".to_owned(),
        arbiter: "Lee, Ann".to_owned(),
        deputy: "Berg, Bo".to_owned(),
        round_dates: ["2026.11.23", "", "2026.12.07"].map(str::to_owned).to_vec(),
    };
    let [begin, end] = ["2026/11/23", "2026/12/07"].map(str::to_owned);
    let time_control = "5400+30".to_owned();
    let heading = ReportHeading { name: "Club".to_owned(), begin, end, details, time_control };
    let text = write_report(&event, &heading, None).unwrap().to_string();
    for line in ["022 Bergen", "032 NOR", "102 Lee, Ann", "112 Berg, Bo", "222 5400+30"] {
        assert!(text.contains(&format!("\r\n{line}\r\n")), "{line}: {text}");
    }
    let dates = text.lines().find(|line| line.starts_with("132")).unwrap();
    assert_eq!((&dates[91..99], &dates[111..]), ("26/11/23", "26/12/07"), "as the columns of the rounds");
    let read = ReportTournament::read(&text).unwrap();
    assert_eq!((read.heading(), read.notes.len()), (heading, 0));
    assert_eq!(there_and_back(&text), text);
    // Record 182 names the program that made the pairings. An imported report that is written back
    // keeps this record.
    assert!(text.contains("\r\n142 3\r\n152 W\r\n182 Tabiya\r\n192 FIDE_DUTCH\r\n"), "{text}");
    let other = text.replace("182 Tabiya", "182 Other");
    assert_eq!(there_and_back(&other), other);
    // Without details, the report has no records for them, such as 132 for the dates.
    let text = write_report(&event, &ReportHeading::default(), None).unwrap().to_string();
    assert!(!text.contains("\r\n132") && !text.contains("\r\n112"), "{text}");
    assert_eq!(ReportTournament::read(&text).unwrap().heading(), ReportHeading::default());
    // Other programs write the dates side by side, and years with four digits.
    let read = ReportTournament::read(&four("132 2026/11/23 2026/11/30")).unwrap();
    assert_eq!(read.heading().details.round_dates, ["2026.11.23", "2026.11.30"]);
}

/// Record 132 with `dates` in the columns of the rounds. A date takes eight characters, followed by
/// two blanks.
fn round_dates(dates: &str) -> String {
    format!("132 {:87}{dates}", "")
}

/// Edits of place, arbiters and dates change only the records of these details. The first and last
/// day of the tournament follow the dates of the first and last round.
#[test]
fn edited_details_change_only_their_records() {
    let dates = round_dates("26/11/23  Nov 25    26/11/30");
    let text = four(&format!(
        "022 Oslo\r\n032 NOR\r\n042 2026/11/23\r\n052 2026/11/30\r\n102  Lee, Ann \r\n112 Berg, Bo\r\n\
         112 Dahl, Di\r\n{dates}\r\n142 5"
    ));
    let (tournament, event) = begin(&text);
    let mut report = write_report(&event, &ReportHeading::default(), Some(&tournament)).unwrap();
    let mut details = tournament.heading().details;
    report.set_details(&details, event.total_rounds());
    assert_eq!(report.to_string(), text, "the same details change nothing");
    details.city = "Bergen".to_owned();
    details.deputy = "Moe, Mo".to_owned();
    details.set_round_date(2, "2026.12.01".to_owned());
    report.set_details(&details, event.total_rounds());
    let edited = text.replace("Oslo", "Bergen").replace("Berg, Bo", "Moe, Mo");
    let edited = edited.replace("26/11/30", "26/12/01");
    assert_eq!(report.to_string(), edited, "the end of the tournament, too");
    assert_eq!(ReportTournament::read(&edited).unwrap().heading().details, details);
    // A detail without text has no record. The first day stays if it differs from the date of the
    // first round.
    details.arbiter.clear();
    details.set_round_date(0, "2026.11.24".to_owned());
    let other = edited.replace("042 2026/11/23", "042 2026/11/22");
    let (tournament, event) = begin(&other);
    let mut report = write_report(&event, &ReportHeading::default(), Some(&tournament)).unwrap();
    report.set_details(&details, event.total_rounds());
    let other = other.replace("102  Lee, Ann \r\n", "").replace("26/11/23", "26/11/24");
    assert_eq!(report.to_string(), other);
}

/// Details without a record get a record at its place in the heading. If only the dates gave the
/// number of rounds, the report gets record 142, which states that number. Dates outside the
/// columns of the rounds move into these columns.
#[test]
fn new_details_get_records() {
    let (three, two) = ("26/11/23  26/11/30  26/12/07", "26/11/23  26/11/30");
    let (tournament, event) = begin(&four(&round_dates(three)));
    let mut report = write_report(&event, &ReportHeading::default(), Some(&tournament)).unwrap();
    let mut details = tournament.heading().details;
    details.city = "Oslo".to_owned();
    details.arbiter = "Lee,\tAnn".to_owned();
    details.set_round_date(2, String::new());
    report.set_details(&details, event.total_rounds());
    let records = format!("022 Oslo\r\n102 Lee, Ann\r\n{}\r\n142 3", round_dates(two));
    assert_eq!(report.to_string(), four(&records));
    assert_eq!(begin(&four(&records)).1.total_rounds(), Some(3));

    let (tournament, event) = begin(&four("132 2026/11/23 2026/11/30"));
    let mut report = write_report(&event, &ReportHeading::default(), Some(&tournament)).unwrap();
    let mut details = tournament.heading().details;
    details.set_round_date(1, "2026.12.01".to_owned());
    report.set_details(&details, event.total_rounds());
    assert_eq!(report.to_string(), four(&round_dates("26/11/23  26/12/01")));
}

/// The report of a `MostWins` event names the wins as its first criterion, and is read as
/// `MostWins`.
#[test]
fn an_event_that_wins_rank_stays_one() {
    let mut event = super::super::event::begin(EventFormat::MostWins, 4, 1);
    while event.pair_round().is_ok() {
        play(&mut event);
    }
    let text = write_report(&event, &ReportHeading::default(), None).unwrap().to_string();
    assert!(text.contains("\r\n212 WIN,DE,SB\r\n"), "{text}");
    let (tournament, read) = begin(&text);
    assert_eq!((tournament.format, tournament.notes), (EventFormat::MostWins, vec![]));
    assert_eq!(tournament.tie_breaks, [TieBreak::DirectEncounter, TieBreak::SonnebornBerger]);
    let places = |event: &Tournament| {
        event.standings_table().iter().map(|row| (row.place, row.player)).collect::<Vec<_>>()
    };
    assert_eq!(places(&read), places(&event));
    assert_eq!(there_and_back(&text), text);
    // If the number of wins is only a tie-break after the points, the event is an ordinary round
    // robin.
    let text = text.replace("212 WIN,DE,SB", "202 WIN,DE,SB");
    assert_eq!(begin(&text).0.format, EventFormat::RoundRobin { double: false });
}

/// Record 222 encodes total times, stages, increments and unequal times. Other time controls have
/// no code.
#[test]
fn time_controls_are_encoded() {
    let (minute, second) = (Span::from_mins(1), Span::from_secs(30));
    let stage = |moves, minutes| TimeStage {
        moves,
        time: Span::from_mins(minutes),
        bonus: TimeBonus::Increment(second),
    };
    let two = TimeAllowance { stages: vec![stage(Some(40), 100), stage(None, 15)], per_move: None };
    let total = |minutes, bonus| TimeAllowance::with_total(Span::from_mins(minutes), bonus);
    let same = |allowance: TimeAllowance| TimeControl::new(allowance.clone(), allowance).unwrap();
    for (time, expected) in [
        (TimeControl::fischer(Span::from_mins(90), second), "5400+30"),
        (same(total(5, TimeBonus::None)), "300"),
        (same(two), "40/6000+30:900+30"),
        (TimeControl::new(total(5, TimeBonus::None), total(4, TimeBonus::None)).unwrap(), "W300-B240"),
        (same(total(5, TimeBonus::Delay(second))), ""),
        (same(TimeAllowance { per_move: Some(minute), ..total(5, TimeBonus::None) }), ""),
        (TimeControl::without_clocks(), ""),
    ] {
        assert_eq!(encoded_time_control(&time), expected, "{time:?}");
    }
}

/// A player who has withdrawn is absent from all later rounds, also in the report.
#[test]
fn withdrawn_players_stay_away() {
    let (tournament, mut event) = begin(&four("XXR 3"));
    play(&mut event);
    event.apply(EventStep::Withdraw(3)).unwrap();
    let new = write_report(&event, &ReportHeading::default(), None).unwrap().to_string();
    for text in [written(&event, &tournament), new] {
        assert!(text.contains("240 Z   2    4\r\n240 Z   3    4\r\n"), "{text}");
        let (_, mut read) = begin(&text);
        assert_eq!([1, 2].map(|round| read.bye_request(3, round)), [Some(Bye::Zero); 2]);
        assert!(read.pair_round().unwrap().pairs.iter().all(|pair| pair.white != 3 && pair.black != 3));
        assert_eq!(there_and_back(&text), text);
        play(&mut read);
        assert_eq!(read.rounds()[1].byes.len(), 2, "one is absent, one has no opponent");
    }
    // A player who withdraws after the last round is absent from no round.
    (1..3).for_each(|_| play(&mut event));
    assert!(!written(&event, &tournament).contains("240 Z"), "{}", written(&event, &tournament));
}
