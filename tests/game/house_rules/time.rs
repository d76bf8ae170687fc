//! Time controls of each preset.

use tabiya::game::{Event, HouseRules, Span, TIME_PRESETS, TimeAllowance, TimeBonus, TimeControl, TimeStage};
use tabiya::rules::Color;

use super::super::desk::Desk;
use super::START;

pub(super) fn total_time(rules: HouseRules) {
    let mut desk = Desk::timed(rules, START, TimeControl::with_total(Span::from_secs(60)));
    desk.play("e4 e5 Nf3 Nc6");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (59_000, 58_000));
}

fn stages() -> TimeControl {
    let bonus = TimeBonus::None;
    TimeControl::same_for_both(TimeAllowance {
        stages: vec![TimeStage { moves: Some(2), time: Span::from_secs(60), bonus }],
        per_move: None,
    })
    .unwrap()
}

pub(super) fn moves_in_a_time(rules: HouseRules) {
    // A minute for every two moves. Unused time is kept.
    let mut desk = Desk::timed(rules, START, stages());
    desk.play("e4 e5 Nf3");
    assert_eq!(desk.left(Color::White), 60_000 - 1_000 + 60_000);
    desk.play("Nc6 Bb5 a6 Ba4");
    assert_eq!(desk.left(Color::White), 180_000 - 3_000);
}

pub(super) fn total_stages_and_increment(rules: HouseRules) {
    total_time(rules.clone());
    moves_in_a_time(rules.clone());
    // Two stages: two moves in a minute, then half a minute for the rest.
    let stage = |moves, secs| TimeStage { moves, time: Span::from_secs(secs), bonus: TimeBonus::None };
    let stages = vec![stage(Some(2), 60), stage(None, 30)];
    let time = TimeControl::same_for_both(TimeAllowance { stages, per_move: None }).unwrap();
    let mut desk = Desk::timed(rules.clone(), START, time);
    desk.play("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (90_000 - 3_000, 90_000 - 4_000));
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(3));
    let mut desk = Desk::timed(rules, START, time);
    desk.play("e4 e5 Nf3 Nc6");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (65_000, 64_000));
}

pub(super) fn none_or_total_and_limit_per_move(rules: HouseRules) {
    let mut desk = Desk::timed(rules.clone(), START, TimeControl::without_clocks());
    desk.wait(1_000_000_000).play("e4 e5");
    assert!(desk.game.clock().is_none());
    total_time(rules.clone());
    // The time presets include these totals.
    for minutes in [1, 3, 5, 10, 15, 30, 60] {
        let total = TimeControl::with_total(Span::from_mins(minutes));
        assert!(TIME_PRESETS.into_iter().any(|preset| preset.control() == total), "{minutes}");
    }
    // Reaching the limit per move is a flag fall like any other.
    let allowance = TimeAllowance {
        per_move: Some(Span::from_secs(10)),
        ..TimeAllowance::with_total(Span::from_secs(60), TimeBonus::None)
    };
    for allowance in [allowance, TimeAllowance { stages: Vec::new(), per_move: Some(Span::from_secs(10)) }] {
        let mut desk = Desk::timed(rules.clone(), START, TimeControl::same_for_both(allowance).unwrap());
        desk.play("e4").wait(8_999).play("e5");
        assert_eq!(desk.outcome(), "*");
        desk.wait(9_999).ok(Event::Tick);
        assert_eq!(desk.outcome(), "*");
        desk.wait(1).ok(Event::Tick);
        assert_eq!(desk.outcome(), "0-1 flag-fall");
    }
}
