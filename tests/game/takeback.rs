//! Taking moves back and playing them again, with the clocks.

use tabiya::game::{Event, FirstMove, GameSetup, HouseRules, Refusal, RequestKind, Span, TimeControl};
use tabiya::rules::Color::{Black, White};

use super::desk::Desk;

fn timed() -> Desk {
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(5));
    Desk::with(GameSetup { time, ..GameSetup::default() })
}

#[test]
fn a_takeback_needs_consent_and_refunds_the_clocks() {
    let mut desk = timed();
    desk.play("e4").wait(1_000).play("e5").wait(6_000).play("Qh5");
    assert_eq!((desk.left(White), desk.left(Black)), (65_000 - 7_000 + 5_000, 63_000));
    desk.wait(4_000);
    let request = desk.ok(Event::AskTakeback(White)).requested.unwrap();
    assert_eq!((request.by, request.kind), (White, RequestKind::Takeback(1)));
    assert_eq!(desk.apply(Event::AskTakeback(Black)), Err(Refusal::RequestOpen));
    assert_eq!(desk.apply(Event::GrantRequest(White)), Err(Refusal::NoRequest));
    desk.wait(1_000).ok(Event::GrantRequest(Black));
    assert_eq!(desk.game.moves().len(), 2);
    // The clocks are those at the instant before the move: White has spent seven seconds of
    // thinking and earned no increment, and Black gets back the thinking time after the move.
    assert_eq!((desk.left(White), desk.left(Black)), (58_000, 63_000));
    desk.wait(500);
    assert_eq!((desk.left(White), desk.left(Black)), (57_500, 63_000));
    desk.play("Nf3");
    assert_eq!(desk.left(White), 57_500 - 1_000 + 5_000);
    assert_eq!(desk.apply(Event::AskRedo(White)), Err(Refusal::NothingToRedo));
}

#[test]
fn in_the_own_turn_the_reply_goes_back_too() {
    let mut desk = timed();
    desk.play("e4 e5 Nf3 Nc6");
    assert_eq!(desk.ok(Event::AskTakeback(White)).requested.unwrap().kind, RequestKind::Takeback(2));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!(desk.game.moves().len(), 2);
    assert_eq!((desk.left(White), desk.left(Black)), (64_000, 64_000));
    // Redo restores both moves, with the clocks after them.
    desk.wait(30_000).ok(Event::AskRedo(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!(desk.game.moves().len(), 4);
    assert_eq!((desk.left(White), desk.left(Black)), (69_000, 68_000));
    desk.wait(1_000);
    assert_eq!((desk.left(White), desk.left(Black)), (68_000, 68_000));
}

#[test]
fn a_request_is_refused_by_word_or_by_moving() {
    let mut desk = timed();
    assert_eq!(desk.apply(Event::AskTakeback(White)), Err(Refusal::NothingToTakeBack));
    desk.play("e4");
    assert_eq!(desk.apply(Event::AskTakeback(Black)), Err(Refusal::NothingToTakeBack));
    desk.ok(Event::AskTakeback(White));
    assert!(desk.ok(Event::DeclineRequest(Black)).declined_request.is_some());
    desk.ok(Event::AskTakeback(White));
    let mv = desk.mv("e5");
    assert!(desk.ok(Event::Move(mv)).declined_request.is_some());
    assert_eq!(desk.apply(Event::GrantRequest(Black)), Err(Refusal::NoRequest));
}

#[test]
fn who_asks_may_withdraw_the_request_but_not_a_draw_offer() {
    let mut desk = timed();
    desk.play("e4 e5");
    for ask in [Event::AskTakeback(White), Event::AskTakeback(Black)] {
        let by = ask.player().unwrap();
        desk.ok(ask);
        let withdrawn = desk.ok(Event::DeclineRequest(by)).declined_request.map(|request| request.by);
        assert_eq!((withdrawn, desk.game.open_request()), (Some(by), None));
        assert_eq!(desk.apply(Event::GrantRequest(!by)), Err(Refusal::NoRequest));
        assert_eq!(desk.apply(Event::DeclineRequest(by)), Err(Refusal::NoRequest));
    }
    desk.ok(Event::OfferDraw(White));
    assert_eq!(desk.apply(Event::DeclineDraw(White)), Err(Refusal::NoOffer), "FIDE 9.1.2.1");
}

#[test]
fn the_free_first_move_taken_back_is_free_again() {
    let mut desk = timed();
    desk.wait(10_000).play("e4").wait(3_000);
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!(desk.game.clock().unwrap().running(), None);
    desk.wait(100_000).play("d4");
    assert_eq!((desk.left(White), desk.left(Black)), (65_000, 60_000));
    // If the first move is timed, the clock waits for its start again.
    let time = TimeControl::with_total(Span::from_secs(60)).with_first_move(FirstMove::Timed);
    let mut desk = Desk::with(GameSetup { time, ..GameSetup::default() });
    desk.ok(Event::Start);
    desk.wait(2_000).play("e4").wait(3_000);
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((desk.game.clock().unwrap().running(), desk.left(White)), (None, 60_000));
}

#[test]
fn what_was_given_by_hand_stays_given() {
    let mut desk = timed();
    desk.play("e4 e5 Nf3");
    desk.ok(Event::GiveTime { to: Black, time: Span::from_secs(15) });
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((desk.left(White), desk.left(Black)), (64_000, 64_000 + 15_000));
    assert_eq!(desk.game.clock_edits().len(), 1);
}

#[test]
fn a_takeback_while_the_clocks_are_stopped_leaves_them_stopped() {
    let mut desk = timed();
    desk.play("e4 e5 Nf3").wait(2_000).ok(Event::Pause);
    desk.ok(Event::AskTakeback(White));
    desk.wait(50_000).ok(Event::GrantRequest(Black));
    assert_eq!((desk.game.clock().unwrap().running(), desk.left(White)), (None, 64_000));
    desk.wait(50_000).ok(Event::Resume);
    desk.wait(1_000);
    assert_eq!(desk.left(White), 63_000);
}

#[test]
fn an_open_offer_goes_with_the_move_and_repetitions_are_counted_without_it() {
    let mut desk = Desk::new(HouseRules::lobby());
    desk.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    desk.ok(Event::OfferDraw(Black));
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert!(desk.game.draw_offer().is_none());
    desk.play("Ng1");
    assert_eq!(desk.outcome(), "*");
    desk.play("Ng8");
    assert_eq!(desk.outcome(), "1/2-1/2 threefold");
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let mut desk = Desk::new(HouseRules::fide());
    desk.play("f3 e5 g4 Qh4#");
    assert!(matches!(desk.apply(Event::AskTakeback(Black)), Err(Refusal::GameOver(_))));
}
