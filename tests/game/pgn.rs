//! Games written as PGN and read back.

use tabiya::game::pgn::{PgnFault, PgnReader, PgnResult, games};
use tabiya::game::tree::{GameTree, NodeId};
use tabiya::game::{
    Event, Game, GameSetup, Headers, HouseRules, Journal, Span, TimeAllowance, TimeBonus, TimeControl,
};
use tabiya::rules::{Color, Laws, Position};

use super::desk::Desk;

fn headers() -> Headers {
    Headers {
        event: "Club \"evening\"".to_owned(),
        date: "2026.11.21".to_owned(),
        white: "Ada\\Lovelace".to_owned(),
        black: "Alan\nTuring".to_owned(),
        ..Headers::default()
    }
}

#[test]
fn a_finished_game_is_written_by_the_standard() {
    let time = TimeControl::fischer(Span::from_mins(5), Span::from_secs(3));
    let mut desk = Desk::with(GameSetup { time, headers: headers(), ..GameSetup::default() });
    desk.play("f3 e5 g4").wait(500).play("Qh4#");
    assert_eq!(
        desk.game.pgn(),
        r#"[Event "Club \"evening\""]
[Site "?"]
[Date "2026.11.21"]
[Round "?"]
[White "Ada\\Lovelace"]
[Black "AlanTuring"]
[Result "0-1"]
[TimeControl "300+3"]
[Termination "normal"]
[HouseRules "fide"]

1. f3 {[%clk 0:05:03]} 1... e5 {[%clk 0:05:02]} 2. g4 {[%clk 0:05:05]} 2...
Qh4# {[%clk 0:05:00.5]} {checkmate} 0-1
"#
    );
}

#[test]
fn the_time_used_for_each_move_is_known() {
    let time = TimeControl::fischer(Span::from_mins(5), Span::from_secs(3));
    let mut desk = Desk::with(GameSetup { time, ..GameSetup::default() });
    desk.play("f3 e5 g4").wait(500).play("Qh4#");
    let used = desk.game.moves().iter().map(|played| played.time_used.map(Span::as_millis));
    assert_eq!(used.collect::<Vec<_>>(), [Some(0), Some(1_000), Some(1_000), Some(1_500)]);
    let mut untimed = Desk::with(GameSetup::default());
    untimed.play("f3");
    assert_eq!(untimed.game.moves()[0].time_used, None);
}

#[test]
fn pgn_has_the_time_used_for_each_move_if_asked() {
    let time = TimeControl::fischer(Span::from_mins(5), Span::from_secs(3));
    let mut desk = Desk::with(GameSetup { time, ..GameSetup::default() });
    desk.play("f3 e5 g4").wait(500).play("Qh4#");
    let (usual, timed) = (desk.game.pgn(), desk.game.pgn_with_times_used());
    let one_line = timed.replace('\n', " ");
    for command in ["{[%clk 0:05:03] [%emt 0:00:00]}", "{[%clk 0:05:00.5] [%emt 0:00:01.5]} {checkmate}"] {
        assert!(one_line.contains(command), "{timed}");
    }
    let read = |pgn: &str| PgnReader::new(pgn.as_bytes()).next().unwrap().unwrap();
    let tree = GameTree::from_game(&read(&timed)).unwrap();
    let used = tree.line_from(NodeId::START).skip(1).map(|node| tree.time_used(node).map(Span::as_millis));
    assert_eq!(used.collect::<Vec<_>>(), [Some(0), Some(1_000), Some(1_000), Some(1_500)]);
    let left = |pgn: &str| read(pgn).main.moves.iter().map(|step| step.clock()).collect::<Vec<_>>();
    assert_eq!(left(&usual), left(&timed));
    // A game without clocks has no times to write.
    let mut untimed = Desk::with(GameSetup::default());
    untimed.play("f3");
    assert_eq!(untimed.game.pgn_with_times_used(), untimed.game.pgn());
}

#[test]
fn a_game_from_a_position_says_so() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40";
    let mut desk = Desk::from_fen(HouseRules { en_passant: false, ..HouseRules::lobby() }, fen);
    desk.play("Kd7 e4");
    let pgn = desk.game.pgn();
    assert!(pgn.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")), "{pgn}");
    assert!(pgn.contains("[TimeControl \"-\"]\n[Termination \"unterminated\"]\n"), "{pgn}");
    assert!(pgn.contains("[HouseRules \"lobby; en-passant=off\"]\n"), "{pgn}");
    assert!(pgn.ends_with("\n\n40... Kd7 41. e4 *\n"), "{pgn}");
}

#[test]
fn time_controls_are_written_in_their_own_notation() {
    let second = Span::from_secs(1);
    for (allowance, text) in [
        (TimeAllowance::default(), "-"),
        (TimeAllowance::with_total(Span::from_secs(90), TimeBonus::None), "90"),
        (
            TimeAllowance::with_total(Span::from_secs(90), TimeBonus::Increment(Span::from_millis(500))),
            "90+0.5",
        ),
        (TimeAllowance::with_total(Span::from_secs(90), TimeBonus::Delay(second)), "90d1"),
        (TimeAllowance::with_total(Span::from_secs(90), TimeBonus::Bronstein(second)), "90b1"),
        (TimeAllowance::with_total(Span::from_secs(90), TimeBonus::Hourglass), "*90"),
        (TimeAllowance { per_move: Some(second), ..TimeAllowance::default() }, "1/move"),
    ] {
        assert_eq!(allowance.to_pgn(), text);
    }
    let preset =
        tabiya::game::TIME_PRESETS.into_iter().find(|preset| preset.name == "40/90+30+30/G").unwrap();
    assert_eq!(preset.control().allowance(Color::White).to_pgn(), "40/5400+30:1800+30");
    for preset in tabiya::game::TIME_PRESETS {
        assert!(!preset.control().is_without_clocks(), "{}", preset.name);
    }
    // Different times for White and Black.
    let white = TimeAllowance::with_total(Span::from_secs(60), TimeBonus::None);
    let black = TimeAllowance::with_total(Span::from_secs(300), TimeBonus::None);
    let game = Game::new(GameSetup { time: TimeControl::new(white, black).unwrap(), ..GameSetup::default() });
    let pgn = game.pgn();
    assert!(pgn.contains("[WhiteTimeControl \"60\"]\n[BlackTimeControl \"300\"]\n"), "{pgn}");
}

#[test]
fn terminations_are_the_words_of_the_standard() {
    let mut desk = Desk::new(HouseRules::fide());
    desk.ok(Event::Resign(Color::White));
    desk.answer_open_question_winnable();
    assert!(desk.game.pgn().contains("[Termination \"normal\"]"));
    let mut desk = Desk::from_fen(
        HouseRules { check_warnings: false, ..HouseRules::lobby() },
        "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1",
    );
    desk.play("a2a4");
    assert!(desk.game.pgn().contains("[Termination \"rules infraction\"]"));
    assert!(desk.game.pgn().ends_with("\n\n{a4 left king in check} 0-1\n"), "{}", desk.game.pgn());
    let mut desk = Desk::new(HouseRules { check_warnings: false, ..HouseRules::lobby() });
    desk.play("e4 f5 Qh5 a7a6");
    let pgn = desk.game.pgn();
    assert!(pgn.ends_with("1. e4 f5 2. Qh5+ {a6 left king in check} 1-0\n"), "{pgn}");
    // The written PGN can be read back.
    let record = games(&pgn, desk.game.rules().laws()).next().unwrap().unwrap();
    assert_eq!((record.moves().len(), record.score), (3, PgnResult::Win(Color::White)));
    let time = TimeControl::with_total(Span::from_secs(10));
    let mut desk = Desk::with(GameSetup { rules: HouseRules::lobby(), time, ..GameSetup::default() });
    desk.play("e4").wait(10_000).ok(Event::Tick);
    assert!(desk.game.pgn().contains("[Termination \"time forfeit\"]"));
}

#[test]
fn no_line_is_longer_than_the_standard_allows() {
    let time = TimeControl::fischer(Span::from_mins(5), Span::from_secs(3));
    let mut desk = Desk::with(GameSetup { time, ..GameSetup::default() });
    for _ in 0..3 {
        desk.wait(123).play("Nf3 Nf6 Ng1 Ng8");
    }
    assert!(desk.game.pgn().lines().all(|line| line.len() < 80));
}

#[test]
fn what_is_written_is_read_back() {
    let fen = "r3k2r/1P1p4/8/4P3/8/8/8/R3K2R b KQkq - 0 1";
    let mut desk = Desk::with(GameSetup {
        start: Position::from_fen(fen).unwrap(),
        headers: headers(),
        ..GameSetup::default()
    });
    desk.play("d5 exd6 O-O b8=N Rf7 O-O-O Ra5");
    desk.ok(Event::OfferDraw(Color::White));
    desk.ok(Event::AcceptDraw(Color::Black));
    let pgn = desk.game.pgn();
    let twice = format!("{pgn}\n{pgn}");
    let read: Vec<_> = games(&twice, Laws::default()).collect();
    assert_eq!(read.len(), 2);
    for record in read {
        let record = record.unwrap();
        assert_eq!(record.start, *desk.game.start());
        assert_eq!(record.moves(), desk.game.moves().iter().map(|played| played.mv).collect::<Vec<_>>());
        assert_eq!(record.score, PgnResult::Draw);
        assert_eq!(record.tag("White"), Some("Ada\\Lovelace"));
        assert_eq!(record.tag("Event"), Some("Club \"evening\""));
        let replay = Journal::from_pgn(&record, HouseRules::fide()).replay();
        assert_eq!(replay.fault, None);
        assert_eq!(replay.game.headers().event, headers().event);
        assert_eq!(replay.game.position(), desk.game.position());
    }
}

#[test]
fn files_are_read_as_people_write_them() {
    let text = "\u{feff}% an escaped line\r\n[Event \"One\"]\r\n[Result \"1-0\"]\r\n\r\n; a comment\r\n1.e4! e5 $14 2. Nf3 \
                {two\r\nlines (} 2…Nc6 (2... d6 (2... f6?) 1-0 {not this one}) 3. Bb5 a6!? 4.0-0 1-0\r\n\r\n\
                [Event \"Two\"]\n\n*\n[Event \"No result\"]\n1. d4 d5\n[Event \"Three\"]\n\n1. c4 1/2-1/2\n\n{the end}\n";
    let read: Vec<_> = games(text, Laws::default()).map(Result::unwrap).collect();
    let plies: Vec<_> = read.iter().map(|record| record.moves().len()).collect();
    assert_eq!(plies, [7, 0, 2, 1]);
    let scores: Vec<_> = read.iter().map(|record| record.score).collect();
    assert_eq!(
        scores,
        [PgnResult::Win(Color::White), PgnResult::Unknown, PgnResult::Unknown, PgnResult::Draw]
    );
    assert_eq!(read[2].place.line, 12);
    assert_eq!(games(" \n\n{nothing}\n", Laws::default()).count(), 0);
}

#[test]
fn every_fault_has_its_line_and_the_next_game_is_read() {
    for (body, line, what) in [
        ("1. e4 e5\n2. Ke3 *", 5, "Ke3: no king can go to e3"),
        ("1. e4 xyz *", 4, "xyz: not a move in algebraic notation"),
        ("1. e4 {open\n2. Nf3 *", 4, "comment without its }"),
        ("1. e4 (1. d4\n\n", 4, "variation without its )"),
        ("1. e4 e5) *", 4, ") closes nothing"),
        ("1. e4 } e5 *", 4, "} closes nothing"),
        ("1. e4 -- *", 4, "a null move: no player can pass"),
        ("[FEN \"8/8\"]\n1. e4 *", 4, "bad FEN"),
        ("[Site \"open\n1. e4 *", 4, "bad tag: not [Name \"text\"]"),
        ("[Variant \"Atomic\"]\n1. e4 *", 4, "Atomic is not the chess that is played here"),
        ("1. f3 e5 2. g4 Qh4# 3. a3 *", 4, "a3: that move would leave the king in check"),
    ] {
        let text = format!("\n[Event \"Broken\"]\n\n{body}\n\n[Event \"Whole\"]\n\n1. e4 *\n");
        let read: Vec<_> = games(&text, Laws::default()).collect();
        assert_eq!(read.len(), 2, "{text}");
        let fault = read[0].as_ref().unwrap_err();
        assert_eq!(fault.place.line, line, "{text}{fault}");
        assert!(fault.to_string().contains(&format!(": {what}")), "{text}{fault}");
        assert_eq!(read[1].as_ref().unwrap().main.moves.len(), 1, "{text}");
    }
    let open = games("1. e4 {never closed", Laws::default()).next().unwrap().unwrap_err();
    assert_eq!(open.fault, PgnFault::OpenComment);
}
