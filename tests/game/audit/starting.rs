//! White's clock is started before the first move (FIDE 6.6), or the first move is free: it costs
//! no time, but earns its increment. The first increment can be on the clock from the start.

use tabiya::game::{
    ClockPress, Event, FirstMove, GameSetup, HouseRules, Refusal, Span, TimeBonus, TimeControl,
};
use tabiya::game::{FirstIncrement, Preset, TimeAllowance, TimeStage};
use tabiya::rules::Color::{self, Black, White};
use tabiya::rules::Position;

use super::super::desk::Desk;
use super::{plain, under};

fn timed(secs: u64, increment: u64) -> TimeControl {
    let time = TimeControl::fischer(Span::from_secs(secs), Span::from_secs(increment));
    time.with_first_move(FirstMove::Timed)
}

fn running(desk: &Desk) -> Option<Color> {
    desk.game.clock().and_then(|clock| clock.running())
}

#[test]
fn white_s_time_runs_from_a_press_of_black_or_a_start() {
    for start in [Event::Press(Black), Event::Start] {
        for press in [ClockPress::Move, ClockPress::Tap] {
            let mut desk = under(HouseRules::fide(), timed(60, 0).with_press(press));
            assert!(desk.game.waits_for_start() && desk.game.accepts_moves());
            desk.wait(5_000);
            assert_eq!(desk.apply(Event::Press(White)), Err(Refusal::NothingToPress));
            desk.wait(5_000).ok(start.clone());
            assert_eq!((running(&desk), desk.game.waits_for_start()), (Some(White), false));
            assert_eq!(desk.apply(Event::Start), Err(Refusal::NothingToStart));
            assert_eq!(desk.apply(Event::Press(Black)), Err(Refusal::NothingToPress));
            desk.wait(2_000).play("e4");
            assert_eq!(desk.left(White), 57_000);
        }
    }
}

#[test]
fn a_move_before_the_start_is_the_start() {
    for preset in Preset::ALL {
        let mut desk = under(preset.rules(), timed(60, 3));
        desk.wait(600_000).play("e4");
        assert_eq!((desk.left(White), running(&desk)), (63_000, Some(Black)), "{preset:?}");
        assert_eq!(desk.apply(Event::Start), Err(Refusal::NothingToStart));
        // After a takeback the clock waits for its start again, and any move starts it.
        desk.wait(5_000).ok(Event::AskTakeback(White));
        desk.ok(Event::GrantRequest(Black));
        assert_eq!((desk.left(White), desk.left(Black), running(&desk)), (60_000, 60_000, None));
        assert!(desk.game.waits_for_start());
        desk.wait(600_000).play("d4");
        assert_eq!((desk.left(White), running(&desk)), (63_000, Some(Black)));
        // If Black is to move first, Black's move is the start.
        let start = Position::from_fen("4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 1").unwrap();
        let setup = GameSetup { rules: preset.rules(), start, time: timed(60, 3), ..GameSetup::default() };
        let mut desk = Desk::with(setup);
        desk.wait(600_000).play("a5");
        assert_eq!((desk.left(Black), running(&desk)), (63_000, Some(White)));
    }
}

#[test]
fn a_pressed_clock_that_a_move_starts_runs_until_the_press() {
    let mut desk = under(HouseRules::fide(), timed(60, 3).with_press(ClockPress::Tap));
    desk.wait(600_000).play("e4");
    assert_eq!((running(&desk), desk.game.awaited_press()), (Some(White), Some(White)));
    assert_eq!(desk.wait(2_000).apply(Event::Press(Black)), Err(Refusal::NothingToPress));
    desk.wait(2_000).ok(Event::Press(White));
    assert_eq!((desk.left(White), running(&desk)), (60_000 - 4_000 + 3_000, Some(Black)));
    // If White does not tap, White's flag falls.
    let mut desk = under(HouseRules::lobby(), timed(60, 0).with_press(ClockPress::Tap));
    desk.wait(600_000).play("e4").wait(60_000).ok(Event::Tick);
    assert_eq!(desk.outcome(), "0-1 flag-fall");
}

#[test]
fn what_the_arbiter_gave_before_the_start_stays() {
    let mut desk = under(HouseRules::fide(), timed(60, 0));
    desk.ok(Event::SetClock { color: White, left: Span::from_secs(90) });
    desk.ok(Event::GiveTime { to: Black, time: Span::from_secs(15) });
    desk.wait(600_000).play("e4");
    assert_eq!((desk.left(White), desk.left(Black)), (90_000, 75_000));
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((desk.left(White), desk.left(Black), running(&desk)), (90_000, 75_000, None));
}

#[test]
fn the_flag_can_fall_before_the_first_move() {
    let mut desk = under(HouseRules::lobby(), timed(60, 0));
    desk.wait(600_000).ok(Event::Tick);
    assert_eq!(desk.outcome(), "*", "nothing runs yet");
    desk.ok(Event::Start);
    desk.wait(60_000).ok(Event::Tick);
    assert_eq!(desk.outcome(), "0-1 flag-fall");
}

#[test]
fn where_black_is_to_move_first_it_is_blacks_clock() {
    let start = Position::from_fen("4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 1").unwrap();
    let setup = GameSetup { rules: HouseRules::fp_club(), start, time: timed(60, 0), ..GameSetup::default() };
    let mut desk = Desk::with(setup);
    assert_eq!(desk.apply(Event::Press(Black)), Err(Refusal::NothingToPress));
    desk.ok(Event::Press(White));
    assert_eq!(running(&desk), Some(Black));
}

#[test]
fn without_a_clock_nothing_waits() {
    let mut desk = under(HouseRules::fide(), TimeControl::without_clocks().with_first_move(FirstMove::Timed));
    assert!(!desk.game.waits_for_start());
    desk.play("e4 e5");
}

#[test]
fn taking_back_the_first_move_leaves_the_clock_stopped() {
    let mut desk = under(HouseRules::fp_club(), timed(60, 3));
    desk.ok(Event::Start);
    desk.wait(9_000).play("e4");
    assert_eq!(desk.left(White), 53_000);
    desk.wait(4_000).ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((running(&desk), desk.game.waits_for_start()), (None, true));
    assert_eq!((desk.left(White), desk.left(Black)), (60_000, 60_000));
    desk.wait(100_000).ok(Event::Press(Black));
    desk.play("d4");
    assert_eq!((desk.left(White), running(&desk)), (62_000, Some(Black)));
    // Both moves are taken back at once; added time stays.
    desk.play("d5");
    desk.ok(Event::GiveTime { to: White, time: Span::from_secs(15) });
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((running(&desk), desk.left(White), desk.left(Black)), (None, 75_000, 60_000));
    // After a redo White's clock runs, as before the takeback.
    desk.ok(Event::AskRedo(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((running(&desk), desk.left(White)), (Some(White), 62_000 + 15_000));
}

#[test]
fn fide_times_the_first_move_and_the_others_do_not() {
    for preset in Preset::ALL {
        let expected = if preset == Preset::Fide { FirstMove::Timed } else { FirstMove::Free };
        assert_eq!(preset.first_move(), expected, "{preset:?}");
    }
}

#[test]
fn a_free_first_move_earns_the_increment() {
    let mut desk = plain(300, 3);
    let mv = desk.mv("e4");
    desk.wait(60_000).ok(Event::Move(mv));
    let mv = desk.mv("e5");
    desk.ok(Event::Move(mv));
    assert_eq!((desk.left(White), desk.left(Black)), (303_000, 303_000));
    // Bronstein delay returns the time used, which is zero for a free move.
    let time = TimeControl::same_for_both(TimeAllowance::with_total(
        Span::from_secs(60),
        TimeBonus::Bronstein(Span::from_secs(3)),
    ));
    let mut desk = under(HouseRules::fp_club(), time.unwrap());
    desk.wait(60_000).play("e4");
    assert_eq!(desk.left(White), 60_000);
    // With tapped clocks the tap earns the increment.
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(3)).with_press(ClockPress::Tap);
    let mut desk = under(HouseRules::fp_club(), time);
    desk.play("e4");
    assert_eq!(desk.left(White), 60_000);
    desk.wait(5_000).ok(Event::Press(White));
    assert_eq!((desk.left(White), running(&desk)), (63_000, Some(Black)));
}

/// 90 minutes with an increment of 30 seconds, White's first move timed.
fn ninety(first_increment: FirstIncrement) -> TimeControl {
    timed(5_400, 30).with_first_increment(first_increment)
}

#[test]
fn the_first_increment_can_stand_on_the_clock_from_the_start() {
    for (first_increment, begins) in
        [(FirstIncrement::AfterMove, 5_400_000), (FirstIncrement::AtStart, 5_430_000)]
    {
        let mut desk = under(HouseRules::fide(), ninety(first_increment));
        assert_eq!((desk.left(White), desk.left(Black)), (begins, begins));
        assert_eq!(ninety(first_increment).starting_time(White).as_millis(), begins);
        // Every move still earns its own increment.
        desk.ok(Event::Start);
        desk.wait(9_000).play("e4 e5 Nf3");
        assert_eq!((desk.left(White), desk.left(Black)), (begins + 60_000 - 11_000, begins + 30_000 - 1_000));
        // Taking back all moves restores the initial times.
        desk.ok(Event::AskTakeback(White));
        desk.ok(Event::GrantRequest(Black));
        desk.ok(Event::AskTakeback(White));
        desk.ok(Event::GrantRequest(Black));
        assert_eq!((desk.left(White), desk.left(Black)), (begins, begins));
        assert!(desk.journal.replay().game == desk.game);
    }
}

#[test]
fn it_is_a_matter_of_increments_and_of_the_first_stage() {
    let secs = Span::from_secs;
    let stage = |moves, time, bonus| TimeStage { moves, time: secs(time), bonus };
    let begins = |stages: Vec<TimeStage>| {
        let time = TimeControl::same_for_both(TimeAllowance { stages, per_move: None }).unwrap();
        let desk = under(HouseRules::fide(), time.with_first_increment(FirstIncrement::AtStart));
        desk.left(White)
    };
    for bonus in
        [TimeBonus::None, TimeBonus::Bronstein(secs(5)), TimeBonus::Delay(secs(5)), TimeBonus::Hourglass]
    {
        assert_eq!(begins(vec![stage(None, 60, bonus)]), 60_000, "{bonus:?}");
    }
    let stages = |first, second| vec![stage(Some(1), 60, first), stage(None, 30, second)];
    assert_eq!(begins(stages(TimeBonus::Increment(secs(5)), TimeBonus::None)), 65_000);
    assert_eq!(begins(stages(TimeBonus::None, TimeBonus::Increment(secs(5)))), 60_000);
    // A second stage adds its time, but no increment at its beginning.
    let time = TimeControl::same_for_both(TimeAllowance {
        stages: stages(TimeBonus::Increment(secs(5)), TimeBonus::Increment(secs(5))),
        per_move: None,
    });
    let mut desk = under(HouseRules::fp_club(), time.unwrap().with_first_increment(FirstIncrement::AtStart));
    desk.play("e4");
    assert_eq!(desk.left(White), 60_000 + 5_000 + 5_000 + 30_000);
}

#[test]
fn it_is_written_only_where_it_was_chosen() {
    let usual = serde_json::to_string(&ninety(FirstIncrement::AfterMove)).unwrap();
    assert!(!usual.contains("first_increment"), "{usual}");
    for first_increment in [FirstIncrement::AfterMove, FirstIncrement::AtStart] {
        let time = ninety(first_increment);
        let text = serde_json::to_string(&time).unwrap();
        assert_eq!(serde_json::from_str::<TimeControl>(&text).unwrap(), time);
        assert_eq!(time.preset_name(), Some("90+30"), "it keeps its name");
        assert_eq!(FirstIncrement::from_name(first_increment.name()), Some(first_increment));
    }
}
