//! Backups and a link that earlier versions wrote: each game in them opens as the same game.
//!
//! The folders `v1`, `v2` … in `tests/golden/` are named after the version of the records in their
//! backups. The file `….expected.json` of a backup holds the games as that version restored them.
//! The files never change; a new version adds files.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use tabiya::app::records::{CLOCK_GAME_VERSION, PLAYED_GAME_VERSION, Record, StateRecords};
use tabiya::app::storage::{
    BACKUP_VERSION, GameMerge, GameRecords, RawRecord, StoreName, check_backup_version, group_by_game,
    merge_state_records,
};
use tabiya::app::{GameId, Settings, StoredGame};
use tabiya::game::link::SharedGame;
use tabiya::game::{
    Clock, ClockStop, Edition, Event, Explanation, Game, GameResult, GameSetup, Headers, HouseRules, Instant,
    Journal, JournalEntry, MateVerdict, ReopenedGame, Seat, Span, TimeAllowance, TimeBonus, TimeControl,
    reopen_game,
};
use tabiya::rules::{Color, Position};

/// A backup, and the games that it must restore.
struct Golden {
    /// Number of the folder of the backup.
    version: u32,
    name: String,
    backup: Value,
    expected: Value,
}

fn folder(version: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/v{version}"))
}

fn all() -> Vec<Golden> {
    all_of(&[
        (1, "games"),
        (1, "aside"),
        (1, "version-0"),
        (2, "games"),
        (2, "seats"),
        (4, "games"),
        (6, "clocks"),
    ])
}

fn all_of(names: &[(u32, &str)]) -> Vec<Golden> {
    let golden = names.iter().map(|(version, name)| {
        let folder = folder(*version);
        let read = |name: String| {
            let text = std::fs::read_to_string(folder.join(&name)).expect(&name);
            serde_json::from_str(&text).expect(&name)
        };
        let (backup, expected) = (read(format!("{name}.json")), read(format!("{name}.expected.json")));
        Golden { version: *version, name: format!("v{version}/{name}"), backup, expected }
    });
    golden.collect()
}

impl Golden {
    fn records(&self, store: &str) -> &Vec<Value> {
        self.backup[store].as_array().expect("a store")
    }

    fn state_records(&self) -> StateRecords {
        StateRecords::read(self.records("state"))
    }

    /// Games of the backup as the storage reads them, each with its expected content.
    fn games(&self) -> impl Iterator<Item = (StoredGame, &Value)> {
        self.expected["games"].as_array().expect("games").iter().map(|expected| {
            let id = &expected["game"];
            let begun = self.records("games").iter().find(|record| record["game"] == *id);
            let entries = self.records("entries").iter().filter(|record| record["game"] == *id);
            let id = GameId(id.as_u64().expect("a name"));
            (StoredGame::read(id, begun, entries, &self.state_records(), false), expected)
        })
    }
}

#[test]
fn every_game_opens_as_the_same_game() {
    let mut games = 0;
    for golden in all() {
        for (found, expected) in golden.games() {
            let name = format!("{}: {}", golden.name, expected["name"]);
            let setup = found.setup.expect(&name);
            let ReopenedGame { game, good_records: good, fault } = reopen_game(setup.clone(), &found.entries);
            assert!(fault.is_none(), "{name}: {fault:?}");
            assert_eq!(json!(good), expected["entries"], "{name}");
            assert_eq!(game.pgn(), expected["pgn"], "{name}");
            assert_eq!(game.position().to_fen(), expected["fen"], "{name}");
            assert_eq!(json!(game.moves().len()), expected["moves"], "{name}");
            assert_eq!(game.outcome().map_or("*", |outcome| outcome.score()), expected["result"], "{name}");
            let reason = game.outcome().map(|outcome| outcome.reason.code());
            assert_eq!(json!(reason), expected["reason"], "{name}");
            assert_eq!(halt(&game), expected["halt"], "{name}");
            assert_eq!(color(game.flag_fallen()), expected["flag"], "{name}");
            assert_eq!(color(game.awaited_press()), expected["unpressed"], "{name}");
            for (side, of) in [("white", Color::White), ("black", Color::Black)] {
                assert_eq!(clock(&game, of), expected[side], "{name}: {side}");
            }
            assert_eq!(mate(&game), expected["mate"], "{name}");
            games += 1;
        }
    }
    assert_eq!(games, 87);
}

#[test]
fn every_event_leaves_the_same_game_behind() {
    let mut events = 0;
    for golden in all() {
        for (found, expected) in golden.games() {
            let name = format!("{}: {}", golden.name, expected["name"]);
            let mut game = Game::new(found.setup.expect(&name));
            let after = expected["after"].as_array().expect("fingerprints");
            assert_eq!(found.entries.len(), after.len(), "{name}");
            for (entry, after) in found.entries.into_iter().zip(after) {
                let entry = entry.expect(&name);
                assert!(game.apply(entry.at, entry.event).is_ok(), "{name}: entry {}", entry.number);
                // Fingerprints (hashes of the game) of version 1 are computed in another way.
                let print = if golden.version == 1 { game.fingerprint_v1() } else { game.fingerprint() };
                assert_eq!(json!(print), *after, "{name}: entry {}", entry.number);
                events += 1;
            }
        }
    }
    assert!(events > 1_400, "{events} events");
}

#[test]
fn what_there_is_one_of_is_the_same() {
    for golden in all() {
        let state_records = golden.state_records();
        let (current, aside) = state_records.open_games().expect("which games are at hand");
        assert_eq!(json!(current.map(|id| id.0)), golden.expected["current"], "{}", golden.name);
        assert_eq!(json!(aside.first().map(|id| id.0)), golden.expected["aside"], "{}", golden.name);
        let settings = state_records.settings().expect("settings");
        // The file lacks settings that later versions added; all settings in it must be unchanged.
        let now = serde_json::to_value(&settings).expect("settings are JSON");
        let mut was = golden.expected["settings"].clone();
        // The present version does not count the computer among the known players; another
        // test covers that.
        was.as_object_mut().expect("settings").remove("known-players");
        includes(&now, &was, &golden.name);
    }
}

/// A game that an earlier version began can be continued in the format of this version: from its
/// start, from the middle, and after its last event.
#[test]
fn games_open_the_same_in_the_shapes_of_this_version_from_any_event_on() {
    for golden in all() {
        for (found, expected) in golden.games() {
            let name = format!("{}: {}", golden.name, expected["name"]);
            let setup = found.setup.expect(&name);
            let entries: Vec<JournalEntry> =
                found.entries.into_iter().map(|entry| entry.expect(&name)).collect();
            let old = golden.records("entries").iter().filter(|record| record["game"] == json!(found.id.0));
            let old: Vec<Value> = old.cloned().collect();
            let new: Vec<Value> =
                entries.iter().map(|entry| plain(&Record::of_entry(found.id, entry.clone()))).collect();
            let begun = plain(&Record::of_setup(found.id, setup.clone()));
            for from in [0, entries.len() / 2, entries.len()] {
                let mixed = old[..from].iter().chain(&new[from..]);
                let again = StoredGame::read(found.id, Some(&begun), mixed, &golden.state_records(), false);
                assert_eq!(again.setup.as_ref(), Ok(&setup), "{name}");
                assert_eq!(
                    again.entries.into_iter().collect::<Result<Vec<_>, _>>().as_ref(),
                    Ok(&entries),
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn names_and_sites_of_earlier_versions_become_fields() {
    let golden = &all_of(&[(2, "seats")])[0];
    let computer = |level, hinted| Seat::Computer { level, hinted };
    let ticket = "1awljAAEAAwEqMmDGoSK_akc";
    let person = Seat::Person;
    let expected: [(&str, [Seat; 2], &str, &str); 10] = [
        ("a computer plays Black", [person, computer(3, false)], "", ""),
        ("it has given hints, and the game is over", [person, computer(3, true)], "", ""),
        ("a person takes its place", [person, person], "", ""),
        ("two computers", [computer(1, false), computer(7, true)], "", ""),
        ("names of people that are nearly such", [person, person], "", ""),
        ("the board of a tournament, running", [person, person], ticket, ""),
        ("the board of a tournament, over", [person, person], ticket, ""),
        ("its ticket is written over", [person, person], "1abc", ""),
        ("sites that are places", [person, person], "", "board:"),
        ("a tournament game with a computer", [computer(2, false), person], ticket, ""),
    ];
    for ((found, was), (name, seats, ticket, site)) in golden.games().zip(expected) {
        assert_eq!(was["name"], name);
        let game = reopen_game(found.setup.expect(name), &found.entries).game;
        let headers = game.headers();
        let fields = (headers.seats, headers.ticket.as_str(), headers.site.as_str());
        assert_eq!(fields, (seats, ticket, site), "{name}");
    }
    let settings = golden.state_records().settings().expect("settings");
    assert_eq!((settings.black.as_str(), settings.player_seats), ("Partner ③", [person, computer(3, false)]));
    assert_eq!(settings.known_players, ["Ada", "Partner Anna"], "the computer is chosen by its level");
}

fn halt(game: &Game) -> String {
    match game.clock_stop() {
        ClockStop::None => "none".to_owned(),
        ClockStop::Paused => "paused".to_owned(),
        ClockStop::Suspended(from) => format!("suspended {}", from.as_micros()),
    }
}

fn color(color: Option<Color>) -> Value {
    json!(color.map(|color| color.to_char().to_string()))
}

/// Reading of a player's clock at the last event, as JSON.
fn clock(game: &Game, color: Color) -> Value {
    json!(game.clock().map(|clock: &Clock| {
        let reading = clock.reading(color, game.last_change());
        json!({
            "left": reading.left.map(Span::as_micros),
            "move": reading.move_left.map(Span::as_micros),
            "spent": reading.spent.as_micros(),
            "given": reading.received.as_micros(),
            "running": reading.is_running,
        })
    }))
}

/// The mating moves that explain a loss on time; null if there are none.
fn mate(game: &Game) -> Value {
    match game.explanation() {
        Some(Explanation::FlagFall { mate_verdict: MateVerdict::CanMate(line), .. }) => {
            let moves: Vec<_> = line.iter().map(|mv| format!("{}{}", mv.from(), mv.to())).collect();
            json!(moves.join(" "))
        }
        _ => Value::Null,
    }
}

/// Asserts that `now` contains all fields of `was`, unchanged.
fn includes(now: &Value, was: &Value, name: &str) {
    match (now, was) {
        (Value::Object(now), Value::Object(was)) => {
            for (field, was) in was {
                let now = now.get(field).unwrap_or_else(|| panic!("{name}: {field} is gone"));
                includes(now, was, &format!("{name}: {field}"));
            }
        }
        _ => assert_eq!(now, was, "{name}"),
    }
}

/// Removes fields that are null, which browsers leave out.
fn without_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(without_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(without_nulls),
        _ => {}
    }
}

/// A record of a backup, as the JSON in the file.
#[derive(Clone, Debug)]
struct Raw(Value);

impl RawRecord for Raw {
    fn number_field(&self, field: &str) -> Option<f64> {
        self.0[field].as_f64()
    }

    fn is_same(&self, other: &Raw) -> bool {
        self.0 == other.0
    }

    fn with_game(&self, game: GameId) -> Raw {
        let mut record = self.clone();
        record.0["game"] = json!(game.0);
        record
    }
}

#[test]
fn a_backup_comes_in_whole_and_a_second_time_changes_nothing() {
    for golden in all() {
        assert_eq!(check_backup_version(golden.backup["tabiya"].as_f64()), Ok(()));
        let records = |store: StoreName| golden.records(store.name()).iter().cloned().map(Raw).collect();
        let games = group_by_game(records(StoreName::Games), records(StoreName::Entries));
        let mut come = 0;
        for (id, game) in &games {
            let (arrival, records) = game.merge_with(&GameRecords::default()).expect("nothing is in its way");
            assert_eq!((arrival, game.game_id()), (GameMerge::Added, Some(*id)), "{}", golden.name);
            assert_eq!(game.check_keys(), Ok(*id), "{}", golden.name);
            come += records.len();
            let (arrival, records) = game.merge_with(game).expect("it is the same");
            assert_eq!((arrival, records.len()), (GameMerge::Unchanged, 0), "{}", golden.name);
        }
        let count = golden.records("games").len() + golden.records("entries").len();
        assert_eq!(come, count, "{}", golden.name);
        let none = StateRecords::of_records(Vec::new());
        let state_records = merge_state_records(&golden.state_records(), &none, &BTreeMap::new(), |_| true);
        // The settings are restored, and the same game is in progress.
        let state_records = StateRecords::of_records(state_records);
        assert_eq!(
            json!(state_records.open_games().and_then(|(game, _)| game).map(|id| id.0)),
            golden.expected["current"]
        );
        assert_eq!(state_records.settings(), golden.state_records().settings());
    }
}

/// In links of version 1 the computer is recognized by a name. Reading such a link sets the field
/// `seats`, which says who plays each colour: a person or the computer.
#[test]
fn names_in_links_of_version_1_become_fields() {
    const LINK: &str = "1N0qHJ2CcF59LtBrjaJk9uYe7Z170kYgnOqAfYw";
    let shared = SharedGame::from_link(LINK).unwrap();
    let computer = Seat::Computer { level: 3, hinted: true };
    let headers = &shared.setup.headers;
    assert_eq!((headers.black.as_str(), headers.seats), ("Partner ③ with hints", [Seat::Person, computer]));
    assert_eq!(shared.moves.len(), 2);
}

#[test]
fn the_page_of_a_crash_writes_files_of_the_present_version() {
    let guard = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("xtask/src/ship/guard.js");
    let guard = std::fs::read_to_string(guard).unwrap();
    assert!(guard.contains(&format!("const BACKUP_VERSION = {BACKUP_VERSION};")));
}

/// Writes the sample of the present version before its release; afterwards the sample never
/// changes. The sample contains the games of `v1` and `v2/seats.json`, with every event that the
/// present version accepts.
#[test]
#[ignore = "writes a sample of the present version, where there is none"]
fn write_the_sample_of_this_version() {
    let old: Vec<Golden> = all_of(&[(1, "games"), (1, "aside"), (1, "version-0"), (2, "seats")]);
    let played = old.iter().flat_map(Golden::games).map(|(found, was)| {
        let setup = GameSetup { edition: Edition::default(), ..found.setup.unwrap() };
        let entries = found.entries.into_iter().flatten().map(|entry| (entry.at, entry.event));
        (was["name"].as_str().unwrap().to_owned(), Journal { setup, events: entries.collect() })
    });
    let players = [Seat::Person, Seat::Computer { level: 3, hinted: false }];
    let (white, black) = ("Ada".to_owned(), "Partner ③".to_owned());
    let settings = Settings { white, black, player_seats: players, has_sounds: true, ..Settings::default() };
    write_sample(PLAYED_GAME_VERSION, "games", played.collect(), settings);
}

/// Events, each with its time in milliseconds since the start of the game.
type TimedEvents = Vec<(u64, Event)>;

/// Writes the sample of games with byo-yomi and of games for which the app is only the clock; fails
/// if the sample exists.
#[test]
#[ignore = "writes a sample of version 6, where there is none"]
fn write_the_sample_of_clocks() {
    let periods = TimeBonus::ByoYomi { periods: 2, time: Span::from_secs(30) };
    let byo_yomi = TimeAllowance::with_total(Span::from_secs(60), periods);
    let byo_yomi = TimeControl::same_for_both(byo_yomi).unwrap();
    let blitz: TimeControl = "300+3".parse().unwrap();
    let penalty = Some(Span::from_mins(1));
    let rules = HouseRules { wrong_claim_penalty: penalty, ..HouseRules::fide() };
    let headers = Headers { white: "Ada".to_owned(), black: "Bo".to_owned(), ..Headers::default() };
    let alone = |time: &TimeControl| GameSetup {
        rules: rules.clone(),
        headers: headers.clone(),
        time: time.clone(),
        is_clock_only: true,
        ..GameSetup::default()
    };
    let start = Position::initial();
    let moves = ["e4", "e5"].iter().scan(start, |position, san| {
        let mv = position.parse_san(san).unwrap();
        *position = position.play(mv).unwrap();
        Some(Event::Move(mv))
    });
    let (white, black) = (Event::Press(Color::White), Event::Press(Color::Black));
    let decide = |result| Event::Decide { result, why: String::new() };
    let games: Vec<(&str, GameSetup, TimedEvents)> = vec![
        (
            "presses, a pause, an illegal move, a result",
            alone(&blitz),
            vec![
                (0, black.clone()),
                (5_000, white.clone()),
                (9_250, black.clone()),
                (10_000, Event::Pause),
                (70_000, Event::Resume),
                (72_000, white.clone()),
                (73_000, Event::IllegalMove(Color::White)),
                (80_000, Event::Resume),
                (82_000, white.clone()),
                (90_000, decide(GameResult::Draw)),
            ],
        ),
        (
            "byo-yomi until the flag falls",
            alone(&byo_yomi),
            vec![
                (0, black.clone()),
                (70_000, white.clone()),
                (75_000, black.clone()),
                (110_000, white.clone()),
                (111_000, black.clone()),
                (150_000, Event::Tick),
                (155_000, decide(GameResult::Win(Color::Black))),
            ],
        ),
        ("a clock that runs", alone(&blitz), vec![(0, white.clone()), (1_500, black.clone())]),
        (
            "byo-yomi on the board",
            GameSetup { time: byo_yomi.clone(), ..GameSetup::default() },
            [0, 40_000].into_iter().zip(moves).chain([(130_000, Event::Pause)]).collect(),
        ),
    ];
    let begun = Instant::from_millis(1_796_000_000_000);
    let games = games.into_iter().map(|(name, setup, events)| {
        let events = events.into_iter().map(|(millis, event)| (begun.plus_millis(millis), event));
        (name.to_owned(), Journal { setup, events: events.collect() })
    });
    let settings = Settings { time_control: byo_yomi.clone(), ..Settings::default() };
    write_sample(CLOCK_GAME_VERSION, "clocks", games.collect(), settings);
}

/// Writes a backup of the games `sources` and the settings, and a file `….expected.json` with the
/// content that the backup must restore.
fn write_sample(version: u32, file: &str, sources: Vec<(String, Journal)>, settings: Settings) {
    let folder = folder(version);
    assert!(!folder.exists(), "a sample is never changed");
    let (mut games, mut entries, mut expected) = (Vec::new(), Vec::new(), Vec::new());
    for (number, (name, Journal { setup, events })) in (1_u64..).zip(sources) {
        let id = GameId(1_790_000_000_000_000 + number);
        let mut game = Game::new(setup.clone());
        let mut after = Vec::new();
        games.push(plain(&Record::of_setup(id, setup)));
        for (at, event) in events {
            if game.apply(at, event.clone()).is_ok() {
                let print = game.fingerprint();
                let entry =
                    JournalEntry { number: after.len() as u32, at, event, fingerprint_after: Some(print) };
                entries.push(plain(&Record::of_entry(id, entry)));
                after.push(print);
            }
        }
        let [white, black] = [Color::White, Color::Black].map(|of| clock(&game, of));
        expected.push(json!({
            "game": id.0, "name": name, "entries": after.len(), "pgn": game.pgn(),
            "fen": game.position().to_fen(), "moves": game.moves().len(),
            "result": game.outcome().map_or("*", |outcome| outcome.score()),
            "reason": game.outcome().map(|outcome| outcome.reason.code()),
            "halt": halt(&game), "flag": color(game.flag_fallen()), "unpressed": color(game.awaited_press()),
            "white": white, "black": black, "mate": mate(&game), "after": after,
        }));
    }
    let ids: Vec<GameId> = games.iter().map(|game| GameId(game["game"].as_u64().unwrap())).collect();
    let state = [Record::of_open_games(Some(ids[0]), &ids[1..4]), Record::of_settings(settings.clone())];
    let state: Vec<Value> = state.iter().map(plain).collect();
    let backup = json!({ "tabiya": BACKUP_VERSION, "games": games, "entries": entries, "state": state, "damaged": [] });
    let expected = json!({
        "current": ids[0].0, "aside": ids[1].0, "settings": serde_json::to_value(settings).unwrap(), "games": expected,
    });
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join(format!("{file}.json")), backup.to_string()).unwrap();
    std::fs::write(
        folder.join(format!("{file}.expected.json")),
        serde_json::to_string_pretty(&expected).unwrap(),
    )
    .unwrap();
}

/// A record as JSON, as a browser saves it.
fn plain(record: &Record) -> Value {
    let mut value = serde_json::to_value(record).unwrap();
    without_nulls(&mut value);
    value
}
