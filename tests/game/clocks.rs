//! Clocks, to the microsecond: every kind of time control, and every way in which a clock stops.

use tabiya::game::{
    ClockPress, ClockStop, Event, FirstMove, GameSetup, HouseRules, Instant, Refusal, Span, TimeAllowance,
    TimeBonus, TimeStage,
};
use tabiya::game::{TimeControl, TimeFault};
use tabiya::rules::Color::{Black, White};

use super::desk::Desk;

fn desk(time: TimeControl) -> Desk {
    Desk::with(GameSetup { rules: HouseRules::lobby(), time, ..GameSetup::default() })
}

fn with_bonus(secs: u64, bonus: TimeBonus) -> TimeControl {
    TimeControl::same_for_both(TimeAllowance::with_total(Span::from_secs(secs), bonus)).unwrap()
}

#[test]
fn an_increment_is_added_after_the_move() {
    let mut desk = desk(with_bonus(10, TimeBonus::Increment(Span::from_secs(3))));
    desk.play("e4").wait(8_999);
    assert_eq!(desk.left(Black), 1_001);
    desk.play("e5");
    assert_eq!(desk.left(Black), 10_000 - 9_999 + 3_000);
    // The increment is added after the move, so it does not prevent a flag fall during the move.
    desk.play("Nf3").wait(2_001);
    let mv = desk.mv("Nc6");
    desk.wait(1_000);
    assert!(desk.ok(Event::Move(mv)).is_too_late);
}

#[test]
fn bronstein_gives_back_what_was_used_and_no_more() {
    let mut desk = desk(with_bonus(10, TimeBonus::Bronstein(Span::from_secs(3))));
    desk.play("e4 e5");
    assert_eq!(desk.left(Black), 10_000);
    desk.wait(4_000).play("Nf3");
    assert_eq!(desk.left(White), 10_000 - 5_000 + 3_000);
}

#[test]
fn a_delay_passes_before_the_clock_runs() {
    let mut desk = desk(with_bonus(10, TimeBonus::Delay(Span::from_secs(3))));
    desk.play("e4").wait(2_000);
    let reading = desk.game.clock().unwrap().reading(Black, desk.now);
    assert_eq!((reading.left, reading.delay_left), (Some(Span::from_secs(10)), Span::from_secs(1)));
    desk.wait(3_000).play("e5");
    assert_eq!(desk.left(Black), 10_000 - 3_000);
    desk.play("Nf3");
    assert_eq!(desk.left(White), 10_000);
    // Black has seven seconds left, and the delay of three seconds passes first.
    desk.wait(9_999).ok(Event::Tick);
    assert_eq!((desk.outcome().as_str(), desk.left(Black)), ("*", 1));
    desk.wait(1).ok(Event::Tick);
    assert_eq!(desk.outcome(), "1-0 flag-fall");
}

#[test]
fn an_hourglass_gives_to_one_what_the_other_spends() {
    let mut desk = desk(with_bonus(10, TimeBonus::Hourglass));
    desk.play("e4").wait(3_000);
    assert_eq!((desk.left(White), desk.left(Black)), (13_000, 7_000));
    desk.play("e5");
    assert_eq!((desk.left(White), desk.left(Black)), (14_000, 6_000));
    desk.wait(2_000);
    assert_eq!((desk.left(White), desk.left(Black)), (12_000, 8_000));
    desk.wait(12_000).ok(Event::Tick);
    assert_eq!(desk.outcome(), "0-1 flag-fall");
    assert_eq!((desk.left(White), desk.left(Black)), (0, 20_000));
}

#[test]
fn stages_add_their_time_and_have_bonuses_of_their_own() {
    let stage = |moves, secs, bonus| TimeStage { moves, time: Span::from_secs(secs), bonus };
    let stages = vec![
        stage(Some(2), 100, TimeBonus::None),
        stage(Some(1), 50, TimeBonus::Increment(Span::from_secs(10))),
        stage(None, 20, TimeBonus::Delay(Span::from_secs(5))),
    ];
    let time = TimeControl::same_for_both(TimeAllowance { stages, per_move: None }).unwrap();
    assert_eq!(time.allowance(White).to_pgn(), "2/100:1/50+10:20d5");
    let mut desk = desk(time);
    desk.play("e4 e5 Nf3");
    assert_eq!(desk.left(White), 100_000 - 1_000 + 50_000, "the second move completes the first stage");
    desk.play("Nc6 Bb5");
    assert_eq!(desk.left(White), 149_000 - 1_000 + 10_000 + 20_000, "the third one earns its increment");
    desk.play("a6").wait(3_000).play("Ba4");
    assert_eq!(desk.left(White), 178_000, "four seconds are within the delay");
}

#[test]
fn each_player_may_have_a_time_of_their_own() {
    let white = TimeAllowance::with_total(Span::from_secs(60), TimeBonus::None);
    let mut desk = desk(TimeControl::new(white, TimeAllowance::default()).unwrap());
    desk.play("e4").wait(1_000_000).play("e5").wait(59_999);
    let clock = desk.game.clock().unwrap();
    assert_eq!(clock.reading(Black, desk.now).left, None);
    assert_eq!(desk.left(White), 1);
    desk.wait(1).ok(Event::Tick);
    assert_eq!(desk.outcome(), "0-1 flag-fall");
}

#[test]
fn the_first_move_is_free_or_timed() {
    let mut free = desk(TimeControl::with_total(Span::from_secs(60)));
    assert_eq!(free.apply(Event::Start), Err(Refusal::NothingToStart));
    free.wait(1_000_000).play("e4");
    assert_eq!((free.left(White), free.game.clock().unwrap().running()), (60_000, Some(Black)));

    let time = TimeControl::with_total(Span::from_secs(60)).with_first_move(FirstMove::Timed);
    let mut timed = desk(time.clone());
    timed.wait(5_000).ok(Event::Start);
    assert_eq!(timed.apply(Event::Start), Err(Refusal::NothingToStart));
    timed.wait(9_000).play("e4");
    assert_eq!(timed.left(White), 50_000);
    assert_eq!(timed.game.moves()[0].time_used, Some(Span::from_secs(10)));
    // A timed first move before White's clock is started costs nothing and starts Black's clock.
    let mut unstarted = desk(time);
    unstarted.wait(9_000).play("e4");
    assert_eq!((unstarted.left(White), unstarted.left(Black)), (60_000, 60_000));
}

#[test]
fn a_tap_stops_the_clock_where_a_move_does_not() {
    let time = with_bonus(60, TimeBonus::Increment(Span::from_secs(2))).with_press(ClockPress::Tap);
    let mut desk = desk(time);
    desk.play("e4").ok(Event::Press(White));
    desk.play("e5").wait(500);
    assert_eq!((desk.left(Black), desk.game.awaited_press()), (58_500, Some(Black)));
    assert_eq!(desk.apply(Event::Press(White)), Err(Refusal::NothingToPress));
    desk.ok(Event::Press(Black));
    assert_eq!((desk.left(Black), desk.game.clock().unwrap().running()), (60_500, Some(White)));
    assert_eq!(desk.game.moves()[1].clock, Some(Span::from_millis(60_500)));
    desk.play("Nf3").ok(Event::Press(White));
    // The flag can fall after the move and before the tap.
    desk.play("Nc6").wait(100_000);
    let changes = desk.ok(Event::Press(Black));
    assert_eq!(
        (changes.flag_fell, changes.is_too_late, desk.outcome().as_str()),
        (Some(Black), true, "1-0 flag-fall")
    );
}

#[test]
fn the_mating_move_stops_the_clock_without_a_tap() {
    let time = TimeControl::with_total(Span::from_secs(60)).with_press(ClockPress::Tap);
    let mut desk = desk(time);
    for (san, by) in [("f3", White), ("e5", Black), ("g4", White)] {
        desk.play(san).ok(Event::Press(by));
    }
    desk.wait(2_000).play("Qh4#").wait(1_000_000);
    assert_eq!(desk.outcome(), "0-1 checkmate");
    assert_eq!((desk.left(Black), desk.game.clock().unwrap().running()), (56_000, None));
}

#[test]
fn a_move_at_the_instant_of_zero_is_too_late() {
    let mut desk = desk(TimeControl::with_total(Span::from_secs(60)));
    desk.play("e4").wait(60_000);
    let mv = desk.mv("e5");
    let changes = desk.ok(Event::Move(mv));
    assert!(changes.is_too_late && changes.flag_fell == Some(Black));
    assert_eq!((desk.outcome().as_str(), desk.game.moves().len()), ("1-0 flag-fall", 1));
}

#[test]
fn a_pause_costs_nobody_anything() {
    let mut desk = desk(TimeControl::with_total(Span::from_secs(60)));
    assert_eq!(desk.apply(Event::Pause), Err(Refusal::NotRunning));
    desk.play("e4").wait(2_000).ok(Event::Pause);
    assert_eq!((desk.game.clock_stop(), desk.left(Black)), (ClockStop::Paused, 58_000));
    desk.wait(1_000_000);
    let mv = desk.mv("e5");
    assert_eq!(desk.apply(Event::Move(mv)), Err(Refusal::Paused), "a move does not start a stopped clock");
    assert_eq!(desk.apply(Event::Pause), Err(Refusal::NotRunning));
    desk.ok(Event::Resume);
    assert_eq!(desk.apply(Event::Resume), Err(Refusal::NotPaused));
    desk.play("e5");
    assert_eq!((desk.left(White), desk.left(Black)), (60_000, 57_000));
}

#[test]
fn the_gap_of_a_suspension_is_counted_or_refunded() {
    for (refund, left) in [(true, 58_000), (false, 38_000)] {
        let mut desk = desk(TimeControl::with_total(Span::from_secs(60)));
        desk.play("e4").wait(2_000);
        let from = desk.now;
        desk.wait(20_000).ok(Event::Suspend { from });
        assert_eq!((desk.game.clock_stop(), desk.left(Black)), (ClockStop::Suspended(from), 58_000));
        let mv = desk.mv("e5");
        assert_eq!(desk.apply(Event::Move(mv)), Err(Refusal::Suspended));
        desk.ok(Event::EndAbsence { refund });
        assert_eq!(desk.left(Black), left);
        desk.play("e5");
        assert_eq!(desk.left(Black), left - 1_000);
    }
    // A flag falls in an absence that is charged.
    let mut counted = desk(TimeControl::with_total(Span::from_secs(60)));
    counted.play("e4").wait(2_000);
    let from = counted.now;
    counted.wait(100_000).ok(Event::Suspend { from });
    assert_eq!(counted.outcome(), "*");
    counted.ok(Event::EndAbsence { refund: false });
    assert_eq!((counted.outcome().as_str(), counted.left(Black)), ("1-0 flag-fall", 0));
    // A flag that fell before the absence stays fallen.
    let mut before = desk(TimeControl::with_total(Span::from_secs(60)));
    before.play("e4").wait(60_000);
    let from = before.now;
    assert!(before.wait(5_000).ok(Event::Suspend { from }).is_too_late);
    assert_eq!(before.outcome(), "1-0 flag-fall");
    assert!(matches!(before.apply(Event::EndAbsence { refund: true }), Err(Refusal::GameOver(_))));
}

#[test]
fn time_can_be_given_and_an_arbiter_can_set_a_clock() {
    let mut desk = desk(TimeControl::with_total(Span::from_secs(60)));
    desk.play("e4").wait(2_000);
    desk.ok(Event::GiveTime { to: Black, time: Span::from_secs(15) });
    assert_eq!(desk.left(Black), 73_000);
    desk.ok(Event::SetClock { color: Black, left: Span::from_secs(5) });
    desk.ok(Event::SetClock { color: White, left: Span::from_secs(6) });
    assert_eq!((desk.left(White), desk.left(Black)), (6_000, 5_000));
    for time in [Span::ZERO, TimeControl::MAX_TIME + Span::from_micros(1)] {
        assert_eq!(desk.apply(Event::GiveTime { to: Black, time }), Err(Refusal::BadAmount));
        assert_eq!(desk.apply(Event::SetClock { color: Black, left: time }), Err(Refusal::BadAmount));
    }
    let edits: Vec<_> =
        desk.game.clock_edits().iter().map(|edit| (edit.color, edit.before, edit.after)).collect();
    let secs = Span::from_secs;
    assert_eq!(
        edits,
        [(Black, secs(58), secs(73)), (Black, secs(73), secs(5)), (White, secs(60), secs(6))],
        "every edit is logged"
    );
    desk.wait(5_000).ok(Event::Tick);
    assert_eq!(desk.outcome(), "1-0 flag-fall");
    let mut untimed = Desk::new(HouseRules::fide());
    assert_eq!(untimed.apply(Event::GiveTime { to: Black, time: secs(1) }), Err(Refusal::NoClock));
}

#[test]
fn a_clock_says_when_it_will_look_different() {
    let mut desk = desk(TimeControl::with_total(Span::from_secs(22)));
    let clock = |desk: &Desk| desk.game.clock().unwrap().clone();
    assert_eq!(clock(&desk).next_wake(desk.now), None);
    desk.play("e4");
    // The displayed time must change at each wake-up: every second above twenty seconds, every
    // tenth of a second below.
    let mut looks = vec![clock(&desk).reading(Black, desk.now).to_display().unwrap().to_string()];
    while let Some(wake) = clock(&desk).next_wake(desk.now) {
        assert!(wake > desk.now);
        desk.now = wake;
        let look = clock(&desk).reading(Black, desk.now).to_display().unwrap().to_string();
        assert_ne!(looks.last(), Some(&look), "a wake changes something");
        looks.push(look);
    }
    assert_eq!(looks.len(), 1 + 2 + 1 + 200, "{looks:?}");
    assert_eq!(looks[..6], ["0:22", "0:21", "0:20", "0:20.0", "0:19.9", "0:19.8"]);
    assert_eq!(looks.last().map(String::as_str), Some("0:00.0"));
    desk.ok(Event::Tick);
    assert_eq!(desk.outcome(), "1-0 flag-fall");
}

#[test]
fn low_time_is_said_in_time() {
    let mut desk = desk(TimeControl::with_total(Span::from_mins(5)));
    let low = |desk: &Desk| desk.game.clock().unwrap().reading(Black, desk.now).is_low;
    desk.play("e4").wait(262_500);
    assert!(!low(&desk));
    desk.wait(1);
    assert!(low(&desk));
}

#[test]
fn impossible_time_controls_say_what_is_wrong() {
    let error = |allowance| TimeControl::new(TimeAllowance::default(), allowance).unwrap_err();
    let fault = |allowance| {
        let error = error(allowance);
        assert_eq!(error.color, Black);
        error.fault
    };
    let stage = |moves, secs| TimeStage { moves, time: Span::from_secs(secs), bonus: TimeBonus::None };
    let staged = |stages| TimeAllowance { stages, per_move: None };
    let long = TimeControl::MAX_TIME + Span::from_micros(1);
    let bonus = TimeAllowance::with_total(Span::from_secs(1), TimeBonus::Increment(long));
    let limited = |limit| TimeAllowance { per_move: Some(limit), ..TimeAllowance::default() };
    assert_eq!(fault(staged(vec![stage(None, 0)])), TimeFault::NoTime);
    assert_eq!(fault(staged(vec![stage(Some(5), 5), stage(Some(0), 5)])), TimeFault::NoMoves { stage: 1 });
    assert_eq!(fault(staged(vec![stage(None, 5), stage(None, 5)])), TimeFault::StageAfterLast { stage: 0 });
    assert_eq!(fault(staged(vec![stage(None, u64::MAX)])), TimeFault::LongStage { stage: 0 });
    assert_eq!(fault(bonus), TimeFault::LongBonus { stage: 0 });
    assert_eq!(fault(limited(long)), TimeFault::LongPerMove);
    assert_eq!(fault(limited(Span::ZERO)), TimeFault::NoTimePerMove);
    assert_eq!(error(limited(Span::ZERO)).color, Black);
    assert_eq!(error(limited(long)).code(), "time-too-long");
}

#[test]
fn a_stored_time_control_that_nobody_can_play_with_is_not_read() {
    let time = TimeControl::with_total(Span::from_secs(60)).with_press(ClockPress::Tap);
    let stored = serde_json::to_string(&time).unwrap();
    assert_eq!(serde_json::from_str::<TimeControl>(&stored).unwrap(), time);
    let setup = serde_json::to_string(&GameSetup { time, ..GameSetup::default() }).unwrap();
    let bad = setup.replace("60000000", "0");
    assert_ne!(bad, setup);
    let fault = serde_json::from_str::<GameSetup>(&bad).unwrap_err();
    assert!(fault.to_string().starts_with("no-time"), "{fault}");
    assert_eq!(serde_json::from_str::<TimeControl>("{}").unwrap(), TimeControl::without_clocks());
}

#[test]
fn clocks_in_addresses_are_read_strictly() {
    assert_eq!("300+3".parse(), Ok(TimeControl::fischer(Span::from_secs(300), Span::from_secs(3))));
    assert_eq!("60".parse(), Ok(TimeControl::with_total(Span::from_secs(60))));
    assert_eq!(
        "0.5+0.000001".parse(),
        Ok(TimeControl::fischer(Span::from_millis(500), Span::from_micros(1)))
    );
    assert_eq!("none".parse(), Ok(TimeControl::without_clocks()));
    for bad in
        ["", "+", "300+", "-1", "1e9", "0", "0+5", "3:00", "60 ", "6０", ".5", "5.", "1.0000001", "3600001"]
    {
        assert!(bad.parse::<TimeControl>().is_err(), "{bad}");
    }
    assert!("3600000".parse::<TimeControl>().is_ok());
    assert!("18446744073709551615+1".parse::<TimeControl>().is_err());
}

/// Plays 800 half-moves over four hours. The instants of the moves have fractions of a microsecond,
/// but the clocks differ by less than 0.1 ms from sums in floating point.
#[test]
fn four_hours_of_four_hundred_moves_lose_nothing() {
    let total = Span::from_mins(180);
    let mut desk = Desk::timed(
        HouseRules {
            fifty_moves: tabiya::game::DrawRule::Off,
            threefold: tabiya::game::DrawRule::Off,
            ..HouseRules::lobby()
        },
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        TimeControl::with_total(total),
    );
    let mut now = 1_234.567_8_f64;
    let mut spent = [0.0_f64; 2];
    let mut seed = 0x2545_F491_4F6C_DD1D_u64;
    for ply in 0..800 {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        let thought = (seed % 36_000_000) as f64 / 1_000.0 + 0.000_3;
        now += thought;
        if ply > 0 {
            spent[ply % 2] += thought;
        }
        desk.now = Instant::from_millis_f64(now);
        let uci = [["e1e2", "e8e7"], ["e2e1", "e7e8"]][ply / 2 % 2][ply % 2];
        let mv = desk.mv(uci);
        desk.ok(Event::Move(mv));
    }
    assert!(now > 3.9 * 3_600_000.0, "{now}");
    for (color, exact) in [(White, spent[0]), (Black, spent[1])] {
        let reading = desk.game.clock().unwrap().reading(color, desk.now);
        let error = (reading.spent.as_micros() as f64 / 1_000.0 - exact).abs();
        println!("{color:?}: error {error:.6} ms");
        assert!(error < 0.1, "{color:?}: {error} ms");
        assert_eq!(reading.left.unwrap() + reading.spent, total);
    }
}
