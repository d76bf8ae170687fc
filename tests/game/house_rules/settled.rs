//! Rules that came from the first audit: an arbiter compared the app with FIDE's Laws of Chess.
//! Each rule is a line of the rules document, `../shared/house-rules.md`, and has one short test in
//! this file, in the document's order. The tests in `tests/game/audit` cover further cases.

use tabiya::game::{
    ClockPress, Event, FirstMove, FlagFall, GameSetup, HouseRules, Preset, Refusal, Resignation, Span,
    TIME_PRESETS, TimeControl, Verdict,
};
use tabiya::rules::Color::{Black, White};
use tabiya::rules::{Color, Laws, Position};

use super::super::desk::Desk;
use super::START;
use super::dead::CLOSED;
use super::repetition::claim;

/// Lines of the rules document, each by its first words, with its test.
pub(super) const LINES: &[(&str, fn())] = &[
    ("**While an exact question is open", nothing_is_final_while_a_question_is_open),
    ("\"One's own turn\"", ones_own_turn_lasts_until_the_tap),
    ("With tapped clocks", a_reply_before_the_tap_completes_nothing),
    ("Where the penalty", a_wrong_claim_with_a_penalty_is_an_offer_and_binds),
    ("Time gone by", time_away_belongs_to_whose_clock_ran),
    ("What the arbiter set", what_the_arbiter_set_survives_takeback_and_redo),
    ("A move into check", a_losing_move_is_written_without_check_and_mate),
    ("FIDE: White's clock", whites_clock_is_started_or_the_first_move_is_free),
    ("Choosing a set", a_set_brings_its_usual_clock_and_keeps_its_name),
    ("Positions that no game can reach", impossible_positions_are_refused_with_a_reason),
    ("Points", every_set_counts_one_half_nothing),
];

/// Lines of the rules document that the tests of the score sheet, the arbiter, the page and the
/// club cover, each by its first words.
pub(super) const BY_OTHERS: &[&str] =
    &["Offers stand on the score sheet", "The arbiter can end a game", "Touch-move", "\"Most wins\""];

fn timed(rules: HouseRules, time: TimeControl) -> Desk {
    Desk::with(GameSetup { rules, time, ..GameSetup::default() })
}

/// A game with tapped clocks, 60 seconds for each player and an increment of two seconds. White's
/// clock runs.
fn tapped(rules: HouseRules) -> Desk {
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(2));
    let mut desk = timed(rules, time.with_press(ClockPress::Tap).with_first_move(FirstMove::Timed));
    desk.ok(Event::Start);
    desk
}

fn running(desk: &Desk) -> Option<Color> {
    desk.game.clock().and_then(|clock| clock.running())
}

fn take_back(desk: &mut Desk, by: Color) {
    desk.ok(Event::AskTakeback(by));
    desk.ok(Event::GrantRequest(!by));
}

#[test]
fn nothing_is_final_while_a_question_is_open() {
    let lobby = |check_warnings| HouseRules { check_warnings, ..HouseRules::lobby() };
    let flag = |flag_fall| HouseRules { flag_fall, ..HouseRules::fide() };
    let lost = HouseRules { resignation: Resignation::Loss, ..HouseRules::fide() };
    let resigns: fn(&mut Desk) = |desk| {
        desk.ok(Event::Resign(White));
    };
    let flag_falls: fn(&mut Desk) = |desk| {
        desk.wait(60_000).ok(Event::Tick);
    };
    let agree: fn(&mut Desk) = |desk| {
        desk.play("Ke6").ok(Event::OfferDraw(White));
        desk.ok(Event::AcceptDraw(Black));
    };
    // White's king steps onto a square that black pawns attack.
    let walks_into_check: fn(&mut Desk) = |desk| {
        desk.play("Ke6 Kf3 Kf6 f3f4");
    };
    for (rules, happens, otherwise) in [
        (HouseRules::lobby(), resigns, "0-1 resignation"),
        (lost, resigns, "0-1 resignation"),
        (flag(FlagFall::Loss), flag_falls, "1-0 flag-fall"),
        (flag(FlagFall::Material), flag_falls, "1-0 flag-fall"),
        (flag(FlagFall::LoneKing), flag_falls, "1-0 flag-fall"),
        (HouseRules::fide(), agree, "1/2-1/2 agreement"),
        (lobby(false), walks_into_check, "0-1 left-king-in-check"),
    ] {
        for (verdict, outcome) in
            [(Verdict::Unwinnable, "1/2-1/2 dead-position"), (Verdict::Undetermined, otherwise)]
        {
            let start = Position::from_fen(CLOSED).unwrap();
            let time = TimeControl::with_total(Span::from_secs(60));
            let mut desk =
                Desk::unanswered(GameSetup { rules: rules.clone(), start, time, ..GameSetup::default() });
            happens(desk.play("Ke2"));
            assert_eq!(desk.outcome(), "*", "{otherwise}");
            desk.verdict(verdict);
            assert_eq!(desk.outcome(), outcome);
        }
    }
}

#[test]
fn ones_own_turn_lasts_until_the_tap() {
    for rules in [HouseRules::fp_club(), HouseRules::lobby()] {
        let mut desk = tapped(rules);
        desk.play("e4");
        assert_eq!(desk.apply(Event::OfferDraw(Black)), Err(Refusal::NotYourTurn));
        desk.ok(Event::OfferDraw(White));
        desk.ok(Event::Press(White));
        assert_eq!(Color::ALL.map(|color| desk.game.may_offer_draw(color)), [false; 2]);
        desk.ok(Event::DeclineDraw(Black));
        assert_eq!(Color::ALL.map(|color| desk.game.may_offer_draw(color)), [false, true]);
    }
    // The player to move on the board claims, although the opponent has not tapped yet.
    let start = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 99 80").unwrap();
    let time = TimeControl::with_total(Span::from_secs(60)).with_press(ClockPress::Tap);
    for preset in [Preset::Fide, Preset::FlyOrDie] {
        let (rules, start, time) = (preset.rules(), start.clone(), time.clone());
        let mut desk = Desk::with(GameSetup { rules, start, time, ..GameSetup::default() });
        desk.play("Ra2");
        assert_eq!(desk.apply(claim(White)), Err(Refusal::NotYourTurn), "{preset:?}");
        desk.ok(claim(Black));
        assert_eq!(desk.outcome(), "1/2-1/2 fifty-moves");
    }
}

#[test]
fn a_reply_before_the_tap_completes_nothing() {
    for preset in Preset::ALL {
        let replied = || {
            let mut desk = tapped(preset.rules());
            desk.play("e4 e5");
            // White has used one second for e4, and Black's reply has cost another second of
            // White's time.
            assert_eq!((running(&desk), desk.left(White), desk.left(Black)), (Some(White), 58_000, 60_000));
            desk
        };
        let mut desk = replied();
        desk.ok(Event::Press(White));
        assert_eq!((running(&desk), desk.left(White), desk.left(Black)), (Some(Black), 60_000, 60_000));
        desk.wait(1_000).ok(Event::Press(Black));
        assert_eq!((running(&desk), desk.left(White), desk.left(Black)), (Some(White), 60_000, 61_000));
        let mut desk = replied();
        desk.play("Nf3");
        // White's first turn has earned the increment of two seconds, but White's second turn has
        // not.
        assert_eq!((running(&desk), desk.left(White), desk.left(Black)), (Some(White), 59_000, 60_000));
    }
}

#[test]
fn a_wrong_claim_with_a_penalty_is_an_offer_and_binds() {
    for (penalty, millis) in [("two-minutes", 120_000), ("one-minute", 60_000), ("off", 0)] {
        let mut rules = HouseRules::fide();
        rules.set_by_name("wrong-claim-penalty", penalty).unwrap();
        let mut desk = timed(rules, TimeControl::with_total(Span::from_mins(5)));
        desk.play("e4 e5");
        let (declared, other) = (desk.mv("Nf3"), desk.mv("d4"));
        let claimed = desk.apply(Event::Claim { by: White, intended: Some(declared) });
        assert_eq!(claimed.is_ok(), millis > 0);
        assert_eq!(desk.left(Black), 299_000 + millis, "{penalty}");
        assert_eq!(desk.game.draw_offer().map(|offer| offer.by), (millis > 0).then_some(White), "{penalty}");
        let bound = desk.apply(Event::Move(other)).map_err(|refusal| refusal.code());
        assert_eq!(bound.is_err(), millis > 0, "{penalty}");
        if millis > 0 {
            assert_eq!(bound.unwrap_err(), "move-declared");
            desk.ok(Event::AcceptDraw(Black));
            assert_eq!(desk.outcome(), "1/2-1/2 agreement");
        }
    }
}

#[test]
fn time_away_belongs_to_whose_clock_ran() {
    let away = |seconds: u64| {
        let mut desk = timed(HouseRules::fp_club(), TimeControl::with_total(Span::from_secs(60)));
        desk.play("e4 e5 Nf3").wait(5_000);
        let from = desk.now;
        desk.wait(seconds * 1_000).ok(Event::Suspend { from });
        desk
    };
    // An absence (the app does not run) in Black's turn; White takes a move back before the players
    // decide whether the absence is charged.
    let mut desk = away(20);
    take_back(&mut desk, White);
    let told = desk.game.undecided_absence_time();
    desk.wait(9_000).ok(Event::EndAbsence { refund: false });
    assert_eq!(told, Some(Span::from_secs(20)), "what is said to be lost is what is charged");
    assert_eq!((desk.left(White), desk.left(Black)), (59_000, 39_000));
    // The absence is longer than Black's time.
    let mut desk = away(61);
    take_back(&mut desk, White);
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!(desk.outcome(), "1-0 flag-fall");
    // The refund covers the absence, not Black's thinking time before it.
    let mut desk = away(600);
    desk.ok(Event::EndAbsence { refund: true });
    assert_eq!((desk.left(White), desk.left(Black)), (59_000, 59_000 - 5_000));
}

#[test]
fn what_the_arbiter_set_survives_takeback_and_redo() {
    let mut desk = timed(HouseRules::fp_club(), TimeControl::with_total(Span::from_secs(60)));
    desk.play("e4 e5 Nf3");
    desk.ok(Event::SetClock { color: White, left: Span::from_secs(30) });
    desk.ok(Event::SetClock { color: Black, left: Span::from_secs(600) });
    desk.ok(Event::GiveTime { to: Black, time: Span::from_secs(15) });
    take_back(&mut desk, White);
    assert_eq!((desk.left(White), desk.left(Black)), (30_000, 615_000));
    desk.ok(Event::AskRedo(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((desk.left(White), desk.left(Black)), (30_000, 615_000));
}

#[test]
fn a_losing_move_is_written_without_check_and_mate() {
    let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    for (fen, uci, written) in [
        ("k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", "Ra2"),
        ("7k/6pp/8/6r1/8/8/6Q1/6K1 w - - 0 1", "g2a8", "Qa8"),
    ] {
        let mut desk = Desk::from_fen(rules.clone(), fen);
        desk.play(uci);
        assert_eq!(desk.outcome(), "0-1 left-king-in-check");
        assert_eq!(desk.game.moves()[0].san.to_string(), written);
        assert!(desk.game.pgn().contains(&format!("{{{written} left king in check}}")));
    }
}

#[test]
fn whites_clock_is_started_or_the_first_move_is_free() {
    let firsts = Preset::ALL.map(Preset::first_move);
    assert_eq!(firsts, [FirstMove::Timed, FirstMove::Free, FirstMove::Free, FirstMove::Free]);
    let time = TimeControl::fischer(Span::from_secs(300), Span::from_secs(3));
    for start in [Event::Press(Black), Event::Start] {
        let mut desk = timed(HouseRules::fide(), time.clone().with_first_move(FirstMove::Timed));
        desk.wait(9_000).ok(start);
        desk.play("e4");
        assert_eq!((desk.left(White), running(&desk)), (302_000, Some(Black)));
    }
    // A free first move earns the increment.
    let mut desk = timed(HouseRules::fide(), time);
    let mv = desk.mv("e4");
    desk.wait(9_000).ok(Event::Move(mv));
    assert_eq!((desk.left(White), running(&desk)), (303_000, Some(Black)));
}

#[test]
fn a_set_brings_its_usual_clock_and_keeps_its_name() {
    let clocks = Preset::ALL.map(|preset| preset.usual_time_control().allowance(White).to_pgn());
    assert_eq!(clocks, ["-", "900", "40/1800", "-"]);
    for preset in Preset::ALL {
        let clock = preset.usual_time_control();
        assert_eq!(clock.allowance(White), clock.allowance(Black), "{preset:?}");
    }
    for name in ["1+0", "3+0", "5+0", "10+0", "15+0", "30+0", "60+0"] {
        assert!(TIME_PRESETS.iter().any(|preset| preset.name == name), "{name}");
    }
    // Another time control does not change the name of the rule set.
    for time in [TimeControl::without_clocks(), TimeControl::with_total(Span::from_mins(7))] {
        let desk = timed(HouseRules::fp_club(), time);
        assert_eq!(desk.game.rules().named_preset(), Some(Preset::FpClub));
        assert!(desk.game.pgn().contains("[HouseRules \"fp-club\"]"));
    }
}

/// No game can start from an impossible position. The position editor can show such a position and
/// names its fault; the editor's own tests cover that.
#[test]
fn impossible_positions_are_refused_with_a_reason() {
    for (fen, code) in [
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", "fen-check-unexplained"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR w Kkq - 0 1", "fen-promoted"),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 3 10", "fen-en-passant-quiet"),
    ] {
        let fault = Position::from_fen_of_game(fen, Laws::default()).unwrap_err();
        assert_eq!(fault.code(), code, "{fen}");
    }
    assert!(Position::from_fen_of_game(START, Laws::default()).is_ok());
}

/// Points within one game; other tests cover the scores of matches.
#[test]
fn every_set_counts_one_half_nothing() {
    for preset in Preset::ALL {
        let points = |desk: &Desk| {
            let outcome = desk.game.outcome().unwrap();
            Color::ALL.map(|color| outcome.points(color).halves())
        };
        let mut desk = Desk::from_fen(preset.rules(), "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1");
        desk.play("Qg7#");
        assert_eq!(points(&desk), [2, 0], "{preset:?}");
        let mut desk = Desk::from_fen(preset.rules(), "7k/5K2/8/8/6Q1/8/8/8 w - - 0 1");
        desk.play("Qg6");
        assert_eq!(points(&desk), [1, 1], "{preset:?}");
        let mut desk = timed(preset.rules(), TimeControl::without_clocks());
        desk.play("e4 e5").ok(Event::Resign(White));
        desk.answer_open_question_winnable();
        assert_eq!(points(&desk), [0, 2], "{preset:?}");
    }
}
