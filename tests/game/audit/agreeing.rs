//! FIDE 5.2.3: the players may agree to a draw once both have made a move.

use tabiya::game::{Event, HouseRules, Refusal};
use tabiya::rules::Color::{self, Black, White};

use super::super::desk::Desk;

#[test]
fn not_before_both_have_moved() {
    // FlyOrDie's rules do not say when players may agree to a draw, so FIDE's article applies.
    for rules in [HouseRules::fide(), HouseRules::fly_or_die()] {
        for (moves, by) in [("", White), ("", Black), ("e4", White), ("e4", Black)] {
            let mut desk = Desk::new(rules.clone());
            desk.play(moves).answer_open_question_winnable().ok(Event::OfferDraw(by));
            assert_eq!(desk.apply(Event::AcceptDraw(!by)), Err(Refusal::TooEarlyToAgree), "{moves} {by:?}");
            assert_eq!(desk.outcome(), "*");
        }
        for by in Color::ALL {
            let mut desk = Desk::new(rules.clone());
            desk.play("e4 e5").answer_open_question_winnable().ok(Event::OfferDraw(by));
            desk.ok(Event::AcceptDraw(!by));
            assert_eq!(desk.outcome(), "1/2-1/2 agreement");
        }
    }
}

#[test]
fn an_offer_with_the_first_move_can_be_accepted_after_it() {
    let mut desk = Desk::new(HouseRules::fide());
    desk.play("e4").ok(Event::OfferDraw(Black));
    desk.play("e5").answer_open_question_winnable().ok(Event::AcceptDraw(White));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

#[test]
fn nor_after_the_second_move_is_taken_back() {
    let mut desk = Desk::new(HouseRules::fide());
    desk.play("e4 e5");
    desk.ok(Event::AskTakeback(Black));
    desk.ok(Event::GrantRequest(White));
    desk.answer_open_question_winnable().ok(Event::OfferDraw(White));
    assert_eq!(desk.apply(Event::AcceptDraw(Black)), Err(Refusal::TooEarlyToAgree));
    desk.ok(Event::DeclineDraw(Black));
    desk.ok(Event::AskRedo(Black));
    desk.ok(Event::GrantRequest(White));
    desk.answer_open_question_winnable().ok(Event::OfferDraw(White));
    desk.ok(Event::AcceptDraw(Black));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
    // Black makes the first move, and White has not moved yet.
    let fen = "4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 1";
    let mut desk = Desk::from_fen(HouseRules::fide(), fen);
    desk.play("d5").answer_open_question_winnable().ok(Event::OfferDraw(Black));
    assert_eq!(desk.apply(Event::AcceptDraw(White)), Err(Refusal::TooEarlyToAgree));
}

#[test]
fn the_club_and_the_lobby_have_a_way_of_their_own() {
    for rules in [HouseRules::fp_club(), HouseRules::lobby()] {
        let mut desk = Desk::new(rules);
        desk.ok(Event::OfferDraw(White));
        desk.play("e4").answer_open_question_winnable().ok(Event::AcceptDraw(Black));
        assert_eq!(desk.outcome(), "1/2-1/2 agreement");
    }
}
