//! A clock time that the arbiter sets survives takeback and redo, as added time does (FIDE 7.1).

use tabiya::game::{Event, HouseRules, Span, TimeAllowance, TimeBonus, TimeControl};
use tabiya::rules::Color::{self, Black, White};

use super::super::desk::Desk;
use super::{plain, under};

fn set(desk: &mut Desk, color: Color, secs: u64) {
    desk.ok(Event::SetClock { color, left: Span::from_secs(secs) });
}

fn take_back(desk: &mut Desk, by: Color) {
    desk.ok(Event::AskTakeback(by));
    desk.ok(Event::GrantRequest(!by));
}

#[test]
fn what_was_set_stays_set_when_moves_go_back() {
    let mut desk = plain(60, 5);
    desk.play("e4 e5 Nf3");
    set(&mut desk, Black, 600);
    set(&mut desk, White, 30);
    take_back(&mut desk, White);
    assert_eq!((desk.left(White), desk.left(Black)), (30_000, 600_000));
    desk.wait(2_000);
    assert_eq!((desk.left(White), desk.left(Black)), (28_000, 600_000));
    // The move that was taken back is made again.
    desk.ok(Event::AskRedo(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((desk.left(White), desk.left(Black)), (30_000, 600_000));
    assert_eq!(desk.game.clock_edits().len(), 2);
}

#[test]
fn what_was_thought_after_it_and_not_taken_back_counts() {
    let mut desk = plain(60, 0);
    desk.play("e4 e5");
    set(&mut desk, White, 600);
    desk.wait(4_000).play("Nf3 Nc6 Bb5");
    assert_eq!(desk.left(White), 600_000 - 5_000 - 1_000);
    take_back(&mut desk, White);
    assert_eq!(desk.left(White), 594_000, "as it stood before Bb5, a second of thought included");
    desk.play("d4 d5");
    take_back(&mut desk, White);
    take_back(&mut desk, White);
    assert_eq!(desk.left(White), 594_000 + 1_000, "as it stood before Nf3, five seconds of thought included");
}

#[test]
fn what_is_given_after_it_comes_on_top() {
    let mut desk = plain(60, 0);
    desk.play("e4 e5 Nf3");
    desk.ok(Event::GiveTime { to: Black, time: Span::from_secs(15) });
    set(&mut desk, Black, 100);
    desk.ok(Event::GiveTime { to: Black, time: Span::from_secs(15) });
    take_back(&mut desk, White);
    assert_eq!(desk.left(Black), 115_000);
    set(&mut desk, Black, 50);
    desk.ok(Event::AskRedo(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!(desk.left(Black), 50_000, "what was set last");
}

#[test]
fn it_holds_for_the_player_to_move_and_for_every_kind_of_clock() {
    for bonus in [
        TimeBonus::None,
        TimeBonus::Delay(Span::from_secs(3)),
        TimeBonus::Hourglass,
        TimeBonus::Bronstein(Span::from_secs(2)),
    ] {
        let time = TimeControl::same_for_both(TimeAllowance::with_total(Span::from_secs(60), bonus)).unwrap();
        let mut desk = under(HouseRules::fp_club(), time);
        desk.play("e4 e5").wait(7_000).play("Nf3").wait(9_000);
        set(&mut desk, White, 200);
        set(&mut desk, Black, 300);
        take_back(&mut desk, White);
        assert_eq!((desk.left(White), desk.left(Black)), (200_000, 300_000), "{bonus:?}");
        for color in Color::ALL {
            let reading = desk.game.clock().unwrap().reading(color, desk.now);
            assert_eq!(reading.left.unwrap() + reading.spent, reading.received, "{bonus:?}");
        }
    }
}

#[test]
fn it_survives_taking_back_the_whole_game() {
    let mut desk = plain(60, 0);
    desk.play("e4");
    set(&mut desk, White, 45);
    take_back(&mut desk, White);
    assert_eq!((desk.left(White), desk.game.clock().unwrap().running()), (45_000, None));
}
