//! Journals, which hold the setup and the events of a game: written, read back, damaged.

use tabiya::game::{
    ClockPress, ClockStop, Edition, Event, FirstMove, GameSetup, HouseRules, Instant, Journal, Resignation,
    SelfCheck, Span, TIME_PRESETS, TimeControl, Verdict,
};
use tabiya::rules::{Color, Position};

use super::desk::Desk;

fn played() -> Desk {
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(1));
    let start = Position::from_fen("r3k2r/1P1p4/8/4P3/8/8/8/R3K2R b KQkq - 0 1").unwrap();
    let mut desk = Desk::unanswered(GameSetup { time, start, ..GameSetup::default() });
    desk.play("d5 exd6 O-O b8=N Rf7 O-O-O Ra5");
    desk.ok(Event::OfferDraw(Color::White));
    desk.ok(Event::AskTakeback(Color::Black));
    desk.ok(Event::GrantRequest(Color::White));
    desk.verdict(Verdict::Winnable { line: vec![desk.game.position().legal_moves()[0]] });
    let intended = Some(desk.mv("Ra4"));
    assert!(desk.apply(Event::Claim { by: Color::Black, intended }).is_err());
    desk.ok(Event::GiveTime { to: Color::Black, time: Span::from_millis(1_500) });
    desk
}

#[test]
fn a_journal_is_readable_text_and_makes_the_same_game() {
    let desk = played();
    let text = serde_json::to_string(&desk.journal).unwrap();
    for part in [
        "\"start\":\"r3k2r/1P1p4/8/4P3/8/8/8/R3K2R b KQkq - 0 1\"",
        "[1000000,{\"move\":\"d7d5++\"}]",
        "{\"move\":\"e5d6ep\"}",
        "{\"move\":\"e8g8oo\"}",
        "{\"move\":\"b7b8=n\"}",
        "{\"move\":\"e1c1ooo\"}",
        "{\"offer-draw\":\"w\"}",
        "{\"answer\":{\"question\":",
        "{\"give-time\":{\"to\":\"b\",\"time\":1500000}}",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let journal: Journal = serde_json::from_str(&text).unwrap();
    let replay = journal.replay();
    assert_eq!(replay.fault, None);
    assert_eq!(format!("{:?}", replay.game), format!("{:?}", desk.game));
}

/// A game that continues from the moves of another game begins with the players' starting times:
/// the other game's moves earn neither increments nor the time of a later stage.
#[test]
fn continued_game_begins_with_the_whole_time() {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(11);
    let mut position = Position::initial();
    let mut played = Vec::new();
    for san in moves.split_whitespace().chain(["e4"]) {
        let mv = position.parse_san(san).unwrap();
        position = position.play(mv).unwrap();
        played.push(mv);
    }
    let rules = HouseRules { fivefold: false, ..HouseRules::fide() };
    for preset in TIME_PRESETS {
        for (press, first_move) in [(ClockPress::Move, FirstMove::Free), (ClockPress::Tap, FirstMove::Timed)]
        {
            let time = preset.control().with_press(press).with_first_move(first_move);
            let setup = GameSetup { rules: rules.clone(), time: time.clone(), ..GameSetup::default() };
            let replayed = Journal::continuing(setup, &played).replay();
            assert_eq!(
                (replayed.fault, replayed.game.moves().len()),
                (None, played.len()),
                "{}",
                preset.name
            );
            let game = replayed.game;
            assert_eq!(game.clock_stop(), ClockStop::Paused);
            for color in Color::ALL {
                let left = game.clock().and_then(|clock| clock.reading(color, game.last_change()).left);
                assert_eq!(left, Some(time.starting_time(color)), "{} {color:?}", preset.name);
            }
        }
    }
}

#[test]
fn a_journal_that_makes_no_sense_is_replayed_as_far_as_it_does() {
    let mut journal = played().journal;
    let mv = Event::Move(Desk::new(HouseRules::fide()).mv("e4"));
    journal.events.insert(3, (Instant::from_millis(3_500), mv));
    let replay = journal.replay();
    assert_eq!(replay.fault.map(|(number, _)| number), Some(3));
    assert_eq!(replay.game.moves().len(), 3);
    assert!(replay.game.pgn().contains("1... d5"));
}

#[test]
fn the_rulings_of_its_time_judge_a_journal() {
    let new = serde_json::to_value(GameSetup::default()).unwrap();
    assert_eq!(new["edition"], "third");
    let old: GameSetup = serde_json::from_str("{}").unwrap();
    assert_eq!(old.edition, Edition::First);
    assert_eq!(serde_json::from_value::<GameSetup>(new).unwrap(), GameSetup::default());
    assert!(serde_json::from_str::<GameSetup>(r#"{"edition":"fourth"}"#).is_err());
}

#[test]
fn what_an_older_journal_does_not_say_is_as_it_was_by_default() {
    let journal: Journal =
        serde_json::from_str(r#"{"setup":{"rules":{"en-passant":false}},"events":[]}"#).unwrap();
    assert_eq!(
        journal.setup.rules,
        HouseRules {
            en_passant: false,
            resignation: Resignation::Loss,
            self_check: SelfCheck::Loss,
            ..HouseRules::fide()
        }
    );
    assert_eq!(journal.setup.start, Position::initial());
    assert!(journal.setup.time.is_without_clocks());
}

#[test]
fn house_rules_are_written_by_the_names_of_their_knobs() {
    let text = serde_json::to_string(&HouseRules::lobby()).unwrap();
    assert!(text.contains("\"threefold\":\"at-once\",\"same-position\":\"placement\""), "{text}");
    for preset in tabiya::game::Preset::ALL {
        let rules = preset.rules();
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<HouseRules>(&text).unwrap(), rules);
        assert_eq!(rules.preset(), Some(preset));
        assert_eq!(rules.to_string(), preset.name());
        assert_eq!(tabiya::game::Preset::from_name(preset.name()), Some(preset));
    }
}

/// Reads ten thousand damaged journals: each is refused, or is replayed as far as its events are
/// valid.
#[test]
fn damaged_journals_are_refused_or_replayed_as_far_as_they_go() {
    let text = serde_json::to_string(&played().journal).unwrap().into_bytes();
    let (mut refused, mut replayed) = (0, 0);
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut random = |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % below as u64) as usize
    };
    for _ in 0..10_000 {
        let mut bytes = text.clone();
        for _ in 0..=random(4) {
            let at = random(bytes.len());
            match random(4) {
                0 => bytes.truncate(at.max(1)),
                1 => bytes[at] = random(256) as u8,
                2 => bytes[at] = text[random(text.len())],
                _ => {
                    let end = (at + random(20)).min(bytes.len());
                    let piece = bytes[at..end].to_vec();
                    let to = random(bytes.len());
                    bytes.splice(to..to, piece);
                }
            }
        }
        match serde_json::from_slice::<Journal>(&bytes) {
            Err(_) => refused += 1,
            Ok(journal) => {
                let game = journal.replay().game;
                assert!(game.moves().len() <= journal.events.len());
                let _ = game.pgn();
                replayed += 1;
            }
        }
    }
    println!("{refused} refused, {replayed} replayed");
    assert!(refused > 0 && replayed > 0);
}
