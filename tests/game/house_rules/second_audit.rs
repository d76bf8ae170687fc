//! Rules that came from the second audit: an arbiter compared the app with FIDE's Laws of Chess.
//! Each rule is a line of the rules document, `../shared/house-rules.md`, and has one short test in
//! this file, in the document's order. The tests in `tests/game/audit` cover further cases.

use tabiya::game::{
    ClockPress, Event, FirstIncrement, FirstMove, Game, GameResult, GameSetup, HouseRules, Preset, Refusal,
    Span, TimeAllowance, TimeBonus, TimeControl, TimeStage,
};
use tabiya::rules::Color::{Black, White};
use tabiya::rules::{Color, Position, PositionSetup};

use super::super::desk::Desk;
use super::super::saved;

/// Lines of the rules document, each by its first words, with its test.
pub(super) const LINES: &[(&str, fn())] = &[
    ("FIDE 7.5.5", a_move_into_check_draws_where_the_opponent_cannot_mate),
    ("A move made on the board before", a_move_before_the_start_starts_the_clock),
    ("The first increment", the_first_increment_may_stand_on_the_clock_from_the_start),
    ("A correct claim", a_correct_claim_is_final_under_fide_rules),
    ("A limit for each move is a flag", a_limit_and_a_delay_are_charged_in_a_gap),
    ("An arbiter may give", an_arbiter_gives_results_that_pgn_does_not_know),
    ("A link holds", a_link_holds_what_the_saved_game_holds),
];

#[test]
fn a_move_into_check_draws_where_the_opponent_cannot_mate() {
    for preset in Preset::ALL {
        let rules = HouseRules { check_warnings: false, ..preset.rules() };
        let score = if preset == Preset::Fide { "1/2-1/2" } else { "0-1" };
        let mut desk = Desk::from_fen(rules, "8/8/8/8/8/4k3/7Q/4K3 w - - 0 1");
        desk.play("e1e2");
        assert_eq!(desk.outcome(), format!("{score} left-king-in-check"), "{preset:?}");
    }
}

#[test]
fn a_move_before_the_start_starts_the_clock() {
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(3));
    for press in [ClockPress::Move, ClockPress::Tap] {
        let time = time.clone().with_press(press).with_first_move(FirstMove::Timed);
        let mut desk = Desk::with(GameSetup { time, ..GameSetup::default() });
        desk.wait(600_000).play("e4");
        if press == ClockPress::Tap {
            desk.wait(4_000).ok(Event::Press(White));
        }
        let used = if press == ClockPress::Tap { 4_000 } else { 0 };
        assert_eq!((desk.left(White), desk.left(Black)), (63_000 - used, 60_000));
    }
}

#[test]
fn the_first_increment_may_stand_on_the_clock_from_the_start() {
    let time: TimeControl = "5400+30".parse().unwrap();
    assert_eq!(time.first_increment(), FirstIncrement::AfterMove, "off by default");
    let time = time.with_first_increment(FirstIncrement::AtStart);
    let mut desk = Desk::with(GameSetup { rules: HouseRules::fp_club(), time, ..GameSetup::default() });
    assert_eq!((desk.left(White), desk.left(Black)), (5_430_000, 5_430_000));
    desk.play("e4");
    assert_eq!(desk.left(White), 5_460_000);
}

#[test]
fn a_correct_claim_is_final_under_fide_rules() {
    for preset in [Preset::Fide, Preset::FpClub, Preset::FlyOrDie] {
        let mut desk = Desk::new(preset.rules());
        desk.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8").ok(Event::Claim { by: White, intended: None });
        assert_eq!(desk.outcome(), "1/2-1/2 threefold");
        let undone = desk.apply(Event::UndoEnd(White));
        assert_eq!(matches!(undone, Err(Refusal::GameOver(_))), preset == Preset::Fide, "{preset:?}");
    }
}

#[test]
fn a_limit_and_a_delay_are_charged_in_a_gap() {
    let limit = TimeAllowance { stages: Vec::new(), per_move: Some(Span::from_secs(10)) };
    let delay = TimeAllowance::with_total(Span::ZERO, TimeBonus::Delay(Span::from_secs(10)));
    for allowance in [limit, delay] {
        for takes_back in [false, true] {
            for (secs, outcome) in [(9, "*"), (10, "1-0 flag-fall")] {
                let (rules, time) =
                    (HouseRules::lobby(), TimeControl::same_for_both(allowance.clone()).unwrap());
                let mut desk = Desk::with(GameSetup { rules, time, ..GameSetup::default() });
                desk.play("e4 e5 Nf3");
                let from = desk.now;
                desk.wait(secs * 1_000).ok(Event::Suspend { from });
                if takes_back {
                    desk.ok(Event::AskTakeback(White));
                    desk.ok(Event::GrantRequest(Black));
                }
                desk.ok(Event::EndAbsence { refund: false });
                assert_eq!(desk.outcome(), outcome, "{secs} s, taken back: {takes_back}");
            }
        }
    }
}

#[test]
fn an_arbiter_gives_results_that_pgn_does_not_know() {
    for (result, score, halves) in [
        (GameResult::BothLose, "0-0", [0, 0]),
        (GameResult::HalfPoint(White), "1/2-0", [1, 0]),
        (GameResult::HalfPoint(Black), "0-1/2", [0, 1]),
    ] {
        let start = Position::from_fen("4k3/p7/8/8/8/8/P7/4K3 w - - 0 1").unwrap();
        let mut desk = Desk::with(GameSetup { start, ..GameSetup::default() });
        desk.ok(Event::Decide { result, why: String::new() });
        assert_eq!(desk.outcome(), format!("{score} arbiter"));
        let outcome = desk.game.outcome().unwrap();
        assert_eq!(Color::ALL.map(|color| outcome.points(color).halves()), halves);
        let pgn = desk.game.pgn();
        assert!(pgn.contains("[Result \"*\"]") && pgn.contains("[Termination \"adjudication\"]"), "{pgn}");
        assert!(pgn.ends_with("*\n"), "{pgn}");
    }
}

#[test]
fn a_link_holds_what_the_saved_game_holds() {
    let stage = |moves, mins| TimeStage { moves, time: Span::from_mins(mins), bonus: TimeBonus::None };
    let allowance = TimeAllowance { stages: vec![stage(Some(2), 5), stage(Some(30), 3)], per_move: None };
    let time = TimeControl::new(allowance, TimeAllowance::default()).unwrap().with_press(ClockPress::Tap);
    let mut desk = Desk::with(GameSetup { time, ..GameSetup::default() });
    desk.ok(Event::SetClock { color: White, left: Span::from_secs(200) });
    let same = |desk: &Desk| {
        let opened = saved::linked(&desk.game, desk.now).unwrap().0;
        assert_eq!(opened.awaited_press(), desk.game.awaited_press());
        let moves_to_go = |game: &Game| {
            Color::ALL.map(|color| game.clock().unwrap().reading(color, game.last_change()).moves_to_go)
        };
        assert_eq!(moves_to_go(&opened), moves_to_go(&desk.game));
        let left = |game: &Game, now| Color::ALL.map(|color| game.clock().unwrap().reading(color, now).left);
        assert_eq!(left(&opened, opened.last_change()), left(&desk.game, desk.now));
        let waits = |game: &Game| (game.flag_fallen(), game.question().map(|question| question.mating_side));
        assert_eq!(waits(&opened), waits(&desk.game));
    };
    same(&desk);
    desk.play("e4 e5 Nf3 Nc6 Bb5").wait(3_000);
    same(&desk);
    let fen = PositionSetup::from(desk.game.position()).to_string();
    desk.ok(Event::CorrectPosition { fen: fen.replace(" b ", " w "), why: String::new() });
    desk.play("Ba4");
    assert_eq!(desk.game.awaited_press(), Some(White));
    same(&desk);
    desk.wait(400_000).ok(Event::Tick);
    assert_eq!(desk.game.flag_fallen(), Some(White));
    same(&desk);
}
