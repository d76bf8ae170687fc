//! Samples of formats of stored data, compared with the files in `tests/golden/shapes`. A changed
//! format would make the data of earlier versions unreadable, so formats may be added, but never
//! changed.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabiya::app::dialogs::club::JournalLine;
use tabiya::app::records::Record;
use tabiya::app::storage::{GameSummary, StoredGame, SummaryRow};
use tabiya::app::{Appearance, GameId, OwnColor, Rgb, Settings};
use tabiya::club::NotesJournal;
use tabiya::club::event::{
    self, Entrant, EventFormat, EventStep, GamePlace, PairingNumbers, PairingRules, PointSystem,
    TieResolution,
};
use tabiya::club::record::{Bye, Pairing, PairingResult};
use tabiya::club::tiebreak::TieBreak;
use tabiya::game::tree::{GameTree, NodeId, Shape, ShapeColor};
use tabiya::game::wire::v1;
use tabiya::game::{
    ClockPress, Edition, Event, FirstIncrement, FirstMove, GameResult, GameSetup, Headers, HouseRules,
    Instant, JournalEntry, RuleOption, Seat, Span, TimeAllowance, TimeBonus, TimeControl, TimeStage, Verdict,
};
use tabiya::rules::pgn::{Glyph, PgnGame, PgnReader};
use tabiya::rules::{Color, Move, MoveKind, Position, Role, Square};

/// A line with a name and the JSON of a value; asserts that the JSON is read as the same value.
fn line<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(name: &str, value: &T) -> String {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).as_ref().ok(), Some(value), "{text}");
    format!("{name} {text}\n")
}

fn moves() -> Vec<Move> {
    let mv = |from, to, kind| Move::new(from, to, kind);
    vec![
        mv(Square::G1, Square::F3, MoveKind::Normal),
        mv(Square::E2, Square::E4, MoveKind::DoublePush),
        mv(Square::E5, Square::D6, MoveKind::EnPassant),
        mv(Square::E1, Square::G1, MoveKind::CastleKingSide),
        mv(Square::E8, Square::C8, MoveKind::CastleQueenSide),
        mv(Square::B7, Square::A8, MoveKind::Promotion(Role::Knight)),
    ]
}

fn events() -> Vec<Event> {
    let (by, why) = (Color::Black, "touched".to_owned());
    let span = Span::from_micros(1_500_000);
    let mut events: Vec<Event> = moves().into_iter().map(Event::Move).collect();
    let verdict = Verdict::Winnable { line: moves()[..2].to_vec() };
    events.extend([
        Event::Start,
        Event::Press(Color::White),
        Event::Resign(by),
        Event::OfferDraw(by),
        Event::AcceptDraw(by),
        Event::DeclineDraw(by),
        Event::Claim { by, intended: None },
        Event::Claim { by, intended: Some(moves()[0]) },
        Event::AskTakeback(by),
        Event::AskRedo(by),
        Event::GrantRequest(by),
        Event::DeclineRequest(by),
        Event::Pause,
        Event::Resume,
        Event::Suspend { from: Instant::from_micros(7) },
        Event::EndAbsence { refund: true },
        Event::GiveTime { to: by, time: span },
        Event::SetClock { color: by, left: span },
        Event::CorrectPosition { fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_owned(), why },
        Event::Answer { question: 3, verdict },
        Event::Answer { question: 4, verdict: Verdict::Unwinnable },
        Event::Answer { question: 5, verdict: Verdict::Undetermined },
        Event::ChangeRules(HouseRules { announce_check: true, ..HouseRules::lobby() }),
        Event::SetHeaders(headers()),
        Event::UndoEnd(by),
        Event::Tick,
    ]);
    events
}

fn headers() -> Headers {
    let text = |text: &str| text.to_owned();
    Headers {
        event: text("Club"),
        site: text("here"),
        date: text("2026.11.26"),
        round: text("1.2"),
        white: text("Ada"),
        black: text("Zoë"),
        ..Headers::default()
    }
}

fn times() -> Vec<TimeControl> {
    let second = Span::from_secs(1);
    let bonuses = [
        TimeBonus::None,
        TimeBonus::Increment(second),
        TimeBonus::Bronstein(second),
        TimeBonus::Delay(second),
        TimeBonus::Hourglass,
    ];
    let staged = |bonus| {
        let first = TimeStage { moves: Some(40), time: Span::from_mins(90), bonus };
        let rest = TimeStage { moves: None, time: Span::from_mins(30), bonus };
        TimeAllowance { stages: vec![first, rest], per_move: Some(Span::from_mins(5)) }
    };
    let other = TimeAllowance::with_total(Span::from_mins(3), TimeBonus::None);
    let time = |bonus| TimeControl::new(staged(bonus), other.clone()).unwrap();
    let mut times: Vec<TimeControl> = bonuses.into_iter().map(time).collect();
    times.push(TimeControl::without_clocks().with_press(ClockPress::Tap).with_first_move(FirstMove::Timed));
    times
}

/// House rules of a preset in version 1 of the formats.
fn first_rules(preset: v1::rules::PresetV1) -> HouseRules {
    preset.rules().try_into().unwrap()
}

/// House rules of each preset of version 1, and the lobby's rules with each value of each option of
/// version 1.
fn rules() -> Vec<HouseRules> {
    let mut all = v1::rules::PresetV1::ALL.map(first_rules).to_vec();
    for (name, values) in v1::rules::RULES {
        let option = RuleOption::from_name(name).unwrap();
        for value in values {
            let mut rules = HouseRules::lobby();
            rules
                .set_by_name(option.name(), if *value == "on" && !option.is_switch() { "77" } else { value })
                .unwrap();
            all.push(rules);
        }
    }
    all
}

fn steps() -> Vec<EventStep> {
    let entrant = Entrant { name: "Ada".to_owned(), person: Some(3), rating: 2100, ..Entrant::default() };
    let place = GamePlace { round: 0, board: 1, game: 2 };
    let byes = vec![(2, Bye::PairingAllocated), (3, Bye::Half), (4, Bye::Zero)];
    let drawing = event::RoundPairings { pairs: vec![Pairing { white: 0, black: 1 }], byes };
    let mut steps = vec![
        EventStep::AddPlayer(Entrant { person: None, ..entrant.clone() }),
        EventStep::CorrectPlayer { player: 1, entrant },
        EventStep::Withdraw(1),
        EventStep::Return(1),
        EventStep::RequestBye { player: 1, round: 2, bye: Some(Bye::Half) },
        EventStep::RequestBye { player: 1, round: 2, bye: None },
        EventStep::Forbid(1, 2),
        EventStep::Allow(1, 2),
        EventStep::PairRound(drawing.clone()),
        EventStep::PairRoundAgain(drawing),
        EventStep::CancelRound,
        EventStep::ClearResult(place),
        EventStep::Adjourn(place),
        EventStep::Undo,
    ];
    let scores = [
        PairingResult::WhiteWins,
        PairingResult::Draw,
        PairingResult::BlackWins,
        PairingResult::WhiteByForfeit,
        PairingResult::BlackByForfeit,
        PairingResult::BothForfeit,
    ];
    steps.extend(scores.map(|score| EventStep::Result { place, score }));
    steps
}

fn event_setups() -> Vec<event::EventSetup> {
    use TieBreak::*;
    let tie_breaks = vec![
        Points,
        DirectEncounter,
        Wins,
        GamesWon,
        BlackGames,
        Progressive,
        Buchholz,
        BuchholzCut1,
        BuchholzMedian1,
        SonnebornBerger,
        Koya,
        AverageRating,
    ];
    let ties = vec![
        TieResolution::Rematch,
        TieResolution::Shorter { seconds: 180 },
        TieResolution::Armageddon,
        TieResolution::RandomChoice,
    ];
    let formats = [
        (EventFormat::RoundRobin { double: true }, PairingNumbers::ByRating),
        (EventFormat::MostWins, PairingNumbers::AsEntered),
        (EventFormat::Knockout { games: 2, ties }, PairingNumbers::Random),
        (EventFormat::Swiss { rounds: 5 }, PairingNumbers::Random),
    ];
    let setup = |(format, numbering)| event::EventSetup {
        format,
        numbering,
        points: self::PointSystem { win: 6, draw: 3, loss: 2, ..self::PointSystem::default() },
        tie_breaks: tie_breaks.clone(),
        seed: u64::MAX,
        pairing: event::PairingRules::default(),
    };
    formats.map(setup).to_vec()
}

fn settings() -> Settings {
    let text = r#"{"edition":"second","start":"chess960","white":"Ada","black":"Zoë","by-lot":true,
        "known-players":["Ada","Zoë"],"tally":{"names":["Ada","Zoë"],"halves":[3,1],"last":7},
        "black-at-bottom":true,"seats":"side-by-side","told-seats":true,"sounds":true,"low-time-sound":true,
        "voices":129,"hide-board":true,"looks":"dark clear","language":"de","white-language":"fr",
        "black-language":"uk"}"#;
    let rules = first_rules(v1::rules::PresetV1::Fide);
    Settings { rules, ..serde_json::from_str(text).unwrap() }
}

/// An appearance with the players' own colours for the board and the pieces.
fn own_colors() -> Appearance {
    let colors = OwnColor::ALL.into_iter().zip(["f0f0ff", "6080a0", "fffff0", "202040"]);
    colors
        .fold(Appearance::default(), |looks, (of, hex)| looks.with_own_color(of, Rgb::from_hex(hex).unwrap()))
        .with_value("board", "own")
        .and_then(|looks| looks.with_value("pieces", "own"))
        .unwrap()
}

/// Samples of the formats of the first release.
fn first_release_samples() -> String {
    let mut text = String::new();
    let fide = first_rules(v1::rules::PresetV1::Fide);
    let start = Position::from_fen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1").unwrap();
    for edition in [Edition::First, Edition::Second] {
        let (rules, time) = (fide.clone(), times()[1].clone());
        let setup = GameSetup {
            rules,
            start: start.clone(),
            time,
            headers: headers(),
            edition,
            is_clock_only: false,
        };
        text += &line("setup", &setup);
    }
    rules().iter().for_each(|rules| text += &line("rules", rules));
    times().iter().for_each(|time| text += &line("time", time));
    events().iter().for_each(|event| text += &line("event", event));
    event_setups().iter().for_each(|setup| text += &line("event-setup", setup));
    steps().iter().for_each(|step| text += &line("step", step));
    text +=
        &line("settings", &Settings { edition: Edition::Second, rules: fide.clone(), ..Settings::default() });
    text += &line("settings", &settings());
    let (game, at) = (GameId(7), Instant::from_micros(9));
    let records = [
        Record::of_open_games(Some(game), &[GameId(6), GameId(5)]),
        Record::of_heartbeat(game, at),
        Record::of_club_line(game, 2, "line".to_owned()),
        Record::of_imported_game(game, "line".to_owned()),
        Record::of_owner(3),
    ];
    records.iter().for_each(|record| text += &line("record", record));
    text
}

/// Samples of formats that were added after the first release.
fn later_version_1_samples() -> String {
    let mut text = String::new();
    let time = times()[1].clone().with_first_increment(FirstIncrement::AtStart);
    text +=
        &line("setup", &GameSetup { time: time.clone(), edition: Edition::Third, ..GameSetup::default() });
    text += &line("rules", &HouseRules::fide());
    text += &line("time", &time);
    for result in GameResult::ALL {
        text += &line("event", &Event::Decide { result, why: "a fight".to_owned() });
    }
    let place = GamePlace { round: 0, board: 1, game: 2 };
    for score in [PairingResult::BothLose, PairingResult::HalfForWhite, PairingResult::HalfForBlack] {
        text += &line("step", &EventStep::Result { place, score });
    }
    text += &line("settings", &Settings { games_since_backup: 3, ..Settings::default() });
    let (game, at) = (GameId(7), Instant::from_micros(9));
    let entry = |number, event| JournalEntry { number, at, event, fingerprint_after: None };
    text += &line("record", &Record::of_entry(game, entry(1, Event::Tick)));
    text
}

/// Samples of version 2 of the formats of a game, and of later settings. In version 2 the headers
/// have fields for the seats (a person or the computer) and for the ticket of a tournament board,
/// and records of events abbreviate moves and clock presses.
fn version_2_samples() -> String {
    let mut text = String::new();
    let computer = Seat::Computer { level: 3, hinted: true };
    let with_computer = Headers { seats: [Seat::Person, computer], ..headers() };
    let with_ticket = Headers { ticket: "1c2V-_".to_owned(), ..headers() };
    let (time, rules) = (times()[1].clone(), first_rules(v1::rules::PresetV1::Fide));
    for headers in [with_computer.clone(), with_ticket] {
        let (rules, time) = (rules.clone(), time.clone());
        text += &line("event", &Event::SetHeaders(headers.clone()));
        text += &line(
            "setup",
            &GameSetup { rules, time, headers, edition: Edition::Third, ..GameSetup::default() },
        );
    }
    let players = [Seat::Computer { level: 7, hinted: false }, Seat::Person];
    text +=
        &line("settings", &Settings { player_seats: players, rules: rules.clone(), ..Settings::default() });
    let game = GameId(7);
    let setup = GameSetup { headers: with_computer, ..GameSetup::default() };
    text += &line("record", &Record::of_setup(game, setup.clone()));
    let mut number = 0;
    let mut record = |event: Event| {
        number += 1;
        let at = Instant::from_micros(1_790_000_000_000_000 + u64::from(number));
        line(
            "record",
            &Record::of_entry(
                game,
                JournalEntry { number, at, event, fingerprint_after: Some(u32::MAX - number) },
            ),
        )
    };
    for event in moves().into_iter().map(Event::Move).chain([Color::White, Color::Black].map(Event::Press)) {
        text += &record(event);
    }
    text += &record(Event::SetHeaders(setup.headers.clone()));
    text += &record(Event::OfferDraw(Color::Black));
    text += &line("record", &SummaryRow::imported_game_row(game));
    let entry =
        |number, event| JournalEntry { number, at: Instant::from_micros(9), event, fingerprint_after: None };
    let events = [Event::Start, Event::Move(moves()[0]), Event::AskTakeback(Color::White)];
    let entries = (0..).zip(events).map(|(number, event)| Ok(entry(number, event))).collect();
    let setup = GameSetup { time, ..setup };
    let stored =
        StoredGame { id: game, setup: Ok(setup), entries, last_heartbeat: None, is_later_version: false };
    text += &line("record", &GameSummary::derive_from(&stored).unwrap().to_row());
    let solved_exercises = ["rook", "mate-in-two"].map(str::to_owned).to_vec();
    text += &line("settings", &Settings { solved_exercises, rules: rules.clone(), ..Settings::default() });
    text += &line(
        "settings",
        &Settings { appearance: own_colors(), rules: rules.clone(), ..Settings::default() },
    );
    let appearance = Appearance::default().with_value("digits", "own").unwrap();
    text + &line("settings", &Settings { appearance, rules, ..Settings::default() })
}

/// Samples of formats that were added for stored TRF reports.
fn report_shapes() -> String {
    let text = |text: &str| text.to_owned();
    let details = event::PersonalDetails {
        sex: text("w"),
        title: text("WFM"),
        federation: text("NOR"),
        fide_id: text("1500001"),
        birth: text("2001/02/03"),
        ..event::PersonalDetails::default()
    };
    let part = event::PersonalDetails { federation: text("NOR"), ..event::PersonalDetails::default() };
    let entrant = |details| Entrant { name: text("Ada"), rating: 2100, person: None, details };
    let byes = vec![(2, Bye::Full), (3, Bye::Half)];
    let drawing = event::RoundPairings { pairs: vec![Pairing { white: 0, black: 1 }], byes };
    let steps = [
        EventStep::AddPlayer(entrant(details)),
        EventStep::AddPlayer(entrant(part)),
        EventStep::ImportRound(drawing),
        EventStep::ForbidRounds { pair: [1, 2], first: 0, last: 3 },
        EventStep::RequestBye { player: 1, round: 2, bye: Some(Bye::Full) },
    ];
    let points = PointSystem { win: 6, draw: 2, loss: 0, allocated: Some(1), absence: 1 };
    let setup = event::EventSetup {
        format: EventFormat::Swiss { rounds: 5 },
        points,
        tie_breaks: Vec::new(),
        numbering: PairingNumbers::AsEntered,
        seed: 7,
        pairing: PairingRules::default(),
    };
    let mut shapes: String = steps.iter().map(|step| line("step", step)).collect();
    shapes += &line("event-setup", &setup);
    shapes + &line("club-line", &JournalLine::Report(text("012 Club\r\n")))
}

/// Samples of version 2 of the formats of a tournament: tie-breaks beyond the first twelve,
/// national ids and clubs of players, rules for pairing, pairing by hand, details for reports, and
/// FIDE's initial ranking.
fn second_club_shapes() -> String {
    let limits = [-2, 1].map(TieBreak::KoyaLimit);
    let later_tie_breaks = [TieBreak::ProgressiveCut2, TieBreak::AverageForeBuchholz];
    let has_modifier = |one: &TieBreak| ["/P", "/R"].iter().any(|end| one.acronym().ends_with(end));
    let first_tie_breaks =
        TieBreak::all().filter(|one| !later_tie_breaks.contains(one) && !has_modifier(one));
    let setup = event::EventSetup {
        format: EventFormat::MostWins,
        points: PointSystem::default(),
        tie_breaks: first_tie_breaks.chain(limits).collect(),
        numbering: PairingNumbers::AsEntered,
        seed: 7,
        pairing: PairingRules::default(),
    };
    let details = event::PersonalDetails {
        national_id: "C-12".to_owned(),
        club: "SK Turm".to_owned(),
        ..event::PersonalDetails::default()
    };
    let entrant = Entrant { name: "Ada".to_owned(), rating: 2100, person: None, details };
    let ties = vec![
        TieResolution::Games { games: 2, seconds: 600, increment: 10 },
        TieResolution::TimedArmageddon { white: 300, black: 240, increment: 2 },
    ];
    let knockout = event::EventSetup {
        format: EventFormat::Knockout { games: 2, ties },
        tie_breaks: Vec::new(),
        pairing: PairingRules { late_half_byes: 1, is_accelerated: true, is_seeded: true },
        ..setup.clone()
    };
    let later = event::EventSetup { tie_breaks: later_tie_breaks.to_vec(), ..setup.clone() };
    let tie_breaks = TieBreak::all().filter(has_modifier).collect();
    let modified = event::EventSetup { tie_breaks, ..setup.clone() };
    let pairing = Pairing { white: 2, black: 0 };
    let steps = [
        EventStep::AddPlayer(entrant),
        EventStep::SwapPlayers(1, 2),
        EventStep::SetBoard { board: 3, pairing },
        EventStep::FixPair(pairing),
        EventStep::ReleasePair(pairing),
    ];
    let steps: String = steps.iter().map(|step| line("step", step)).collect();
    let setups = [&later, &modified].map(|setup| line("event-setup", setup)).concat();
    let details = event::EventDetails {
        city: "Bergen".to_owned(),
        federation: "NOR".to_owned(),
        arbiter: "Lee, Ann".to_owned(),
        deputy: "Berg, Bo".to_owned(),
        round_dates: ["2026.11.23", "", "2026.11.30"].map(str::to_owned).to_vec(),
    };
    let part = event::EventDetails { city: "Bergen".to_owned(), ..event::EventDetails::default() };
    let lines = [details, part].map(|details| line("club-line", &JournalLine::Details(details))).concat();
    let ranked = event::EventSetup {
        format: EventFormat::Swiss { rounds: 5 },
        tie_breaks: Vec::new(),
        numbering: PairingNumbers::ByRatingAndTitle,
        ..setup.clone()
    };
    let first = line("event-setup", &setup) + &line("event-setup", &knockout);
    first + &steps + &setups + &lines + &line("event-setup", &ranked)
}

/// Whether a line of a golden file is a record that only earlier versions wrote. The present
/// version still reads such a record of a game's setup or of an entry. It ignores an old summary,
/// and derives a new summary from the game.
fn is_written_only_by_earlier_versions(line: &str) -> bool {
    let starts = [
        r#"record {"version":2,"game":7,"setup""#,
        r#"record {"version":2,"game":7,"number":1,"at""#,
        r#"record {"version":1,"game":7"#,
    ];
    starts.iter().any(|start| line.starts_with(start))
}

fn assert_matches_golden_file(now: &str, file: &str) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/shapes").join(file);
    if std::env::var_os("TABIYA_WRITE_SHAPES").is_some() && !path.exists() {
        std::fs::write(&path, now).unwrap();
    }
    let was = std::fs::read_to_string(path).unwrap();
    let was: Vec<&str> = was.lines().filter(|line| !is_written_only_by_earlier_versions(line)).collect();
    for (number, (now, was)) in now.lines().zip(&was).enumerate() {
        assert_eq!(now, *was, "{file}, line {}", number + 1);
    }
    assert_eq!(now.lines().count(), was.len());
}

#[test]
fn every_stored_shape_is_as_it_was() {
    assert_matches_golden_file(
        &(first_release_samples() + &later_version_1_samples() + &report_shapes()),
        "v1.txt",
    );
    assert_matches_golden_file(&version_2_samples(), "v2.txt");
    assert_matches_golden_file(&second_club_shapes(), "club-v2.txt");
}

/// The game to which the samples of notes belong.
fn noted_game() -> PgnGame {
    PgnReader::new("1. e4 {[%clk 0:04:58]} e5 2. Nf3 Nc6 *".as_bytes()).next().unwrap().unwrap()
}

fn notes_of(journal: &str) -> NotesJournal {
    NotesJournal::read((0..).zip(journal.lines()))
}

#[test]
fn notes_of_every_version_are_read() {
    let first = notes_of(include_str!("golden/shapes/notes-v1.txt")).notes;
    assert_eq!(first.tags, ["endgame", "Türme"]);
    let text = "1. e4 $1 {[%clk 0:04:58]} 1... e5 {king's pawn} 2. Nf3 $6 {the point: 2 signs}\n2... Nc6 *\n";
    assert_eq!(first.tree(&noted_game()).unwrap().to_pgn().to_string(), text);
    let second = notes_of(include_str!("golden/shapes/notes-v2.txt")).notes;
    assert_eq!(second.tags, ["endgame", "Türme"]);
    let text = "{Анализ} 1. e4 {[%csl Ge4] [%cal Rd2d4] [%clk 0:04:58] best} 1... e5 (1... c5\n$16 2. Nf3 (2. c3)) 2. Nf3 Nc6 *\n";
    assert_eq!(second.tree(&noted_game()).unwrap().to_pgn().to_string(), text);
    let third = notes_of(include_str!("golden/shapes/notes-v3.txt")).notes;
    assert_eq!(third.tags, ["endgame", "Türme"]);
    let text =
        "1. e4 {[%clk 0:04:58]} 1... e5 $6 {king's pawn} (1... c5) 2. Nf3 (2. Nc3\n{quiet}) 2... Nc6 *\n";
    assert_eq!(third.tree(&noted_game()).unwrap().to_pgn().to_string(), text);
}

/// Notes that a backup brings from another device are written as in version 3.
#[test]
fn merged_notes_are_written_as_they_were() {
    let lines: Vec<_> = include_str!("golden/shapes/notes-v3.txt").lines().collect();
    let mut here = notes_of(lines[0]);
    let [quiet, pawn] = [lines[1], lines[2]].map(|line| line.replace("endgame,", ""));
    let there = notes_of(&[quiet.replace("\t3\t", "\t2\t0 0\t"), pawn].join("\n"));
    let (number, added) = here.merge(&there).unwrap();
    assert_eq!((number, here.notes.tags.len()), (1, 2));
    assert_matches_golden_file(&format!("{}\n{added}\n", lines[0]), "notes-v3.txt");
}

/// Each change of the notes in a review is written as one line of their journal, as in version 2.
#[test]
fn notes_are_written_as_they_were() {
    let mut journal = NotesJournal::default();
    let mut lines = String::new();
    let mut tree = journal.notes.tree(&noted_game()).unwrap();
    let e4 = tree.next_in_line(NodeId::START).unwrap();
    let mut c5 = e4;
    for change in 0..9 {
        let play = |tree: &mut GameTree, after, san| {
            let mv = tree.position(after).parse_san(san).unwrap();
            tree.play_move(after, mv).unwrap()
        };
        let mut notes = journal.notes.clone();
        match change {
            0 => c5 = play(&mut tree, e4, "c5"),
            1 => drop(play(&mut tree, c5, "Nf3")),
            2 => drop(play(&mut tree, c5, "c3")),
            3 => tree.toggle_sign(c5, Glyph(16)).unwrap(),
            4 => tree.set_comment(e4, "good").unwrap(),
            5 => tree.set_comment(e4, "best").unwrap(),
            6 => notes.set_tags("endgame; Türme"),
            7 => {
                let circle = Shape { color: ShapeColor::Green, from: Square::E4, to: None };
                let arrow = Shape { color: ShapeColor::Red, from: Square::D2, to: Some(Square::D4) };
                tree.set_shapes(e4, &[circle, arrow]).unwrap();
            }
            _ => tree.set_comment(NodeId::START, "Анализ").unwrap(),
        }
        notes.set_tree(&tree);
        lines += &(journal.set(notes).unwrap().1 + "\n");
    }
    assert_matches_golden_file(&lines, "notes-v2.txt");
}

#[test]
fn every_key_of_the_settings_has_a_sample() {
    let source = include_str!("../src/app/storage/wire/v1.rs");
    let (_, fields) = source.split_once("pub struct Settings {").unwrap();
    let (fields, _) = fields.split_once("\n}").unwrap();
    let names = fields.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(": "));
    let names = names.map(|(name, _)| name).filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase()));
    let keys: Vec<String> = names.map(|name| format!("\"{}\":", name.replace('_', "-"))).collect();
    assert!(keys.len() > 20, "{keys:?}");
    let samples = [include_str!("golden/shapes/v1.txt"), include_str!("golden/shapes/v2.txt")];
    let samples: Vec<_> =
        samples.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with("settings ")).collect();
    let missing: Vec<_> =
        keys.iter().filter(|key| !samples.iter().any(|line| line.contains(key.as_str()))).collect();
    assert_eq!(missing, Vec::<&String>::new(), "add a sample that has each");
}

#[test]
fn what_is_only_read_opens() {
    let was = include_str!("golden/shapes/v1.txt");
    let records: Vec<Record> = was
        .lines()
        .filter(|line| is_written_only_by_earlier_versions(line))
        .map(|line| serde_json::from_str(line.strip_prefix("record ").unwrap()).unwrap())
        .collect();
    let [setup, entry, elsewhere, summary] = &records[..] else { panic!("{records:?}") };
    let rules = first_rules(v1::rules::PresetV1::Fide);
    assert_eq!(setup.setup, Some(GameSetup { edition: Edition::Second, rules, ..GameSetup::default() }));
    let at = Instant::from_micros(9);
    assert_eq!(
        entry.to_entry(),
        Some(JournalEntry { number: 1, at, event: Event::Tick, fingerprint_after: Some(5) })
    );
    // Summaries of another version are not read, but derived from the game again.
    for row in [elsewhere, summary] {
        assert_eq!(SummaryRow::read(GameId(7), f64::from(row.version), row.text.as_deref()), None);
    }
}

/// Sixty half-moves take at least a quarter less space than in version 1 of the formats, whose
/// records do not abbreviate moves.
#[test]
fn moves_take_less_than_they_did() {
    let (mut old, mut new) = (0, 0);
    for number in 0..60 {
        let at = Instant::from_micros(1_790_000_000_000_000 + u64::from(number) * 7_123_457);
        let after = 2_654_435_761_u32.wrapping_mul(number + 1);
        let event = Event::Move(moves()[number as usize % 2]);
        let game = GameId(1_790_000_000_000_000);
        let was = Record { version: 2, game: Some(game), number: Some(number), ..Record::default() };
        let was = Record { at: Some(at), event: Some(event.clone()), after: Some(after), ..was };
        let is = Record::of_entry(game, JournalEntry { number, at, event, fingerprint_after: Some(after) });
        old += serde_json::to_string(&was).unwrap().len();
        new += serde_json::to_string(&is).unwrap().len();
    }
    println!("60 half-moves as JSON: {old} bytes, now {new}");
    assert!(new * 4 < old * 3, "{old} {new}");
}
