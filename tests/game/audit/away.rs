//! Absences, or gaps: times in which the page does not run, so that no player can play. After a
//! gap, the players decide whether it is refunded or charged. A gap is charged to the player whose
//! clock ran when the gap began, even if moves are taken back before the decision. The game charges
//! exactly the time that it reports as lost.

use tabiya::game::{
    ClockStop, Edition, Event, GameSetup, HouseRules, Span, TimeAllowance, TimeBonus, TimeControl, TimeStage,
};
use tabiya::rules::Color::{Black, White};

use super::super::desk::Desk;
use super::{plain, under};

/// Suspends the game for `secs` seconds.
fn away(desk: &mut Desk, secs: u64) {
    let from = desk.now;
    desk.wait(secs * 1_000).ok(Event::Suspend { from });
    assert_eq!(desk.game.undecided_absence_time(), Some(Span::from_secs(secs)));
}

fn take_back(desk: &mut Desk) {
    desk.ok(Event::AskTakeback(White));
    desk.wait(5_000).ok(Event::GrantRequest(Black));
}

fn redo(desk: &mut Desk) {
    desk.ok(Event::AskRedo(White));
    desk.wait(5_000).ok(Event::GrantRequest(Black));
}

#[test]
fn a_takeback_does_not_pass_it_to_the_other_player() {
    // Sixty seconds each; a gap of 61 seconds begins in Black's turn.
    let mut desk = plain(60, 0);
    desk.play("e4 e5 Nf3");
    away(&mut desk, 61);
    take_back(&mut desk);
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!(desk.outcome(), "1-0 flag-fall");

    let mut desk = plain(60, 0);
    desk.play("e4 e5 Nf3").wait(2_000);
    away(&mut desk, 20);
    take_back(&mut desk);
    assert_eq!((desk.left(White), desk.left(Black)), (59_000, 59_000), "as they stood before the move");
    desk.wait(7_000).ok(Event::EndAbsence { refund: false });
    assert_eq!((desk.left(White), desk.left(Black)), (59_000, 59_000 - 20_000));
}

#[test]
fn nor_does_a_redo() {
    let mut desk = plain(60, 0);
    desk.play("e4 e5 Nf3 Nc6");
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    // A gap in White's turn. Before the players decide about the gap, both moves are made again, so
    // White is to move again.
    away(&mut desk, 20);
    redo(&mut desk);
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!((desk.left(White), desk.left(Black)), (59_000 - 20_000, 58_000));

    // Only White's last move is made again: Black is to move, and the gap is charged to White.
    let mut desk = plain(60, 0);
    desk.play("e4 e5 Nf3");
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    away(&mut desk, 20);
    redo(&mut desk);
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!((desk.left(White), desk.left(Black)), (59_000 - 20_000, 59_000));
    assert_eq!(desk.game.clock().unwrap().running(), Some(Black));
}

#[test]
fn what_is_shown_is_what_is_charged() {
    // After the gap, neither time nor other events change the time that is charged.
    for event in [None, Some(Event::OfferDraw(Black)), Some(Event::AskTakeback(White))] {
        let mut desk = plain(60, 0);
        desk.play("e4");
        away(&mut desk, 20);
        desk.wait(10_000);
        if let Some(event) = event {
            desk.ok(event);
        }
        assert_eq!(desk.game.undecided_absence_time(), Some(Span::from_secs(20)));
        desk.wait(15_000).ok(Event::EndAbsence { refund: false });
        assert_eq!(desk.left(Black), 40_000);
    }
    // The hour that the players take to decide is not charged: Black has one second left.
    let mut desk = plain(60, 0);
    desk.play("e4");
    away(&mut desk, 59);
    desk.wait(3_600_000).ok(Event::EndAbsence { refund: false });
    assert_eq!((desk.outcome().as_str(), desk.left(Black)), ("*", 1_000));
    // A gap of all of Black's 60 seconds is a flag fall.
    let mut desk = plain(60, 0);
    desk.play("e4");
    away(&mut desk, 60);
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!(desk.outcome(), "1-0 flag-fall");
}

#[test]
fn it_is_still_settled_where_the_first_move_goes_back() {
    let mut desk = plain(60, 0);
    desk.play("e4");
    away(&mut desk, 20);
    take_back(&mut desk);
    assert!(matches!(desk.game.clock_stop(), ClockStop::Suspended(_)));
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!((desk.left(White), desk.left(Black)), (60_000, 40_000));
    assert_eq!(desk.game.clock().unwrap().running(), None, "the first move is free again");
    desk.wait(9_000).play("d4");
    assert_eq!((desk.left(White), desk.left(Black)), (60_000, 40_000));
}

#[test]
fn given_back_it_costs_nobody() {
    let mut desk = plain(60, 0);
    desk.play("e4 e5 Nf3");
    away(&mut desk, 600);
    take_back(&mut desk);
    desk.ok(Event::EndAbsence { refund: true });
    assert_eq!((desk.left(White), desk.left(Black)), (59_000, 59_000));
    desk.wait(1_000);
    assert_eq!(desk.left(White), 58_000, "and White thinks on");
}

#[test]
fn a_delay_that_was_left_and_an_hourglass_are_kept_in_mind() {
    let with =
        |bonus| TimeControl::same_for_both(TimeAllowance::with_total(Span::from_secs(60), bonus)).unwrap();
    let mut desk = under(HouseRules::fp_club(), with(TimeBonus::Delay(Span::from_secs(5))));
    desk.play("e4 e5 Nf3").wait(2_000);
    away(&mut desk, 20);
    take_back(&mut desk);
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!(desk.left(Black), 60_000 - 17_000, "three seconds of the delay were left");
    let mut desk = under(HouseRules::fp_club(), with(TimeBonus::Hourglass));
    desk.play("e4 e5 Nf3");
    // Hourglass: Black's second for e5 has been added to White's time, and White's second for Nf3
    // to Black's time.
    assert_eq!((desk.left(White), desk.left(Black)), (60_000, 60_000));
    away(&mut desk, 20);
    take_back(&mut desk);
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!((desk.left(White), desk.left(Black)), (80_000, 40_000), "Nf3 is thought over again");
}

#[test]
fn a_gap_tells_exactly_what_is_charged() {
    let delay = Span::from_secs(5);
    for bonus in
        [TimeBonus::None, TimeBonus::Increment(delay), TimeBonus::Bronstein(delay), TimeBonus::Delay(delay)]
    {
        for (thought, secs, takes_back) in [
            (0, 3, false),
            (0, 5, false),
            (0, 20, false),
            (2_000, 2, false),
            (2_000, 20, false),
            (9_000, 20, false),
            (2_000, 20, true),
            (9_000, 20, true),
            (0, 3, true),
        ] {
            let time =
                TimeControl::same_for_both(TimeAllowance::with_total(Span::from_secs(60), bonus)).unwrap();
            let mut desk = under(HouseRules::fp_club(), time);
            desk.play("e4 e5 Nf3").wait(thought);
            away(&mut desk, secs);
            if takes_back {
                take_back(&mut desk);
            }
            let gap = desk.game.undecided_absence().unwrap();
            assert_eq!(gap.length, Span::from_secs(secs));
            let before = desk.left(Black);
            desk.ok(Event::EndAbsence { refund: false });
            let charged = before - desk.left(Black);
            assert_eq!(gap.charged.as_millis(), charged, "{bonus:?} {thought} {secs} {takes_back}");
            let covered = if bonus == TimeBonus::Delay(delay) {
                (secs * 1_000).min(5_000 - thought.min(5_000))
            } else {
                0
            };
            assert_eq!(gap.covered_by_delay.as_millis(), covered, "{bonus:?} {thought} {secs} {takes_back}");
        }
    }
}

#[test]
fn what_an_hourglass_has_given_in_a_turn_that_goes_on_can_be_lost_too() {
    let time =
        TimeControl::same_for_both(TimeAllowance::with_total(Span::from_secs(60), TimeBonus::Hourglass))
            .unwrap();
    let mut desk = under(HouseRules::fp_club(), time);
    desk.play("e4 e5 Nf3").wait(10_000).play("Nc6");
    assert_eq!((desk.left(White), desk.left(Black)), (71_000, 49_000));
    // A gap in White's turn. Black's move is taken back before the players decide about the gap, so
    // Black's clock runs afterwards.
    away(&mut desk, 65);
    desk.ok(Event::AskTakeback(Black));
    desk.ok(Event::GrantRequest(White));
    assert_eq!((desk.left(White), desk.left(Black)), (71_000, 49_000));
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!((desk.outcome().as_str(), desk.left(White)), ("*", 71_000 - 65_000));
}

#[test]
fn who_is_away_still_is_until_they_are_back() {
    // Setting a game aside suspends it, and opening the game again suspends it once more. Both
    // events together make one gap.
    let mut desk = plain(60, 0);
    desk.play("e4").wait(5_000);
    let from = desk.now;
    desk.ok(Event::Suspend { from });
    assert_eq!(desk.game.undecided_absence_time(), Some(Span::ZERO));
    desk.wait(30_000);
    let from = desk.now;
    desk.ok(Event::Suspend { from });
    assert_eq!(desk.game.undecided_absence_time(), Some(Span::from_secs(30)));
    desk.ok(Event::EndAbsence { refund: true });
    assert_eq!(desk.left(Black), 55_000, "what was thought before is not given back");
}

/// A time control with a limit of 20 seconds for each move.
fn limited(stages: Vec<TimeStage>) -> TimeControl {
    TimeControl::same_for_both(TimeAllowance { stages, per_move: Some(Span::from_secs(20)) }).unwrap()
}

#[test]
fn a_limit_for_each_move_is_a_flag_also_after_a_takeback() {
    let total = TimeStage { moves: None, time: Span::from_mins(10), bonus: TimeBonus::None };
    for stages in [vec![], vec![total]] {
        for takes_back in [false, true] {
            for (secs, outcome) in [(19, "*"), (20, "1-0 flag-fall"), (25, "1-0 flag-fall")] {
                let mut desk = under(HouseRules::lobby(), limited(stages.clone()));
                desk.play("e4 e5 Nf3");
                away(&mut desk, secs);
                if takes_back {
                    take_back(&mut desk);
                }
                desk.ok(Event::EndAbsence { refund: false });
                assert_eq!(desk.outcome(), outcome, "{secs} s, taken back: {takes_back}");
                assert!(desk.journal.replay().game == desk.game);
            }
        }
    }
    // Thinking time before the gap counts towards the limit.
    let mut desk = under(HouseRules::lobby(), limited(vec![]));
    desk.play("e4 e5 Nf3").wait(5_000);
    away(&mut desk, 15);
    take_back(&mut desk);
    desk.ok(Event::EndAbsence { refund: false });
    assert_eq!(desk.outcome(), "1-0 flag-fall");
    // A refunded gap costs nothing.
    let mut desk = under(HouseRules::lobby(), limited(vec![]));
    desk.play("e4 e5 Nf3");
    away(&mut desk, 25);
    take_back(&mut desk);
    desk.ok(Event::EndAbsence { refund: true });
    assert_eq!(desk.outcome(), "*");
}

#[test]
fn a_control_with_delay_only_is_spent_with_its_delay() {
    let time = TimeControl::same_for_both(TimeAllowance::with_total(
        Span::ZERO,
        TimeBonus::Delay(Span::from_secs(10)),
    ))
    .unwrap();
    for takes_back in [false, true] {
        for (secs, outcome) in [(1, "*"), (9, "*"), (10, "1-0 flag-fall"), (15, "1-0 flag-fall")] {
            let mut desk = under(HouseRules::lobby(), time.clone());
            desk.play("e4 e5 Nf3");
            away(&mut desk, secs);
            if takes_back {
                take_back(&mut desk);
            }
            desk.ok(Event::EndAbsence { refund: false });
            assert_eq!(desk.outcome(), outcome, "{secs} s, taken back: {takes_back}");
            assert!(desk.journal.replay().game == desk.game);
        }
    }
}

/// Gaps are charged by the edition (version) of the app's rulings under which the game began.
#[test]
fn in_a_game_of_an_earlier_edition_gaps_are_charged_as_they_were() {
    let delay = TimeControl::same_for_both(TimeAllowance::with_total(
        Span::ZERO,
        TimeBonus::Delay(Span::from_secs(10)),
    ))
    .unwrap();
    for (time, secs, outcome) in [(delay, 1, "1-0 flag-fall"), (limited(vec![]), 25, "*")] {
        let (rules, edition) = (HouseRules::lobby(), Edition::Second);
        let mut desk = Desk::with(GameSetup { rules, time, edition, ..GameSetup::default() });
        desk.play("e4 e5 Nf3");
        away(&mut desk, secs);
        take_back(&mut desk);
        desk.ok(Event::EndAbsence { refund: false });
        assert_eq!(desk.outcome(), outcome);
    }
}
