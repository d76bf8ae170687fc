//! Saved journals of events (tournaments): a journal that version 1 wrote, undone steps, deleted
//! events, and damaged journals. The journal of an event is the list of its saved steps.

use super::super::page::square;
use super::{Club, act, scores};
use tabiya::app::dialogs;
use tabiya::app::dialogs::club::{ClubCommand, ClubPage, Msg, OpenEvent, ReadClubData};
use tabiya::app::{GameId, table};
use tabiya::club::event::GamePlace;
use tabiya::club::record::{Bye, PairingResult};
use tabiya::game;
use tabiya::rules::Color;

/// A journal that version 1 wrote. Every version must open it, so the file is never changed.
const FIRST: &str = include_str!("first.json");

#[test]
fn a_journal_of_the_first_version_opens() {
    let first: serde_json::Value = serde_json::from_str(FIRST).unwrap();
    let records: Vec<(u32, &str)> =
        (0..).zip(first["records"].as_array().unwrap().iter().map(|text| text.as_str().unwrap())).collect();
    let running = OpenEvent::replay(GameId(1), &records).unwrap();
    assert!(!running.is_damaged);
    assert_eq!(standing(&running), first["standings"]);
    assert_eq!((running.local_games.len(), running.head.name.as_str()), (1, "Friday"));
}

/// Standings as JSON: the name, place, half-points and tie-break values (times 4) of each player.
pub(super) fn standing(running: &OpenEvent) -> serde_json::Value {
    let row = |row: &tabiya::club::event::StandingsRow| {
        let values: Vec<_> = row
            .tie_break_values
            .iter()
            .map(|value| value.map(|value| (4.0 * value.to_f64()) as i64))
            .collect();
        serde_json::json!([running.event.entrants()[row.player].name, row.place, row.half_points, values])
    };
    running.event.standings_table().iter().map(row).collect()
}

/// Writes the file that [`FIRST`] includes; fails if the file exists.
#[test]
#[ignore = "writes the sample of the first version, where there is none"]
fn write_the_first_journal() {
    let path = std::path::Path::new("tests/app/club/first.json");
    assert!(!path.exists(), "a sample is never changed");
    let mut club = Club::new();
    club.begin("swiss", 7).act(ClubCommand::PairRound).play(PairingResult::Draw).enter_round();
    club.act(ClubCommand::Withdraw(3))
        .act(ClubCommand::RequestBye(4, Some(Bye::Half)))
        .act(ClubCommand::PairRound)
        .enter_round();
    let place = GamePlace { round: 0, board: 1, game: 0 };
    club.act(ClubCommand::Result(place, PairingResult::BothForfeit))
        .act(ClubCommand::Confirm)
        .act(ClubCommand::Undo)
        .act(ClubCommand::Confirm);
    club.set("club-name", "Late Lena 1700").act(ClubCommand::AddPlayers).act(ClubCommand::PairRound);
    let records: Vec<&String> = club.lines.values().collect();
    let sample = serde_json::json!({ "records": records, "standings": standing(&club.running()) });
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, serde_json::to_string_pretty(&sample).unwrap()).unwrap();
}

/// All steps can be undone, one after the other, back to an event without players.
#[test]
fn every_step_can_be_undone() {
    let mut club = Club::new();
    club.begin("round-robin", 4).act(ClubCommand::PairRound).enter_round();
    club.act(ClubCommand::Withdraw(2)).act(ClubCommand::PairRound);
    let mut steps = 0;
    while club.event().last_step().is_some() {
        club.act(ClubCommand::Undo);
        if club.running().asked.is_some() {
            club.act(ClubCommand::Confirm);
        }
        steps += 1;
    }
    assert_eq!(steps, 4 + 1 + 2 + 1 + 1);
    assert_eq!(club.event().entrants().len(), 0);
    club.assert_journal_restores();
}

/// An interrupted game of the event is continued. After its result is undone, a restart does not
/// enter the result again.
#[test]
fn a_game_of_the_event_is_found_again() {
    let mut club = Club::new();
    club.begin("most-wins", 3).act(ClubCommand::PairRound).act(ClubCommand::Next);
    club.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
    let (id, names) = (club.page.id(), club.page.game().headers().clone());
    assert_eq!(names.round, "1.1");
    // A new game puts the event's game aside; then the event's game is opened again.
    club.send(table::Msg::NewGame);
    assert_ne!(club.page.id(), id);
    club.go();
    club.act(ClubCommand::Next);
    assert_eq!((club.page.id(), club.page.game().moves().len()), (id, 1), "it continues where it was left");
    club.send(act(game::Event::Resign(Color::White)));
    club.go();
    let place = GamePlace { round: 0, board: 0, game: 0 };
    assert_eq!(scores(&club.event(), place), [PairingResult::BlackWins]);
    club.act(ClubCommand::Undo);
    club.restart();
    assert_eq!(scores(&club.event(), place), [], "what was undone does not come back by itself");
}

#[test]
fn an_event_is_deleted_and_had_back() {
    let mut club = Club::new();
    club.begin("most-wins", 3).act(ClubCommand::PairRound);
    // The event is deleted while it is open, before the page reads the list of events again.
    let id = club.running().id;
    club.act(ClubCommand::Delete(id));
    assert!(club.lines.is_empty());
    assert_eq!(club.inside().screen, ClubPage::List);
    assert_eq!(club.inside().events.as_deref(), Some(&[][..]));
    club.act(ClubCommand::Undelete).act(ClubCommand::Open(0)).assert_journal_restores();
    assert_eq!(club.event().entrants().len(), 3);
    assert_eq!(club.event().rounds().len(), 1);
}

/// The disk may return the journal of a deleted event before it returns the list that contains the
/// event.
#[test]
fn an_event_is_deleted_in_whatever_order_the_disk_answers() {
    let mut club = Club::new();
    club.begin("most-wins", 3);
    let id = club.running().id;
    let lines: Vec<_> =
        club.lines.iter().map(|((journal, number), text)| (*journal, *number, text.clone())).collect();
    club.page.send(dialogs::Msg::Club(Msg::Do(ClubCommand::Delete(id))));
    for of in [Some(id), None] {
        club.hear(Msg::Read(Box::new(ReadClubData { of, lines: lines.clone(), ..ReadClubData::default() })));
    }
    assert!(club.lines.is_empty());
    assert_eq!(club.inside().events.as_deref(), Some(&[][..]));
    club.act(ClubCommand::Undelete);
    assert_eq!(club.inside().events.unwrap()[0].id, id);
}

/// A damaged journal is shown up to the damage, and nothing is written to it.
#[test]
fn a_damaged_journal_is_left_alone() {
    let mut club = Club::new();
    club.begin("most-wins", 3).act(ClubCommand::PairRound);
    let id = club.running().id;
    let last = club.lines.keys().last().copied().unwrap();
    club.lines.insert(last, "{\"Step\":{\"Withdraw\":99}}".to_owned());
    let before = club.lines.clone();
    club.restart();
    assert!(club.running().is_damaged);
    assert_eq!(club.event().entrants().len(), 3);
    club.act(ClubCommand::PairRound)
        .act(ClubCommand::Undo)
        .act(ClubCommand::Withdraw(0))
        .act(ClubCommand::Next);
    assert_eq!(club.lines, before);
    club.lines.insert((id, 0), String::new());
    club.act(ClubCommand::ToList);
    assert_eq!(club.inside().events.as_ref().unwrap()[0].head, None);
    club.act(ClubCommand::Open(0));
    assert_eq!(club.inside().screen, ClubPage::List);
}

#[test]
fn what_is_no_report_says_so() {
    let mut club = Club::new();
    for (text, line, code) in [
        ("", 1, "empty"),
        ("Ada, Ben\n", 1, "not-a-record"),
        ("001 what", 1, "bad-number"),
        ("012 A name\r\n", 1, "too-few-players"),
    ] {
        club.set("club-report", text);
        let fault = club.inside().report_fault.unwrap();
        assert_eq!((fault.line, fault.kind.code()), (line, code), "{text}");
        assert!(club.lines.is_empty(), "{text}");
    }
}

#[test]
fn fields_that_make_no_event_say_why() {
    let mut club = Club::new();
    club.act(ClubCommand::New).set("event-players", "Ada").act(ClubCommand::Create);
    assert!(matches!(&club.inside().screen, ClubPage::New(draft) if draft.fault.is_some()));
    club.set("event-players", "Ada\nBen")
        .set("event-format", "swiss")
        .set("event-rounds", "0")
        .act(ClubCommand::Create);
    assert!(club.inside().open_event().is_none());
    assert!(club.lines.is_empty());
    club.set("event-rounds", "1").act(ClubCommand::Create);
    assert_eq!(club.event().entrants().len(), 2);
}
